import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

/** A gatherer over a list that notes each batch, with answers that come when the test says so. */
const noted = (options: { atOnce?: number; most?: number; fails?: boolean } = {}) => {
  const batches: number[][] = [];
  const doors: (() => void)[] = [];
  const wait = () =>
    new Promise<void>((resolve) => {
      doors.push(resolve);
    });
  const ask = gather<number, number>({
    one: async (n) => {
      batches.push([n]);
      await wait();
      if (n < 0) throw new Error(`no ${n}`);
      return n * 10;
    },
    many: async (ns) => {
      batches.push([...ns]);
      await wait();
      if (options.fails) throw new Error('all of them');
      return ns.map((n) => n * 10);
    },
    ...(options.atOnce === undefined ? {} : { atOnce: options.atOnce }),
    ...(options.most === undefined ? {} : { most: options.most }),
  });
  const turn = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  const open = async () => {
    doors.splice(0).forEach((door) => {
      door();
    });
    await turn();
  };
  return { ask, batches, turn, open };
};

describe('asking together', () => {
  it('sends one ask alone', async () => {
    const { ask, batches, turn, open } = noted();
    const answer = ask(1);
    await turn();
    await open();
    expect(await answer).toBe(10);
    expect(batches).toEqual([[1]]);
  });
  it('sends what comes in one turn, and what comes while that is on its way, as one each', async () => {
    const { ask, batches, turn, open } = noted();
    const first = [ask(1), ask(2), ask(3)];
    await turn();
    const second = [ask(4), ask(5)];
    await turn();
    expect(batches).toEqual([[1, 2, 3]]);
    await open();
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    await open();
    expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50]);
  });
  it('keeps to its sizes', async () => {
    const { ask, batches, turn, open } = noted({ atOnce: 2, most: 2 });
    const all = [1, 2, 3, 4, 5].map(ask);
    await turn();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await open();
    await open();
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
    expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50]);
  });
  it('asks each alone when a batch fails, and rejects only those that fail alone too', async () => {
    const { ask, batches, turn, open } = noted({ fails: true });
    const all = Promise.allSettled([ask(1), ask(-2), ask(3)]);
    await turn();
    await open();
    await open();
    expect((await all).map((r) => (r.status === 'fulfilled' ? r.value : String(r.reason)))).toEqual(
      [10, 'Error: no -2', 30],
    );
    expect(batches).toEqual([[1, -2, 3], [1], [-2], [3]]);
  });
  it('sends no sooner after the last than `pauseMs`, all that came meanwhile as one', async () => {
    const begun: number[] = [];
    const ask = gather<number, number>({
      one: (n) => {
        begun.push(performance.now());
        return Promise.resolve(n);
      },
      many: (ns) => {
        begun.push(performance.now());
        return Promise.resolve(ns);
      },
      pauseMs: 30,
    });
    await ask(1);
    expect(await Promise.all([ask(2), ask(3), ask(4)])).toEqual([2, 3, 4]);
    expect(begun).toHaveLength(2);
    expect(begun[1]! - begun[0]!).toBeGreaterThan(25);
  });
});
