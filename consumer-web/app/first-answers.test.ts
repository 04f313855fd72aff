// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const DEALS = ['group', 'deals'];
const text = (price: number): string => JSON.stringify([[DEALS, { price }]]);

describe('what the first view was drawn from', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  const load = async () => ({
    ...(await import('./first-answers.ts')),
    ...(await import('../lib/api/query.ts')),
  });

  it('is drawn from once more, then asked for again', async () => {
    const { takeAnswers, confirmAnswers, queryClient } = await load();
    await takeAnswers(Promise.resolve(text(38)));
    expect(queryClient.getQueryData(DEALS)).toEqual({ price: 38 });
    expect(queryClient.getQueryState(DEALS)?.isInvalidated).toBe(false);
    confirmAnswers();
    expect(queryClient.getQueryState(DEALS)?.isInvalidated).toBe(true);
  });

  it('never takes the place of what the app has asked for itself', async () => {
    const { takeAnswers, confirmAnswers, queryClient } = await load();
    let arrive: (answers: string) => void = () => undefined;
    const late = takeAnswers(
      new Promise((done) => {
        arrive = done;
      }),
    );
    confirmAnswers();
    queryClient.setQueryData(DEALS, { price: 40 });
    arrive(text(38));
    await late;
    expect(queryClient.getQueryData(DEALS)).toEqual({ price: 40 });
  });

  it('may fail to come: the app asks for itself', async () => {
    const { takeAnswers, queryClient } = await load();
    await takeAnswers(Promise.reject(new Error('lost')));
    await takeAnswers(Promise.resolve(''));
    expect(queryClient.getQueryData(DEALS)).toBeUndefined();
  });
});
