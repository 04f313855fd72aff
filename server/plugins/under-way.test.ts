import { expect, it } from 'vitest';
import { underWay } from './under-way.ts';

it('lets so much run in all and of one name, and forgets who has nothing under way', async () => {
  const files = underWay(3);
  const ends: (() => void)[] = [];
  const run = (most: Record<string, number>) =>
    files
      .run(
        most,
        () =>
          new Promise<string>((resolve) => {
            ends.push(() => {
              resolve('done');
            });
          }),
        (why) => {
          throw new Error(why);
        },
      )
      .catch((error: unknown) => (error as Error).message);
  const first = run({ ann: 1, here: 2 });
  expect(await run({ ann: 1, there: 2 })).toBe('ofOne');
  const others = [run({ ben: 1, here: 2 }), run({ cat: 1, there: 2 })];
  expect(await run({ dan: 1, here: 2 })).toBe('ofOne');
  expect(await run({ dan: 1, elsewhere: 2 })).toBe('inAll');
  ends.shift()!();
  expect(await first).toBe('done');
  const last = run({ ann: 1, here: 2 });
  for (const end of ends) end();
  expect(await Promise.all([...others, last])).toEqual(['done', 'done', 'done']);
  expect(files.size()).toBe(0);
});

it('makes room when work fails', async () => {
  const files = underWay(1);
  const fails = () =>
    files.run(
      { ann: 1 },
      () => Promise.reject(new Error('broken')),
      () => {
        throw new Error('full');
      },
    );
  await expect(fails()).rejects.toThrow('broken');
  await expect(fails()).rejects.toThrow('broken');
});
