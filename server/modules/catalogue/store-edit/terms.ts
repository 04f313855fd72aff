import type { Cents } from '#shared/kernel/money.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** How guests get their orders: brought by the store, collected, or either. */
export const STORE_WAYS = ['both', 'pickup', 'delivery'] as const;
export type StoreWay = (typeof STORE_WAYS)[number];

/** How a store works that is ordered from with a cart, as far as it is said. `reachMeters`: how far it brings orders. */
export type StoreTerms = Partial<{
  hours: StoreHours['hours'];
  weekdays: readonly number[];
  closedDays: readonly Day[];
  isOpen: boolean;
  takesPreOrders: boolean;
  way: StoreWay;
  deliveryFee: Cents;
  reachMeters: number;
  sendPrice: Cents;
  prepMinutes: number;
  phone: string;
  cuisine: Bilingual;
  announcement: Bilingual;
}>;
