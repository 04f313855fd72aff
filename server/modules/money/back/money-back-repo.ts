import type { MoneyBackResult } from '#shared/codes/refund.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { asId, type Id, type MerchantId, type OrderId, type TradeNo } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

/** Money on its way back to the buyer, through the channel of the payment that brought it (decision GA25). */
export type MoneyBack = {
  merchantId: MerchantId;
  id: Id<'moneyBack'>;
  orderId: OrderId;
  orderType: PaidOrderType;
  /** What is paid back: a request, a voucher that expired, an order that was closed, or a payment that came too late. Unique within a merchant. */
  refundId: string;
  tradeNo: TradeNo;
  amount: Cents;
  result: MoneyBackResult;
  tries: number;
  nextAt: Instant;
  createdAt: Instant;
};
const ROW = row(
  pick(
    TABLES.money_back,
    'merchant_id',
    'id',
    'order_id',
    'order_type',
    'refund_id',
    'trade_no',
    'amount',
    'result',
    'tries',
    'next_at',
    'created_at',
  ),
);
const REFUSED_ROW = row({ ...ROW.columns, settled_at: num });
const COLUMNS =
  'merchant_id, id, order_id, order_type, refund_id, trade_no, amount, result, tries, next_at, created_at';

const moneyBackOf = (row: RowOf<typeof ROW>): MoneyBack => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  orderId: asId(row.order_id),
  orderType: row.order_type,
  refundId: row.refund_id,
  tradeNo: asId(row.trade_no),
  amount: cents(row.amount),
  result: row.result,
  tries: row.tries,
  nextAt: instant(row.next_at),
  createdAt: instant(row.created_at),
});

export const addMoneyBack = async (query: Query, one: MoneyBack): Promise<void> => {
  await insertInto(query, 'money_back', {
    merchant_id: one.merchantId,
    id: one.id,
    order_id: one.orderId,
    order_type: one.orderType,
    refund_id: one.refundId,
    trade_no: one.tradeNo,
    amount: one.amount,
    result: one.result,
    tries: one.tries,
    next_at: one.nextAt,
    created_at: one.createdAt,
  });
};

/** What is due to be sent, oldest first. */
export const dueMoneyBack = async (
  query: Query,
  now: Instant,
  most: number,
): Promise<MoneyBack[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM money_back WHERE result = 'PENDING' AND next_at <= $1 ORDER BY next_at ASC LIMIT $2`,
    [now, most],
    ROW,
  );
  return rows.map(moneyBackOf);
};

/** Notes one answer of the channel: true for one sender only. */
export const noteTry = async (
  query: Query,
  { merchantId, id, tries }: MoneyBack,
  after: { result: MoneyBackResult; nextAt: Instant; settledAt: Instant | null },
): Promise<boolean> => {
  const count = await updateIn(query, 'money_back', {
    set: {
      result: after.result,
      tries: tries + 1,
      next_at: after.nextAt,
      settled_at: after.settledAt,
    },
    where: { merchant_id: merchantId, id, result: 'PENDING', tries },
  });
  return count === 1;
};

const RESULT_ROW = row(pick(TABLES.money_back, 'refund_id', 'result', 'settled_at'));
/** How far the money of each refund of an order is, by the refund's id. */
export const moneyBackOfOrder = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<ReadonlyMap<string, { result: MoneyBackResult; settledAt: Instant | null }>> => {
  const { rows } = await query(
    'SELECT refund_id, result, settled_at FROM money_back WHERE merchant_id = $1 AND order_id = $2',
    [merchantId, id],
    RESULT_ROW,
  );
  return new Map(
    rows.map(({ refund_id, result, settled_at }) => [
      refund_id,
      { result, settledAt: settled_at === null ? null : instant(settled_at) },
    ]),
  );
};

/** Refunds that their channel does not take, the oldest first; one more than asked for shows whether there are others. */
export const refusedMoneyBack = async (
  query: Query,
  most: number,
): Promise<(MoneyBack & { settledAt: Instant })[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS}, settled_at FROM money_back WHERE result = 'FAIL' ORDER BY settled_at ASC, id ASC LIMIT $1`,
    [most + 1],
    REFUSED_ROW,
  );
  return rows.map((found) => ({ ...moneyBackOf(found), settledAt: instant(found.settled_at) }));
};

/** A refund that was given up is sent anew: true for one caller only. */
export const reviveMoneyBack = async (query: Query, id: string, at: Instant): Promise<boolean> =>
  (
    await query(
      `UPDATE money_back SET result = 'PENDING', tries = 0, next_at = $2, settled_at = NULL WHERE id = $1 AND result = 'FAIL'`,
      [id, at],
    )
  ).count === 1;

/** A refund that was given up was paid in another way: true for one caller only. */
export const notePaidByHand = async (
  query: Query,
  id: string,
  { by, at }: { by: string; at: Instant },
): Promise<boolean> =>
  (
    await query(
      `UPDATE money_back SET result = 'SUCCESS', settled_at = $2, paid_by = $3 WHERE id = $1 AND result = 'FAIL'`,
      [id, at, by],
    )
  ).count === 1;
