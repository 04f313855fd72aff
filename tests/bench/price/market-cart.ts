import type { CartLine } from '#shared/cart/cart-line.ts';
import { cents } from '#shared/kernel/money.ts';
import type { Activities } from '#shared/pricing/activities.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import {
  aBundle,
  aBuyGift,
  aDiscount,
  aFullDiscount,
  aFullReduction,
  aGift,
  aPurchase,
  aThreshold,
} from '#shared/testing/activity-builders.ts';
import {
  aDelivery,
  aLine,
  anOffer,
  aPriceInput,
  aStore,
  aUnitOffer,
} from '#shared/testing/builders.ts';
import type { Offer } from '#shared/voucher/offer.ts';

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const CATEGORIES = 20;
const BRANDS = 12;

/** A line of a full trolley: every line is in some promotion, every fifth in two, one in eleven was added on. */
const trolleyLine = (n: number, sets: number): CartLine =>
  aLine({
    uuid: `line-${n}`,
    price: cents(800 + ((n * 137) % 2900)),
    quantity: 1 + (n % 5),
    weight: 0.2 + (n % 7) / 10,
    isFresh: n % 9 === 0,
    ingredients: n % 6 === 0 ? [{ id: 'gift-wrap', price: cents(150) }] : [],
    merchantCategoryChain: [`root-${n % 4}`, `category-${n % CATEGORIES}`],
    brandChain: [`brand-${n % BRANDS}`],
    seckill:
      n % 7 === 0
        ? aUnitOffer({ activityId: `flash-${n % 3}`, price: cents(600), stock: 3 })
        : null,
    discount:
      n % 3 === 0
        ? aUnitOffer({
            activityId: `discount-${n % sets}`,
            price: cents(700 + (n % 40)),
            userRemaining: 2,
          })
        : null,
    halfPrice: n % 10 === 0 ? { activityId: 'half', stock: 20, userRemaining: 2 } : null,
    group:
      n % 4 === 0 ? { activityId: `${n % 8 === 0 ? 'bundle' : 'threshold'}-${n % sets}` } : null,
    purchase: n % 11 === 0 ? { activityId: `purchase-${n % sets}` } : null,
    selectedPurchase: n % 11 === 0,
  });

/** Six of each `sets`: bundles, thresholds, add-ons, discounts, gifts and full activities in equal parts. */
const activitiesOf = (sets: number): Activities => ({
  composite: times(sets, (n) => [
    aBundle({
      activityId: `bundle-${n}`,
      compositeVO: {
        compositeType: 1,
        compositeQuantity: 3,
        compositeAmount: cents(3000 + n * 100),
      },
      joinLimitQuantity: 4,
    }),
    aThreshold({
      activityId: `threshold-${n}`,
      compositeVO: { compositeType: 2, threshold: 2, price: cents(900) },
      stock: 40,
    }),
  ]).flat(),
  purchase: times(sets, (n) => aPurchase({ activityId: `purchase-${n}`, joinLimitQuantity: 5 })),
  discount: times(sets, (n) =>
    aDiscount({ id: `discount-${n}`, orderLimitType: 1, orderLimitCount: 8 }),
  ),
  buyGift: times(sets, (n) =>
    aBuyGift({
      buyGiftId: `gift-${n}`,
      buyProduct: { merchantProductIds: times(20, (m) => `mp-line-${n + m * 3}`) },
      limits: [{ limitQuantity: 2, gifts: [aGift()], isDouble: true, isWhatever: false }],
    }),
  ),
  full: times(sets, (n) =>
    n % 2 === 0
      ? aFullReduction({
          id: `reduction-${n}`,
          productType: 2,
          productTypeIdList: [`category-${n}`, `category-${n + 6}`, `category-${n + 12}`],
          discountContentList: [
            { fullAtm: cents(5000), discount: cents(500) },
            { fullAtm: cents(15_000), discount: cents(2000) },
          ],
        })
      : aFullDiscount({
          id: `full-${n}`,
          productType: 3,
          productTypeIdList: [`brand-${n}`, `brand-${n + 3}`],
          discountContentList: [{ fullAtm: cents(8000), discount: 0.92 }],
        }),
  ),
});

/** Mall coupons that all count, and vouchers and red packets that each come back with a reason. */
const offersOf = (count: number): Offer[] =>
  times(count, (n) =>
    n < count * 0.6
      ? anOffer({
          id: `coupon-${n}`,
          kind: 'mallCoupon',
          value: n % 2 === 0 ? { amount: cents(120) } : { rate: 0.97, maxAmount: cents(400) },
          categoryIds: n % 3 === 0 ? [] : [`root-${n % 4}`],
        })
      : anOffer({
          id: `offer-${n}`,
          kind: n % 2 === 0 ? 'voucher' : 'redPacket',
          value: { amount: cents(500) },
          used: n % 5 === 0,
        }),
  );

/** A market cart of so many lines, `6 × sets` promotions and so many chosen offers, delivered across a bridge, with every fee, gold and mCoin. */
export const marketCart = ({
  lines,
  sets = 5,
  offers = 20,
}: {
  lines: number;
  sets?: number;
  offers?: number;
}): PriceInput =>
  aPriceInput({
    lines: times(lines, (n) => trolleyLine(n, sets)),
    activities: activitiesOf(sets),
    chosenOffers: offersOf(offers),
    store: aStore({
      discountLimitType: 1,
      discountLimitQty: 60,
      seckillLimitQty: 20,
      halfPriceLimitQty: 6,
    }),
    handover: aDelivery({
      distanceMeters: 4200,
      crossesBridge: true,
      plan: {
        amount: cents(2000),
        baseWeight: 5,
        costStairs: [
          { amount: cents(0), cost: cents(1500) },
          { amount: cents(10_000), cost: cents(1000) },
        ],
        overWeightEnable: true,
        overWeightStairs: [
          { weight: 5, cost: cents(200) },
          { weight: 10, cost: cents(300) },
        ],
        distanceEnable: true,
        distanceStairs: [{ distance: 3, unitCost: cents(150), unitPassBridgeCost: cents(250) }],
        freshEnable: true,
        freshCost: cents(300),
        passBridgeEnable: true,
        passBridgeCost: cents(1000),
      },
      offers: {
        market: {
          activityType: 2,
          deliveryDetails: [{ limitAmount: cents(10_000), amount: cents(800) }],
        },
        shared: false,
      },
    }),
    fees: {
      serviceFees: [{ kind: 'holiday', cents: cents(500) }],
      boxCents: cents(200),
      bags: 2,
      bagCents: cents(100),
    },
    gold: [{ id: 'gold', amount: cents(1000) }],
    mCoinCents: cents(300),
  });
