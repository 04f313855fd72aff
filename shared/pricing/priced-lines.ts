import type { CartLine } from '../cart/cart-line.ts';
import type { Instant } from '../kernel/time.ts';
import type { Offer } from '../voucher/offer.ts';
import type { Overflow, PricedUnits, QuotedFullGift, QuotedGift } from './cart-quote.ts';
import type { DeliveryFee } from './delivery/delivery-fee.ts';
import type { PriceInput } from './price-input.ts';
import type { Change } from './trace.ts';

/**
 * A line after steps 1 to 3. `sharesVoucher` is false where a promotion or full activity keeps
 * vouchers off (decision H8).
 */
export type PricedLine = {
  readonly line: CartLine;
  readonly units: readonly PricedUnits[];
  readonly originalCents: number;
  readonly goodsCents: number;
  readonly afterFullCents: number;
  readonly sharesVoucher: boolean;
};

/**
 * A cart after steps 1 to 3, all that does not depend on the offers chosen; `finishQuote` does the
 * rest for any set of them.
 */
export type PricedLines = {
  readonly input: PriceInput;
  readonly now: Instant;
  readonly lines: readonly PricedLine[];
  readonly gifts: readonly QuotedGift[];
  readonly fullGift: QuotedFullGift | null;
  readonly overflows: readonly Overflow[];
  /** Of the steps so far, merged by step and rule. */
  readonly changes: readonly Change[];
  readonly originalCents: number;
  readonly goodsCents: number;
  readonly afterFullCents: number;
  /** The base of each of `activities.full`, before any was applied. */
  readonly fullBases: readonly number[];
  readonly weightKg: number;
  readonly count: number;
  /**
   * A piece at seckill, discount or old-discount price: no price-break voucher beside it (decision
   * I1).
   */
  readonly hasDiscountItems: boolean;
  /** The fee before a free-delivery packet; null for pickup and without lines. */
  readonly delivery: DeliveryFee | null;
  /** Indexes of the lines that an offer covers, cached on first use. */
  readonly coverage: WeakMap<Offer, readonly number[]>;
};
