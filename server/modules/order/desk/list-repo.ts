import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, row, text } from '#server/db/row.ts';
import { ORDER_STATUS_SQL } from '../group/order-status.ts';
import { productTexts } from '#server/modules/catalogue/index.ts';
import { orderWhere, type OrderFilter, type Where } from './order-filter.ts';

const { codes } = groupOrderStatus;

/**
 * What the vouchers of each order `o` say, as `ORDER_STATUS_SQL` reads it. Only those that are not used up, or were given back, are read: of all that a shop ever sold they are few, however rare or common the status that is sought.
 * An order has as many vouchers as pieces.
 */
const vouchersBy = (now: string): string => `LEFT JOIN (
    SELECT v.order_id, sum(CASE WHEN v.status = 3 THEN 1 ELSE 0 END) AS refunded, sum(CASE WHEN v.status = 3 THEN v.amount - v.amount_used + v.amount_refunded ELSE v.amount_refunded END)::bigint AS given_back,
           sum(CASE WHEN v.status = 5 OR (v.status = 1 AND v.valid_to < ${now}) THEN 1 ELSE 0 END) AS ending,
           sum(CASE WHEN v.status = 1 AND v.valid_to >= ${now} THEN 1 ELSE 0 END) AS valid
    FROM voucher v WHERE v.merchant_id = $1 AND (v.status <> 2 OR v.times_refunded > 0) GROUP BY v.order_id
  ) n ON n.order_id = o.id
  CROSS JOIN LATERAL (
    SELECT o.quantity AS vouchers, COALESCE(n.refunded, 0) AS refunded, COALESCE(n.given_back, 0) AS given_back, COALESCE(n.ending, 0) AS ending, COALESCE(n.valid, 0) AS valid,
           CASE WHEN n.valid > 0 THEN (SELECT count(*) FROM voucher t WHERE t.merchant_id = $1 AND t.order_id = o.id AND t.times_used > 0) ELSE 0 END AS touched
  ) c`;

export type FoundOrder = {
  id: OrderId;
  orderNo: string;
  paidState: number;
  createdAt: Instant;
  paidAt: Instant | null;
  productId: ProductId;
  productName: Bilingual;
  productImg: string;
  quantity: number;
  total: Cents;
  refundAmount: Cents;
  phone: string;
};
const ROW = row({
  id: text,
  order_no: text,
  status: num,
  created_at: num,
  paid_at: orNull(num),
  product_id: text,
  name_zh: text,
  name_en: text,
  texts: json(productTexts),
  quantity: num,
  total: num,
  refund_amount: num,
  phone: text,
});

/** Only the orders that show a status, among the rows of the state of payment that it can be of. */
const ofStatus = (
  status: number,
  { use }: Where,
  now: Instant,
): { joins: string; condition: string } =>
  status === codes.toBePaid || status === codes.cancelled
    ? { joins: '', condition: ` AND o.status = ${use(status)}` }
    : {
        joins: vouchersBy(`${use(now)}::bigint`),
        condition: ` AND o.status = 1 AND ${ORDER_STATUS_SQL} = ${use(status)}`,
      };

/** Orders of a page, newest first; one more than asked for shows whether there is a next page. They are chosen first and get their names afterwards. */
export const ordersPage = async (
  query: Query,
  filter: OrderFilter,
  asked: { status: number | null; now: Instant; offset: number; size: number },
): Promise<FoundOrder[]> => {
  const where = orderWhere(filter);
  const { text, params, use } = where;
  const { joins, condition } =
    asked.status === null ? { joins: '', condition: '' } : ofStatus(asked.status, where, asked.now);
  const { rows } = await query(
    `SELECT f.id, f.order_no, f.status, f.created_at, f.paid_at, f.product_id, p.name_zh, p.name_en, p.texts, f.quantity, f.total, f.refund_amount, u.phone
     FROM (SELECT o.* FROM group_order o ${joins} WHERE ${text}${condition} ORDER BY o.created_at DESC, o.id DESC LIMIT ${use(asked.size + 1)} OFFSET ${use(asked.offset)}) f
     JOIN product p ON p.merchant_id = f.merchant_id AND p.id = f.product_id
     JOIN app_user u ON u.id = f.user_id ORDER BY f.created_at DESC, f.id DESC`,
    params,
    ROW,
  );
  return rows.map((row) => ({
    id: asId(row.id),
    orderNo: row.order_no,
    paidState: row.status,
    createdAt: instant(row.created_at),
    paidAt: row.paid_at === null ? null : instant(row.paid_at),
    productId: asId(row.product_id),
    productName: { zh: row.name_zh, en: row.name_en },
    productImg: row.texts.pictures[0] ?? '',
    quantity: row.quantity,
    total: cents(row.total),
    refundAmount: cents(row.refund_amount),
    phone: row.phone,
  }));
};

export type StatusSum = {
  status: number;
  count: number;
  quantity: number;
  amount: number;
  refundAmount: number;
};

const STATUS_SUMS_ROW = row({
  shown_status: num,
  orders: num,
  pieces: num,
  paid: num,
  given_back: num,
});
/** Every status of a filter with its orders, pieces, money taken and money given back. */
export const statusSums = async (
  query: Query,
  filter: OrderFilter,
  now: Instant,
): Promise<StatusSum[]> => {
  const { text, params, use } = orderWhere(filter);
  const { rows } = await query(
    `SELECT shown_status, count(*) AS orders, sum(quantity)::bigint AS pieces, sum(paid)::bigint AS paid, sum(given_back)::bigint AS given_back FROM (
       SELECT o.quantity, CASE WHEN o.status = 1 OR o.refund_amount > 0 THEN o.total ELSE 0 END AS paid, CASE WHEN o.refund_amount > 0 THEN o.refund_amount ELSE c.given_back END AS given_back, ${ORDER_STATUS_SQL} AS shown_status
       FROM group_order o ${vouchersBy(`${use(now)}::bigint`)} WHERE ${text}
     ) orders GROUP BY shown_status`,
    params,
    STATUS_SUMS_ROW,
  );
  return rows.map((row) => ({
    status: row.shown_status,
    count: row.orders,
    quantity: row.pieces,
    amount: row.paid,
    refundAmount: row.given_back,
  }));
};
