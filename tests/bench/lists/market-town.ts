import { instant } from '#shared/kernel/time.ts';
import type { Db, Param } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import { bulkBigStore, bulkCatalogue, bulkStores } from '#server/demo/market/bulk.ts';

type Tables = Readonly<Record<string, readonly Readonly<Record<string, Param>>[]>>;

const insertTables = async ({ query }: Db, tables: Tables): Promise<void> => {
  for (const [table, rows] of Object.entries(tables)) await insertRows(query, table, rows);
};

/** Puts the bulk of supermarkets beside the town's: one store of 10,000 products and so many of 4,000. Gives the classes of the big one. */
export const growMarketTown = async (
  db: Db,
  stores: number,
): Promise<{ storeId: string; classIds: string[] }> => {
  const now = instant(Date.now());
  await insertTables(db, bulkCatalogue());
  const big = bulkBigStore(now);
  await insertTables(db, big);
  for (const store of bulkStores(now, stores)) await insertTables(db, store);
  await listsChanged(db.query);
  await db.query('ANALYZE');
  const { rows } = await db.query<{ id: string }>(
    'SELECT DISTINCT classify_id AS id FROM takeout_product WHERE store_id = $1',
    ['m-bulk'],
  );
  return { storeId: 'm-bulk', classIds: rows.map(({ id }) => id) };
};
