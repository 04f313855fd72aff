import { addCents } from '#shared/kernel/money.ts';
import type { PaidOrder } from '#shared/order/refund/refund-amount.ts';
import type { RefundableOrder } from '#shared/order/refund/refund-form.ts';
import { refundedPieces, type Refund } from './refund-repo.ts';
import type { LifeOrder } from './order.ts';

/** An order whose total was lifted to the least payable has no honest shares: it is given back whole or not at all. */
const isWholeOnly = ({ quote }: LifeOrder): boolean => quote.isFloored;

/** What an order's payment was made of, from its stored shares (decision E7). Boxes go with the platform's fees: they are no dish. */
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
    deliveryFeeCents: delivery,
    platformFeeCents: addCents(service, box),
    bagFeeCents: bag,
    isBagRefunded: order.isBagRefunded,
  };
};

/** Pieces of each line that are left to refund. */
export const piecesLeft = ({ lines }: PaidOrder): RefundableOrder['lines'] =>
  lines.map(({ lineId, quantity, refundedQuantity }) => ({
    lineId,
    quantity: quantity - refundedQuantity,
  }));
