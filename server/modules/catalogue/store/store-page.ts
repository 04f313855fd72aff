import { isOutOfReach, crossesBridge } from '#shared/geo/area.ts';
import { DEFAULT_POINT, distanceMeters } from '#shared/geo/distance.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/checkout/pocket.ts';
import { rideMinutes } from '#shared/order/delivery/ride-minutes.ts';
import { storeDoor } from '#shared/order/checkout/store-door.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { flashSession } from './flash.ts';
import { likesOf } from './like-repo.ts';
import { storeOrRefuse } from './load.ts';
import { activitiesOfStore, classesOfStore, productsOfStore } from './menu-repo.ts';
import type { TakeoutStore } from './store-repo.ts';

const shownOf = (
  {
    id,
    name,
    picture,
    address,
    phone,
    facts,
    lat,
    lon,
    score,
    sold,
    sendPrice,
    deliveryFee,
    deliveryType,
    ratingCount,
    perCapita,
    prepMinutes,
    hours,
  }: TakeoutStore,
  pick: Context['pick'],
) => ({
  id,
  storeName: pick(name),
  thumbnailHead: picture,
  cuisine: pick(facts.cuisine),
  score,
  saleQtyTotal: sold,
  sendPrice,
  deliveryFee,
  deliveryType,
  address: pick(address),
  phone,
  bannerImg: facts.banner,
  pictures: [...facts.pictures],
  location: { lat, lon },
  announcement: pick(facts.announcement),
  licence: facts.licence,
  labels: facts.labels.map(({ text, tone }) => ({ name: pick(text), tone })),
  ratingCount,
  perCapita,
  prepMinutes,
  acceptsNextDay: facts.acceptsNextDay,
  askforAmount: facts.askforAmount,
  businessHours: {
    hours: hours.hours.map((span) => ({ ...span })),
    weekdays: [...hours.weekdays],
    closedDays: [...hours.closedDays],
  },
});

export const storeGet: Handlers['takeoutStoreGet'] = async (context, { id, location }) => {
  const {
    now,
    pick,
    place,
    deps: {
      db: { query },
    },
  } = context;
  const store = await storeOrRefuse(query, id);
  const from = location ?? place ?? DEFAULT_POINT;
  const [activities, userId] = await Promise.all([
    activitiesOfStore(query, store, now),
    visitorOf(context.deps.db, context),
  ]);
  const distance = Math.round(distanceMeters(from, store));
  return {
    ...shownOf(store, pick),
    ...storeDoor(store, now),
    distance,
    delivery: store.hasDelivery,
    enableAskfor: store.hasPickup,
    passBridge: crossesBridge(store, from),
    outOfRange: !store.hasDelivery || distance > store.reachMeters || isOutOfReach(from),
    deliveryMinutes: store.prepMinutes + rideMinutes(distance),
    flashLeftSeconds: flashSession(activities, now)?.leftSeconds ?? 0,
    ...(await likesOf(query, { userId, storeId: store.id })),
    serverTime: now,
  };
};

export const storeState: Handlers['takeoutStoreState'] = async ({ deps, now }, { storeId }) => {
  const store = await storeOrRefuse(deps.db.query, storeId);
  return { storeId: store.id, ...storeDoor(store, now), serverTime: now };
};

/** Bags, and what boxes cost by class: dishes of one class come in the same box. */
export const storePackage: Handlers['takeoutPackage'] = async (
  {
    deps: {
      db: { query },
    },
    pick,
  },
  { storeId },
) => {
  const store = await storeOrRefuse(query, storeId);
  const [classes, products] = await Promise.all([
    classesOfStore(query, store),
    productsOfStore(query, store),
  ]);
  const boxPrices = classes.flatMap(({ id, name }) => {
    const first = products.find(({ classifyId, boxPrice }) => classifyId === id && boxPrice > 0);
    return first ? [{ classifyName: pick(name), boxPrice: first.boxPrice }] : [];
  });
  return {
    bagPrice: store.facts.bag.price,
    isBagExempt: store.facts.bag.isExempt,
    pocketNum: DEFAULT_POCKET_NUMBER,
    boxPrices,
  };
};
