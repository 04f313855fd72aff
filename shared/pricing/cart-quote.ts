import type { STEPS } from '../codes/price-step.ts';
import type { Cents } from '../kernel/money.ts';
import type { OfferRefusal } from '../voucher/offer.ts';

/** A step of the price. */
export type Step = (typeof STEPS)[number];
/** The name of a step on a receipt, as a message key. */
export type StepKey = `pricing.step.${Step}`;

/**
 * One explained change of the total (decision H16). `before + delta = after`; the deltas of a quote
 * sum to what is payable.
 */
export type Adjustment = {
  step: Step;
  ruleId: string | null;
  lineIds: readonly string[];
  before: Cents;
  delta: Cents;
  after: Cents;
  reason: StepKey;
};

/**
 * Pieces of a line at one price; `step` 'goods' is the original price. The counts of a line sum to
 * its quantity. `unitPrice` is null where pieces share the price of a bundle.
 */
export type PricedUnits = {
  step: Step;
  ruleId: string | null;
  count: number;
  unitPrice: Cents | null;
  totalCents: Cents;
};

/**
 * A selected line with what it costs: `goodsCents` after step 1, `shareCents` its part of what is
 * payable: the stored share of decisions D8, E7. `goldCents`: what gold paid of it.
 */
export type QuotedLine = {
  uuid: string;
  quantity: number;
  originalCents: Cents;
  units: readonly PricedUnits[];
  goodsCents: Cents;
  shareCents: Cents;
  goldCents: Cents;
};

/**
 * A gift that comes with the cart: `quantity` of the `wanted` pieces, fewer when no more are left
 * (decision H10). `times`: how often its activity is joined for it.
 */
export type QuotedGift = {
  buyGiftId: string;
  merchantProductId: string;
  quantity: number;
  wanted: number;
  times: number;
  weight: number;
  isFresh: boolean;
};

/**
 * The gift at an amount that comes with the cart: `quantity` of the `wanted` pieces, fewer when no
 * more are left (decision H10). `weight` of all its pieces in kilograms.
 */
export type QuotedFullGift = {
  activityId: string;
  giftId: string;
  quantity: number;
  wanted: number;
  weight: number;
};

/**
 * What the guest should know about limits that bind (spec 002 §5 "Promotion overflow messages",
 * decision H3). `count`: the limit, or what is left.
 */
export type Overflow =
  | {
      reason:
        | 'discountOrderLimit'
        | 'discountStock'
        | 'discountUserLimit'
        | 'seckillLimit'
        | 'seckillStock'
        | 'seckillUserLimit'
        | 'welfareStock'
        | 'welfareOrderLimit'
        | 'halfPriceLimit';
      count: number;
      lineId: string;
    }
  | { reason: 'giftNone'; ruleId: string }
  | {
      reason:
        | 'giftOrderLimit'
        | 'giftStock'
        | 'giftJoinLimit'
        | 'compositeJoinLimit'
        | 'compositeStock'
        | 'compositeOrderLimit'
        | 'compositeStyleLimit'
        | 'addOnJoinLimit'
        | 'addOnStock';
      count: number;
      ruleId: string;
    };

/**
 * Sums of a quote, in cents; reductions are positive numbers. `payableCents` = goods − reductions +
 * fees, never below the floor of 0.1 when there is anything to pay.
 */
export type QuoteTotals = {
  originalCents: Cents;
  /** After step 1 (line prices): what G4's threshold is measured on. */
  goodsCents: Cents;
  /** After step 3: what delivery stairs and offers' thresholds are measured on (decision J3). */
  afterFullCents: Cents;
  fullCents: Cents;
  offerCents: Cents;
  goldCents: Cents;
  deliveryGrossCents: Cents;
  deliveryCents: Cents;
  serviceCents: Cents;
  boxCents: Cents;
  bagCents: Cents;
  mCoinCents: Cents;
  savedCents: Cents;
  payableCents: Cents;
  weightKg: number;
  count: number;
};

/**
 * The price of a cart, explained (house §3). `delivery` reports an order that cannot be delivered;
 * its fee is then 0 in the sums.
 */
export type CartQuote = {
  lines: readonly QuotedLine[];
  gifts: readonly QuotedGift[];
  /** Missing where the goods reach no gift. */
  fullGift?: QuotedFullGift;
  /**
   * The fees' parts of what is payable. Shares of lines and fees together sum to `payableCents`.
   */
  feeShares: Readonly<Record<'delivery' | 'service' | 'box' | 'bag', Cents>>;
  totals: QuoteTotals;
  trace: readonly Adjustment[];
  overflows: readonly Overflow[];
  usedOffers: readonly string[];
  refusedOffers: readonly ({ offerId: string } & OfferRefusal)[];
  delivery: { ok: true } | { ok: false; reason: 'overweight'; limitKg: number };
  /**
   * True when reductions would have covered everything, so that the floor of 0.1 was charged (spec
   * 001 §5).
   */
  isFloored: boolean;
};
