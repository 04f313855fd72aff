import type { Db } from '#server/db/db.ts';
import { perDatabase } from '#server/db/gather.ts';

/** Loads something once for a database, and anew behind the back of those who ask once it is older than `agedMs`: only the first waits. `before`: what was held until then. */
export const renewedBehind = <T>(
  load: (db: Db, before: T | undefined) => Promise<T>,
  agedMs: number,
): ((db: Db) => Promise<T>) => {
  const of = perDatabase((db: Db) => {
    let held: { at: number; value: Promise<T> } | undefined;
    let isRenewing = false;
    const first = (): Promise<T> => {
      const fresh = { at: performance.now(), value: load(db, undefined) };
      held = fresh;
      fresh.value.catch(() => {
        if (held === fresh) held = undefined;
      });
      return fresh.value;
    };
    const renew = async (before: Promise<T>): Promise<void> => {
      isRenewing = true;
      const at = performance.now();
      try {
        held = { at, value: Promise.resolve(await load(db, await before)) };
      } catch {
        // what is held stays in use, and the next who ask try again
      } finally {
        isRenewing = false;
      }
    };
    return (): Promise<T> => {
      if (held === undefined) return first();
      if (!isRenewing && performance.now() - held.at > agedMs) void renew(held.value);
      return held.value;
    };
  });
  return (db) => of(db)();
};
