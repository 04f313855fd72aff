import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Asked, Drawing } from './drawer.ts';
import { firstViews } from './views.ts';

const ASKED: Asked = { at: '/groupbooking', language: 'en' };
const always = (): boolean => true;

/** Views whose drawings are finished by hand, at a time that is set. */
const drawnByHand = () => {
  const drawings: ((drawing: Drawing | null) => void)[] = [];
  let at = 0;
  const { viewOf } = firstViews({
    draw: () => new Promise((done) => drawings.push(done)),
    now: () => at,
  });
  return {
    drawings,
    viewOf,
    /** What is sent now. */
    sent: async (mayDraw = always): Promise<string | undefined> =>
      (await viewOf(ASKED, mayDraw))?.html.plain,
    finish: async (html: string): Promise<void> => {
      drawings.shift()?.({ html, answers: '[]' });
      await new Promise((done) => {
        setTimeout(done, 20);
      });
    },
    pass: (seconds: number): void => {
      at += seconds * 1000;
    },
  };
};

it('a view is drawn once for all that ask at the same time, and kept packed beside its answers', async () => {
  const { drawings, viewOf } = drawnByHand();
  const both = [viewOf(ASKED, always), viewOf(ASKED, always)];
  expect(drawings).toHaveLength(1);
  drawings[0]?.({ html: '<p>deals</p>', answers: '[1]' });
  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  expect(one?.answers.plain).toBe('[1]');
  expect(brotliDecompressSync(one!.html.packed).toString()).toBe('<p>deals</p>');
});

it('nobody waits long: the page goes on without, and the next one gets it', async () => {
  const { sent, finish } = drawnByHand();
  expect(await sent()).toBeUndefined();
  await finish('deals');
  expect(await sent()).toBe('deals');
});

it('an older view is sent while it is redrawn, but none that is much older', async () => {
  const { drawings, sent, finish, pass } = drawnByHand();
  void sent();
  await finish('morning');
  pass(15);
  expect(await sent()).toBe('morning');
  expect(drawings).toHaveLength(0);
  pass(15);
  expect(await sent()).toBe('morning');
  expect(drawings).toHaveLength(1);
  await finish('noon');
  expect(await sent()).toBe('noon');
  pass(121);
  expect(await sent()).toBeUndefined();
});

it('whoever may have none drawn gets what is kept', async () => {
  const { drawings, sent, finish } = drawnByHand();
  expect(await sent(() => false)).toBeUndefined();
  expect(drawings).toHaveLength(0);
  void sent();
  await finish('deals');
  expect(await sent(() => false)).toBe('deals');
});

it('keeps no more than 300, those that were asked for last', async () => {
  let count = 0;
  const { viewOf } = firstViews({
    draw: ({ at }) => {
      count += 1;
      return Promise.resolve({ html: at, answers: '[]' });
    },
    now: () => 0,
  });
  const ask = (n: number) => viewOf({ at: `/group/store?id=${n}`, language: 'en' }, always);
  for (let n = 0; n < 300; n += 1) await ask(n);
  await ask(0);
  await ask(300);
  await ask(0);
  expect(count).toBe(301);
  await ask(1);
  expect(count).toBe(302);
});
