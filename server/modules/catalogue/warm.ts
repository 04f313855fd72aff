import type { Db } from '#server/db/db.ts';
import { warmGoods } from './market/warm.ts';
import { warmDishes } from './search/word-memory.ts';

/** Loads what searches look in, beside serving, so that the first of a process need not wait for it. */
export const warmSearch = async (db: Db): Promise<void> => {
  await warmDishes(db);
  await warmGoods(db);
};
