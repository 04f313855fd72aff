import type { GroupLabel, GroupSort } from '#shared/codes/group-list.ts';
import type { GroupWanted } from '#shared/contract/consumer/group-find.ts';
import { distanceMeters, type Point } from '#shared/geo/distance.ts';
import { isOpenAt } from '#shared/group/week-hours.ts';
import { isUsableToday } from '#shared/group/voucher-window.ts';
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

/** Sold out last (decision G9), then by how well the word fits in the usual order, then as asked, then the nearest. */
const inOrder = <T>(
  found: readonly { one: T; isOut: boolean; fit: number; ranked: Ranked }[],
  sort: GroupSort,
): T[] =>
  found
    .map((row) => ({ ...row, order: ORDERS[sort](row.ranked) }))
    .toSorted(
      (a, b) =>
        Number(a.isOut) - Number(b.isOut) ||
        (sort === 'overall' ? a.fit - b.fit : 0) ||
        a.order - b.order ||
        a.ranked.distance - b.ranked.distance,
    )
    .map(({ one }) => one);

const isOut = ({ stock }: TownDeal): boolean => stock === 0;

/** Whether all words of a text are in a form. */
const matcher = (keyword = '') => {
  const words = searchForm(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    isAny: words.length === 0,
    fits: (form: string): boolean => words.every((word) => form.includes(word)),
  };
};

/** Whether a deal or its store has a property at a moment. */
export const hasLabel = (deal: TownDeal, label: GroupLabel, now: Instant): boolean =>
  label === 'today' ? isUsableToday(deal, now) : deal.labels.includes(label);

const dealSuits = ({ category, filters, coupon, now }: Wish) => {
  const labels = filters.labels.filter((label) => label !== 'openNow');
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filters;
  const only = coupon?.productIds ?? [];
  return (deal: TownDeal): boolean =>
    (category === 'all' || deal.category === category) &&
    deal.price >= priceFrom &&
    deal.price <= priceTo &&
    labels.every((label) => hasLabel(deal, label, now)) &&
    (only.length === 0 || only.includes(deal.id));
};

/** The stores that suit, as they are seen from the place; null in the place of each other. */
const storesSeen = (
  { stores }: Town,
  { filters, from, now, coupon }: Wish,
): (SeenStore | null)[] => {
  const most = Math.min(filters.distance ?? MOST_METERS, MOST_METERS);
  const only = coupon?.storeIds ?? [];
  const isOpenOnly = filters.labels.includes('openNow');
  return stores.map((store) => {
    const distance = Math.round(distanceMeters(from, store));
    const suits =
      distance <= most &&
      (filters.district === undefined || store.district === filters.district) &&
      (only.length === 0 || only.includes(store.id)) &&
      (!isOpenOnly || isOpenAt(store.hours, now) === true);
    return suits ? { store, distance } : null;
  });
};

const nearestOf = (deal: TownDeal, seen: readonly (SeenStore | null)[]): SeenStore | undefined =>
  deal.stores.flatMap((place) => seen[place] ?? []).toSorted((a, b) => a.distance - b.distance)[0];

/** Deals that suit, each at its nearest store that does. A word is looked for in their own names first, then in those of their stores. */
export const findDeals = (town: Town, wish: Wish): FoundDeal[] => {
  const { isAny, fits } = matcher(wish.keyword);
  const [suits, seen] = [dealSuits(wish), storesSeen(town, wish)];
  const found = town.deals.filter(suits).flatMap((deal) => {
    const isNamed = isAny || fits(deal.form);
    const named = isNamed
      ? seen
      : seen.map((one) => (one && fits(`${deal.form}\n${one.store.form}`) ? one : null));
    const near = nearestOf(deal, named);
    if (near === undefined) return [];
    const { score, sold, price } = deal;
    return [
      {
        one: { ...near, deal },
        isOut: isOut(deal),
        fit: isNamed ? 0 : 1,
        ranked: { distance: near.distance, score, sold, price },
      },
    ];
  });
  return inOrder(found, wish.sort);
};

/** What can be bought before what is sold out; then the cheapest when prices are asked for, else what sells best. */
const bestFirst = (deals: readonly TownDeal[], sort: GroupSort): TownDeal[] =>
  deals.toSorted(
    (a, b) =>
      Number(isOut(a)) - Number(isOut(b)) ||
      (sort === 'price' ? 0 : b.sold - a.sold) ||
      a.price - b.price,
  );

/** Stores with deals that suit. One whose own name holds the word comes with all of them, others with those that hold it. */
export const findStores = (town: Town, wish: Wish): FoundStore[] => {
  const { isAny, fits } = matcher(wish.keyword);
  const suits = dealSuits(wish);
  const found = storesSeen(town, wish).flatMap((seen) => {
    if (seen === null) return [];
    const { store, distance } = seen;
    const isNamed = isAny || fits(store.form);
    const deals = bestFirst(
      store.deals.filter((deal) => suits(deal) && (isNamed || fits(`${deal.form}\n${store.form}`))),
      wish.sort,
    );
    const [best] = deals;
    if (best === undefined) return [];
    const sold = store.deals.reduce((sum, deal) => sum + deal.sold, 0);
    return [
      {
        one: { store, distance, deals, sold },
        isOut: isOut(best),
        fit: isNamed ? 0 : 1,
        ranked: { distance, score: store.score, sold, price: best.price },
      },
    ];
  });
  return inOrder(found, wish.sort);
};
