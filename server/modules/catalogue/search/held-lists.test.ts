import { expect, it } from 'vitest';
import { heldLists } from './held-lists.ts';

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const list = (length: number) => Promise.resolve(Array.from({ length }, () => 'dish'));

it('lists of words: the oldest go when there are too many things in all, and each after its time', async () => {
  const held = heldLists<string>({ most: 100, agedMs: 1000 });
  for (const [at, key] of ['a', 'b', 'c'].entries()) held.put(key, at, list(30));
  await turn();
  expect([['a', 'b', 'c'].filter((key) => held.get(key, 3) !== undefined), held.size()]).toEqual([
    ['b', 'c'],
    80,
  ]);
  held.put('b', 500, list(5));
  await turn();
  expect([held.get('c', 1001), held.get('b', 1001, 501), await held.get('b', 1001)]).toMatchObject([
    expect.any(Promise),
    undefined,
    { length: 5 },
  ]);
  expect(held.get('c', 1002)).toBeUndefined();
  held.put('d', 1400, list(0));
  await turn();
  expect(held.size()).toBe(25);
  held.clear();
  expect([held.size(), held.get('d', 1400)]).toEqual([0, undefined]);
});

it('a list that fails, and one that another has replaced, cost nothing', async () => {
  const held = heldLists<string>({ most: 100, agedMs: 1000 });
  held.put('a', 0, Promise.reject(new Error('no database')));
  held.put('b', 0, list(50));
  held.put('b', 0, list(20));
  await turn();
  expect([held.get('a', 0), held.size()]).toEqual([undefined, 30]);
});
