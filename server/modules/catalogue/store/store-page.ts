import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { isOutOfReach, crossesBridge } from '#shared/geo/area.ts';
import { DEFAULT_POINT, distanceMeters, type Point } from '#shared/geo/distance.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/checkout/pocket.ts';
import { specialDaysOf } from '#shared/order/checkout/store-hours.ts';
import { rideMinutes } from '#shared/order/delivery/ride-minutes.ts';
import { storeDoor } from '#shared/order/checkout/store-door.ts';
import { standingAt, type Standing } from '#shared/order/checkout/store-live.ts';
import { addDays, dayOf } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { flashSession } from './flash.ts';
import { likesOf } from './like-repo.ts';
import { storeOrRefuse } from './load.ts';
import { activitiesOfStore, classesOfStore, productsOfStore } from './menu-repo.ts';
import type { TakeoutStore } from './store-repo.ts';
import { namesNow, plannedOf } from './planned-repo.ts';
import { namedServiceFees } from './service-fees.ts';

/** What of a store is only shown. */
const factsRow = ({ facts }: TakeoutStore, pick: Context['pick']) => ({
  cuisine: pick(facts.cuisine),
  bannerImg: facts.banner,
  pictures: [...facts.pictures],
  announcement: pick(facts.announcement),
  licence: facts.licence,
  acceptsNextDay: facts.acceptsNextDay,
  askforAmount: facts.askforAmount,
});

/** So far ahead guests are told of holidays. */
const TOLD_DAYS = 62;

const hoursRow = (store: TakeoutStore['hours'], { pick, now }: Pick<Context, 'pick' | 'now'>) => ({
  hours: [...store.hours],
  weekdays: [...store.weekdays],
  closedDays: [...store.closedDays],
  ...(store.week !== undefined && { week: store.week.map((spans) => [...spans]) }),
  days: specialDaysOf(store, dayOf(now))
    .filter(({ from }) => from <= addDays(dayOf(now), TOLD_DAYS))
    .map(({ spans, note, ...days }) => ({ ...days, spans: [...spans], note: pick(note) })),
});

const storeRow = (store: TakeoutStore, context: Pick<Context, 'pick' | 'now'>) => ({
  id: store.id,
  storeName: context.pick(store.name),
  thumbnailHead: store.picture,
  score: store.score,
  saleQtyTotal: store.sold,
  sendPrice: store.sendPrice,
  deliveryFee: store.deliveryFee,
  deliveryType: store.deliveryType,
  address: context.pick(store.address),
  phone: store.phone,
  location: { lat: store.lat, lon: store.lon },
  ratingCount: store.ratingCount,
  perCapita: store.perCapita,
  prepMinutes: store.prepMinutes,
  businessHours: hoursRow(store.hours, context),
  ...factsRow(store, context.pick),
});

type StorePage = ReplyOf<Contract['takeoutStoreGet']>;

/** The page of a store of any shop as it stands, seen from a place: the request's, else the caller's. */
export const storePage = async (
  context: Context<'guest'>,
  store: Standing<TakeoutStore>,
  location: Point | null,
): Promise<StorePage> => {
  const {
    now,
    place,
    deps: {
      db: { query },
    },
  } = context;
  const from = location ?? place ?? DEFAULT_POINT;
  const [activities, planned, userId] = await Promise.all([
    activitiesOfStore(query, store, now),
    plannedOf(query, [store.id]),
    visitorOf(context.deps.db, context),
  ]);
  const distance = Math.round(distanceMeters(from, store));
  return {
    ...storeRow(store, context),
    labels: [
      ...store.facts.labels.map(({ text, tone }) => ({ name: context.pick(text), tone })),
      ...namesNow(planned.get(store.id) ?? [], now).map((name) => ({
        name: context.pick(name),
        tone: 'offer' as const,
      })),
    ],
    ...storeDoor(store, now),
    pause: store.pause && { ...store.pause, ways: [...store.pause.ways] },
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

export const storeGet: Handlers['takeoutStoreGet'] = async (context, { id, location }) =>
  storePage(
    context,
    standingAt(await storeOrRefuse(context.deps.db.query, id, 'takeout'), context.now),
    location,
  );

/** Of any shop. */
export const storeState: Handlers['takeoutStoreState'] = async ({ deps, now }, { storeId }) => {
  const store = standingAt(await storeOrRefuse(deps.db.query, storeId), now);
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
  const store = await storeOrRefuse(query, storeId, 'takeout');
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
