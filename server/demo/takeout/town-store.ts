import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { Bilingual } from '../town/index.ts';
import type { Cuisine } from './banks/index.ts';
import type { PlanName } from './plans.ts';

export type Hours = StoreHours['hours'];
const span = (fromHour: number, toHour: number): Hours[number] => ({
  fromMinute: fromHour * 60,
  toMinute: (toHour % 24) * 60,
});

/** Opening hours; an end at or before the start runs past midnight. */
export const HOURS = {
  always: [span(0, 0)],
  day: [span(10, 22)],
  early: [span(7, 18)],
  breakfast: [span(6.5, 15)],
  meals: [span(11, 15), span(17.5, 22.5)],
  evening: [span(17, 2)],
  late: [span(11, 4)],
  shop: [span(11, 23)],
} as const satisfies Record<string, Hours>;

/** How a store differs from the usual one: open from ten to ten, brought by the platform, collected without a discount. */
export type StoreMore = {
  brand?: string;
  hours?: keyof typeof HOURS;
  weekdays?: readonly number[];
  state?: 'resting' | 'overloaded';
  reserve?: 1 | 2;
  /** Days from the seed on which it is closed. */ closedDays?: number;
  delivery?: 'merchant' | 'none';
  pickup?: 'none' | number;
  plan?: PlanName;
  send?: number;
  prep?: number;
  perks?: readonly Perk[];
  isQuality?: boolean;
  isNew?: boolean;
  allBanks?: boolean;
  noNextDay?: boolean;
};
/** What a store has on. `giftLast`: its dearer gift runs short; `coupon`: it gives vouchers of its own; `classFull`, `brandFull`, `productFull`: spend and save on a part of its goods; `newPeople`: goods of the zone for new users. */
export type Perk =
  | 'full'
  | 'bigFull'
  | 'fullDiscount'
  | 'gift'
  | 'giftLast'
  | 'return'
  | 'discount'
  | 'flash'
  | 'flashNoon'
  | 'flashOver'
  | 'exchange'
  | 'freeDelivery'
  | 'offDelivery'
  | 'ownDelivery'
  | 'poster'
  | 'coupon'
  | 'classFull'
  | 'brandFull'
  | 'productFull'
  | 'trio'
  | 'thirdCheaper'
  | 'buyGift'
  | 'pickGift'
  | 'half'
  | 'newPeople';

/** A store that is ordered from with a cart, of either shop. */
export type TownStore = {
  key: string;
  name: Bilingual;
  address: Bilingual;
  lat: number;
  lon: number;
  more: StoreMore;
};
export type TownTakeout = TownStore & { cuisine: Cuisine };

type Names = readonly [zh: string, en: string, addressZh: string, addressEn: string];

export type WrittenStore = StoreMore & { names: Names; at: readonly [lat: number, lon: number] };

/** A store: key, names and address, point, and how it differs. */
export const townStore = (
  key: string,
  { names: [zh, en, addressZh, addressEn], at: [lat, lon], ...more }: WrittenStore,
): TownStore => ({
  key,
  name: { zh, en },
  address: { zh: addressZh, en: addressEn },
  lat,
  lon,
  more,
});

/** A takeout store. */
export const takeout = (key: string, cuisine: Cuisine, written: WrittenStore): TownTakeout => ({
  ...townStore(`t-${key}`, written),
  cuisine,
});
