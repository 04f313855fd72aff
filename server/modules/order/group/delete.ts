import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { ownOrder } from './get.ts';
import { boughtOf, isDeletable } from './order-actions.ts';
import { hideOrder } from './order-repo.ts';

/**
 * Takes a finished order off its owner's list; nothing is erased (decision E4). Repeating it is no
 * error. A voucher that can be used again later, by an undo at the till, brings the order back.
 */
export const remove: Handlers['groupOrderDelete'] = async (context, { orderId }) => {
  const { query } = context.deps.db;
  const order = await ownOrder(context, orderId);
  const bought = await boughtOf(query, order);
  if (!order.isHidden && !isDeletable(order, bought, context.now))
    return refuse('ORDER_NOT_DELETABLE');
  // written again on a repeat too: that makes the answer wait for the standby (ADR 0025)
  await hideOrder(query, order);
  return {};
};
