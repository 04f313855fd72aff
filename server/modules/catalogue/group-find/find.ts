import type { GroupLabel, GroupSort } from '#shared/codes/group-list.ts';
import type { GroupWanted } from '#shared/contract/consumer/group-find.ts';
import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { isOpenAt } from '#shared/group/week-hours.ts';
import { usableToday } from '#shared/group/voucher-window.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { MOST_METERS } from '../near/find-near.ts';
import { searchForm } from '../search/grams.ts';
import type { Town, TownDeal, TownStore } from './town.ts';

/** The deals on which a coupon counts; an empty list is all. */
type CouponScope = { storeIds: readonly string[]; productIds: readonly string[] };
/** What is looked for, seen from a place. */
export type Wish = Pick<GroupWanted, 'category' | 'sort' | 'filters' | 'keyword'> & {
  from: Point;
  now: Instant;
  coupon?: CouponScope;
};
/** A store as it is seen from a place; metres. */
export type SeenStore = { store: TownStore; distance: number };
/** A deal with its nearest store that suits. */
export type FoundDeal = SeenStore & { deal: TownDeal };
/** A store with those of its deals that suit, the best first. */
export type FoundStore = SeenStore & { deals: readonly TownDeal[]; sold: number };

type Ranked = { distance: number; score: number | null; sold: number; price: number };
/** What a store without a score counts as, and what one star is worth in metres. */
const USUAL_SCORE = 4;
const STAR_METERS = 1200;
const MOST_SOLD = 3000;

/** Less comes first. */
const ORDERS: Readonly<Record<GroupSort, (of: Ranked) => number>> = {
  overall: ({ distance, score, sold }) =>
    distance - (score ?? USUAL_SCORE) * STAR_METERS - Math.min(sold, MOST_SOLD) / 3,
  distance: ({ distance }) => distance,
  sales: ({ sold }) => -sold,
  score: ({ score }) => -(score ?? 0),
  price: ({ price }) => price,
};

/** More than what any order's own numbers differ by. */
const A_FIT = 1e12;
const SOLD_OUT = 1e14;

type Row<T> = { one: T; distance: number; key: number };

/** Sold out last (decision G9), then in the usual order by how well the word fits, then as asked. */
const keyOf = (
  sort: GroupSort,
  { isOut, isNamed, ranked }: { isOut: boolean; isNamed: boolean; ranked: Ranked },
): number =>
  (isOut ? SOLD_OUT : 0) + (sort === 'overall' && !isNamed ? A_FIT : 0) + ORDERS[sort](ranked);

const inOrder = <T>(rows: Row<T>[]): T[] =>
  rows.sort((a, b) => a.key - b.key || a.distance - b.distance).map(({ one }) => one);

const isOut = ({ stock }: TownDeal): boolean => stock === 0;

/** The words of a keyword, each looked for once in every store. */
const wordsIn = (keyword = '', { stores }: Town) => {
  const words = searchForm(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  const inStore = words.map((word) => stores.map(({ form }) => form.includes(word)));
  return {
    isNamed: (deal: TownDeal): boolean => words.every((word) => deal.form.includes(word)),
    isStoreNamed: (place: number): boolean => inStore.every((hits) => hits[place] === true),
    /** Whether each word is in the name of the deal or of the store. */
    isTogether: (deal: TownDeal, place: number): boolean =>
      words.every((word, nth) => inStore[nth]![place] === true || deal.form.includes(word)),
  };
};

/** Whether deals have a property at a moment. */
export const labelTest = (label: GroupLabel, now: Instant): ((deal: TownDeal) => boolean) =>
  label === 'today' ? usableToday(now) : (deal) => deal.labels.includes(label);

const dealTest = ({ category, filters, coupon, now }: Wish) => {
  const labels = filters.labels
    .filter((label) => label !== 'openNow')
    .map((label) => labelTest(label, now));
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filters;
  const only = coupon?.productIds ?? [];
  return (deal: TownDeal): boolean =>
    (deal.onSaleFrom === null || deal.onSaleFrom <= now) &&
    (category === 'all' || deal.category === category) &&
    deal.price >= priceFrom &&
    deal.price <= priceTo &&
    labels.every((hasLabel) => hasLabel(deal)) &&
    (only.length === 0 || only.includes(deal.id));
};

/** Metres to each store that suits, by its place in the list; infinite for each other. */
const metersTo = ({ stores }: Town, { filters, from, now, coupon }: Wish): Float64Array => {
  const most = Math.min(filters.distance ?? MOST_METERS, MOST_METERS);
  const only = coupon?.storeIds ?? [];
  const isOpenOnly = filters.labels.includes('openNow');
  return Float64Array.from(stores, (store) => {
    const distance = Math.round(distanceMeters(from, store));
    const suits =
      distance <= most &&
      (filters.district === undefined || store.district === filters.district) &&
      (only.length === 0 || only.includes(store.id)) &&
      (!isOpenOnly || isOpenAt(store.hours, now) === true);
    return suits ? distance : Number.POSITIVE_INFINITY;
  });
};

/** Deals that suit, each at its nearest store that does. A word is looked for in their own names first, then in those of their stores. */
export const findDeals = (town: Town, wish: Wish): FoundDeal[] => {
  const words = wordsIn(wish.keyword, town);
  const [suits, meters] = [dealTest(wish), metersTo(town, wish)];
  const rows: Row<FoundDeal>[] = [];
  for (const deal of town.deals) {
    if (!suits(deal)) continue;
    const isNamed = words.isNamed(deal);
    let [near, distance] = [-1, Number.POSITIVE_INFINITY];
    for (const place of deal.stores)
      if (meters[place]! < distance && (isNamed || words.isTogether(deal, place)))
        [near, distance] = [place, meters[place]!];
    if (near < 0) continue;
    const { score, sold, price } = deal;
    const ranked = { distance, score, sold, price };
    rows.push({
      one: { deal, store: town.stores[near]!, distance },
      distance,
      key: keyOf(wish.sort, { isOut: isOut(deal), isNamed, ranked }),
    });
  }
  return inOrder(rows);
};

/** What can be bought before what is sold out; then the cheapest when prices are asked for, else what sells best. */
const bestFirst = (deals: TownDeal[], sort: GroupSort): TownDeal[] =>
  deals.sort(
    (a, b) =>
      Number(isOut(a)) - Number(isOut(b)) ||
      (sort === 'price' ? 0 : b.sold - a.sold) ||
      a.price - b.price,
  );

/** Stores with deals that suit. One whose own name holds the word comes with all of them, others with those that hold it. */
export const findStores = (town: Town, wish: Wish): FoundStore[] => {
  const words = wordsIn(wish.keyword, town);
  const [suits, meters] = [dealTest(wish), metersTo(town, wish)];
  const rows = town.stores.flatMap((store, place): Row<FoundStore>[] => {
    const distance = meters[place]!;
    if (distance === Number.POSITIVE_INFINITY) return [];
    const isNamed = words.isStoreNamed(place);
    const deals = bestFirst(
      store.deals.filter((deal) => suits(deal) && (isNamed || words.isTogether(deal, place))),
      wish.sort,
    );
    const [best] = deals;
    if (best === undefined) return [];
    const sold = store.deals.reduce((sum, deal) => sum + deal.sold, 0);
    const ranked = { distance, score: store.score, sold, price: best.price };
    return [
      {
        one: { store, distance, deals, sold },
        distance,
        key: keyOf(wish.sort, { isOut: isOut(best), isNamed, ranked }),
      },
    ];
  });
  return inOrder(rows);
};
