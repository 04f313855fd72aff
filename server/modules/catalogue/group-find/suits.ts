import type { Cents } from '#shared/kernel/money.ts';
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

/** What each deal costs now, by its place: the usual price but for those that are lowered. */
export const pricesOf = (town: Town, lowered: ReadonlyMap<string, Cents>): Float64Array => {
  const { price, places } = columnsOf(town);
  const prices = Float64Array.from(price);
  for (const [id, cents] of lowered) {
    const place = places.get(id);
    if (place !== undefined) prices[place] = Math.min(price[place]!, cents);
  }
  return prices;
};

type Test = (place: number) => boolean;

/** Whether a deal suits, by its place: only what is asked for is looked at, for it is looked at in every deal. */
export const dealTest = (town: Town, { category, filters, coupon, now, lowered }: Wish): Test => {
  const { onSaleFrom, places } = columnsOf(town);
  const tests: Test[] = [(place) => onSaleFrom[place]! <= now];
  const flags = filters.labels
    .filter((label) => label !== 'openNow')
    .map((label) => withLabel(town, label, now));
  if (category !== 'all') flags.push(inCategory(town, category));
  for (const flag of flags) tests.push((place) => flag[place] === 1);
  const { priceFrom, priceTo } = filters;
  if (priceFrom !== undefined || priceTo !== undefined) {
    const prices = pricesOf(town, lowered);
    const [least, most] = [priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY];
    tests.push((place) => prices[place]! >= least && prices[place]! <= most);
  }
  if (coupon !== undefined && coupon.productIds.length > 0) {
    const only = new Set(coupon.productIds.map((id) => places.get(id)));
    tests.push((place) => only.has(place));
  }
  return (place) => {
    for (const test of tests) if (!test(place)) return false;
    return true;
  };
};
