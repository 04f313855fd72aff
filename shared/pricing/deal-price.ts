import { UNLIMITED, type CartLine } from '../cart/cart-line.ts';
import { cents, ZERO, type Cents } from '../kernel/money.ts';
import type { Offer } from '../voucher/offer.ts';
import type { Activities } from './activities.ts';
import type { CartQuote } from './cart-quote.ts';
import { specialPromotions, type DealSpecial } from './deal-special.ts';
import { plainPiece } from './plain-piece.ts';
import type { Buyer, OrderFees, PriceInput, StoreRules } from './price-input.ts';

/**
 * An order of a deal, as far as its price goes: pieces at one price, and the stores at which the
 * vouchers can be used.
 */
export type DealOrder = {
  productId: string;
  price: Cents;
  quantity: number;
  storeIds: readonly string[];
  offers: readonly Offer[];
  buyer: Buyer;
  special: DealSpecial | null;
};

const NO_ACTIVITIES: Activities = {
  composite: [],
  purchase: [],
  discount: [],
  buyGift: [],
  full: [],
};
const NO_FEES: OrderFees = { serviceFees: [], boxCents: ZERO, bags: 0, bagCents: ZERO };

const lineOf = ({ productId, price, quantity, special }: DealOrder): CartLine => ({
  ...plainPiece(price, { productId, merchantProductId: productId }),
  ...specialPromotions(special),
  uuid: productId,
  skuId: productId,
  storeProductSkuDetailId: productId,
  quantity,
});

const storeOf = ({ storeIds: [storeId = ''] }: DealOrder): StoreRules => ({
  storeId,
  sendPrice: ZERO,
  discountLimitType: 0,
  discountLimitQty: UNLIMITED,
  seckillLimitQty: UNLIMITED,
  halfPriceLimitQty: UNLIMITED,
});

/**
 * An offer for a deal: a voucher can be used at any store of the deal, so one of them in the
 * offer's scope is enough.
 */
export const offerForDeal = (offer: Offer, storeIds: readonly string[]): Offer =>
  offer.storeIds.some((id) => storeIds.includes(id)) ? { ...offer, storeIds: [] } : offer;

/**
 * What `priceCart` needs to price an order of a deal: one line at its special price if it has one,
 * nothing is delivered, no other activities, gold or mCoin (decisions GA19, GA22).
 */
export const dealPriceInput = (order: DealOrder): PriceInput => ({
  lines: [lineOf(order)],
  store: storeOf(order),
  activities: NO_ACTIVITIES,
  handover: { kind: 'pickup' },
  fees: NO_FEES,
  buyer: order.buyer,
  chosenOffers: order.offers.map((offer) => offerForDeal(offer, order.storeIds)),
  gold: [],
  mCoinCents: ZERO,
  pickedGifts: {},
});

/** What coupons took off a deal: no more than its price above the floor of 0.10 (spec 001 §5). */
export const dealSaving = ({ totals: { goodsCents, payableCents } }: CartQuote): Cents =>
  cents(goodsCents - payableCents);
