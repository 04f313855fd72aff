import { UNLIMITED } from '../cart/cart-line.ts';
import { cents, ZERO } from '../kernel/money.ts';
import type {
  BuyGiftActivity,
  CompositeActivity,
  DiscountActivity,
  FullActivity,
  FullGiftActivity,
  FullGiftTier,
  Gift,
  PurchaseActivity,
  ShareFlags,
} from '../pricing/activities.ts';

/** An activity goes together with every other benefit. */
export const SHARES_ALL: ShareFlags = {
  shareVoucher: true,
  shareFullDiscount: true,
  shareFullReduction: true,
};

/** Composite of type 1 without limits: any 3 pieces for 20.00 (decision H4). */
export const aBundle = (change: Partial<CompositeActivity> = {}): CompositeActivity => ({
  ...SHARES_ALL,
  activityId: 'bundle',
  compositeVO: { compositeType: 1, compositeQuantity: 3, compositeAmount: cents(2000) },
  stock: UNLIMITED,
  joinLimit: UNLIMITED,
  joinLimitQuantity: UNLIMITED,
  orderProductStyleLimit: false,
  orderProductStyleLimitQuantity: 0,
  ...change,
});

/** Composite of type 2 without limits: after 1 piece each costs 5.00 (decision H4). */
export const aThreshold = (change: Partial<CompositeActivity> = {}): CompositeActivity =>
  aBundle({
    activityId: 'threshold',
    compositeVO: { compositeType: 2, threshold: 1, price: cents(500) },
    ...change,
  });

/** Add-on purchase without limits: 5.00 a piece once the other lines reach 10.00. */
export const aPurchase = (change: Partial<PurchaseActivity> = {}): PurchaseActivity => ({
  ...SHARES_ALL,
  activityId: 'purchase',
  purchaseLimitAmount: cents(1000),
  price: cents(500),
  stock: UNLIMITED,
  joinLimit: UNLIMITED,
  joinLimitQuantity: UNLIMITED,
  ...change,
});

/** A discount activity without a limit of the order. */
export const aDiscount = (change: Partial<DiscountActivity> = {}): DiscountActivity => ({
  ...SHARES_ALL,
  id: 'unit',
  orderLimitType: 0,
  orderLimitCount: 0,
  ...change,
});

/** One piece of `gift` a time, in any number, 0.1 kg. */
export const aGift = (change: Partial<Gift> = {}): Gift => ({
  merchantProductId: 'gift',
  giftQuantity: 1,
  stock: UNLIMITED,
  canUseStock: UNLIMITED,
  productWeight: 0.1,
  isFresh: false,
  ...change,
});

/** Buy 2 of line `a` of `aLine` and get one gift, once, without limits. */
export const aBuyGift = (change: Partial<BuyGiftActivity> = {}): BuyGiftActivity => ({
  buyGiftId: 'buy-gift',
  buyProduct: { merchantProductIds: ['mp-a'] },
  limits: [{ limitQuantity: 2, gifts: [aGift()], isDouble: false, isWhatever: false }],
  singleOrderJoinCount: UNLIMITED,
  isLimitJoin: false,
  joinRemaining: 0,
  ...change,
});

/** Gifts at an amount: one of 0.1 kg from 20.00 on, without limits. */
export const aFullGift = (change: Partial<FullGiftTier> = {}): FullGiftActivity => ({
  id: 'full-gift',
  fullGiftDetails: [
    {
      giftId: 'tea',
      limitAmount: cents(2000),
      qty: 1,
      stock: UNLIMITED,
      weight: 0.1,
      ...change,
    },
  ],
});

/** Full-reduction over all lines: 5.00 off from 30.00 on. */
export const aFullReduction = (
  change: Partial<Extract<FullActivity, { activityType: 1 }>> = {},
): FullActivity => ({
  id: 'full-reduction',
  productType: 1,
  productTypeIdList: [],
  productList: [],
  shareVoucher: true,
  activityType: 1,
  discountContentList: [{ fullAtm: cents(3000), discount: cents(500) }],
  ...change,
});

/** Full-discount over all lines: 10 % off from the first cent on. */
export const aFullDiscount = (
  change: Partial<Extract<FullActivity, { activityType: 2 }>> = {},
): FullActivity => ({
  id: 'full-discount',
  productType: 1,
  productTypeIdList: [],
  productList: [],
  shareVoucher: true,
  activityType: 2,
  discountContentList: [{ fullAtm: ZERO, discount: 0.9 }],
  ...change,
});
