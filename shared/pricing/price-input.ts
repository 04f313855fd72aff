import type { CartLine, Limit } from '../cart/cart-line.ts';
import type { Cents } from '../kernel/money.ts';
import type { Offer } from '../voucher/offer.ts';
import type { Activities } from './activities.ts';
import type { Bags } from './bag-count.ts';
import type { DeliveryOffer, DeliveryPlan } from './delivery/delivery-plan.ts';

/**
 * What of the store bears on prices. `discountLimitType` 0 means unlimited; a missing seckill limit
 * is -1 (spec 002 §9).
 */
export type StoreRules = {
  storeId: string;
  sendPrice: Cents;
  discountLimitType: number;
  discountLimitQty: number;
  seckillLimitQty: Limit;
  halfPriceLimitQty: Limit;
};

/**
 * How the order leaves the store; pickup costs nothing and uses no delivery promotion up (decision
 * J13).
 */
export type Handover =
  | { kind: 'pickup' }
  | {
      kind: 'delivery';
      distanceMeters: number;
      crossesBridge: boolean;
      plan: DeliveryPlan;
      offers: { market?: DeliveryOffer; merchant?: DeliveryOffer; shared: boolean };
    };

/** Fees of step 7, none of them discountable (decision F14). */
export type OrderFees = {
  serviceFees: readonly { kind: string; cents: Cents }[];
  boxCents: Cents;
  bags: Bags;
  bagCents: Cents;
};

/** Who buys and how, as far as offers ask (decision H15). */
export type Buyer = {
  isLoggedIn: boolean;
  appVersion: string | null;
  paymentChannel: string | null;
};

/**
 * All that a price depends on. Unselected lines are ignored. `chosenOffers` are what the guest
 * ticked; what cannot count comes back with its reason.
 */
export type PriceInput = {
  lines: readonly CartLine[];
  store: StoreRules;
  activities: Activities;
  handover: Handover;
  fees: OrderFees;
  buyer: Buyer;
  chosenOffers: readonly Offer[];
  /** Gold items that the guest chose (spec 001 §4). */
  gold: readonly { id: string; amount: Cents }[];
  /** mCoin that the guest takes off the total, already in money; 0 for none. */
  mCoinCents: Cents;
  /** The gift picked of an `isWhatever` step, by buyGiftId. */
  pickedGifts: Readonly<Record<string, string>>;
};
