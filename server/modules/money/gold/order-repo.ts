import { asId, type OrderId, type TradeNo, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { orderedBag, type OrderedBag } from './terms.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

/** A bag that was ordered. `status`: 0 to be paid, 1 paid, -1 closed. `slot`: its place within the limit of one member, while it counts. `refundAmount`: a payment that came too late and went back. */
export type GoldOrder = {
  userId: UserId;
  id: OrderId;
  bagId: string;
  slot: number | null;
  status: number;
  total: Cents;
  bag: OrderedBag;
  createdAt: Instant;
  payBefore: Instant;
  paidAt: Instant | null;
  tradeNo: TradeNo | null;
  refundAmount: Cents;
};
const ROW = row({
  ...pick(
    TABLES.gold_order,
    'user_id',
    'id',
    'bag_id',
    'slot',
    'status',
    'total',
    'created_at',
    'pay_before',
    'paid_at',
    'trade_no',
    'refund_amount',
  ),
  bag: json(orderedBag),
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'user_id, id, bag_id, slot, status, total, bag, created_at, pay_before, paid_at, trade_no, refund_amount';
const orderOf = (row: Raw): GoldOrder => ({
  userId: asId(row.user_id),
  id: asId(row.id),
  bagId: row.bag_id,
  slot: row.slot,
  status: row.status,
  total: cents(row.total),
  bag: row.bag,
  createdAt: instant(row.created_at),
  payBefore: instant(row.pay_before),
  paidAt: row.paid_at === null ? null : instant(row.paid_at),
  tradeNo: row.trade_no === null ? null : asId(row.trade_no),
  refundAmount: cents(row.refund_amount),
});
const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<GoldOrder[]> =>
  (await query(`SELECT ${COLUMNS} FROM gold_order WHERE ${where}`, params, ROW)).rows.map(orderOf);

export const findGoldOrder = async (query: Query, id: string): Promise<GoldOrder | null> =>
  (await find(query, 'id = $1', [id]))[0] ?? null;

/** Breaks a unique key when somebody was quicker with the same `slot` (`isDuplicate`). */
export const addGoldOrder = async (query: Query, order: GoldOrder): Promise<void> => {
  await insertInto(query, 'gold_order', {
    user_id: order.userId,
    id: order.id,
    bag_id: order.bagId,
    slot: order.slot,
    status: order.status,
    total: order.total,
    bag: order.bag,
    created_at: order.createdAt,
    pay_before: order.payBefore,
    paid_at: order.paidAt,
    trade_no: order.tradeNo,
    refund_amount: order.refundAmount,
  });
};

const SLOTS_HELD_ROW = row({ ...pick(TABLES.gold_order, 'bag_id'), slot: num });
/** The slots of a bag that a member's orders hold. */
export const slotsHeld = async (
  query: Query,
  userId: string,
  bagIds: readonly string[],
): Promise<{ bagId: string; slot: number }[]> => {
  const { rows } = await query(
    'SELECT bag_id, slot FROM gold_order WHERE user_id = $1 AND bag_id = ANY($2::text[]) AND slot IS NOT NULL',
    [userId, bagIds],
    SLOTS_HELD_ROW,
  );
  return rows.map(({ bag_id, slot }) => ({ bagId: bag_id, slot }));
};

/** Marks an order that waits as paid: true for one caller only. */
export const markGoldPaid = async (
  query: Query,
  { userId, id }: Pick<GoldOrder, 'userId' | 'id'>,
  { at, tradeNo }: { at: Instant; tradeNo: string },
): Promise<boolean> =>
  (await updateIn(query, 'gold_order', {
    set: { status: 1, paid_at: at, trade_no: tradeNo },
    where: { user_id: userId, id, status: 0 },
  })) === 1;

/** Closes an order that waits, and frees its slot: true for one caller only. */
export const closeGoldOrder = async (
  query: Query,
  { userId, id }: Pick<GoldOrder, 'userId' | 'id'>,
): Promise<boolean> =>
  (await updateIn(query, 'gold_order', {
    set: { status: -1, slot: null },
    where: { user_id: userId, id, status: 0 },
  })) === 1;

/** Notes that a payment which came too late, or twice, went back. */
export const noteLateGold = async (
  query: Query,
  { userId, id }: Pick<GoldOrder, 'userId' | 'id'>,
  { amount, tradeNo }: { amount: Cents; tradeNo: string },
): Promise<void> => {
  await query(
    'UPDATE gold_order SET refund_amount = refund_amount + $3, trade_no = COALESCE(trade_no, $4) WHERE user_id = $1 AND id = $2',
    [userId, id, amount, tradeNo],
  );
};

export const overdueGoldOrders = (query: Query, now: Instant, most: number): Promise<GoldOrder[]> =>
  find(query, 'status = 0 AND pay_before < $1 ORDER BY pay_before ASC LIMIT $2', [now, most]);

/** A page of what a member bought, or can still pay for at a moment, newest first; one more than asked for shows whether there is another. */
export const goldOrdersOf = (
  query: Query,
  asked: { userId: string; now: Instant; offset: number; size: number },
): Promise<GoldOrder[]> =>
  find(
    query,
    'user_id = $1 AND (paid_at IS NOT NULL OR refund_amount > 0 OR (status = 0 AND pay_before >= $2)) ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4',
    [asked.userId, asked.now, asked.size + 1, asked.offset],
  );

/** Forgets orders that ended before a moment and never saw money. */
export const dropUnpaid = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM gold_order WHERE status < 0 AND refund_amount = 0 AND pay_before < $1', [
    before,
  ]);
};

/** Whether a member has bought at the member price since a moment, or may still pay for that. */
export const hasMemberPriceSince = async (
  query: Query,
  userId: string,
  { since, now }: { since: Instant; now: Instant },
): Promise<boolean> =>
  (
    await query(
      `SELECT 1 FROM gold_order WHERE user_id = $1 AND created_at >= $2 AND bag ->> 'isMemberPrice' = 'true' AND (status > 0 OR (status = 0 AND pay_before >= $3)) LIMIT 1`,
      [userId, since, now],
    )
  ).count > 0;
