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
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

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
});
const COLUMNS =
  'merchant_id, trade_no, order_id, user_id, amount, result, refunded, return_url, created_at, type, order_type';

/** A payment attempt by its number alone: a bank names nothing else. */
export const findTrade = async (query: Query, tradeNo: string): Promise<Trade | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM trade WHERE trade_no = $1`, [tradeNo], ROW);
  return rows[0] ? tradeOf(rows[0]) : null;
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

export const addTrade = async (query: Query, trade: Trade): Promise<void> => {
  await query(
    `INSERT INTO trade (${COLUMNS}, settled_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, NULL)`,
    [
      trade.merchantId,
      trade.tradeNo,
      trade.orderId,
      trade.userId,
      trade.amount,
      trade.result,
      trade.refunded,
      trade.returnUrl,
      trade.createdAt,
      trade.type,
      trade.orderType,
    ],
  );
};

/** An attempt goes on with another channel and another page to come back to; false when the bank has ended it. */
export const moveTrade = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
  { returnUrl, type }: Pick<Trade, 'returnUrl' | 'type'>,
): Promise<boolean> =>
  (
    await query(
      `UPDATE trade SET return_url = $3, type = $4 WHERE merchant_id = $1 AND trade_no = $2 AND result = 'PENDING'`,
      [merchantId, tradeNo, returnUrl, type],
    )
  ).count === 1;

/** Ends an open attempt: true for one caller only. */
export const endTrade = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
  end: { result: PayResult; refunded: boolean; at: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE trade SET result = $3, refunded = $4, settled_at = $5 WHERE merchant_id = $1 AND trade_no = $2 AND result = 'PENDING'`,
    [merchantId, tradeNo, end.result, end.refunded, end.at],
  );
  return count === 1;
};

export const markTradeRefunded = async (
  query: Query,
  { merchantId, tradeNo }: Pick<Trade, 'merchantId' | 'tradeNo'>,
): Promise<void> => {
  await query('UPDATE trade SET refunded = true WHERE merchant_id = $1 AND trade_no = $2', [
    merchantId,
    tradeNo,
  ]);
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
