import { asId, type OrderId, type TradeNo, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { groupTerms, type GroupTerms } from './terms.ts';

/** The numbers that `status` holds. */
export const ORDER = { open: 0, paid: 1, refunded: 2, lapsed: -1, cancelled: -2 } as const;

/** An order of groups. `endAt`: of the pieces that it brought. */
export type ComboOrderRow = {
  userId: UserId;
  id: OrderId;
  groupId: string;
  quantity: number;
  status: number;
  total: Cents;
  terms: GroupTerms;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  endAt: Instant | null;
  refundAmount: Cents;
  refundedAt: Instant | null;
};
const ROW = row({
  ...pick(
    TABLES.combo_order,
    'user_id',
    'id',
    'group_id',
    'quantity',
    'status',
    'total',
    'created_at',
    'pay_before',
    'paid_at',
    'trade_no',
    'end_at',
    'refund_amount',
    'refunded_at',
  ),
  terms: json(groupTerms),
});
const COLUMNS =
  'user_id, id, group_id, quantity, status, total, terms, created_at, pay_before, paid_at, trade_no, end_at, refund_amount, refunded_at';

const momentOf = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));
const orderOf = (found: RowOf<typeof ROW>): ComboOrderRow => ({
  userId: asId(found.user_id),
  id: asId(found.id),
  groupId: found.group_id,
  quantity: found.quantity,
  status: found.status,
  total: cents(found.total),
  terms: found.terms,
  createdAt: instant(found.created_at),
  payBefore: instant(found.pay_before),
  paidAt: momentOf(found.paid_at),
  tradeNo: found.trade_no === null ? null : asId(found.trade_no),
  endAt: momentOf(found.end_at),
  refundAmount: cents(found.refund_amount),
  refundedAt: momentOf(found.refunded_at),
});
const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<ComboOrderRow[]> =>
  (await query(`SELECT ${COLUMNS} FROM combo_order WHERE ${where}`, params, ROW)).rows.map(orderOf);

export const findComboOrder = async (query: Query, id: string): Promise<ComboOrderRow | null> =>
  (await find(query, 'id = $1', [id]))[0] ?? null;

/** What of a group waits for a member's payment, lapsed or not: one at most. */
export const waitingOrder = async (
  query: Query,
  userId: string,
  groupId: string,
): Promise<ComboOrderRow | null> =>
  (await find(query, 'user_id = $1 AND group_id = $2 AND status = 0', [userId, groupId]))[0] ??
  null;

const BOUGHT_ROW = row({ group_id: text, n: num });
/** How many of each group a member has bought, or may still pay for. */
export const boughtOf = async (
  query: Query,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT group_id, CAST(sum(quantity) AS int4) AS n FROM combo_order WHERE user_id = $1 AND status IN (0, 1) GROUP BY group_id',
    [userId],
    BOUGHT_ROW,
  );
  return new Map(rows.map(({ group_id, n }) => [group_id, n]));
};

/** Breaks a unique key where one of the same group waits already (`isDuplicate`). */
export const addComboOrder = async (query: Query, order: ComboOrderRow): Promise<void> => {
  await insertInto(query, 'combo_order', {
    user_id: order.userId,
    id: order.id,
    group_id: order.groupId,
    quantity: order.quantity,
    status: order.status,
    total: order.total,
    terms: order.terms,
    created_at: order.createdAt,
    pay_before: order.payBefore,
    paid_at: order.paidAt,
    trade_no: order.tradeNo,
    end_at: order.endAt,
    refund_amount: order.refundAmount,
    refunded_at: order.refundedAt,
  });
};

type Key = Pick<ComboOrderRow, 'userId' | 'id'>;

/** Marks an order that waits as paid: true for one caller only. */
export const markPaid = async (
  query: Query,
  { userId, id }: Key,
  { at, tradeNo, endAt }: { at: Instant; tradeNo: string; endAt: Instant },
): Promise<boolean> =>
  (await updateIn(query, 'combo_order', {
    set: { status: ORDER.paid, paid_at: at, trade_no: tradeNo, end_at: endAt },
    where: { user_id: userId, id, status: ORDER.open },
  })) === 1;

/** Ends an order that waits: true for one caller only. */
export const markClosed = async (
  query: Query,
  { userId, id }: Key,
  status: typeof ORDER.lapsed | typeof ORDER.cancelled,
): Promise<boolean> =>
  (await updateIn(query, 'combo_order', {
    set: { status },
    where: { user_id: userId, id, status: ORDER.open },
  })) === 1;

/** Marks a paid order as given back: true for one caller only. */
export const markRefunded = async (
  query: Query,
  { userId, id, total }: Key & Pick<ComboOrderRow, 'total'>,
  at: Instant,
): Promise<boolean> =>
  (await updateIn(query, 'combo_order', {
    set: { status: ORDER.refunded, refund_amount: total, refunded_at: at },
    where: { user_id: userId, id, status: ORDER.paid },
  })) === 1;

/** Adds what went back: a payment that came too late, or the share of a piece that nobody used. */
export const noteBack = async (
  query: Query,
  { userId, id }: Key,
  { amount, tradeNo, at }: { amount: Cents; tradeNo: string; at: Instant },
): Promise<void> => {
  await query(
    'UPDATE combo_order SET refund_amount = refund_amount + $3, refunded_at = $5, trade_no = COALESCE(trade_no, $4) WHERE user_id = $1 AND id = $2',
    [userId, id, amount, tradeNo, at],
  );
};

export const overdueOrders = (query: Query, now: Instant, most: number): Promise<ComboOrderRow[]> =>
  find(query, 'status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2', [now, most]);

/** A page of a member's orders, newest first, without those that the member cancelled unpaid; one more than asked for shows whether there is another. */
export const ordersOf = (
  query: Query,
  asked: { userId: string; offset: number; size: number },
): Promise<ComboOrderRow[]> =>
  find(
    query,
    'user_id = $1 AND (status <> -2 OR refund_amount > 0) ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3',
    [asked.userId, asked.size + 1, asked.offset],
  );

/** Forgets orders that ended long ago and never saw money. Their pieces go first. */
export const dropUnpaid = async (query: Query, before: Instant): Promise<number> => {
  const NEVER_PAID = 'status < 0 AND refund_amount = 0 AND pay_before < $1';
  await query(
    `DELETE FROM combo_piece p USING (SELECT user_id, id FROM combo_order WHERE ${NEVER_PAID}) o WHERE p.user_id = o.user_id AND p.order_id = o.id`,
    [before],
  );
  return (await query(`DELETE FROM combo_order WHERE ${NEVER_PAID}`, [before])).count;
};
