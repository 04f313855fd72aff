import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { isOpenAt, opensNext, type WeekHours } from '#shared/group/week-hours.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { pointOf } from '../group/present.ts';
import { decorCounts } from './decor.ts';
import { likesOf } from './like-repo.ts';
import { commentCountOf } from './rate.ts';
import { showcaseCounts } from './showcase-repo.ts';
import {
  groupStoreOrRefuse,
  sisterStores,
  type GroupStore,
  type PlainStore,
} from './store-repo.ts';

const doorAt = (hours: WeekHours, now: Instant) => {
  const isOpen = isOpenAt(hours, now);
  return {
    openState: isOpen === null ? ('UNKNOWN' as const) : isOpen ? ('OPEN' as const) : 'CLOSED',
    nextOpen: isOpen === false ? opensNext(hours, now) : null,
  } as const;
};

const doors = new WeakMap<WeekHours, { minute: number; door: ReturnType<typeof doorAt> }>();

/** Whether a store is open by its hours, and when it opens next while it is not; worked out once a minute. */
export const doorOf = ({ hours }: Pick<PlainStore, 'hours'>, now: Instant) => {
  const minute = Math.floor(now / MINUTE);
  const known = doors.get(hours);
  if (known?.minute === minute) return known.door;
  const door = doorAt(hours, now);
  doors.set(hours, { minute, door });
  return door;
};

type Seen = { from: Point; now: Instant; pick: Context['pick'] };

/** A store as a row of a list. */
export const storeCard = (store: PlainStore, { from, now, pick }: Seen) => ({
  storeId: store.id,
  storeName: pick(store.name),
  thumbnailHead: store.picture,
  address: pick(store.address),
  distance: Math.round(distanceMeters(from, store)),
  ...doorOf(store, now),
});

const infoRow = (store: GroupStore, { from, now, pick }: Seen) => ({
  id: store.id,
  storeName: pick(store.name),
  merchantName: pick(store.merchantName),
  thumbnailHead: store.picture,
  address: pick(store.address),
  phones: [...store.phones],
  location: { lat: store.lat, lon: store.lon },
  distance: Math.round(distanceMeters(from, store)),
  hours: store.hours.map((spans) => spans.map((span) => ({ ...span }))),
  ...doorOf(store, now),
  classifyName: pick(store.classify),
  perCapita: store.perCapita,
  facilities: store.page.facilities,
});

export const mainPage: Handlers['groupStoreMainPage'] = async (context, request) => {
  const {
    now,
    pick,
    place,
    deps: {
      db: { query },
    },
  } = context;
  const store = await groupStoreOrRefuse(query, request.storeId);
  const seen = { from: pointOf(request, place), now, pick };
  const [sisters, showcase, commentCount, userId] = await Promise.all([
    sisterStores(query, store),
    showcaseCounts(query, store),
    commentCountOf(query, store.id),
    visitorOf(context.deps.db, context),
  ]);
  return {
    commentCount,
    storeInfo: infoRow(store, seen),
    decorCount: decorCounts(store, showcase),
    score: store.score,
    ...(await likesOf(query, { userId, kind: 'store', id: store.id })),
    merchantStores: sisters
      .map((sister) => storeCard(sister, seen))
      .toSorted((a, b) => a.distance - b.distance),
    takeoutStoreId: store.takeoutStoreId,
    serverTime: now,
  };
};
