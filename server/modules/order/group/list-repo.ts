import { REVIEW_MS } from '#shared/group/review-score.ts';
import { GROUP_TAB_OF, groupOrderStatus, type GroupOrderTab } from '#shared/codes/group-order.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, row, text } from '#server/db/row.ts';
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
  isRefund: boolean;
  isRefunding: boolean;
  canReview: boolean;
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
  is_refund: bool,
  is_refunding: bool,
  can_review: bool,
});

/** Orders of the user $1 with the status of decision D1 at the moment $2; a deleted one only while a voucher of it can be used. */
const MINE_SQL = `SELECT o.id, o.order_no, o.created_at, o.pay_before, o.quantity, o.total, p.name_zh, p.name_en, p.texts, c.uses_left, c.valid_to, ${ORDER_STATUS_SQL} AS shown_status,
         o.refund_amount > 0 OR coalesce(c.refunded + c.refunding + c.uses_refunded, 0) > 0 AS is_refund, coalesce(c.refunding, 0) > 0 AS is_refunding,
         NOT o.has_comment AND coalesce(c.touched, 0) > 0 AND EXISTS (
           SELECT 1 FROM verify_log l WHERE l.merchant_id = o.merchant_id AND l.order_id = o.id AND l.state = 'OK' AND l.at >= $2 - ${REVIEW_MS}
         ) AS can_review
       FROM group_order o
       JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
       LEFT JOIN (
         SELECT v.merchant_id, v.order_id, count(*) AS vouchers,
                sum(CASE WHEN v.status = 3 THEN 1 ELSE 0 END) AS refunded,
                sum(CASE WHEN v.status = 5 THEN 1 ELSE 0 END) AS refunding,
                sum(CASE WHEN v.status = 5 OR (v.status = 1 AND v.valid_to < $2) THEN 1 ELSE 0 END) AS ending,
                sum(CASE WHEN v.status = 1 AND v.valid_to >= $2 THEN 1 ELSE 0 END) AS valid,
                sum(CASE WHEN v.times_used > 0 THEN 1 ELSE 0 END) AS touched, sum(v.times_refunded) AS uses_refunded,
                sum(CASE WHEN v.status = 1 AND v.valid_to >= $2 THEN v.times_total - v.times_used ELSE 0 END) AS uses_left,
                max(v.valid_to) AS valid_to
         FROM voucher v JOIN group_order mine ON mine.merchant_id = v.merchant_id AND mine.id = v.order_id
         WHERE mine.user_id = $1 AND mine.status = 1 GROUP BY v.merchant_id, v.order_id
       ) c ON c.merchant_id = o.merchant_id AND c.order_id = o.id
       WHERE o.user_id = $1 AND (NOT o.is_hidden OR coalesce(c.valid, 0) > 0)`;

const statusesOf = (tab: GroupOrderTab): number[] =>
  Object.entries(groupOrderStatus.codes)
    .filter(([name]) => GROUP_TAB_OF[name as keyof typeof groupOrderStatus.codes] === tab)
    .map(([, code]) => code);

/** What a row of `MINE_SQL` must be to stand in a view. */
const tabSql = (tab: GroupOrderTab): string => {
  if (tab === 'all') return 'TRUE';
  if (tab === 'review') return 'can_review';
  return tab === 'refund' ? 'is_refund' : `shown_status IN (${statusesOf(tab).join(', ')})`;
};

/** Orders of a user in a view with the status of decision D1, newest first; one more than asked for shows whether there is a next page. */
export const ordersOf = async (
  query: Query,
  asked: {
    userId: string;
    status: number | null;
    tab: GroupOrderTab;
    now: Instant;
    offset: number;
    size: number;
  },
): Promise<OrderCard[]> => {
  const { rows } = await query(
    `SELECT * FROM (${MINE_SQL}) orders WHERE ($3::int4 IS NULL OR shown_status = $3::int4) AND ${tabSql(asked.tab)} ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5`,
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
    isRefund: row.is_refund,
    isRefunding: row.is_refunding,
    canReview: row.can_review,
  }));
};

const { toBePaid, unused, partlyUsed } = groupOrderStatus.codes;
const COUNT_ROW = row({ shown_status: num, orders: num, refunding: num, reviewable: num });

/** How many orders of a user wait for their payment, can be used, wait for the answer to a refund, and can be reviewed. */
export const countsOf = async (query: Query, asked: { userId: string; now: Instant }) => {
  const { rows } = await query(
    `SELECT shown_status, CAST(count(*) AS int4) AS orders, CAST(sum(CASE WHEN is_refunding THEN 1 ELSE 0 END) AS int4) AS refunding,
            CAST(sum(CASE WHEN can_review THEN 1 ELSE 0 END) AS int4) AS reviewable
     FROM (${MINE_SQL}) orders GROUP BY shown_status`,
    [asked.userId, asked.now],
    COUNT_ROW,
  );
  const sum = (found: typeof rows, of: 'orders' | 'refunding' | 'reviewable'): number =>
    found.reduce((all, one) => all + one[of], 0);
  const ordersIn = (...statuses: number[]): number =>
    sum(
      rows.filter(({ shown_status }) => statuses.includes(shown_status)),
      'orders',
    );
  return {
    toPay: ordersIn(toBePaid),
    usable: ordersIn(unused, partlyUsed),
    refunding: sum(rows, 'refunding'),
    toReview: sum(rows, 'reviewable'),
  };
};
