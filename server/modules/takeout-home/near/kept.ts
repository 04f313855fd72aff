import type { Db } from '#server/db/db.ts';

/** How old what lists show may be. A store's own page and the checkout always ask the database. */
export const KEPT_MS = 1500;

type Kept<T> = { at: number; value: Promise<T> };

/** Loads something at most once in `KEPT_MS` for a database; those who ask meanwhile share the answer. A load that fails is not kept. */
export const kept = <T>(load: (db: Db) => Promise<T>) => {
  const values = new WeakMap<Db, Kept<T>>();
  const get = (db: Db): Promise<T> => {
    const now = performance.now();
    const old = values.get(db);
    if (old && now - old.at < KEPT_MS) return old.value;
    const value = load(db);
    values.set(db, { at: now, value });
    value.catch(() => { values.delete(db); });
    return value;
  };
  return { get, /** The next who asks sees what is there now. */ forget: (db: Db): void => { values.delete(db); } };
};

/** The same for many things by id: only those that are not in hand are loaded, together. More than `most` are not held. */
export const keptById = <T>(load: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>, most = 20_000) => {
  const pools = new WeakMap<Db, Map<string, { at: number; value: T | undefined }>>();
  const get = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, T>> => {
    const now = performance.now();
    let pool = pools.get(db);
    if (!pool || pool.size > most) pools.set(db, (pool = new Map()));
    const missing = ids.filter((id) => now - (pool.get(id)?.at ?? -KEPT_MS) >= KEPT_MS);
    const loaded = missing.length > 0 ? await load(db, missing) : null;
    for (const id of missing) pool.set(id, { at: now, value: loaded?.get(id) });
    return new Map(ids.flatMap((id) => { const value = pool.get(id)?.value; return value === undefined ? [] : [[id, value] as const]; }));
  };
  return { get, forget: (db: Db): void => { pools.delete(db); } };
};
