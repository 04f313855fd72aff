import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { dealsChanged } from '#server/modules/catalogue/index.ts';

const STOCK_ROW = row(pick(TABLES.product, 'stock'));
/** Takes stock if there is enough; an unlimited stock (-1) stays. The row stays locked until the transaction ends, which queues the buyers of one product. */
export const takeStock = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<boolean> => {
  const { rows } = await query(
    'UPDATE product SET stock = CASE WHEN stock < 0 THEN stock ELSE stock - $3::int4 END WHERE merchant_id = $1 AND id = $2 AND is_shelf AND (stock < 0 OR stock >= $3::int4) RETURNING stock',
    [order.merchantId, order.productId, order.quantity],
    STOCK_ROW,
  );
  if (rows[0]?.stock === 0) await dealsChanged(query);
  return rows.length === 1;
};

export const returnStock = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<void> => {
  const { rows } = await query(
    'UPDATE product SET stock = CASE WHEN stock < 0 THEN stock ELSE stock + $3::int4 END WHERE merchant_id = $1 AND id = $2 RETURNING stock',
    [order.merchantId, order.productId, order.quantity],
    STOCK_ROW,
  );
  if (rows[0]?.stock === order.quantity) await dealsChanged(query);
};

export const countSold = async (
  query: Query,
  order: { merchantId: string; productId: string; quantity: number },
): Promise<void> => {
  await query('UPDATE product SET sold = sold + $3::int4 WHERE merchant_id = $1 AND id = $2', [
    order.merchantId,
    order.productId,
    order.quantity,
  ]);
};

const BOUGHT_ROW = row({ activity_id: orNull(text), pieces: num, flash: num });
/** What a buyer has ordered of a deal. `pieces`: without those given back unused; `flash`: at the price of each sale. Closed orders do not count. */
export type Bought = { pieces: number; flash: ReadonlyMap<string, number> };

export const boughtBy = async (
  query: Query,
  { userId, productId }: { userId: string; productId: string },
): Promise<Bought> => {
  const { rows } = await query(
    `SELECT o.activity_id, sum(o.activity_pieces)::bigint AS flash,
       sum(o.quantity - (SELECT count(*) FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND v.status = 3 AND v.times_used = 0))::bigint AS pieces
     FROM group_order o WHERE o.user_id = $1 AND o.product_id = $2 AND o.status IN (0, 1) GROUP BY o.activity_id`,
    [userId, productId],
    BOUGHT_ROW,
  );
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    flash: new Map(rows.map(({ activity_id: id, flash }) => [id ?? '', flash])),
  };
};
