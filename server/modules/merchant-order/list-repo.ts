import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/context.ts';
import type { Query } from '#server/db/db.ts';
import { ORDER_STATUS_SQL } from '#server/modules/group-order/order-status.ts';
import type { ProductTexts } from '#server/modules/group-product/repo.ts';
import { orderWhere, statusCondition, type OrderFilter } from './order-filter.ts';

const FROM = `FROM group_order o
  JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
  JOIN app_user u ON u.id = o.user_id`;

export type FoundOrder = {
  id: OrderId; paidState: number; createdAt: Instant; paidAt: Instant | null; productId: ProductId; productName: Bilingual; productImg: string; quantity: number; total: Cents; refundAmount: Cents; phone: string;
};
type Raw = {
  id: string; status: number; created_at: number; paid_at: number | null; product_id: string; name_zh: string; name_en: string; texts: ProductTexts; quantity: number; total: number; refund_amount: number; phone: string;
};

/** Orders of a page, newest first; one more than asked for tells whether there is a next page. */
export const ordersPage = async (query: Query, filter: OrderFilter, asked: { status: number | null; now: Instant; offset: number; size: number }): Promise<FoundOrder[]> => {
  const { text, params, use } = orderWhere(filter);
  const status = asked.status === null ? '' : ` AND ${statusCondition(asked.status, () => `${use(asked.now)}::bigint`)}`;
  const { rows } = await query<Raw>(
    `SELECT o.id, o.status, o.created_at, o.paid_at, o.product_id, p.name_zh, p.name_en, p.texts, o.quantity, o.total, o.refund_amount, u.phone
     ${FROM} WHERE ${text}${status} ORDER BY o.created_at DESC, o.id DESC LIMIT ${use(asked.size + 1)} OFFSET ${use(asked.offset)}`, params);
  return rows.map((row) => ({
    id: asId(row.id), paidState: row.status, createdAt: instant(row.created_at), paidAt: row.paid_at === null ? null : instant(row.paid_at), productId: asId(row.product_id),
    productName: { zh: row.name_zh, en: row.name_en }, productImg: row.texts.pictures[0] ?? '', quantity: row.quantity, total: cents(row.total), refundAmount: cents(row.refund_amount), phone: row.phone,
  }));
};

export type StatusSum = { status: number; count: number; quantity: number; amount: number; refundAmount: number };

/** Every status of a filter with its orders, pieces, money taken and money given back. */
export const statusSums = async (query: Query, filter: OrderFilter, now: Instant): Promise<StatusSum[]> => {
  const { text, params, use } = orderWhere(filter);
  const at = `${use(now)}::bigint`;
  const since = filter.from === null || (filter.sought !== null && 'orderId' in filter.sought) ? '' : ` AND g.created_at >= ${use(filter.from)}`;
  const { rows } = await query<{ shown_status: number; orders: number; pieces: number; paid: number; given_back: number }>(
    `SELECT shown_status, count(*) AS orders, sum(quantity)::bigint AS pieces, sum(paid)::bigint AS paid, sum(given_back)::bigint AS given_back FROM (
       SELECT o.quantity, CASE WHEN o.status = 1 OR o.refund_amount > 0 THEN o.total ELSE 0 END AS paid, CASE WHEN o.refund_amount > 0 THEN o.refund_amount ELSE COALESCE(c.given_back, 0) END AS given_back, ${ORDER_STATUS_SQL} AS shown_status
       ${FROM}
       LEFT JOIN (
         SELECT v.order_id, count(*) AS vouchers,
                sum(CASE WHEN v.status = 3 THEN 1 ELSE 0 END) AS refunded,
                sum(CASE WHEN v.status = 5 OR (v.status = 1 AND v.valid_to < ${at}) THEN 1 ELSE 0 END) AS ending,
                sum(CASE WHEN v.status = 1 AND v.valid_to >= ${at} THEN 1 ELSE 0 END) AS valid,
                sum(CASE WHEN v.times_used > 0 THEN 1 ELSE 0 END) AS touched,
                sum(CASE WHEN v.status = 3 THEN v.amount - v.amount_used ELSE 0 END)::bigint AS given_back
         FROM voucher v JOIN group_order g ON g.merchant_id = v.merchant_id AND g.id = v.order_id
         WHERE v.merchant_id = $1${since} GROUP BY v.order_id
       ) c ON c.order_id = o.id
       WHERE ${text}
     ) orders GROUP BY shown_status`, params);
  return rows.map((row) => ({ status: row.shown_status, count: row.orders, quantity: row.pieces, amount: row.paid, refundAmount: row.given_back }));
};
