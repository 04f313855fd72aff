import type { Db } from '#server/db/db.ts';
import { nearIndexes } from '../near/near-index.ts';
import { catalogueOf, matchItems } from './catalogue.ts';
import { loweringOf } from './found-goods.ts';
import { shelvesInColumns } from './shelf-columns.ts';

/** Shelves that are read with one statement: calls that come meanwhile are answered in between. */
const AT_ONCE = 4;

/** Loads what searches of goods look in, so that the first of a process need not wait for it: articles, what is in demand, and the shelves of all supermarkets. */
export const warmGoods = async (db: Db): Promise<void> => {
  await catalogueOf(db);
  await matchItems(db, 'a', 1);
  const storeIds = (await nearIndexes.market.get(db)).map(({ id }) => id);
  await loweringOf(db, storeIds);
  for (let from = 0; from < storeIds.length; from += AT_ONCE)
    await shelvesInColumns(db, storeIds.slice(from, from + AT_ONCE));
};
