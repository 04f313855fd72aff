import type { StoreKind } from '#shared/codes/store-kind.ts';
import { canCancel } from '#shared/order/actions/can-cancel.ts';
import { canDelete } from '#shared/order/actions/can-delete.ts';
import { canRush, type RushRefusal } from '#shared/order/actions/can-rush.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addCents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { combosPort } from '../life/combos-port.ts';
import { closeOrder, judgeAgain, moveOrder } from './life.ts';
import { factsOf } from './facts.ts';
import { ownOrder } from './get.ts';
import { keyedOrder } from './keyed-order.ts';
import { nextRushAt } from './present.ts';
import type { TakeoutOrder } from './order.ts';

type CancelAnswer = ReplyOf<Contract['takeoutOrderCancel']>;

const cancelAnswer = (order: TakeoutOrder, comboBack: Cents): CancelAnswer => ({
  refundAmtn: addCents(order.refundAmount, comboBack),
  goldAmtn: order.goldRefund,
});

const cancelOnce = async (
  query: Query,
  order: TakeoutOrder,
  { now }: MemberContext,
  note: string,
): Promise<CancelAnswer | null> => {
  const combo = order.kind === 'takeout' ? await combosPort().of(query, order.id) : null;
  if (order.closeReason === 'BUYER') return cancelAnswer(order, combo?.isBack ? combo.total : ZERO);
  const answer = canCancel(factsOf(order), now);
  if (!answer.ok) return refuse('ORDER_NOT_CANCELLABLE', { reason: answer.reason });
  const closed = await closeOrder(query, order, {
    kind: 'CANCELLED',
    reason: 'BUYER',
    at: now,
    facts: note === '' ? {} : { note },
  });
  // the group goes back with the order; it is not read again, for stocks are told last
  const isComboBack = combo !== null && !combo.isKept && order.paidAt !== null;
  return closed && cancelAnswer(closed, isComboBack ? combo.total : ZERO);
};

/** Cancels at once, with all that was paid given back (decisions E11, E12). Repeating it is no error. */
export const cancelOf =
  (kind: StoreKind): Handlers['takeoutOrderCancel'] =>
  async (context, body) => {
    const { id } = await ownOrder(context, body.tradeId, kind);
    return keyedOrder(context, { scope: 'cancel', body }, (query) =>
      judgeAgain(query, id, (order) => cancelOnce(query, order, context, body.reason)),
    );
  };

const RUSH_REFUSALS: Readonly<Record<RushRefusal['reason'], ErrorName>> = {
  tooEarly: 'RUSH_TOO_EARLY',
  tooMany: 'RUSH_TOO_MANY',
  notUnderWay: 'RUSH_NOT_NOW',
  readyForPickup: 'RUSH_NOT_NOW',
  refundRunning: 'RUSH_NOT_NOW',
};

const rushOnce = async (
  query: Query,
  order: TakeoutOrder,
  { now }: MemberContext,
): Promise<TakeoutOrder | null> => {
  const answer = canRush(factsOf(order), now);
  if (!answer.ok)
    return refuse(RUSH_REFUSALS[answer.reason], {
      reason: answer.reason,
      ...(answer.reason === 'tooEarly' && { at: answer.at }),
    });
  return moveOrder(query, order, 'RUSHED', now, {
    patch: { rushCount: order.rushCount + 1, lastRushAt: now },
  });
};

/** Reminds store and rider, three times at most (decision F15). */
export const urgentOrderOf =
  (kind: StoreKind): Handlers['takeoutUrgentOrder'] =>
  async (context, { tradeId }) => {
    const { deps, now } = context;
    const { id } = await ownOrder(context, tradeId, kind);
    const rushed = await deps.db.tx((query) =>
      judgeAgain(query, id, (order) => rushOnce(query, order, context)),
    );
    return { rushCount: rushed.rushCount, nextRushAt: nextRushAt(rushed, now) };
  };

type Nothing = ReplyOf<Contract['takeoutOrderDelete']>;

const removeOnce = async (
  query: Query,
  order: TakeoutOrder,
  { now }: MemberContext,
): Promise<Nothing | null> => {
  if (order.isHidden) return {};
  if (!canDelete(factsOf(order)).ok) return refuse('ORDER_NOT_DELETABLE');
  return (await moveOrder(query, order, 'DELETED', now, { patch: { isHidden: true } })) && {};
};

/** Takes a finished order off its owner's list; nothing is erased (decision E4). Repeating it is no error. */
export const removeOf =
  (kind: StoreKind): Handlers['takeoutOrderDelete'] =>
  async (context, body) => {
    const { id } = await ownOrder(context, body.tradeId, kind);
    return keyedOrder(context, { scope: 'delete', body }, (query) =>
      judgeAgain(query, id, (order) => removeOnce(query, order, context)),
    );
  };
