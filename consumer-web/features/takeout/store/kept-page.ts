import * as z from 'zod/mini';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { crossesBridge, isOutOfReach } from '#shared/geo/area.ts';
import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { SECOND, type Instant } from '#shared/kernel/time.ts';
import { rideMinutes } from '#shared/order/delivery/ride-minutes.ts';
import type { Dish } from './model.ts';

/** A store's page as its three calls answer. */
const page = z.object({
  store: takeoutStoreCalls.takeoutStoreGet.reply,
  menu: takeoutMenuCalls.takeoutMenu.reply,
  posters: takeoutMenuCalls.takeoutPosters.reply,
});
export type StoreAnswers = z.output<typeof page>;

/** Everybody may have as many as there are; the order counts what one has had. */
const ANY = -1;
type Change = (dish: Dish) => Dish;

const withDishes = (
  answers: StoreAnswers,
  change: Change,
): Pick<StoreAnswers, 'menu' | 'posters'> => ({
  menu: {
    ...answers.menu,
    classifies: answers.menu.classifies.map((one) => ({
      ...one,
      products: one.products.map(change),
    })),
  },
  posters: {
    result: answers.posters.result.map((one) => ({ ...one, products: one.products.map(change) })),
  },
});

const forAnybody: Change = (dish) => ({
  ...dish,
  discount: dish.discount && { ...dish.discount, userRemaining: ANY },
  seckill: dish.seckill && { ...dish.seckill, userRemaining: ANY },
});

const storeForAnybody = (store: StoreAnswers['menu']['store']): StoreAnswers['menu']['store'] => ({
  ...store,
  activities: {
    ...store.activities,
    purchase: store.activities.purchase.map((one) => ({ ...one, joinLimit: ANY })),
  },
});

/** A page as stored on the device: in wire format, without personal data (favourites, past orders, the distance to the store) and without the fees of the hour. */
export const toKeep = (answers: StoreAnswers): unknown => {
  const { store } = answers;
  const { menu, posters } = withDishes(answers, forAnybody);
  return z.encode(page, {
    menu: { ...menu, store: storeForAnybody(menu.store) },
    posters,
    store: {
      ...store,
      isLike: false,
      serviceFees: [],
      distance: 0,
      passBridge: false,
      outOfRange: false,
      deliveryMinutes: store.prepMinutes,
    },
  });
};

const withoutFlash: Change = (dish) => ({ ...dish, seckill: null });

/** Restores a stored page for a guest at a place, with its flash sale as of now. Null when it is of another version. */
export const fromKept = (kept: unknown, { lat, lon }: Point, now: Instant): StoreAnswers | null => {
  const read = z.safeDecode(page, kept as z.input<typeof page>);
  if (!read.success) return null;
  const { store, menu } = read.data;
  const distance = Math.round(distanceMeters({ lat, lon }, store.location));
  const flashLeftSeconds = Math.max(
    0,
    menu.flashLeftSeconds - Math.round((now - menu.serverTime) / SECOND),
  );
  const shown =
    flashLeftSeconds > 0 ? read.data : { ...read.data, ...withDishes(read.data, withoutFlash) };
  return {
    ...shown,
    menu: { ...shown.menu, flashLeftSeconds, serverTime: now },
    store: {
      ...store,
      flashLeftSeconds,
      distance,
      passBridge: crossesBridge(store.location, { lat, lon }),
      outOfRange: !store.delivery || isOutOfReach({ lat, lon }),
      deliveryMinutes: store.prepMinutes + rideMinutes(distance),
    },
  };
};
