import { addCents, ZERO, type Cents } from '#shared/kernel/money.ts';
import {
  atMostLeft,
  type PaidOrder,
  refundAmount,
  type RefundSelection,
} from '#shared/order/refund/refund-amount.ts';
import type { RefundableOrder } from '#shared/order/refund/refund-form.ts';
import { refundedPieces, type Refund } from './refund-repo.ts';
import type { LifeOrder } from './order.ts';

/** An order whose total was lifted to the least payable has no honest shares: it is given back whole or not at all. */
const isWholeOnly = ({ quote }: LifeOrder): boolean => quote.isFloored;

/** What an order's payment was made of, from its stored shares (decision E7). Boxes go with the platform's fees: they are no dish. A delivery fee that went back for a pickup is paid no more. */
export const paidOrder = (order: LifeOrder, refunds: readonly Refund[]): PaidOrder => {
  const refunded = refundedPieces(refunds);
  const { delivery, service, box, bag } = order.quote.feeShares;
  return {
    orderStatus: order.status,
    isWholeOnly: isWholeOnly(order),
    lines: order.lines.map(({ uuid, quantity, shareCents }) => ({
      lineId: uuid,
      quantity,
      refundedQuantity: refunded.get(uuid) ?? 0,
      shareCents,
    })),
    deliveryFeeCents: refunds.some(({ kind }) => kind === 'delivery') ? ZERO : delivery,
    platformFeeCents: addCents(service, box),
    bagFeeCents: bag,
    isBagRefunded: order.isBagRefunded,
  };
};

/** What pieces bring back: by their shares, and never more than is left. */
export const askedAmount = (
  order: LifeOrder,
  refunds: readonly Refund[],
  wanted: RefundSelection,
): ReturnType<typeof refundAmount> => {
  const amount = refundAmount(paidOrder(order, refunds), wanted);
  return amount.ok ? { ...amount, refundCents: mostOf(order, amount.refundCents) } : amount;
};

/** A sum of money, or what is left of what was paid where that is less. */
export const mostOf = ({ total, refundAmount: refunded }: LifeOrder, amount: Cents): Cents =>
  atMostLeft(amount, { paidCents: total, refundedCents: refunded });

/** Pieces of each line that are left to refund. */
export const piecesLeft = ({ lines }: PaidOrder): RefundableOrder['lines'] =>
  lines.map(({ lineId, quantity, refundedQuantity }) => ({
    lineId,
    quantity: quantity - refundedQuantity,
  }));
