import type { Db, Query } from './db.ts';

type Work = (query: Query) => Promise<void>;

/** What waits for the end of each transaction under way, by key. */
const waiting = new WeakMap<Query, Map<string, Work[]>>();

/**
 * Runs a work as the last statements of the transaction that `query` belongs to; outside of one it
 * runs at once. Works go by their keys, so that rows which many transactions share (counters) are
 * locked last and in one order: no two wait for each other.
 */
export const atEnd = async (query: Query, key: string, work: Work): Promise<void> => {
  const works = waiting.get(query);
  if (works === undefined) await work(query);
  else works.set(key, [...(works.get(key) ?? []), work]);
};

/** A database whose transactions do what waits for their end, and tell of it once they are committed. */
export const withEnds = (db: Db): Db => {
  const listeners = new Set<(keys: readonly string[]) => void>();
  return {
    ...db,
    tx: async (work) => {
      let keys: readonly string[] = [];
      const result = await db.tx(async (query) => {
        const works = new Map<string, Work[]>();
        waiting.set(query, works);
        const done = await work(query);
        waiting.delete(query);
        keys = [...works.keys()].toSorted();
        for (const key of keys) for (const last of works.get(key) ?? []) await last(query);
        return done;
      });
      if (keys.length > 0) for (const listener of listeners) listener(keys);
      return result;
    },
    onEnds: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
