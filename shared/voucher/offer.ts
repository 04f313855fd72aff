import type { Cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';

/**
 * What one of step 4's benefits is (decision H1); at most one kind of them in an order, see Box 3.
 * Several mall coupons go together as one group.
 */
export type OfferKind = 'voucher' | 'redPacket' | 'freeDelivery' | 'mallCoupon';

/**
 * How much an offer takes: a face value, a rate that stays (0.8 takes 20 % off) with an optional
 * ceiling, or delivery cost up to a ceiling.
 */
export type OfferValue = { amount: Cents } | { rate: number; maxAmount: Cents | null };

/**
 * A voucher, red packet, free-delivery packet or mall coupon as the rules see it (spec 000 §3, spec
 * 002 §3, decisions H15, I1–I4). Empty lists of scope mean everything. Times are instants; `endAt`
 * is the last valid millisecond.
 */
export type Offer = {
  id: string;
  kind: OfferKind;
  value: OfferValue;
  /** Least amount of its base (inclusive) for the offer to count; 0 none. */
  limitAmount: Cents;
  storeIds: readonly string[];
  productIds: readonly string[];
  categoryIds: readonly string[];
  startAt: Instant;
  endAt: Instant;
  used: boolean;
  /** A price-break coupon: not together with discount or seckill items (spec 001 §5). */
  isPriceBreak: boolean;
  /** Uses left for this guest and for all guests; -1 unlimited. */
  userRemaining: number;
  totalRemaining: number;
  /** Payment channels that it may be paid with; empty: any. */
  paymentChannels: readonly string[];
  needsLogin: boolean;
  /** Least native version, or null. */
  minVersion: string | null;
};

/** Why an offer does not count (decision H15). */
export type OfferRefusal =
  | {
      reason:
        | 'NOT_FOUND'
        | 'NOT_STARTED'
        | 'EXPIRED'
        | 'USED'
        | 'SCOPE_STORE'
        | 'SCOPE_PRODUCT'
        | 'LIMIT_USER'
        | 'LIMIT_TOTAL'
        | 'PAYMENT_CHANNEL'
        | 'LOGIN';
    }
  | { reason: 'BELOW_MIN'; need: Cents }
  | { reason: 'EXCLUSIVE'; with: string }
  | { reason: 'VERSION'; minVersion: string };
