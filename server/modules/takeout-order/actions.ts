import { ZERO } from '#shared/kernel/money.ts';
import { canCancel } from '#shared/order/can-cancel.ts';
import { canDelete } from '#shared/order/can-delete.ts';
import { canRush, type RushRefusal } from '#shared/order/can-rush.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import type { Handlers } from '#server/context.ts';
import { refuse } from '#server/refusal.ts';
import { closeTakeout } from './close.ts';
import { factsOf } from './facts.ts';
import { ownTakeoutOrder } from './get.ts';
import { moveOrder } from './move.ts';
import { nextRushAt } from './present.ts';

/** Cancels at once, with all that was paid given back (decisions E11, E12). Repeating it is no error. */
export const cancel: Handlers['takeoutOrderCancel'] = async (context, { tradeId, reason }) => {
  const { deps, now } = context;
  const order = await ownTakeoutOrder(context, tradeId);
  if (order.closeReason === 'BUYER') return { refundAmtn: order.refundAmount, goldAmtn: order.goldRefund };
  const answer = canCancel(factsOf(order), now);
  if (!answer.ok) return refuse('ORDER_NOT_CANCELLABLE', { reason: answer.reason });
  const closed = await deps.db.tx((query) => closeTakeout(query, order, { kind: 'CANCELLED', reason: 'BUYER', at: now, note: reason }));
  return closed === null ? refuse('ORDER_NOT_CANCELLABLE', { reason: 'changed' }) : { refundAmtn: order.paidAt === null ? ZERO : closed.refundAmount, goldAmtn: closed.goldRefund };
};

const RUSH_REFUSALS: Readonly<Record<RushRefusal['reason'], ErrorName>> = { tooEarly: 'RUSH_TOO_EARLY', tooMany: 'RUSH_TOO_MANY', notUnderWay: 'RUSH_NOT_NOW', readyForPickup: 'RUSH_NOT_NOW', refundRunning: 'RUSH_NOT_NOW' };

/** Reminds store and rider, three times at most (decision F15). */
export const urgentOrder: Handlers['takeoutUrgentOrder'] = async (context, { tradeId }) => {
  const { deps, now } = context;
  const order = await ownTakeoutOrder(context, tradeId);
  const answer = canRush(factsOf(order), now);
  if (!answer.ok) return refuse(RUSH_REFUSALS[answer.reason], { reason: answer.reason, ...(answer.reason === 'tooEarly' && { at: answer.at }) });
  const rushed = await deps.db.tx((query) => moveOrder(query, order, 'RUSHED', now, { patch: { rushCount: order.rushCount + 1, lastRushAt: now } }));
  return rushed === null ? refuse('RUSH_TOO_EARLY') : { rushCount: rushed.rushCount, nextRushAt: nextRushAt(rushed, now) };
};

/** Takes a finished order off its owner's list; nothing is erased (decision E4). */
export const remove: Handlers['takeoutOrderDelete'] = async (context, { tradeId }) => {
  const { deps, now } = context;
  const order = await ownTakeoutOrder(context, tradeId);
  if (order.isHidden) return {};
  if (!canDelete(factsOf(order)).ok) return refuse('ORDER_NOT_DELETABLE');
  const hidden = await deps.db.tx((query) => moveOrder(query, order, 'DELETED', now, { patch: { isHidden: true } }));
  return hidden === null ? refuse('ORDER_NOT_DELETABLE') : {};
};
