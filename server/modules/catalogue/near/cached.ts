import type { Db } from '#server/db/db.ts';
import { listsVersions, type ListsVersions } from '../store/lists-version.ts';

/** How old may be what is not counted by a version: who is picked, which banners run. */
const BRIEF_MS = 1500;
/** How old numbers of stores may be that need not be exact (pieces sold, score); and a change that was not announced. */
const AGED_MS = 15_000;

type Cached<T> = { at: number; value: Promise<T> };

/** Loads something at most once in `BRIEF_MS` for a database; those who ask meanwhile share the answer. A load that fails is not cached. */
export const cachedBriefly = <T>(load: (db: Db) => Promise<T>) => {
  const values = new WeakMap<Db, Cached<T>>();
  const get = (db: Db): Promise<T> => {
    const now = performance.now();
    const old = values.get(db);
    if (old && now - old.at < BRIEF_MS) return old.value;
    const value = load(db);
    values.set(db, { at: now, value });
    value.catch(() => {
      values.delete(db);
    });
    return value;
  };
  return { get };
};

/** Loads something anew when the version of lists has moved on, whichever server moved it: a reader never sees what was before an announced change. */
export const cachedByVersion = <T>(
  load: (db: Db) => Promise<T>,
  of: keyof ListsVersions = 'lists',
) => {
  const values = new WeakMap<Db, Cached<T> & { version: number }>();
  const get = async (db: Db): Promise<T> => {
    const version = (await listsVersions(db)())[of];
    const now = performance.now();
    const old = values.get(db);
    if (old && old.version >= version && now - old.at < AGED_MS) return old.value;
    const fresh = { at: now, version, value: load(db) };
    values.set(db, fresh);
    fresh.value.catch(() => {
      if (values.get(db) === fresh) values.delete(db);
    });
    return fresh.value;
  };
  return {
    get,
    /** Another object whenever something was loaded anew. */ edition: (
      db: Db,
    ): object | undefined => values.get(db),
  };
};

/** Many things by id, held as long as an edition: only those that are not in hand are loaded, together. More than `most` are not held. */
export const cachedById = <T>(
  load: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  editionOf: (db: Db) => object | undefined,
  most = 20_000,
) => {
  const pools = new WeakMap<
    Db,
    { edition: object | undefined; values: Map<string, T | undefined> }
  >();
  const poolOf = (db: Db): Map<string, T | undefined> => {
    const [old, edition] = [pools.get(db), editionOf(db)];
    if (old && old.edition === edition && old.values.size <= most) return old.values;
    const values = new Map<string, T | undefined>();
    pools.set(db, { edition, values });
    return values;
  };
  const get = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, T>> => {
    const pool = poolOf(db);
    const missing = ids.filter((id) => !pool.has(id));
    const loaded = missing.length > 0 ? await load(db, missing) : null;
    for (const id of missing) pool.set(id, loaded?.get(id));
    return new Map(
      ids.flatMap((id) => {
        const value = pool.get(id);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  };
  return { get };
};
