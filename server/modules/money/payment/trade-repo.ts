import type { PayResult } from '#shared/codes/group-order.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type TradeNo,
  type UserId,
} from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type Trade = {
  merchantId: MerchantId;
  tradeNo: TradeNo;
  orderId: OrderId;
  userId: UserId;
  amount: Cents;
  result: PayResult;
  refunded: boolean;
  returnUrl: string;
  createdAt: Instant;
  type: PaymentType;
  /** Which table `orderId` is of. */
  orderType: PaidOrderType;
  /** The card of a payment by card. */
  cardId: string | null;
};
const ROW = row(
  pick(
    TABLES.trade,
    'merchant_id',
    'trade_no',
    'order_id',
    'user_id',
    'amount',
    'result',
    'refunded',
    'return_url',
    'created_at',
    'type',
    'order_type',
    'card_id',
  ),
);
type Raw = RowOf<typeof ROW>;

const tradeOf = (row: Raw): Trade => ({
  merchantId: asId(row.merchant_id),
  tradeNo: asId(row.trade_no),
  orderId: asId(row.order_id),
  userId: asId(row.user_id),
  amount: cents(row.amount),
  result: row.result,
  refunded: row.refunded,
  returnUrl: row.return_url,
  createdAt: instant(row.created_at),
  type: row.type,
  orderType: row.order_type,
  cardId: row.card_id,
});
const COLUMNS =
  'merchant_id, trade_no, order_id, user_id, amount, result, refunded, return_url, created_at, type, order_type, card_id';

/** A payment attempt by its number alone: a bank names nothing else. */
export const findTrade = async (query: Query, tradeNo: string): Promise<Trade | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM trade WHERE trade_no = $1`, [tradeNo], ROW);
  return rows[0] ? tradeOf(rows[0]) : null;
};

/** Writes the row once more, so that its result is not reported before the standby has it (ADR 0025). */
export const proveTrade = async (query: Query, { tradeNo }: Trade): Promise<void> => {
  await query('UPDATE trade SET created_at = created_at WHERE trade_no = $1', [tradeNo]);
};

export const latestTrade = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<Trade | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM trade WHERE merchant_id = $1 AND order_id = $2 ORDER BY created_at DESC, trade_no DESC LIMIT 1`,
    [merchantId, orderId],
    ROW,
  );
  return rows[0] ? tradeOf(rows[0]) : null;
};

const COUNT_ROW = row({ count: num });
/** How many attempts an order has had. */
export const countTrades = async (
  query: Query,
  { merchantId, orderId }: Pick<Trade, 'merchantId' | 'orderId'>,
): Promise<number> => {
  const { rows } = await query(
    'SELECT count(*) AS count FROM trade WHERE merchant_id = $1 AND order_id = $2',
    [merchantId, orderId],
    COUNT_ROW,
  );
  return rows[0]?.count ?? 0;
};

/** Whether a member's payment for orders of a type is still without an answer. */
export const hasOpenTrade = async (
  query: Query,
  { userId, orderType }: Pick<Trade, 'userId' | 'orderType'>,
): Promise<boolean> => {
  const { rows } = await query(
    "SELECT count(*) AS count FROM trade WHERE result = 'PENDING' AND user_id = $1 AND order_type = $2",
    [userId, orderType],
    COUNT_ROW,
  );
  return (rows[0]?.count ?? 0) > 0;
};

/** So long a payment may be without an answer before it is asked after, and asked after again. */
const ASK_EVERY_MS = MINUTE;

export const addTrade = async (query: Query, trade: Trade): Promise<void> => {
  await insertInto(query, 'trade', {
    merchant_id: trade.merchantId,
    trade_no: trade.tradeNo,
    order_id: trade.orderId,
    user_id: trade.userId,
    amount: trade.amount,
    result: trade.result,
    refunded: trade.refunded,
    return_url: trade.returnUrl,
    created_at: trade.createdAt,
    type: trade.type,
    order_type: trade.orderType,
    card_id: trade.cardId,
    ask_at: plus(trade.createdAt, ASK_EVERY_MS),
  });
};

/** An attempt goes on with another channel and another page to come back to; false when the bank has ended it. */
export const moveTrade = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
  { returnUrl, type, cardId }: Pick<Trade, 'returnUrl' | 'type' | 'cardId'>,
): Promise<boolean> =>
  (await updateIn(query, 'trade', {
    set: { return_url: returnUrl, type, card_id: cardId },
    where: { merchant_id: merchantId, trade_no: tradeNo, result: 'PENDING' },
  })) === 1;

/** Payments without an answer that are to be asked after, the longest waiting first. */
export const tradesToAsk = async (query: Query, now: Instant, limit: number): Promise<Trade[]> =>
  (
    await query(
      `SELECT ${COLUMNS} FROM trade WHERE result = 'PENDING' AND ask_at <= $1 ORDER BY ask_at ASC LIMIT $2`,
      [now, limit],
      ROW,
    )
  ).rows.map(tradeOf);

/** Takes the turn to ask after a payment: true for one caller only, until the next is due. */
export const takeAsking = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
  now: Instant,
): Promise<boolean> =>
  (
    await query(
      `UPDATE trade SET ask_at = $3 WHERE merchant_id = $1 AND trade_no = $2 AND result = 'PENDING' AND ask_at <= $4`,
      [merchantId, tradeNo, plus(now, ASK_EVERY_MS), now],
    )
  ).count === 1;

/** Ends an open attempt: true for one caller only. */
export const endTrade = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
  end: { result: PayResult; refunded: boolean; at: Instant },
): Promise<boolean> => {
  const count = await updateIn(query, 'trade', {
    set: { result: end.result, refunded: end.refunded, settled_at: end.at },
    where: { merchant_id: merchantId, trade_no: tradeNo, result: 'PENDING' },
  });
  return count === 1;
};

export const markTradeRefunded = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
): Promise<void> => {
  await updateIn(query, 'trade', {
    set: { refunded: true },
    where: { merchant_id: merchantId, trade_no: tradeNo },
  });
};

const NAME_ROW = row({ zh: text, en: text });
/** Who is paid. */
export const merchantName = async (query: Query, merchantId: string): Promise<Bilingual> => {
  const { rows } = await query(
    'SELECT name_zh AS zh, name_en AS en FROM merchant WHERE id = $1',
    [merchantId],
    NAME_ROW,
  );
  return rows[0] ?? { zh: '', en: '' };
};
