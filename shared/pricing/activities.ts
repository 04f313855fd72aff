import type { Limit } from '../cart/cart-line.ts';
import type { Cents } from '../kernel/money.ts';

/**
 * False on an activity: the lines that it changed leave the base of that other benefit (decision
 * H8).
 */
export type ShareFlags = {
  shareVoucher: boolean;
  shareFullDiscount: boolean;
  shareFullReduction: boolean;
};

/**
 * Composite (decisions H4, H5). Type 1: any `compositeQuantity` pieces for `compositeAmount`,
 * repeated, the dearest pieces first. Type 2: every piece after the first `threshold` pieces costs
 * `price`. `joinLimit`: times that this guest may still join, counted in bundles (type 1) or pieces
 * (type 2); `joinLimitQuantity`: the same per order; `stock`: pieces left.
 * `orderProductStyleLimitQuantity`: different products of it that one order may hold, when
 * `orderProductStyleLimit`.
 */
export type CompositeActivity = ShareFlags & {
  activityId: string;
  compositeVO:
    | { compositeType: 1; compositeQuantity: number; compositeAmount: Cents }
    | { compositeType: 2; threshold: number; price: Cents };
  stock: Limit;
  joinLimit: Limit;
  joinLimitQuantity: Limit;
  orderProductStyleLimit: boolean;
  orderProductStyleLimitQuantity: number;
};

/**
 * Add-on purchase: pieces at `price` once the other lines reach `purchaseLimitAmount` after step 1
 * (decision H6). `joinLimit`: pieces that this guest may still have, 0 excludes the product (spec
 * 002 §5); `joinLimitQuantity`: the same per order; `stock`: pieces left.
 */
export type PurchaseActivity = ShareFlags & {
  activityId: string;
  purchaseLimitAmount: Cents;
  price: Cents;
  stock: Limit;
  joinLimit: Limit;
  joinLimitQuantity: Limit;
};

/**
 * Limits of a discount activity; `orderLimitType` 0 unlimited, 1 per order, 2 per day, 3 per
 * activity (decision H13). For 2 and 3 the lines' `userRemaining` counts.
 */
export type DiscountActivity = ShareFlags & {
  id: string;
  orderLimitType: number;
  orderLimitCount: number;
};

/**
 * A gift of a buy-gift step. `canUseStock` is what the activity may give away of `stock`. Weight in
 * kilograms.
 */
export type Gift = {
  merchantProductId: string;
  giftQuantity: number;
  stock: Limit;
  canUseStock: Limit;
  productWeight: number;
  isFresh: boolean;
};

/**
 * Buy `limitQuantity` pieces of the named products and get its gifts; the highest step reached
 * counts. `isDouble` repeats per multiple, `isWhatever` lets the guest pick one of the gifts
 * (decision H9). `singleOrderJoinCount` -1 unlimited; `joinRemaining` counts when `isLimitJoin`.
 */
export type BuyGiftActivity = {
  buyGiftId: string;
  buyProduct: { merchantProductIds: readonly string[] };
  limits: readonly {
    limitQuantity: number;
    gifts: readonly Gift[];
    isDouble: boolean;
    isWhatever: boolean;
  }[];
  singleOrderJoinCount: Limit;
  isLimitJoin: boolean;
  joinRemaining: number;
};

/**
 * `qty` pieces of a gift once the goods reach `limitAmount` after step 1 (spec 001 §3). `stock`:
 * pieces left; `weight` of one in kilograms.
 */
export type FullGiftTier = {
  giftId: string;
  limitAmount: Cents;
  qty: number;
  stock: Limit;
  weight: number;
};

/** Gifts at an amount ("full-gift"); the highest tier reached counts, alone. */
export type FullGiftActivity = { id: string; fullGiftDetails: readonly FullGiftTier[] };

/**
 * Which lines a full-reduction or full-discount counts: 1 all, 2 categories, 3 brands
 * (`productTypeIdList`), 4 `productList` by merchantProductId (spec 002 §3).
 */
export type ProductScope = {
  productType: 1 | 2 | 3 | 4;
  productTypeIdList: readonly string[];
  productList: readonly string[];
};

/**
 * Full-reduction (`activityType` 1: `discount` in cents off) or full-discount (2: `discount` is the
 * rate that stays, 0.9 takes 10 % off). The highest tier with `fullAtm` at most the base counts,
 * alone (decision H7).
 */
export type FullActivity = ProductScope & { id: string; shareVoucher: boolean } & (
    | { activityType: 1; discountContentList: readonly { fullAtm: Cents; discount: Cents }[] }
    | { activityType: 2; discountContentList: readonly { fullAtm: Cents; discount: number }[] }
  );

/** Everything that a store has on, as `priceCart` needs it. */
export type Activities = {
  composite: readonly CompositeActivity[];
  purchase: readonly PurchaseActivity[];
  discount: readonly DiscountActivity[];
  buyGift: readonly BuyGiftActivity[];
  full: readonly FullActivity[];
  /** The gift at an amount of a takeout store; a supermarket has none. */
  fullGift?: FullGiftActivity | null;
};
