import fc from 'fast-check';
import type { CartLine, UnitOffer } from '../cart/cart-line.ts';
import { ZERO } from '../kernel/money.ts';
import { instant } from '../kernel/time.ts';
import type { DeliveryOffer, DeliveryPlan } from '../pricing/delivery/delivery-plan.ts';
import type { Handover, OrderFees, PriceInput, StoreRules } from '../pricing/price-input.ts';
import type { Offer } from '../voucher/offer.ts';
import { aLimit, anAmount, aRate, arbitraryActivities, IDS } from './arbitrary-activities.ts';
import { aLine, anOffer, NOON } from './builders.ts';

/** `value` in a quarter of all cases, else null. */
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
/** `value` in three of four cases, else null. */
const mostly = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: value });
const rarely = fc.constantFrom(false, false, false, false, false, false, false, true);
const someOf = (values: readonly string[]) => fc.subarray([...values]);

const unitOffer = (ids: readonly string[]): fc.Arbitrary<UnitOffer> =>
  fc.record({
    activityId: fc.constantFrom(...ids),
    price: anAmount,
    stock: aLimit,
    userRemaining: aLimit,
  });

/** A line with any promotions at once, in a store's few products, categories and brands. */
export const arbitraryLine = (uuid: string): fc.Arbitrary<CartLine> =>
  fc
    .record({
      productId: fc.constantFrom(...IDS.products),
      merchantProductId: fc.constantFrom(...IDS.merchantProducts),
      price: anAmount,
      quantity: fc.constantFrom(1, 1, 2, 2, 3, 4, 6),
      selected: rarely.map((is) => !is),
      sellout: rarely,
      isMallCoupon: rarely,
      isFresh: fc.boolean(),
      weight: fc.constantFrom(0, 0.001, 0.333, 1, 2.5),
      ingredients: fc.array(fc.record({ id: fc.constantFrom('i1', 'i2'), price: anAmount }), {
        maxLength: 2,
      }),
      merchantCategoryChain: someOf(IDS.categories),
      brandChain: someOf(IDS.brands),
      selectedPurchase: fc.constantFrom(false, false, false, true),
      seckill: sometimes(unitOffer(['seckill-1', 'seckill-2'])),
      discount: sometimes(unitOffer(IDS.discount)),
      oldDiscount: sometimes(unitOffer(['old-1'])),
      halfPrice: sometimes(
        fc.record({ activityId: fc.constant('half-1'), stock: aLimit, userRemaining: aLimit }),
      ),
      welfare: sometimes(
        fc.record({
          welfareProductId: fc.constantFrom('welfare-1', 'welfare-2'),
          price: anAmount,
          stock: aLimit,
          orderLimit: aLimit,
        }),
      ),
      group: mostly(fc.record({ activityId: fc.constantFrom(...IDS.composite) })),
      purchase: mostly(fc.record({ activityId: fc.constantFrom(...IDS.purchase) })),
    })
    .map((change) => aLine({ uuid, ...change }));

const UNIT_OFFERS = ['seckill', 'discount', 'oldDiscount', 'halfPrice'] as const;
type Offers = Pick<CartLine, (typeof UNIT_OFFERS)[number] | 'welfare'>;

/**
 * This line's offers with the limits that the lines before it name for the same offers on its
 * product, at half price on any product: a store has one number of each.
 */
const asBefore = (line: CartLine, before: readonly CartLine[]): Offers => {
  const same = before.filter(({ productId }) => productId === line.productId);
  const limitsOf = <K extends (typeof UNIT_OFFERS)[number]>(key: K): CartLine[K] => {
    const known = (key === 'halfPrice' ? before : same).find(
      (one) => one[key]?.activityId === line[key]?.activityId,
    )?.[key];
    return line[key] && known
      ? { ...line[key], stock: known.stock, userRemaining: known.userRemaining }
      : line[key];
  };
  const welfare = same.find(
    (one) => one.welfare?.welfareProductId === line.welfare?.welfareProductId,
  )?.welfare;
  return {
    seckill: limitsOf('seckill'),
    discount: limitsOf('discount'),
    oldDiscount: limitsOf('oldDiscount'),
    halfPrice: limitsOf('halfPrice'),
    welfare:
      line.welfare && welfare
        ? { ...line.welfare, stock: welfare.stock, orderLimit: welfare.orderLimit }
        : line.welfare,
  };
};

const counts = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);

/**
 * Up to `most` lines with unique ids, seldom fewer than two; those of one product name one limit of
 * each offer.
 */
export const arbitraryLines = (most = 6): fc.Arbitrary<CartLine[]> =>
  fc
    .oneof(
      { weight: 1, arbitrary: fc.nat(most) },
      { weight: 5, arbitrary: fc.constantFrom(...counts(2, most)) },
    )
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => arbitraryLine(`line-${index}`))),
    )
    .map((lines: CartLine[]) =>
      lines.reduce<CartLine[]>(
        (before, line) => [...before, { ...line, ...asBefore(line, before) }],
        [],
      ),
    );

const aStoreRule: fc.Arbitrary<StoreRules> = fc.record({
  storeId: fc.constant('store'),
  sendPrice: fc.constant(ZERO),
  discountLimitType: fc.constantFrom(0, 1, 1, 2),
  discountLimitQty: aLimit,
  seckillLimitQty: aLimit,
  halfPriceLimitQty: aLimit,
});

