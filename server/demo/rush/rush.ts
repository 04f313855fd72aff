import { asId, type StationId, type UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Random } from '#server/kit/random.ts';
import { dishesOfStore, storeById } from '#server/modules/catalogue/index.ts';
import { openStations } from '#server/modules/desk/index.ts';
import { offerChange, openCounts, type TakeoutOrder } from '#server/modules/order/index.ts';
import { CONSUMERS } from '../people.ts';
import { reviewOrders } from '../shop-orders/reviews.ts';
import { play, type Reviewed } from '../shop-orders/seed.ts';
import { chance } from '../takeout/chance.ts';
import { RUSH_STORE, rushScenes, type RushScene } from './scenes.ts';

/** A store with so many open orders has its rush already. */
const ENOUGH = 30;
const STATIONS = ['熱廚 Hot', '凍廚 Cold', '水吧 Bar'] as const;
const BY = { operatorId: 'staff-town', deviceId: null };

/** Ids and digits that are the same for the same seed. */
const seededRandom = (seed: string, random: Random): Random => {
  const roll = chance(`${seed}/ids`);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(roll() * 10)).join('');
  let next = 0;
  return {
    ...random,
    digits,
    id: () => {
      next += 1;
      return asId(`${seed}-${String(next).padStart(4, '0')}`);
    },
  };
};

type Kitchen = { merchantId: string; id: string };

/** Three stations, among which the classes of the menu are dealt out. */
const addStations = async (query: Query, store: Kitchen, random: Random, at: Instant) => {
  const dishes = await dishesOfStore(query, {
    merchantId: asId(store.merchantId),
    id: asId(store.id),
  });
  const classes = [...new Set(dishes.map(({ classifyId }) => classifyId))];
  await openStations(
    query,
    store,
    STATIONS.map((name, place) => ({
      stationId: random.id<StationId>(),
      name,
      classIds: classes.filter((_, index) => index % STATIONS.length === place),
      at: plus(at, place),
    })),
  );
};

/** The store has run out of the first thing of an order, and asks its guest. */
const askGuest = async (query: Query, random: Random, order: TakeoutOrder, at: Instant) => {
  const [first, ...others] = order.lines;
  const keep = others.length > 0 ? 0 : 1;
  const lines = [{ lineId: must(first, 'a line').uuid, keep }];
  await offerChange(query, order, { at, by: BY, lines, random });
};

const buyerOf = ({ buyer }: RushScene): UserId =>
  asId(`member-${must(CONSUMERS[buyer], 'a consumer').phone}`);

/** Sixty orders of a rush hour at one desk, by the verbs that guests, stores and riders call; nothing where the rush is on already. */
export const seedRush = async (
  { db, random: system }: Pick<Deps, 'db' | 'random'>,
  now: Instant,
): Promise<void> =>
  db.tx(async (query) => {
    const store = must(await storeById(query, asId(RUSH_STORE)), 'the store of the rush');
    const place = { merchantId: store.merchantId, storeIds: [store.id] };
    if (((await openCounts(query, place)).get(store.id) ?? 0) >= ENOUGH) return;
    const seed = `rush-${now}`;
    const random = seededRandom(seed, system);
    await addStations(query, store, random, now);
    const reviewed: Reviewed[] = [];
    for (const scene of rushScenes('rush', CONSUMERS.length)) {
      const order = await play(query, random, { ...scene, userId: buyerOf(scene) }, now);
      if (scene.isChanged) await askGuest(query, random, order, plus(now, -30 * SECOND));
      if (scene.state === 'reviewed') reviewed.push({ order, isAnswered: false });
    }
    await reviewOrders(query, reviewed, CONSUMERS[0]?.nickname ?? '', 5 * MINUTE);
  });
