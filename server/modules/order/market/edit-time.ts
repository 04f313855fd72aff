import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { canEditTime } from '#shared/order/actions/can-edit-time.ts';
import { serviceFees } from '#shared/order/checkout/service-fees.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import { SLOT_MINUTES, type Slot } from '#shared/order/checkout/time-slots.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { slotsOfStore, storeById, type TakeoutStore } from '#server/modules/catalogue/index.ts';
import { factsOf } from '../takeout/facts.ts';
import { ownOrder } from '../takeout/get.ts';
import { keyedOrder } from '../takeout/keyed-order.ts';
import { judgeAgain, moveOrder } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';

const isPickup = ({ deliveryType }: TakeoutOrder): boolean =>
  orderDeliveryType.nameOf(deliveryType) === 'pickup';

const costsTheSame = (order: TakeoutOrder, at: Instant): boolean => {
  const [paid, then] = [order.snapshot.fees, serviceFees(at, isPickup(order))];
  return paid.holiday === then.holiday && paid.special === then.special;
};

/** Slots that the order can be moved to: not its own, not "now", and with the service fees that were paid. */
const slotsFor = (store: Standing<TakeoutStore>, order: TakeoutOrder, now: Instant): Slot[] =>
  slotsOfStore(store, now).filter(
    ({ isNow, at }) => !isNow && at !== order.slotAt && costsTheSame(order, at),
  );

const storeOf = async (
  query: Query,
  { storeId }: TakeoutOrder,
  now: Instant,
): Promise<Standing<TakeoutStore>> =>
  standingAt((await storeById(query, storeId)) ?? refuse('ORDER_NOT_FOUND'), now);

/** Times to which an order can be moved in its way of getting it; none where it cannot be moved. */
const timesOf =
  (way: 'delivery' | 'pickup'): Handlers['marketEditTimeCook'] =>
  async (context, { tradeId }) => {
    const { deps, now } = context;
    const order = await ownOrder(context, tradeId, 'market');
    const store = await storeOf(deps.db.query, order, now);
    const isOffered = isPickup(order) === (way === 'pickup') && canEditTime(factsOf(order), now).ok;
    return {
      result: isOffered ? slotsFor(store, order, now) : [],
      acceptsNextDay: store.facts.acceptsNextDay,
      prepMinutes: store.prepMinutes,
      serverTime: now,
    };
  };
export const cookTimes = timesOf('delivery');
export const askForTimes = timesOf('pickup');

const moveOnce = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
  { now }: MemberContext,
): Promise<TakeoutOrder | null> => {
  const answer = canEditTime(factsOf(order), now);
  if (!answer.ok) return refuse('EDIT_TIME_NOT_NOW', { reason: answer.reason });
  const slot = slotsFor(await storeOf(query, order, now), order, now).find((one) => one.at === at);
  if (slot === undefined) return refuse('SLOT_GONE', { nextAt: null, isNow: false });
  return moveOrder(query, order, 'TIME_EDITED', now, {
    patch: {
      slotAt: slot.at,
      promisedAt: plus(slot.at, SLOT_MINUTES * MINUTE),
      hasEditedTime: true,
    },
    facts: { from: order.slotAt, to: slot.at },
  });
};

/** Moves the slot of an order, once (decision E3). Asking for the slot that it has already is no error. */
export const editTime: Handlers['marketEditTime'] = async (context, body) => {
  const { id } = await ownOrder(context, body.tradeId, 'market');
  return keyedOrder(context, { scope: 'edit-time', body }, (query) =>
    judgeAgain(query, id, async (order) => {
      const isDone = order.hasEditedTime && order.slotAt === body.time.at;
      const moved = isDone ? order : await moveOnce(query, order, body.time.at, context);
      return moved && { promisedAt: moved.promisedAt, serverTime: context.now };
    }),
  );
};
