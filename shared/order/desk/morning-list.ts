import { addDays, type Day, type Instant } from '../../kernel/time.ts';
import { isOpenByHours, nextOpening } from '../checkout/store-door.ts';
import type { StoreHours } from '../checkout/store-hours.ts';
import { startOfBusinessDay } from './business-day.ts';

/** When a store opens first on a business day; one that is open as the day begins, then. Null where it stays closed. */
export const firstOpening = (hours: StoreHours, day: Day): Instant | null => {
  const from = startOfBusinessDay(day);
  const opening = isOpenByHours(hours, from) ? from : nextOpening(hours, from);
  return opening !== null && opening < startOfBusinessDay(addDays(day, 1)) ? opening : null;
};

type Line = { productId: string; name: string; sku: string; options: string; kept: number };
type Order = { lines: readonly Line[]; gifts: readonly { name: string; quantity: number }[] };
/** So many pieces of a dish, chosen in one way or given as a gift, that a day's pre-orders want. */
export type DishTotal = Pick<Line, 'name' | 'sku' | 'options'> & { count: number; isGift: boolean };

/** How much of each dish a list of orders wants, most first. */
export const dishTotals = (orders: readonly Order[]): DishTotal[] => {
  const totals = new Map<string, DishTotal>();
  const add = (key: string, { count, ...dish }: DishTotal): void => {
    const sum = (totals.get(key)?.count ?? 0) + count;
    if (sum > 0) totals.set(key, { ...dish, count: sum });
  };
  for (const { lines, gifts } of orders) {
    for (const { productId, name, sku, options, kept } of lines)
      add([productId, sku, options].join('\n'), { name, sku, options, count: kept, isGift: false });
    for (const { name, quantity } of gifts)
      add(`gift\n${name}`, { name, sku: '', options: '', count: quantity, isGift: true });
  }
  return [...totals.values()].toSorted((a, b) => b.count - a.count);
};
