import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { must } from '#shared/kernel/result.ts';

/** The one order that all bench vouchers hang on, and who may write them off. */
export type Stock = {
  merchantId: string;
  orderId: string;
  productId: string;
  storeId: string;
  operatorId: string;
};

const FAR = 4_000_000_000_000;
const PRODUCT = `SELECT p.merchant_id, p.id AS product_id, p.store_ids[1] AS store_id, o.id AS operator_id, p.price
  FROM product p JOIN operator o ON o.merchant_id = p.merchant_id AND o.role = 'owner'
  WHERE p.times_total = 1 AND NOT p.is_blocked AND p.use_time->'hours' = '[]'::jsonb AND p.use_time->'weekdays' = '[]'::jsonb AND o.account = '66990001' ORDER BY p.id ASC LIMIT 1`;

/** Makes `count` unused vouchers with ids `b000000000001` … under a paid order. */
export const stockVouchers = async (db: Db, count: number): Promise<Stock> => {
  const { rows } = await db.query<{
    merchant_id: string;
    product_id: string;
    store_id: string;
    operator_id: string;
    price: number;
  }>(PRODUCT);
  const found = must(rows[0], 'a plain product of the demonstration town');
  const orderId = randomUUID();
  const userId = (await db.query<{ id: string }>('SELECT id FROM app_user ORDER BY id ASC LIMIT 1'))
    .rows[0]!.id;
  await db.query(
    `INSERT INTO group_order (merchant_id, id, user_id, product_id, quantity, price, total, status, created_at, pay_before, paid_at, refund_amount)
     VALUES ($1, $2, $3, $4, $5::int4, $6::bigint, $6::bigint, 1, 0, 0, 0, 0)`,
    [found.merchant_id, orderId, userId, found.product_id, count, found.price],
  );
  await db.query(
    `INSERT INTO voucher (merchant_id, id, order_id, product_id, position, code, status, times_total, times_used, amount, amount_used, valid_from, valid_to, undo_cycles)
     SELECT $1::text, 'b' || lpad(n::text, 12, '0'), $2::text, $3::text, n, lpad(n::text, 13, 'x'), 1, 1, 0, $4::bigint, 0, 0, $5::bigint, 0 FROM generate_series(1, $6::int4) AS n`,
    [found.merchant_id, orderId, found.product_id, found.price, FAR, count],
  );
  await db.query('ANALYZE voucher');
  return {
    merchantId: found.merchant_id,
    orderId,
    productId: found.product_id,
    storeId: found.store_id,
    operatorId: found.operator_id,
  };
};

export const voucherId = (n: number): string => `b${String(n).padStart(12, '0')}`;

/** How many bench vouchers are used, and how many records they have: the two must be one number. */
export const countUsed = async (
  db: Db,
  { merchantId, orderId }: Stock,
): Promise<{ used: number; records: number }> => {
  const used = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM voucher WHERE merchant_id = $1 AND order_id = $2 AND times_used = 1',
    [merchantId, orderId],
  );
  const records = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM verify_log WHERE merchant_id = $1 AND order_id = $2 AND state = 'OK'`,
    [merchantId, orderId],
  );
  return { used: used.rows[0]!.n, records: records.rows[0]!.n };
};
