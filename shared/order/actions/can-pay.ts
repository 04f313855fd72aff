import type { Instant } from '../../kernel/time.ts';
import type { Answer, OrderFacts } from '../status/order-facts.ts';

/** Why an order cannot be paid. */
export type PayRefusal = { reason: 'notToBePaid' } | { reason: 'windowOver' };

/**
 * Whether an order can be paid: it waits for its payment, and its 15 minutes are not over; the last
 * moment still counts (spec 001 §4). All kinds use status 0.
 */
export const canPay = (
  { orderStatus, payBefore }: Pick<OrderFacts, 'orderStatus' | 'payBefore'>,
  now: Instant,
): Answer<PayRefusal> => {
  if (orderStatus !== 0) return { ok: false, reason: 'notToBePaid' };
  return now <= payBefore ? { ok: true } : { ok: false, reason: 'windowOver' };
};

/**
 * What to do with money that a bank reports: take it, or give it back at once; the order's status
 * stays as it is, and the guest is shown why (decision E13).
 */
export type PaymentArrival =
  | { kind: 'settle' }
  | { kind: 'refund'; messageKey: 'order.latePayment' | 'order.paidTwice' };

/**
 * `at`: when the bank took the money. The caller has put repeats of one trade number aside, so
 * money for a paid order is a second payment.
 */
export const paymentArrival = (
  order: Pick<OrderFacts, 'orderStatus' | 'payBefore' | 'paidAt'>,
  at: Instant,
): PaymentArrival => {
  if (canPay(order, at).ok) return { kind: 'settle' };
  return {
    kind: 'refund',
    messageKey: order.paidAt === null ? 'order.latePayment' : 'order.paidTwice',
  };
};
