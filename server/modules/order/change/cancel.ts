import { refundProgress } from '#shared/codes/refund.ts';
import { cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import { giveWholeBack, moveOrder, payBack, settleRequest } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import type { Doing } from '../takeout/store-acts.ts';

type Cancelling = Doing & { reason: number; note: string };

const callOff = async (
  query: Query,
  order: TakeoutOrder,
  { at, by, reason, note }: Cancelling,
): Promise<TakeoutOrder | null> => {
  const left = cents(order.total - order.refundAmount);
  const moved = await moveOrder(query, order, 'STORE_CANCELLED', at, {
    patch: {
      refundStatus: 2,
      refundAmount: order.total,
      goldRefund: order.quote.totals.goldCents,
      refundAt: at,
      closeReason: 'STORE',
    },
    facts: { ...by, reason, ...(note !== '' && { note }) },
  });
  if (moved === null) return null;
  await giveWholeBack(query, order, at);
  await payBack(query, order, { refundId: order.id, amount: left, at });
  return moved;
};

/** A store calls off an order that it had accepted: all money goes back, and a refund that waits is granted with it (decision DA11). Null when another call was first. */
export const cancelByStore = async (
  query: Query,
  order: TakeoutOrder,
  cancelling: Cancelling,
): Promise<TakeoutOrder | null> => {
  if (order.refundProgress !== refundProgress.codes.pending)
    return callOff(query, order, cancelling);
  const { at, by } = cancelling;
  const granting = { kind: 'REFUNDED', at, facts: by, isEnding: true } as const;
  const refunded = await settleRequest(query, order, granting);
  // a request for all that was left has ended the order
  return refunded?.status === order.status ? callOff(query, refunded, cancelling) : refunded;
};
