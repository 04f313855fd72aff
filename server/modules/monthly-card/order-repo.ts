import type { MemberOrderKind } from '#shared/codes/monthly-card.ts';
import { asId, type OrderId, type TradeNo, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { itemTerms, type ItemTerms } from './terms.ts';

/** The numbers that `status` holds. */
export const ORDER = { open: 0, paid: 1, refunded: 2, closed: -1 } as const;

/** An order of a card, a trial or a pack. `cycle`: of a pack, the cycle that it is for. `startAt`, `endAt`: of the period that it brought. */
export type MemberOrder = {
  userId: UserId;
  id: OrderId;
  kind: MemberOrderKind;
  itemId: string;
  cycle: string;
  status: number;
  total: Cents;
  partnerOff: Cents;
  terms: ItemTerms;
  autoRenew: boolean;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  startAt: Instant | null;
  endAt: Instant | null;
  refundAmount: Cents;
  refundedAt: Instant | null;
};
const ROW = row({
  ...pick(
    TABLES.member_order,
    'user_id',
    'id',
    'kind',
    'item_id',
    'cycle',
    'status',
    'total',
    'partner_off',
    'auto_renew',
    'created_at',
    'pay_before',
    'paid_at',
    'trade_no',
    'start_at',
    'end_at',
    'refund_amount',
    'refunded_at',
  ),
  terms: json(itemTerms),
});
const COLUMNS =
  'user_id, id, kind, item_id, cycle, status, total, partner_off, terms, auto_renew, created_at, pay_before, paid_at, trade_no, start_at, end_at, refund_amount, refunded_at';

const momentOf = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));
const orderOf = (found: RowOf<typeof ROW>): MemberOrder => ({
  userId: asId(found.user_id),
  id: asId(found.id),
  kind: found.kind,
  itemId: found.item_id,
  cycle: found.cycle,
  status: found.status,
  total: cents(found.total),
  partnerOff: cents(found.partner_off),
  terms: found.terms,
  autoRenew: found.auto_renew,
  createdAt: instant(found.created_at),
  payBefore: instant(found.pay_before),
  paidAt: momentOf(found.paid_at),
  tradeNo: found.trade_no === null ? null : asId(found.trade_no),
  startAt: momentOf(found.start_at),
  endAt: momentOf(found.end_at),
  refundAmount: cents(found.refund_amount),
  refundedAt: momentOf(found.refunded_at),
});
const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<MemberOrder[]> =>
  (await query(`SELECT ${COLUMNS} FROM member_order WHERE ${where}`, params, ROW)).rows.map(
    orderOf,
  );

export const findMemberOrder = async (query: Query, id: string): Promise<MemberOrder | null> =>
  (await find(query, 'id = $1', [id]))[0] ?? null;

/** What of a thing waits for a member's payment, lapsed or not: one at most. */
export const waitingOrder = async (
  query: Query,
  userId: string,
  itemId: string,
): Promise<MemberOrder | null> =>
  (await find(query, 'user_id = $1 AND item_id = $2 AND status = 0', [userId, itemId]))[0] ?? null;

/** All that counts at a moment: what is paid, and what may still be. */
export const countedOrders = (query: Query, userId: string, now: Instant): Promise<MemberOrder[]> =>
  find(
    query,
    'user_id = $1 AND (status = 1 OR (status = 0 AND pay_before >= $2)) ORDER BY created_at ASC, id ASC',
    [userId, now],
  );

/** Breaks a unique key where one of the same thing waits already (`isDuplicate`). */
export const addMemberOrder = async (query: Query, order: MemberOrder): Promise<void> => {
  await insertInto(query, 'member_order', {
    user_id: order.userId,
    id: order.id,
    kind: order.kind,
    item_id: order.itemId,
    cycle: order.cycle,
    status: order.status,
    total: order.total,
    partner_off: order.partnerOff,
    terms: order.terms,
    auto_renew: order.autoRenew,
    created_at: order.createdAt,
    pay_before: order.payBefore,
    paid_at: order.paidAt,
    trade_no: order.tradeNo,
    start_at: order.startAt,
    end_at: order.endAt,
    refund_amount: order.refundAmount,
    refunded_at: order.refundedAt,
  });
};

type Key = Pick<MemberOrder, 'userId' | 'id'>;

/** Marks an order that waits as paid: true for one caller only. */
export const markPaid = async (
  query: Query,
  { userId, id }: Key,
  {
    at,
    tradeNo,
    startAt,
    endAt,
  }: { at: Instant; tradeNo: string; startAt: Instant | null; endAt: Instant | null },
): Promise<boolean> =>
  (await updateIn(query, 'member_order', {
    set: { status: ORDER.paid, paid_at: at, trade_no: tradeNo, start_at: startAt, end_at: endAt },
    where: { user_id: userId, id, status: ORDER.open },
  })) === 1;

/** Closes an order that waits: true for one caller only. */
export const closeOrder = async (query: Query, { userId, id }: Key): Promise<boolean> =>
  (await updateIn(query, 'member_order', {
    set: { status: ORDER.closed },
    where: { user_id: userId, id, status: ORDER.open },
  })) === 1;

/** Marks a paid order as given back: true for one caller only. */
export const markRefunded = async (
  query: Query,
  { userId, id, total }: Key & Pick<MemberOrder, 'total'>,
  at: Instant,
): Promise<boolean> =>
  (await updateIn(query, 'member_order', {
    set: { status: ORDER.refunded, refund_amount: total, refunded_at: at },
    where: { user_id: userId, id, status: ORDER.paid },
  })) === 1;

/** Notes that a payment which came too late, or twice, went back. */
export const noteLate = async (
  query: Query,
  { userId, id }: Key,
  { amount, tradeNo, at }: { amount: Cents; tradeNo: string; at: Instant },
): Promise<void> => {
  await query(
    'UPDATE member_order SET refund_amount = refund_amount + $3, refunded_at = $5, trade_no = COALESCE(trade_no, $4) WHERE user_id = $1 AND id = $2',
    [userId, id, amount, tradeNo, at],
  );
};

export const overdueOrders = (query: Query, now: Instant, most: number): Promise<MemberOrder[]> =>
  find(query, 'status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2', [now, most]);

/** A page of what a member bought, or can still pay for at a moment, newest first; one more than asked for shows whether there is another. */
export const ordersOf = (
  query: Query,
  asked: { userId: string; now: Instant; offset: number; size: number },
): Promise<MemberOrder[]> =>
  find(
    query,
    'user_id = $1 AND (paid_at IS NOT NULL OR refund_amount > 0 OR (status = 0 AND pay_before >= $2)) ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4',
    [asked.userId, asked.now, asked.size + 1, asked.offset],
  );

/** The last card that somebody paid for: what a renewal by itself buys again, and how. */
export const lastPaidCard = async (query: Query, userId: string): Promise<MemberOrder | null> =>
  (
    await find(
      query,
      `user_id = $1 AND kind = 'card' AND status = 1 ORDER BY paid_at DESC, id DESC LIMIT 1`,
      [userId],
    )
  )[0] ?? null;

const PAID_ROW = row({ amount: num });
/** What the cards and packs that were paid from a moment on cost, without what was given back. */
export const paidForCards = async (
  query: Query,
  userId: string,
  since: Instant,
): Promise<Cents> => {
  const { rows } = await query(
    'SELECT CAST(COALESCE(sum(total), 0) AS bigint) AS amount FROM member_order WHERE user_id = $1 AND status = 1 AND paid_at >= $2',
    [userId, since],
    PAID_ROW,
  );
  return cents(rows[0]?.amount ?? 0);
};
