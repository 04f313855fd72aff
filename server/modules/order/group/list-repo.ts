import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, row, text } from '#server/db/row.ts';
import { productTexts } from '#server/modules/catalogue/index.ts';
import { ORDER_STATUS_SQL } from './order-status.ts';

export type OrderCard = {
  id: OrderId;
  orderNo: string;
  status: number;
  createdAt: Instant;
  payBefore: Instant;
  productName: Bilingual;
  productImg: string;
  quantity: number;
  total: Cents;
  usesLeft: number;
  validTo: Instant | null;
};
const ROW = row({
  id: text,
  order_no: text,
  shown_status: num,
  created_at: num,
  pay_before: num,
  name_zh: text,
  name_en: text,
  texts: json(productTexts),
  quantity: num,
  total: num,
  uses_left: orNull(num),
  valid_to: orNull(num),
});

/** Orders of a user with the status of decision D1, newest first; one more than asked for shows whether there is a next page. */
export const ordersOf = async (
  query: Query,
  asked: { userId: string; status: number | null; now: Instant; offset: number; size: number },
): Promise<OrderCard[]> => {
  const { rows } = await query(
    `SELECT * FROM (
       SELECT o.id, o.order_no, o.created_at, o.pay_before, o.quantity, o.total, p.name_zh, p.name_en, p.texts, c.uses_left, c.valid_to, ${ORDER_STATUS_SQL} AS shown_status
       FROM group_order o
       JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
       LEFT JOIN (
         SELECT v.merchant_id, v.order_id, count(*) AS vouchers,
                sum(CASE WHEN v.status = 3 THEN 1 ELSE 0 END) AS refunded,
                sum(CASE WHEN v.status = 5 OR (v.status = 1 AND v.valid_to < $2) THEN 1 ELSE 0 END) AS ending,
                sum(CASE WHEN v.status = 1 AND v.valid_to >= $2 THEN 1 ELSE 0 END) AS valid,
                sum(CASE WHEN v.times_used > 0 THEN 1 ELSE 0 END) AS touched,
                sum(CASE WHEN v.status = 1 AND v.valid_to >= $2 THEN v.times_total - v.times_used ELSE 0 END) AS uses_left,
                max(v.valid_to) AS valid_to
         FROM voucher v JOIN group_order mine ON mine.merchant_id = v.merchant_id AND mine.id = v.order_id
         WHERE mine.user_id = $1 AND mine.status = 1 GROUP BY v.merchant_id, v.order_id
       ) c ON c.merchant_id = o.merchant_id AND c.order_id = o.id
       WHERE o.user_id = $1
     ) orders WHERE ($3::int4 IS NULL OR shown_status = $3::int4) ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5`,
    [asked.userId, asked.now, asked.status, asked.size + 1, asked.offset],
    ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    orderNo: row.order_no,
    status: row.shown_status,
    createdAt: instant(row.created_at),
    payBefore: instant(row.pay_before),
    productName: { zh: row.name_zh, en: row.name_en },
    productImg: row.texts.pictures[0] ?? '',
    quantity: row.quantity,
    total: cents(row.total),
    usesLeft: row.uses_left ?? 0,
    validTo: row.valid_to === null ? null : instant(row.valid_to),
  }));
};
