import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { bringBackAt, storesWithDue } from './off-repo.ts';

export { dishesOff, dishesToSwitch, type MenuDish, switchOff, switchOn } from './off-repo.ts';

/** Brings every dish back whose time to be out is over (ADR 0039). Gives the number of stores. */
export const bringDishesBack = async (db: Db, now: Instant): Promise<number> => {
  const stores = await storesWithDue(db.query, now);
  for (const store of stores) await db.tx((query) => bringBackAt(query, store, now));
  return stores.length;
};
