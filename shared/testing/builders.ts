import { NO_PROMOTIONS, UNLIMITED, type CartLine, type UnitOffer } from '../cart/cart-line.ts';
import { cents, ZERO } from '../kernel/money.ts';
import { instant } from '../kernel/time.ts';
import type { Activities } from '../pricing/activities.ts';
import type { Handover, PriceInput, StoreRules } from '../pricing/price-input.ts';
import type { Offer } from '../voucher/offer.ts';

/**
 * The moment at which built things are valid: noon of 21 November 2026 in Macau, which `fixedClock`
 * shows too.
 */
export const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));

const DAY_MS = 86_400_000;

/**
 * One piece at 10.00 without any promotion, selected, in stock, without limits. The other ids
 * follow `uuid` (default `a`).
 */
export const aLine = (change: Partial<CartLine> = {}): CartLine => {
  const uuid = change.uuid ?? 'a';
  return {
    uuid,
    productId: `product-${uuid}`,
    merchantProductId: `mp-${uuid}`,
    skuId: `sku-${uuid}`,
    storeProductSkuDetailId: `detail-${uuid}`,
    price: cents(1000),
    quantity: 1,
    selected: true,
    type: null,
    joinTime: NOON,
    updateTime: NOON,
    minPurchase: 1,
    maxPurchase: UNLIMITED,
    limitCount: UNLIMITED,
    storeStock: UNLIMITED,
    sellout: false,
    weight: 0.5,
    volume: 1,
    isFresh: false,
    required: false,
    multiSku: false,
    props: [],
    ingredients: [],
    merchantCategoryChain: [],
    brandChain: [],
    selectedPurchase: false,
    isMallCoupon: false,
    mallCouponUserId: null,
    ...NO_PROMOTIONS,
    ...change,
  };
};

/**
 * Lines `a`, `b`, `c`, … with these changes, in this order (at most 26, unless they name
 * themselves).
 */
export const someLines = (...changes: readonly Partial<CartLine>[]): CartLine[] =>
  changes.map((change, index) => aLine({ uuid: String.fromCharCode(97 + index), ...change }));

/** A lower price for pieces of a line (5.00 unless changed), without limits. */
export const aUnitOffer = (change: Partial<UnitOffer> = {}): UnitOffer => ({
  activityId: 'unit',
  price: cents(500),
  stock: UNLIMITED,
  userRemaining: UNLIMITED,
  ...change,
});

/** A store without limits on promotions and with a delivery threshold of 0. */
export const aStore = (change: Partial<StoreRules> = {}): StoreRules => ({
  storeId: 'store',
  sendPrice: ZERO,
  discountLimitType: 0,
  discountLimitQty: UNLIMITED,
  seckillLimitQty: UNLIMITED,
  halfPriceLimitQty: UNLIMITED,
  ...change,
});

/** What a store has on: nothing, unless changed. */
export const someActivities = (change: Partial<Activities> = {}): Activities => ({
  composite: [],
  purchase: [],
  discount: [],
  buyGift: [],
  full: [],
  ...change,
});

/** Handed over at the counter: no fee, no delivery promotion. */
export const PICKUP: Handover = { kind: 'pickup' };

/** Delivered over 1 km for 5.00, no stairs, no bridge, no promotion. */
export const aDelivery = (
  change: Partial<Extract<Handover, { kind: 'delivery' }>> = {},
): Handover => ({
  kind: 'delivery',
  distanceMeters: 1000,
  crossesBridge: false,
  plan: { amount: cents(500) },
  offers: { shared: false },
  ...change,
});

/** One line of one piece at 10.00, picked up, no fees, no offers: costs 10.00. */
export const aPriceInput = (change: Partial<PriceInput> = {}): PriceInput => ({
  lines: [aLine()],
  store: aStore(),
  activities: someActivities(),
  handover: PICKUP,
  fees: { serviceFees: [], boxCents: ZERO, bags: 0, bagCents: ZERO },
  buyer: { isLoggedIn: true, appVersion: '9.0.0', paymentChannel: null },
  chosenOffers: [],
  gold: [],
  mCoinCents: ZERO,
  pickedGifts: {},
  ...change,
});

/** A cart with lines `a`, `b`, … of `someLines`, otherwise as `aPriceInput`. */
export const aCart = (...changes: readonly Partial<CartLine>[]): PriceInput =>
  aPriceInput({ lines: someLines(...changes) });

/** A voucher of 1.00 without conditions, valid since yesterday and until tomorrow. */
export const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: 'offer',
  kind: 'voucher',
  value: { amount: cents(100) },
  limitAmount: ZERO,
  storeIds: [],
  productIds: [],
  categoryIds: [],
  startAt: instant(NOON - DAY_MS),
  endAt: instant(NOON + DAY_MS),
  used: false,
  isPriceBreak: false,
  userRemaining: UNLIMITED,
  totalRemaining: UNLIMITED,
  paymentChannels: [],
  needsLogin: false,
  minVersion: null,
  ...change,
});
