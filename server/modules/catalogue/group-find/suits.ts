import type { Cents } from '#shared/kernel/money.ts';
import type { Day, Instant } from '#shared/kernel/time.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { isPastLastDay } from '#shared/group/voucher-window.ts';
import { MOST_METERS } from '../near/find-near.ts';
import { metersFrom } from '../near/columns.ts';
import { columnsOf, inCategory, openAt, withLabel } from './columns.ts';
import type { Town } from './town.ts';
import type { Wish } from './wish.ts';

/** Metres to each store that suits, by its place in the list; infinite for each other. */
export const metersTo = (town: Town, { filters, from, now, coupon }: Wish): Float64Array => {
  const most = Math.min(filters.distance ?? MOST_METERS, MOST_METERS);
  const only = coupon?.storeIds ?? [];
  const open = filters.labels.includes('openNow') ? openAt(town, now) : null;
  const meters = metersFrom(columnsOf(town).sphere, from);
  const found = new Float64Array(town.stores.length).fill(Number.POSITIVE_INFINITY);
  for (let place = 0; place < found.length; place += 1) {
    const distance = meters(place);
    if (distance > most || open?.[place] === 0) continue;
    if (filters.district !== undefined && town.stores[place]!.district !== filters.district)
      continue;
    if (only.length > 0 && !only.includes(town.stores[place]!.id)) continue;
    found[place] = distance;
  }
  return found;
};

const prices = new WeakMap<Town, { of: Wish['lowered']; values: Float64Array }>();

/** What each deal costs now, by its place: the usual price but for those that are lowered. */
export const pricesOf = (town: Town, lowered: ReadonlyMap<string, Cents>): Float64Array => {
  const known = prices.get(town);
  if (known?.of === lowered) return known.values;
  const { price, places } = columnsOf(town);
  const values = Float64Array.from(price);
  for (const [id, cents] of lowered) {
    const place = places.get(id);
    if (place !== undefined) values[place] = Math.min(price[place]!, cents);
  }
  prices.set(town, { of: lowered, values });
  return values;
};

/** Filters of a town whose deals are held. */
const MOST_FILTERS = 100;
/** Which deals suit: 1 by the place of each. It holds from `since` until the next one comes on sale, or the day ends. */
type Suiting = {
  flags: Uint8Array;
  since: Instant;
  until: number;
  day: Day;
  lowered: Wish['lowered'] | null;
};
const held = new WeakMap<Town, Map<string, Suiting>>();

/** What of a wish decides which deals suit, apart from its coupon. */
export const filterKey = ({ category, filters }: Pick<Wish, 'category' | 'filters'>): string => {
  const labels = filters.labels.filter((label) => label !== 'openNow');
  return `${category} ${labels.join()} ${filters.priceFrom ?? ''}-${filters.priceTo ?? ''}`;
};

const isPriced = ({ filters }: Wish): boolean =>
  filters.priceFrom !== undefined || filters.priceTo !== undefined;

const suitingAt = (town: Town, wish: Wish): Suiting => {
  const { category, filters, now, lowered } = wish;
  const { onSaleFrom } = columnsOf(town);
  const flags = new Uint8Array(town.deals.length).fill(1);
  const keep = (has: Uint8Array): void => {
    for (let place = 0; place < flags.length; place += 1) flags[place]! &= has[place]!;
  };
  for (const label of filters.labels) if (label !== 'openNow') keep(withLabel(town, label, now));
  if (category !== 'all') keep(inCategory(town, category));
  if (isPriced(wish)) {
    const costs = pricesOf(town, lowered);
    const [least, most] = [filters.priceFrom ?? 0, filters.priceTo ?? Number.POSITIVE_INFINITY];
    for (let place = 0; place < flags.length; place += 1)
      if (!(costs[place]! >= least && costs[place]! <= most)) flags[place] = 0;
  }
  const day = dayOf(now);
  let until = Number.POSITIVE_INFINITY;
  for (let place = 0; place < flags.length; place += 1) {
    if (isPastLastDay(town.deals[place]!.validity, day)) flags[place] = 0;
    if (onSaleFrom[place]! <= now) continue;
    flags[place] = 0;
    until = Math.min(until, onSaleFrom[place]!);
  }
  return { flags, since: now, until, day, lowered: isPriced(wish) ? lowered : null };
};

const isValid = ({ since, until, day, lowered }: Suiting, wish: Wish): boolean =>
  since <= wish.now &&
  wish.now < until &&
  day === dayOf(wish.now) &&
  (lowered === null || lowered === wish.lowered);

/** Which deals suit, wherever they are: held, for most lists ask for the same few kinds. */
export const suitingDeals = (town: Town, wish: Wish): Uint8Array => {
  const known = held.get(town) ?? new Map<string, Suiting>();
  held.set(town, known);
  const key = filterKey(wish);
  const old = known.get(key);
  const suiting = old !== undefined && isValid(old, wish) ? old : suitingAt(town, wish);
  if (suiting !== old) {
    if (known.size >= MOST_FILTERS) known.delete(known.keys().next().value!);
    known.set(key, suiting);
  }
  const only = wish.coupon?.productIds ?? [];
  if (only.length === 0) return suiting.flags;
  const { places } = columnsOf(town);
  const flags = new Uint8Array(suiting.flags.length);
  for (const id of only) {
    const place = places.get(id);
    if (place !== undefined) flags[place] = suiting.flags[place]!;
  }
  return flags;
};
