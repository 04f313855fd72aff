import type {
  CompositeActivity,
  DiscountActivity,
  FullActivity,
  PurchaseActivity,
} from '#shared/pricing/activities.ts';
import type { DeliveryOffer } from '#shared/pricing/delivery/delivery-plan.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';

/** `Omit` that keeps the members of a union apart. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

type GiftTier = { id: string; limitAmount: Cents; gift: Bilingual; qty: number; weight: number };

/** What `takeout_activity.rules` holds, by kind; money in cents. The id is the row's. */
export type ActivityRules = {
  /** Full-reduction or full-discount, and the flags of the coupons beside it. */
  full: Without<FullActivity, 'id'> & { name: Bilingual };
  /** Gifts from an amount on (spec 001 §3). `weight` of a piece in kg; `stock`: pieces left of each, by its id, -1 for no limit. */
  fullGift: {
    name: Bilingual;
    dateType: 1 | 2;
    details: readonly GiftTier[];
    stock: Readonly<Record<string, number>>;
  };
  /** A voucher for the next order, from an amount on ("full-return"). */
  fullReturn: {
    name: Bilingual;
    details: readonly {
      limitAmount: Cents;
      voucherAmount: Cents;
      voucherLimit: Cents;
      validDays: number;
    }[];
  };
  /** Discounted products; which ones and at what price is in their rows. */
  discount: Without<DiscountActivity, 'id'> & { name: Bilingual; userLimit: number };
  /** Flash sale, every day between two minutes of the day (1440 is midnight); products as above. `userLimit`: pieces a guest and day, -1 none. */
  flash: { name: Bilingual; userLimit: number; fromMinute: number; toMinute: number };
  /** Add-on ("exchange") products from an amount on. */
  purchase: Without<PurchaseActivity, 'activityId'> & { name: Bilingual };
  /** "Group" on the wire: several products of a list at a price of their own (decisions H4, H5). `stock`: pieces left, -1 no limit. */
  composite: Without<CompositeActivity, 'activityId'> & {
    name: Bilingual;
    productIds: readonly string[];
  };
  /** Gifts for pieces of a list of products (decision H9). `stock`: pieces that may be given of each gift, by its product; missing is no limit. `joinCount`: times that a guest may join, -1 no limit. */
  buyGift: {
    name: Bilingual;
    productIds: readonly string[];
    limits: readonly {
      limitQuantity: number;
      gifts: readonly { productId: string; giftQuantity: number }[];
      isDouble: boolean;
      isWhatever: boolean;
    }[];
    singleOrderJoinCount: number;
    joinCount: number;
    stock: Readonly<Record<string, number>>;
  };
  /** Pieces of a list of products at half the price (spec 002 §5). `userLimit`: pieces a guest, -1 none. */
  halfPrice: {
    name: Bilingual;
    productIds: readonly string[];
    stock: number;
    userLimit: number;
  };
  /** Prices of the zone for new users, by product (spec 002 §3 "welfare", decision P11). `stock`: pieces left of each, missing is no limit; `orderLimit`: pieces of each that a member may have, -1 none. */
  welfare: {
    name: Bilingual;
    prices: Readonly<Record<string, Cents>>;
    stock: Readonly<Record<string, number>>;
    orderLimit: number;
  };
  /** The platform's and the store's delivery promotion. */
  delivery: DeliveryOffer & { name: Bilingual };
  merchantDelivery: DeliveryOffer & { name: Bilingual };
  /** Self-pickup: `discountRate` 0 to 10, 10 is no discount; from `limitAmount` on. */
  selfTake: { name: Bilingual; discountRate: number; limitAmount: Cents };
  /** A poster of the store's page with its products. `leadsTo`: of one whose picture leads to a class or a dish; those of a class are found when it is shown. */
  poster: {
    name: Bilingual;
    picture: string;
    productIds: readonly string[];
    leadsTo?: { kind: 'CLASS' | 'DISH'; id: string };
  };
};
export type ActivityKind = keyof ActivityRules;

type ActivityOf<K extends ActivityKind> = {
  merchantId: string;
  storeId: string;
  id: string;
  kind: K;
  startsAt: number;
  endsAt: number | null;
  rules: ActivityRules[K];
};
/** One activity of a store; `kind` decides what its rules are. */
export type TakeoutActivity = { [K in ActivityKind]: ActivityOf<K> }[ActivityKind];
export type TakeoutActivityOf<K extends ActivityKind> = ActivityOf<K>;
