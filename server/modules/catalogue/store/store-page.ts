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
import { namedServiceFees } from './service-fees.ts';

/** What of a store is only shown. */
const factsRow = ({ facts }: TakeoutStore, pick: Context['pick']) => ({
  cuisine: pick(facts.cuisine),
  bannerImg: facts.banner,
  pictures: [...facts.pictures],
  announcement: pick(facts.announcement),
  licence: facts.licence,
  labels: facts.labels.map(({ text, tone }) => ({ name: pick(text), tone })),
  acceptsNextDay: facts.acceptsNextDay,
  askforAmount: facts.askforAmount,
});

const hoursRow = ({ hours, weekdays, closedDays }: TakeoutStore['hours']) => ({
  hours: hours.map((span) => ({ ...span })),
  weekdays: [...weekdays],
  closedDays: [...closedDays],
});

const storeRow = (store: TakeoutStore, pick: Context['pick']) => ({
  id: store.id,
  storeName: pick(store.name),
  thumbnailHead: store.picture,
  score: store.score,
  saleQtyTotal: store.sold,
  sendPrice: store.sendPrice,
  deliveryFee: store.deliveryFee,
  deliveryType: store.deliveryType,
  address: pick(store.address),
  phone: store.phone,
  location: { lat: store.lat, lon: store.lon },
  ratingCount: store.ratingCount,
  perCapita: store.perCapita,
  prepMinutes: store.prepMinutes,
  businessHours: hoursRow(store.hours),
  ...factsRow(store, pick),
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
    ...storeRow(store, pick),
    ...storeDoor(store, now),
    distance,
    delivery: store.hasDelivery,
    enableAskfor: store.hasPickup,
    serviceFees: namedServiceFees(store, context),
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
