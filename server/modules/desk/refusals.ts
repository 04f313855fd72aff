import type { DeskAct } from '#shared/codes/desk.ts';
import type { TakeoutEventKind } from '#shared/codes/takeout-event.ts';
import { deskActs, deskStage } from '#shared/order/desk/desk-stage.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  eventsOf,
  pickupOffers,
  stopOfOrder,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { deskFactsOf, type OnTheWay } from './facts.ts';
import { actorsOf } from './log.ts';

/** The events by which an act has been done already. */
const DONE_BY: Readonly<Record<DeskAct, readonly TakeoutEventKind[]>> = {
  ACCEPT: ['ACCEPTED'],
  REFUSE: ['STORE_REFUSED'],
  SET_READY: [],
  READY: ['COOKED', 'PACKED'],
  UNREADY: [],
  HAND_OVER: ['HANDED_OVER', 'COMPLETED'],
  SEND_OUT: ['SENT'],
  DELIVERED: ['COMPLETED'],
  NOT_MET: [],
  BRING_BACK: ['BROUGHT_BACK'],
  UNDELIVERED: ['UNDELIVERED'],
  TAKE_OVER: ['STORE_DELIVERS'],
  OFFER_PICKUP: ['PICKUP_OFFERED'],
};

/** Who has an order, and what its guest was asked. */
export const onTheWayOf = async (query: Query, order: TakeoutOrder): Promise<OnTheWay> => ({
  stop: await stopOfOrder(query, order),
  offer: (await pickupOffers(query, order.merchantId, [order.id])).get(order.id) ?? null,
});

/** Refuses an act that an order does not allow as it stands, and says why: somebody else did it, the order is over, or it is not the time. */
export const needAct = async (
  query: Query,
  order: TakeoutOrder,
  act: DeskAct,
  context: MerchantContext,
): Promise<void> => {
  const { now, session, deps } = context;
  const facts = deskFactsOf(order, await onTheWayOf(query, order), deps.config);
  if (deskActs(facts, now).includes(act)) return;
  const events = await eventsOf(query, order);
  const last = events.findLast(({ kind }) => DONE_BY[act].includes(kind));
  const stage = deskStage(facts, now);
  if (act === 'READY' && facts.hasChange) refuse('CHANGE_OPEN');
  if (last !== undefined) {
    const by = (await actorsOf(query, session.merchantId, context))(last);
    refuse('DESK_ALREADY', { by, at: last.at });
  }
  if (stage === 'DONE') refuse('ORDER_ENDED', { how: order.closeReason ?? 'COMPLETED' });
  refuse('NOT_NOW', { stage });
};
