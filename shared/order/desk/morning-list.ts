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
/** So many pieces of a dish, chosen in one way, that a day's pre-orders want. */
export type DishTotal = Pick<Line, 'name' | 'sku' | 'options'> & { count: number };

/** How much of each dish a list of orders wants, most first. */
export const dishTotals = (orders: readonly { lines: readonly Line[] }[]): DishTotal[] => {
  const totals = new Map<string, DishTotal>();
  for (const { productId, name, sku, options, kept } of orders.flatMap(({ lines }) => lines)) {
    const key = [productId, sku, options].join('\n');
    const count = (totals.get(key)?.count ?? 0) + kept;
    if (count > 0) totals.set(key, { name, sku, options, count });
  }
  return [...totals.values()].toSorted((a, b) => b.count - a.count);
};
