import { expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { together } from './together.ts';

/** A work that ends when it is told to. */
const steps = () => {
  const ends: ((error?: Error) => void)[] = [];
  const work = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const run = ends.length + 1;
      ends.push((error) => (error ? reject(error) : resolve(run)));
    });
  return { ends, work };
};
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('who asks while a work is under way shares the next run of it', async () => {
  const db = {} as Db;
  const { ends, work } = steps();
  const first = together(db, 'a', work);
  const [second, third] = [together(db, 'a', work), together(db, 'a', work)];
  expect(ends).toHaveLength(1);
  ends[0]!();
  expect(await first).toBe(1);
  await turn();
  expect(ends).toHaveLength(2);
  const fourth = together(db, 'a', work);
  ends[1]!();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await turn();
  ends[2]!();
  expect(await fourth).toBe(3);
  await turn();
  const fifth = together(db, 'a', work);
  ends[3]!();
  expect(await fifth).toBe(4);
});

it('another thing, and another database, run by themselves; a failure is no one else’s', async () => {
  const { ends, work } = steps();
  const db = {} as Db;
  const runs = [together(db, 'a', work), together(db, 'b', work), together({} as Db, 'a', work)];
  expect(ends).toHaveLength(3);
  const next = together(db, 'a', work);
  ends[0]!(new Error('lost'));
  ends[1]!();
  ends[2]!();
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  await turn();
  ends[3]!();
  expect(await next).toBe(4);
});