/** A delivery plan with any of its parts. */
export const arbitraryPlan: fc.Arbitrary<DeliveryPlan> = fc.record({
  amount: anAmount,
  limitWeight: fc.constantFrom(0, 0, 0, 5),
  baseWeight: fc.constantFrom(0, 1),
  overWeightEnable: fc.boolean(),
  freshEnable: fc.boolean(),
  freshCost: anAmount,
  overWeightStairs: fc.array(fc.record({ weight: fc.nat(6), cost: anAmount }), { maxLength: 2 }),
  costStairs: fc.array(fc.record({ amount: anAmount, cost: anAmount }), { maxLength: 2 }),
  passBridgeEnable: fc.boolean(),
  passBridgeCost: anAmount,
  distanceEnable: fc.boolean(),
  distanceStairs: fc.array(
    fc.record({ distance: fc.nat(4), unitCost: anAmount, unitPassBridgeCost: anAmount }),
    { maxLength: 2 },
  ),
});

const aDeliveryOffer: fc.Arbitrary<DeliveryOffer> = fc.record({
  activityType: fc.constantFrom(1, 2, 2),
  deliveryDetails: fc.array(fc.record({ limitAmount: anAmount, amount: anAmount }), {
    maxLength: 2,
  }),
  isContainAddAmtn: fc.boolean(),
  isContainOverWeightAmtn: fc.boolean(),
});

/** Pickup, or delivery with or without promotions. */
export const arbitraryHandover: fc.Arbitrary<Handover> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Handover>({ kind: 'pickup' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('delivery' as const),
      distanceMeters: fc.nat(6000),
      crossesBridge: fc.boolean(),
      plan: arbitraryPlan,
      offers: fc.oneof(
        fc.constant({ shared: false }),
        fc.record(
          { market: aDeliveryOffer, merchant: aDeliveryOffer, shared: fc.boolean() },
          { requiredKeys: ['shared'] },
        ),
      ),
    }),
  },
);

const someFees: fc.Arbitrary<OrderFees> = fc.record({
  serviceFees: fc.uniqueArray(
    fc.record({ kind: fc.constantFrom('holiday', 'night'), cents: anAmount }),
    { maxLength: 2, selector: ({ kind }) => kind },
  ),
  boxCents: fc.oneof(fc.constant(ZERO), anAmount),
  bags: fc.oneof(fc.nat(2), fc.record({ capacityKg: fc.constantFrom(0.5, 8) })),
  bagCents: anAmount,
});

/** States in which an offer is refused whatever the prices. */
const aRefusedState = fc.constantFrom<Partial<Offer>>(
  { used: true },
  { startAt: instant(NOON + 1) },
  { endAt: instant(NOON - 1) },
  { storeIds: ['another'] },
  { userRemaining: 0 },
  { totalRemaining: 0 },
  { needsLogin: true },
  { minVersion: '10.0.0' },
  { paymentChannels: ['MP_MACAU'] },
);

/**
 * An offer of any kind; one of nine is refused whatever the prices, unless the buyer happens to
 * fit.
 */
export const arbitraryOffer = (id: string): fc.Arbitrary<Offer> =>
  fc
    .tuple(
      fc.record({
        kind: fc.constantFrom(
          'voucher' as const,
          'redPacket' as const,
          'freeDelivery' as const,
          'mallCoupon' as const,
          'mallCoupon' as const,
        ),
        value: fc.oneof(
          fc.record({ amount: anAmount }),
          fc.record({ rate: aRate, maxAmount: sometimes(anAmount) }),
        ),
        limitAmount: fc.oneof(fc.constant(ZERO), anAmount),
        productIds: fc.oneof(fc.constant([]), someOf(IDS.products)),
        categoryIds: fc.oneof(fc.constant([]), someOf(IDS.categories)),
        isPriceBreak: fc.boolean(),
      }),
      fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: aRefusedState }),
    )
    .map(([change, state]) => anOffer({ id, ...change, ...state }));

/** Up to `most` offers with unique ids, in the order chosen. */
export const arbitraryOffers = (most = 4): fc.Arbitrary<Offer[]> =>
  fc
    .integer({ min: 0, max: most })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => arbitraryOffer(`offer-${index}`))),
    );

/**
 * A whole order at noon: every rule of docs/pricing.md comes up often, on its own and against the
 * others.
 */
export const arbitraryPriceInput: fc.Arbitrary<PriceInput> = fc.record({
  lines: arbitraryLines(),
  store: aStoreRule,
  activities: arbitraryActivities,
  handover: arbitraryHandover,
  fees: someFees,
  buyer: fc.record({
    isLoggedIn: fc.boolean(),
    appVersion: fc.constantFrom(null, '9.9.9', '10.0.0'),
    paymentChannel: fc.constantFrom(null, 'MP_MACAU', 'OPEN_ALI'),
  }),
  chosenOffers: arbitraryOffers(),
  gold: fc.array(fc.record({ id: fc.uuid(), amount: anAmount }), { maxLength: 2 }),
  mCoinCents: fc.oneof(fc.constant(ZERO), anAmount),
  pickedGifts: fc.dictionary(
    fc.constantFrom(...IDS.buyGift),
    fc.constantFrom(...IDS.gifts, 'unknown'),
  ),
});
