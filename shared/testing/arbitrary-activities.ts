import fc from 'fast-check';
import { UNLIMITED } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import type {
  Activities,
  BuyGiftActivity,
  CompositeActivity,
  DiscountActivity,
  FullActivity,
  FullGiftActivity,
  PurchaseActivity,
} from '../pricing/activities.ts';

/**
 * Amounts around which rules meet: mostly a few cents, so that ties, thresholds and roundings come
 * up often.
 */
export const anAmount = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
    { weight: 3, arbitrary: fc.constantFrom(0, 10, 20, 50, 100) },
    { weight: 1, arbitrary: fc.nat(3000) },
  )
  .map(cents);
/** Tight limits, often none. */
export const aLimit = fc.constantFrom(UNLIMITED, UNLIMITED, 0, 1, 2, 3, 5);
/** Rates that stay, from nothing to all. */
export const aRate = fc.constantFrom(0, 0.35, 0.5, 0.75, 0.8, 0.85, 0.9, 0.995, 1);
/** Mostly true: one false flag finds more faults than many. */
const aFlag = fc.constantFrom(true, true, true, false);
const someOf = <T>(...values: readonly T[]) => fc.subarray([...values]);

/** The ids that lines and activities share, few enough to meet. */
export const IDS = {
  products: ['p1', 'p2', 'p3'],
  merchantProducts: ['m1', 'm2', 'm3'],
  categories: ['c1', 'c2', 'c3'],
  brands: ['b1', 'b2'],
  composite: ['composite-1', 'composite-2'],
  purchase: ['purchase-1', 'purchase-2'],
  discount: ['discount-1', 'discount-2'],
  buyGift: ['buy-gift-1', 'buy-gift-2'],
  full: ['full-1', 'full-2', 'full-3'],
  gifts: ['gift-1', 'gift-2', 'gift-3'],
} as const;

const shares = { shareVoucher: aFlag, shareFullDiscount: aFlag, shareFullReduction: aFlag };
const onePerId = <T>(
  ids: readonly string[],
  ofId: (id: string) => fc.Arbitrary<T>,
): fc.Arbitrary<T[]> =>
  fc
    .oneof(
      { weight: 1, arbitrary: fc.subarray([...ids]) },
      { weight: 2, arbitrary: fc.shuffledSubarray([...ids], { minLength: ids.length }) },
    )
    .chain((chosen) => fc.tuple(...chosen.map(ofId)));

const aComposite = (activityId: string): fc.Arbitrary<CompositeActivity> =>
  fc.record({
    ...shares,
    activityId: fc.constant(activityId),
    compositeVO: fc.oneof(
      fc.record({
        compositeType: fc.constant(1 as const),
        compositeQuantity: fc.integer({ min: 1, max: 4 }),
        compositeAmount: anAmount,
      }),
      fc.record({ compositeType: fc.constant(2 as const), threshold: fc.nat(3), price: anAmount }),
    ),
    stock: aLimit,
    joinLimit: aLimit,
    joinLimitQuantity: aLimit,
    orderProductStyleLimit: fc.boolean(),
    orderProductStyleLimitQuantity: fc.nat(3),
  });

const aPurchase = (activityId: string): fc.Arbitrary<PurchaseActivity> =>
  fc.record({
    ...shares,
    activityId: fc.constant(activityId),
    purchaseLimitAmount: anAmount,
    price: anAmount,
    stock: aLimit,
    joinLimit: aLimit,
    joinLimitQuantity: aLimit,
  });

const aDiscount = (id: string): fc.Arbitrary<DiscountActivity> =>
  fc.record({
    ...shares,
    id: fc.constant(id),
    orderLimitType: fc.constantFrom(0, 1, 1, 2, 3),
    orderLimitCount: aLimit,
  });

const aGift = fc.record({
  merchantProductId: fc.constantFrom(...IDS.gifts),
  giftQuantity: fc.integer({ min: 1, max: 3 }),
  stock: aLimit,
  canUseStock: aLimit,
  productWeight: fc.constantFrom(0, 0.001, 0.25, 1),
  isFresh: fc.boolean(),
});

const aBuyGift = (buyGiftId: string): fc.Arbitrary<BuyGiftActivity> =>
  fc.record({
    buyGiftId: fc.constant(buyGiftId),
    buyProduct: fc.record({ merchantProductIds: someOf(...IDS.merchantProducts) }),
    limits: fc.array(
      fc.record({
        limitQuantity: fc.integer({ min: 1, max: 6 }),
        gifts: fc.uniqueArray(aGift, { maxLength: 3, selector: (gift) => gift.merchantProductId }),
        isDouble: fc.boolean(),
        isWhatever: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    singleOrderJoinCount: aLimit,
    isLimitJoin: fc.boolean(),
    joinRemaining: fc.nat(3),
  });

const aFull = (id: string): fc.Arbitrary<FullActivity> => {
  const scope = {
    id: fc.constant(id),
    shareVoucher: aFlag,
    productType: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    productTypeIdList: someOf(...IDS.categories, ...IDS.brands),
    productList: someOf(...IDS.merchantProducts),
  };
  return fc.oneof(
    fc.record({
      ...scope,
      activityType: fc.constant(1 as const),
      discountContentList: fc.array(fc.record({ fullAtm: anAmount, discount: anAmount }), {
        maxLength: 3,
      }),
    }),
    fc.record({
      ...scope,
      activityType: fc.constant(2 as const),
      discountContentList: fc.array(fc.record({ fullAtm: anAmount, discount: aRate }), {
        maxLength: 3,
      }),
    }),
  );
};

const aFullGift: fc.Arbitrary<FullGiftActivity> = fc.record({
  id: fc.constant('full-gift-1'),
  fullGiftDetails: fc.array(
    fc.record({
      giftId: fc.constantFrom(...IDS.gifts),
      limitAmount: anAmount,
      qty: fc.integer({ min: 1, max: 3 }),
      stock: aLimit,
      weight: fc.constantFrom(0, 0.001, 0.25, 1),
    }),
    { maxLength: 3 },
  ),
});

const activities = fc.record({
  composite: onePerId(IDS.composite, aComposite),
  purchase: onePerId(IDS.purchase, aPurchase),
  discount: onePerId(IDS.discount, aDiscount),
  buyGift: onePerId(IDS.buyGift, aBuyGift),
  full: onePerId(IDS.full, aFull),
  fullGift: fc.option(aFullGift),
});

/** What a store has on: any of a few activities of each kind, in their order. */
export const arbitraryActivities: fc.Arbitrary<Activities> = activities;
