import { isOutOfReach, crossesBridge } from '#shared/geo/area.ts';
import { DEFAULT_POINT, distanceMeters, type Point } from '#shared/geo/distance.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/pocket.ts';
import { rideMinutes } from '#shared/order/ride-minutes.ts';
import { storeDoor } from '#shared/order/store-door.ts';
import type { Context, Handlers } from '#server/context.ts';
import { flashSession } from './flash.ts';
import { likesOf } from './like-repo.ts';
import { callerOf, storeOrRefuse } from './load.ts';
import { activitiesOfStore, classesOfStore, productsOfStore } from './menu-repo.ts';
import type { TakeoutStore } from './repo.ts';

/** What any page tells of a store. */
const faceOf = (store: TakeoutStore, pick: Context['pick']) => ({
  id: store.id, storeName: pick(store.name), thumbnailHead: store.picture, cuisine: pick(store.facts.cuisine), score: store.score, saleQtyTotal: store.sold, sendPrice: store.sendPrice, deliveryFee: store.deliveryFee, deliveryType: store.deliveryType,
});

/** A store among others, with its distance and how it stands. */
export const storeCard = (store: TakeoutStore, from: Point, { now, pick }: Pick<Context, 'now' | 'pick'>) => ({ ...faceOf(store, pick), distance: Math.round(distanceMeters(from, store)), ...storeDoor(store, now) });

const shownOf = ({ address, phone, facts, lat, lon, ratingCount, perCapita, prepMinutes, hours }: TakeoutStore, pick: Context['pick']) => ({
  address: pick(address), phone, bannerImg: facts.banner, pictures: [...facts.pictures], location: { lat, lon }, announcement: pick(facts.announcement), licence: facts.licence, labels: facts.labels.map(({ text, tone }) => ({ name: pick(text), tone })), ratingCount, perCapita,
  prepMinutes, acceptsNextDay: facts.acceptsNextDay, askforAmount: facts.askforAmount, businessHours: { hours: hours.hours.map((span) => ({ ...span })), weekdays: [...hours.weekdays], closedDays: [...hours.closedDays] },
});

export const storeGet: Handlers['takeoutStoreGet'] = async (context, { id, location }) => {
  const { now, pick, place, deps: { db: { query } } } = context;
  const store = await storeOrRefuse(query, id);
  const from = location ?? place ?? DEFAULT_POINT;
  const [activities, userId] = await Promise.all([activitiesOfStore(query, store, now), callerOf(context)]);
  const card = storeCard(store, from, context);
  return {
    ...shownOf(store, pick), ...card, delivery: store.hasDelivery, enableAskfor: store.hasPickup, passBridge: crossesBridge(store, from), outOfRange: !store.hasDelivery || card.distance > store.reachMeters || isOutOfReach(from),
    deliveryMinutes: store.prepMinutes + rideMinutes(card.distance), flashLeftSeconds: flashSession(activities, now)?.leftSeconds ?? 0, ...(await likesOf(query, { userId, storeId: store.id })), serverTime: now,
  };
};

export const storeState: Handlers['takeoutStoreState'] = async ({ deps, now }, { storeId }) => {
  const store = await storeOrRefuse(deps.db.query, storeId);
  return { storeId: store.id, ...storeDoor(store, now), serverTime: now };
};

/** Bags, and what boxes cost by class: dishes of one class come in the same box. */
export const storePackage: Handlers['takeoutPackage'] = async ({ deps: { db: { query } }, pick }, { storeId }) => {
  const store = await storeOrRefuse(query, storeId);
  const [classes, products] = await Promise.all([classesOfStore(query, store), productsOfStore(query, store)]);
  const boxPrices = classes.flatMap(({ id, name }) => {
    const first = products.find(({ classifyId, boxPrice }) => classifyId === id && boxPrice > 0);
    return first ? [{ classifyName: pick(name), boxPrice: first.boxPrice }] : [];
  });
  return { bagPrice: store.facts.bag.price, isBagExempt: store.facts.bag.isExempt, pocketNum: DEFAULT_POCKET_NUMBER, boxPrices };
};
