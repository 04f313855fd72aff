import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow, storeDoor } from '#shared/order/checkout/store-door.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import {
  firstSlot,
  timeSlots,
  type Slot,
  type SlotInput,
} from '#shared/order/checkout/time-slots.ts';
import type { Handlers } from '#server/kit/context.ts';
import { storeOrRefuse } from './load.ts';
import type { TakeoutStore } from './store-repo.ts';

/** What a store's times follow from; null while it rests or has too many orders, for those take no pre-orders either. */
const slotInput = (store: Standing<TakeoutStore>, now: Instant): SlotInput | null => {
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

/** Times at which a store, as it stands, can have an order ready. */
export const slotsOfStore = (store: Standing<TakeoutStore>, now: Instant): Slot[] => {
  const input = slotInput(store, now);
  return input === null ? [] : timeSlots(input, now);
};

/** Those at which a dish that is off now can be ordered ahead: of a store that takes pre-orders. Made when they are first asked for. */
export const slotsAhead = (store: TakeoutStore, now: Instant): (() => readonly Slot[]) => {
  let slots: readonly Slot[] | undefined;
  return () => (slots ??= store.reserveType > 0 ? slotsOfStore(standingAt(store, now), now) : []);
};

/** The first time of a store, without making the others. */
export const firstTime = (store: Standing<TakeoutStore>, now: Instant): Instant | null => {
  const input = slotInput(store, now);
  return input === null ? null : (firstSlot(input, now)?.at ?? null);
};

type Way = 'delivery' | 'pickup';

/** Times at which an order of a store can be brought, or collected; none where it does not offer this. */
const timesOf = (store: Standing<TakeoutStore>, way: Way, now: Instant) => {
  const isOffered = way === 'pickup' ? store.hasPickup : store.hasDelivery;
  return {
    result: isOffered ? slotsOfStore(store, now) : [],
    acceptsNextDay: store.facts.acceptsNextDay,
    prepMinutes: store.prepMinutes,
    serverTime: now,
  };
};

/** The times of a store of one shop. */
export const slotHandler =
  (kind: StoreKind, way: Way): Handlers['takeoutCookTimes'] =>
  async ({ deps, now }, { storeId }) =>
    timesOf(standingAt(await storeOrRefuse(deps.db.query, storeId, kind), now), way, now);
