import type { Handlers } from '#server/kit/context.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { close } from './close.ts';
import { ownOrder } from './get.ts';

/** Cancels an order that is not paid. Repeating it, even at once, is no error: the order is cancelled. */
export const cancel: Handlers['groupOrderCancel'] = async (context, { orderId }) => {
  const order = await ownOrder(context, orderId);
  const end = { reason: 'BUYER', at: context.now } as const;
  if (order.paidState === 0 && (await context.deps.db.tx((query) => close(query, order, end))))
    return {};
  const { paidState, closeReason } =
    order.paidState === 0 ? await ownOrder(context, orderId) : order;
  if (paidState !== -1 || closeReason !== 'BUYER') return refuse('ORDER_NOT_CANCELLABLE');
  // nothing changes: this write makes the answer wait for the standby (ADR 0025)
  await holdAccount(context.deps.db.query, context.session.userId);
  return {};
};
