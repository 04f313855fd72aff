import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow, storeDoor } from '#shared/order/checkout/store-door.ts';
import { timeSlots, type Slot } from '#shared/order/checkout/time-slots.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { storeOrRefuse } from './load.ts';
import type { TakeoutStore } from './store-repo.ts';

/** Times at which a store can have an order ready; none while it rests or has too many orders, for those take no pre-orders either. */
export const slotsOfStore = (store: TakeoutStore, now: Instant): Slot[] => {
  const door = storeDoor(store, now);
  return store.state === 'open' && (door.showType === 1 || door.reserveType > 0)
    ? timeSlots(
        {
          ...store.hours,
          prepMinutes: store.prepMinutes,
          acceptsNow: acceptsNow(door),
          acceptsNextDay: store.facts.acceptsNextDay,
        },
        now,
      )
    : [];
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
