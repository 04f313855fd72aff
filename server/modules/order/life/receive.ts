import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { OrderId, TradeNo } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { paymentArrival } from '#shared/order/actions/can-pay.ts';
import type { Query } from '#server/db/db.ts';
import { closeTakeout, useUp } from './close.ts';
import { judgeAgain } from './judge-again.ts';
import { moveOrder } from './move.ts';
import type { TakeoutOrder } from '../takeout/order-repo.ts';

type Money = { orderId: OrderId; tradeNo: TradeNo; type: PaymentType; amount: Cents };

/** "As soon as possible" is counted from the payment: the store hears of the order only then. */
const promisedFrom = ({ slotAt, promisedAt, createdAt }: TakeoutOrder, paidAt: Instant): Instant =>
  slotAt === null ? plus(promisedAt, Math.max(0, paidAt - createdAt)) : promisedAt;

const take = async (
  query: Query,
  order: TakeoutOrder,
  { tradeNo, type }: Money,
  at: Instant,
): Promise<boolean> => {
  const paid = await moveOrder(query, order, 'PAID', at, {
    patch: { paidAt: at, tradeNo, paymentType: type, promisedAt: promisedFrom(order, at) },
    facts: { tradeNo },
  });
  if (paid !== null) await useUp(query, paid, at);
  return paid !== null;
};

/** Money that comes too late or twice goes back; the order stays as it is, and its log says why (decision E13). */
const giveBack = async (
  query: Query,
  order: TakeoutOrder,
  { tradeNo, amount }: Money,
  at: Instant,
  messageKey: string,
): Promise<boolean> => {
  const closed =
    order.status === 0
      ? await closeTakeout(query, order, { kind: 'TIMED_OUT', reason: 'TIMEOUT', at })
      : order;
  if (closed === null) return false;
  const patch = closed.paidAt === null ? { refundAmount: amount, refundAt: at, tradeNo } : {};
  return (
    (await moveOrder(query, closed, 'LATE_PAYMENT', at, {
      patch,
      facts: { tradeNo, messageKey },
    })) !== null
  );
};

/** What a payment does to its order, in the payment's transaction. True when the money was given back. An order that moved meanwhile is looked at again. */
export const receiveTakeout = (query: Query, money: Money, at: Instant): Promise<boolean> =>
  judgeAgain(query, money.orderId, async (order) => {
    const arrival = paymentArrival(
      { orderStatus: order.status, payBefore: order.payBefore, paidAt: order.paidAt },
      at,
    );
    const isDone =
      arrival.kind === 'settle'
        ? await take(query, order, money, at)
        : await giveBack(query, order, money, at, arrival.messageKey);
    return isDone ? arrival.kind === 'refund' : null;
  });
