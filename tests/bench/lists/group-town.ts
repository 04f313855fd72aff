import type { Db } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { dealsChanged } from '#server/modules/catalogue/index.ts';
import { must } from '#shared/kernel/result.ts';
import { placeOfCopy } from './list-load.ts';

type Plain = string | number | boolean | null | string[];
type StoreRow = Record<string, Plain> & { id: string; merchant_id: string; hours: Plain };
type PageRow = Record<string, Plain> & { store_id: string; page: Plain };
type DealRow = Record<string, Plain> & Record<'use_time' | 'validity' | 'texts', Plain>;

/** As many stores as a small chain has. */
const CHAIN = 4;
const DEALS_IN_A_SALE = 200;
const REVIEWS_A_DEAL = 3;

const nth = <T>(rows: readonly T[], index: number): T =>
  must(rows[index % rows.length], 'a row of the demonstration town');
const storeId = (index: number): string => `bench-${index}`;
const merchantId = (index: number): string => `bench-chain-${Math.floor(index / CHAIN)}`;

/** Stores of chains of their own, each somewhere else in the city, with the page of one of the town's. */
const copyStores = async ({ query }: Db, count: number): Promise<void> => {
  const { rows: stores } = await query<StoreRow>('SELECT * FROM store ORDER BY id');
  const { rows: pages } = await query<PageRow>('SELECT * FROM group_store_page ORDER BY store_id');
  const all = Array.from({ length: count }, (_, index) => index);
  await insertRows(
    query,
    'merchant',
    all
      .filter((index) => index % CHAIN === 0)
      .map((index) => ({
        id: merchantId(index),
        name_zh: `連鎖 ${index / CHAIN}`,
        name_en: `Chain ${index / CHAIN}`,
        commission_bp: 1000,
      })),
  );
  const own = (index: number) => ({ merchant_id: merchantId(index) });
  await insertRows(
    query,
    'store',
    all.map((index) => {
      const store = nth(stores, index);
      return {
        ...store,
        ...own(index),
        ...placeOfCopy(index),
        id: storeId(index),
        hours: JSON.stringify(store.hours),
      };
    }),
  );
  await insertRows(
    query,
    'group_store_page',
    all.map((index) => {
      const page = nth(pages, index);
      return {
        ...page,
        ...own(index),
        store_id: storeId(index),
        page: JSON.stringify(page.page),
      };
    }),
  );
};

/** Copies of the town's deals. Each belongs to one store, every fifth to a whole chain. */
const copyDeals = async ({ query }: Db, count: number, stores: number): Promise<void> => {
  const { rows: deals } = await query<DealRow>('SELECT * FROM product WHERE is_shelf ORDER BY id');
  await insertRows(
    query,
    'product',
    Array.from({ length: count }, (_, index) => {
      const deal = nth(deals, index);
      const store = index % stores;
      const first = store - (store % CHAIN);
      return {
        ...deal,
        id: `bench-${index}`,
        merchant_id: merchantId(store),
        store_ids:
          index % 5 === 0
            ? Array.from({ length: CHAIN }, (_unused, place) => storeId(first + place))
            : [storeId(store)],
        sold: (index * 37) % 4000,
        use_time: JSON.stringify(deal.use_time),
        validity: JSON.stringify(deal.validity),
        texts: JSON.stringify(deal.texts),
      };
    }),
  );
};

/** Deals of a flash sale that runs for an hour to come. */
const addFlashSale = async ({ query }: Db): Promise<void> => {
  await query(
    `INSERT INTO group_activity (id, kind, starts_at, ends_at, words)
     SELECT 'bench-flash', 'FLASH', $1::bigint, $2::bigint, words FROM group_activity WHERE kind = 'FLASH' LIMIT 1`,
    [Date.now() - 60_000, Date.now() + 3_600_000],
  );
  await query(
    `INSERT INTO group_activity_item (merchant_id, product_id, activity_id, part, place, price)
     SELECT merchant_id, id, 'bench-flash', 'FLASH', 0, price / 2 FROM product WHERE id LIKE 'bench-%' ORDER BY id LIMIT $1`,
    [DEALS_IN_A_SALE],
  );
};

/** Copies of a review of the town. `store` and `deal` are SQL for its subject, in which `n` is the number of the copy. */
export const addReviews = async (
  { query }: Db,
  { count, store, deal }: { count: number; store: string; deal: string },
): Promise<void> => {
  const { rows } = await query('SELECT * FROM group_comment LIMIT 1');
  const columns = Object.keys(must(rows[0], 'a review of the town'));
  const change: Readonly<Record<string, string>> = {
    id: `'bench-' || n`,
    store_id: store,
    order_id: `'bench-' || n`,
    product_ids: `ARRAY[${deal}]`,
  };
  await query(
    `INSERT INTO group_comment (${columns.join(', ')})
     SELECT ${columns.map((column) => change[column] ?? `c.${column}`).join(', ')}
     FROM generate_series(0, $1::int4 - 1) AS n
     JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM group_comment) AS c ON c.place = n % c.total`,
    [count],
  );
};

/** So many stores and deals beside those of the town, with a flash sale and reviews; the ids of the stores. */
export const growGroupTown = async (
  db: Db,
  { stores, deals }: { stores: number; deals: number },
): Promise<string[]> => {
  await copyStores(db, stores);
  await copyDeals(db, deals, stores);
  await addFlashSale(db);
  await addReviews(db, {
    count: deals * REVIEWS_A_DEAL,
    store: `'bench-' || n % ${stores}`,
    deal: `'bench-' || n % ${deals}`,
  });
  await dealsChanged(db.query);
  await db.query('ANALYZE');
  return Array.from({ length: stores }, (_, index) => storeId(index));
};
