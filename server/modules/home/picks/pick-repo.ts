import type { Instant } from '#shared/kernel/time.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { pick, row, type ValueOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { cachedBriefly, runningLowered } from '#server/modules/catalogue/index.ts';

export type PickKind = ValueOf<(typeof TABLES.takeout_pick)['kind']>;

const LOAD_ROW = row({ ...pick(TABLES.takeout_pick, 'store_id', 'kind') });
const load = async ({ query }: Db): Promise<ReadonlyMap<PickKind, readonly string[]>> => {
  const { rows } = await query(
    'SELECT kind, store_id FROM takeout_pick ORDER BY kind, position',
    [],
    LOAD_ROW,
  );
  const byKind = groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, of]) => [kind, of.map(({ store_id }) => store_id)]));
};

/** Which stores somebody chose, by kind, in order. */
export const picks = cachedBriefly(load);

export type DealDish = {
  storeId: string;
  id: string;
  name: Bilingual;
  picture: string;
  price: Cents;
  original: Cents;
  isFlash: boolean;
};
const _ROW = row(
  pick(
    TABLES.takeout_product,
    'store_id',
    'id',
    'name_zh',
    'name_en',
    'picture',
    'price',
    'flash_price',
    'flash_stock',
    'discount_price',
    'discount_stock',
    'flash_id',
    'discount_id',
  ),
);

/** Dishes of stores that cost less now, flash sales first, then the deepest cuts. */
export const dealsOf = async (
  db: Db,
  storeIds: readonly string[],
  now: Instant,
): Promise<DealDish[]> => {
  const running = await runningLowered(db, storeIds, now);
  const { rows } = await db.query(
    `SELECT store_id, id, name_zh, name_en, picture, price, flash_id, flash_price, flash_stock, discount_id, discount_price, discount_stock FROM takeout_product
    WHERE store_id = ANY($1::text[]) AND is_shelf AND stock <> 0 AND (flash_price IS NOT NULL OR discount_price IS NOT NULL)`,
    [storeIds],
    _ROW,
  );
  return rows
    .flatMap((row) => {
      const isFlash =
        row.flash_id !== null &&
        row.flash_price !== null &&
        row.flash_stock !== 0 &&
        running.has(row.flash_id);
      const lowered = isFlash
        ? row.flash_price
        : row.discount_id !== null && row.discount_stock !== 0 && running.has(row.discount_id)
          ? row.discount_price
          : null;
      if (lowered === null || lowered >= row.price) return [];
      return [
        {
          storeId: row.store_id,
          id: row.id,
          name: { zh: row.name_zh, en: row.name_en },
          picture: row.picture,
          price: cents(lowered),
          original: cents(row.price),
          isFlash,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.isFlash) - Number(a.isFlash) ||
        a.price / a.original - b.price / b.original ||
        (a.id < b.id ? -1 : 1),
    );
};
