import { isRefundRunning, type Answer, type OrderFacts } from '../status/order-facts.ts';

/** Why an order cannot be deleted. */
export type DeleteRefusal = { reason: 'notCompleted' } | { reason: 'refundRunning' };

/** Status 4, -1 and -3 mean finished for all kinds of orders (decisions D1, E1, E4). */
const FINISHED: readonly number[] = [4, -1, -3];

/**
 * Whether an order may leave its owner's list: completed, cancelled or refunded (decision E4), and
 * no refund request runs. It is only hidden, never erased.
 */
export const canDelete = (
  order: Pick<OrderFacts, 'orderStatus' | 'refundProgress'>,
): Answer<DeleteRefusal> => {
  if (!FINISHED.includes(order.orderStatus)) return { ok: false, reason: 'notCompleted' };
  return isRefundRunning(order) ? { ok: false, reason: 'refundRunning' } : { ok: true };
};
