import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { OrderId, TradeNo } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { paymentArrival } from '#shared/order/actions/can-pay.ts';
import type { Query } from '#server/db/db.ts';
import { closeBy, useUp } from './close.ts';
import { judgeAgainBy } from './judge-again.ts';
import type { OrderKind } from './kind.ts';
import { moveBy } from './move.ts';
import type { LifeOrder } from './order.ts';

type Money = { orderId: OrderId; tradeNo: TradeNo; type: PaymentType; amount: Cents };

/** "As soon as possible" is counted from the payment: the store sees the order only then. */
const promisedFrom = ({ slotAt, promisedAt, createdAt }: LifeOrder, paidAt: Instant): Instant =>
  slotAt === null ? plus(promisedAt, Math.max(0, paidAt - createdAt)) : promisedAt;

const take =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (query: Query, order: O, { tradeNo, type }: Money, at: Instant): Promise<boolean> => {
    const paid = await moveBy(of)(query, order, 'PAID', at, {
      patch: {
        ...(await of.atPayment(query, order, at)),
        paidAt: at,
        tradeNo,
        paymentType: type,
        promisedAt: promisedFrom(order, at),
      },
      facts: { tradeNo },
    });
    if (paid !== null) await useUp(of, query, paid, at);
    return paid !== null;
  };

type Late = Money & { messageKey: string };

/** Money that comes too late or twice goes back; the order stays as it is, and its log keeps why (decision E13). */
const giveBack =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (
    query: Query,
    order: O,
    { tradeNo, amount, messageKey }: Late,
    at: Instant,
  ): Promise<boolean> => {
    const closed =
      order.status === 0
        ? await closeBy(of)(query, order, { kind: 'TIMED_OUT', reason: 'TIMEOUT', at })
        : order;
    if (closed === null) return false;
    const patch = closed.paidAt === null ? { refundAmount: amount, refundAt: at, tradeNo } : {};
    const facts = { tradeNo, messageKey };
    return (await moveBy(of)(query, closed, 'LATE_PAYMENT', at, { patch, facts })) !== null;
  };

/** What a payment does to its order, in the payment's transaction. True when the money was given back. An order that moved meanwhile is looked at again. */
export const receiveBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  (query: Query, money: Money, at: Instant): Promise<boolean> =>
    judgeAgainBy(of)(query, money.orderId, async (order) => {
      const arrival = paymentArrival(
        { orderStatus: order.status, payBefore: order.payBefore, paidAt: order.paidAt },
        at,
      );
      const isDone =
        arrival.kind === 'settle'
          ? await take(of)(query, order, money, at)
          : await giveBack(of)(query, order, { ...money, messageKey: arrival.messageKey }, at);
      return isDone ? arrival.kind === 'refund' : null;
    });
