import { cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { isFairGroup } from '#shared/voucher/combo-draw.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { pieceTerms, type SoldGroup } from './terms.ts';

const ROW = row({
  ...pick(
    TABLES.combo_group,
    'id',
    'name_zh',
    'name_en',
    'price',
    'stock',
    'sold',
    'limit_qty',
    'valid_days',
    'max_withdrawals',
    'is_refundable',
  ),
  pieces: json(pieceTerms),
});
const COLUMNS =
  'id, name_zh, name_en, price, pieces, stock, sold, limit_qty, valid_days, max_withdrawals, is_refundable';
const ON_SALE = 'sale_from <= $1 AND (sale_until IS NULL OR sale_until >= $1)';

const groupOf = (found: RowOf<typeof ROW>): SoldGroup => ({
  id: found.id,
  name: { zh: found.name_zh, en: found.name_en },
  price: cents(found.price),
  pieces: found.pieces,
  stock: found.stock,
  sold: found.sold,
  limitQty: found.limit_qty,
  validDays: found.valid_days,
  maxWithdrawals: found.max_withdrawals,
  isRefundable: found.is_refundable,
});
/** A group that would be sold for mere chance is not on sale (decision MB15). */
const fair = (groups: readonly SoldGroup[]): SoldGroup[] =>
  groups.filter(({ price, pieces }) => isFairGroup(price, pieces));

/** Groups on sale at a moment, in their order. */
export const groupsOnSale = async (query: Query, now: Instant): Promise<SoldGroup[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM combo_group WHERE ${ON_SALE} ORDER BY position ASC, id ASC`,
    [now],
    ROW,
  );
  return fair(rows.map(groupOf));
};

/** A group on sale, for its order: whoever orders of it at the same time waits until this transaction ends. */
export const takeGroup = async (
  query: Query,
  id: string,
  now: Instant,
): Promise<SoldGroup | null> => {
  const { rows } = await query(
    `UPDATE combo_group SET sold = sold WHERE id = $2 AND ${ON_SALE} RETURNING ${COLUMNS}`,
    [now, id],
    ROW,
  );
  return fair(rows.map(groupOf))[0] ?? null;
};

/** Counts groups as ordered, or as free again when `quantity` is negative. */
export const countSold = async (query: Query, id: string, quantity: number): Promise<void> => {
  await query('UPDATE combo_group SET sold = sold + $2 WHERE id = $1', [id, quantity]);
};
