import type { SUBSCRIBE_TYPES } from '#shared/codes/group-order.ts';
import type { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import type { PRODUCT_NOT_SHOW_PAGES } from '#shared/contract/consumer/group-store.ts';
import type { StaffNote } from '#server/modules/catalogue/index.ts';
import type { UseTime, Validity } from '#shared/group/voucher-window.ts';
import type { WeekHours } from '#shared/group/week-hours.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

/** A text in the two languages of the town (decision Z3). */
export type Bilingual = { zh: string; en: string };
export type Category = Exclude<(typeof PRODUCT_CATEGORIES)[number], 'all'>;

export type TownMerchant = { key: string; name: Bilingual };

/** `picture` is a file name of `server/demo/pictures`. */
export type TownStore = {
  key: string;
  merchantKey: string;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  lat: number;
  lon: number;
  picture: string;
  hours: WeekHours;
};

export type TownContent = { name: Bilingual; quantity: number; priceCents: Cents };

/** A group-buy product. `pictures` are file names of `server/demo/pictures`; the first one is the product's face. */
export type TownProduct = {
  key: string;
  merchantKey: string;
  category: Category;
  name: Bilingual;
  description: Bilingual;
  priceCents: Cents;
  originalPriceCents: Cents;
  pictures: readonly string[];
  contents: readonly TownContent[];
  rules: { zh: readonly string[]; en: readonly string[] };
  /** What the till shows the clerk before the confirm. */
  attention: readonly StaffNote[];
  storeKeys: readonly string[];
  useTime: UseTime;
  validity: Validity;
  timesTotal: number;
  stock: number;
  /** -1 is no limit (decision G7). */ limitCount: number;
  minPurchase: number;
  score: number | null;
  checkSubscribeType: (typeof SUBSCRIBE_TYPES)[number];
  isRefundAnytime: boolean;
  isAutoRefund: boolean;
  /** The merchant has stopped redemption: the till answers PRODUCT_BLOCKED. */
  isBlocked: boolean;
  /** Pages of the app that do not list it. */
  notShownOn: readonly (typeof PRODUCT_NOT_SHOW_PAGES)[number][];
  /** In how many days it comes on sale; 0: it has. */
  comesInDays: number;
};

type Defaulted =
  | 'attention'
  | 'useTime'
  | 'validity'
  | 'timesTotal'
  | 'stock'
  | 'limitCount'
  | 'minPurchase'
  | 'checkSubscribeType'
  | 'isRefundAnytime'
  | 'isAutoRefund'
  | 'isBlocked'
  | 'notShownOn'
  | 'comesInDays';

/** Any minute of any day. */
export const ANY_TIME: UseTime = { hours: [], weekdays: [], blackoutDays: [] };

const DEFAULTS: Pick<TownProduct, Defaulted> = {
  attention: [],
  useTime: ANY_TIME,
  validity: { startDay: null, endDay: null, validDays: 90 },
  timesTotal: 1,
  stock: 500,
  limitCount: -1,
  minPurchase: 1,
  checkSubscribeType: 'NONE',
  isRefundAnytime: true,
  isAutoRefund: true,
  isBlocked: false,
  notShownOn: [],
  comesInDays: 0,
};

type Written = Omit<TownProduct, Defaulted | 'rules' | 'priceCents' | 'originalPriceCents'> &
  Partial<Pick<TownProduct, Defaulted>> & {
    /** Cents: what is paid, and what the counter asks. */
    price: readonly [now: number, was: number];
    rules: readonly Bilingual[];
  };

/** A product with the usual terms: any time, 90 days, one use, refundable, no limit. */
export const product = ({ price: [now, was], rules, ...written }: Written): TownProduct => ({
  ...DEFAULTS,
  ...written,
  priceCents: cents(now),
  originalPriceCents: cents(was),
  rules: { zh: rules.map((rule) => rule.zh), en: rules.map((rule) => rule.en) },
});

export const say = (zh: string, en: string): Bilingual => ({ zh, en });

export const item = (
  zh: string,
  en: string,
  quantity: number,
  priceCents: number,
): TownContent => ({ name: { zh, en }, quantity, priceCents: cents(priceCents) });

/** Opening hours of one span: `between(11.5, 14.5)` is 11:30 to 14:30; an end before the start runs past midnight. */
export const between = (fromHour: number, toHour: number): UseTime['hours'] => [
  { fromMinute: fromHour * 60, toMinute: toHour * 60 },
];

export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];
