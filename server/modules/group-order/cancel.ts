import type { Handlers } from '#server/context.ts';
import { refuse } from '#server/refusal.ts';
import { close } from './close.ts';
import { ownOrder } from './get.ts';

/** Cancels an order that is not paid. Repeating it is no error: the order is cancelled. */
export const cancel: Handlers['groupOrderCancel'] = async (context, { orderId }) => {
  const order = await ownOrder(context, orderId);
  if (order.paidState === -1) return order.closeReason === 'BUYER' ? {} : refuse('ORDER_NOT_CANCELLABLE');
  const isClosed = order.paidState === 0 && (await context.deps.db.tx((query) => close(query, order, 'BUYER')));
  return isClosed ? {} : refuse('ORDER_NOT_CANCELLABLE');
};
