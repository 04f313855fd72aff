import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
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

const BOUGHT_BY_ROW = row({ n: num });
/** How many of a product a user has ordered and not given back. */
export const boughtBy = async (
  query: Query,
  userId: string,
  productId: string,
): Promise<number> => {
  const { rows } = await query(
    `SELECT COALESCE(sum(o.quantity - (SELECT count(*) FROM voucher v WHERE v.merchant_id = o.merchant_id AND v.order_id = o.id AND v.status = 3)), 0)::bigint AS n
     FROM group_order o WHERE o.user_id = $1 AND o.product_id = $2 AND o.status IN (0, 1)`,
    [userId, productId],
    BOUGHT_BY_ROW,
  );
  return rows[0]?.n ?? 0;
};

/** How many pieces of a flash sale a user has ordered, without those of closed orders. */
export const flashPiecesOf = async (
  query: Query,
  { userId, productId, activityId }: { userId: string; productId: string; activityId: string },
): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(COALESCE(sum(activity_pieces), 0) AS bigint) AS n FROM group_order WHERE user_id = $1 AND product_id = $2 AND activity_id = $3 AND status IN (0, 1)',
    [userId, productId, activityId],
    BOUGHT_BY_ROW,
  );
  return rows[0]?.n ?? 0;
};
