import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { goldItems, type GoldBagTerms } from './terms.ts';

/** A bag on sale. `stock`, `perUser`: -1 for no limit. */
export type GoldBag = GoldBagTerms & {
  id: string;
  price: Cents;
  /** With a monthly card or a trial; null: as everybody. */
  memberPrice: Cents | null;
  saleFrom: Instant;
  saleUntil: Instant | null;
  stock: number;
  sold: number;
  perUser: number;
};
const ROW = row({
  ...pick(
    TABLES.gold_bag,
    'id',
    'name_zh',
    'name_en',
    'price',
    'member_price',
    'sale_from',
    'sale_until',
    'stock',
    'sold',
    'per_user',
  ),
  items: json(goldItems),
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'id, name_zh, name_en, price, member_price, items, sale_from, sale_until, stock, sold, per_user';
const bagOf = (row: Raw): GoldBag => ({
  id: row.id,
  name: { zh: row.name_zh, en: row.name_en },
  price: cents(row.price),
  memberPrice: row.member_price === null ? null : cents(row.member_price),
  items: row.items,
  saleFrom: instant(row.sale_from),
  saleUntil: row.sale_until === null ? null : instant(row.sale_until),
  stock: row.stock,
  sold: row.sold,
  perUser: row.per_user,
});

export const findBag = async (query: Query, id: string): Promise<GoldBag | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM gold_bag WHERE id = $1`, [id], ROW);
  return rows[0] ? bagOf(rows[0]) : null;
};

/** What is sold at a moment, sold out or not. */
export const bagsOnSale = async (query: Query, now: Instant): Promise<GoldBag[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM gold_bag WHERE sale_from <= $1 AND (sale_until IS NULL OR sale_until >= $1) ORDER BY position ASC, id ASC`,
    [now],
    ROW,
  );
  return rows.map(bagOf);
};

/** Takes one off the stock, if one is left: of many at once only as many get through as there are. */
export const takeBag = async (query: Query, id: string): Promise<boolean> =>
  (
    await query(
      'UPDATE gold_bag SET sold = sold + 1 WHERE id = $1 AND (stock = -1 OR sold < stock)',
      [id],
    )
  ).count === 1;

export const giveBagBack = async (query: Query, id: string): Promise<void> => {
  await query('UPDATE gold_bag SET sold = sold - 1 WHERE id = $1', [id]);
};
