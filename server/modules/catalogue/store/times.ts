import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow, storeDoor } from '#shared/order/checkout/store-door.ts';
import {
  firstSlot,
  timeSlots,
  type Slot,
  type SlotInput,
} from '#shared/order/checkout/time-slots.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { storeOrRefuse } from './load.ts';
import type { TakeoutStore } from './store-repo.ts';

/** What a store's times follow from; null while it rests or has too many orders, for those take no pre-orders either. */
const slotInput = (store: TakeoutStore, now: Instant): SlotInput | null => {
  const door = storeDoor(store, now);
  return store.state === 'open' && (door.showType === 1 || door.reserveType > 0)
    ? {
        ...store.hours,
        prepMinutes: store.prepMinutes,
        acceptsNow: acceptsNow(door),
        acceptsNextDay: store.facts.acceptsNextDay,
      }
    : null;
};

/** Times at which a store can have an order ready. */
export const slotsOfStore = (store: TakeoutStore, now: Instant): Slot[] => {
  const input = slotInput(store, now);
  return input === null ? [] : timeSlots(input, now);
};

/** The first of them, without making the others. */
export const firstTime = (store: TakeoutStore, now: Instant): Instant | null => {
  const input = slotInput(store, now);
  return input === null ? null : (firstSlot(input, now)?.at ?? null);
};

const times = async (
  { deps, now }: Context<'guest'>,
  storeId: string,
  isOffered: (store: TakeoutStore) => boolean,
) => {
  const store = await storeOrRefuse(deps.db.query, storeId);
  return {
    result: isOffered(store) ? slotsOfStore(store, now) : [],
    acceptsNextDay: store.facts.acceptsNextDay,
    prepMinutes: store.prepMinutes,
    serverTime: now,
  };
};

/** Empty for a store that does not deliver. */
export const cookTimes: Handlers['takeoutCookTimes'] = (context, { storeId }) =>
  times(context, storeId, ({ hasDelivery }) => hasDelivery);
/** Empty for a store where nothing is collected. */
export const askForTimes: Handlers['takeoutAskForTimes'] = (context, { storeId }) =>
  times(context, storeId, ({ hasPickup }) => hasPickup);
