import type { Db, Rows } from '#server/db/db.ts';

/** How many answers are kept: what every call asks for, and not each cart's own dishes for good. */
const MOST = 2000;

/** A database whose content stands still: what was read lately is not read again. Writes go through. */
export const readOnce = (db: Db): Db => {
  const known = new Map<string, Promise<Rows<never>>>();
  return {
    ...db,
    query: (sql, params, shape) => {
      if (!sql.startsWith('SELECT')) return db.query(sql, params, shape);
      const key = JSON.stringify([sql, params]);
      const before = known.get(key);
      if (before) return before;
      const rows = db.query(sql, params, shape);
      if (known.size >= MOST) known.clear();
      known.set(key, rows as Promise<Rows<never>>);
      return rows;
    },
  };
};
