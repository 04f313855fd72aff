import type { Db } from '../db/db.ts';

type Run = { now: Promise<unknown>; next: Promise<unknown> | null };
const runsOf = new WeakMap<Db, Map<string, Run>>();

/**
 * Does a work once for all who ask for the same thing at the same time. Who asks while it is under way gets
 * the next run of it, so every answer was read after it was asked for; nothing is kept. `key` names all
 * that the answer depends on.
 */
export const together = <T>(db: Db, key: string, work: () => Promise<T>): Promise<T> => {
  const runs = runsOf.get(db) ?? new Map<string, Run>();
  runsOf.set(db, runs);
  const start = (): Promise<T> => {
    const now = work();
    const run: Run = { now, next: null };
    runs.set(key, run);
    const end = (): void => {
      if (runs.get(key) === run) runs.delete(key);
    };
    now.then(end, end);
    return now;
  };
  const running = runs.get(key);
  if (running === undefined) return start();
  running.next ??= running.now.then(start, start);
  return running.next as Promise<T>;
};
