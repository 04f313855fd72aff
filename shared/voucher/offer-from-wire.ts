import { UNLIMITED } from '../cart/cart-line.ts';
import { fromDollars, ZERO } from '../kernel/money.ts';
import type { Ok, Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import { couponWindow } from './coupon-window.ts';
import type { Offer, OfferKind, OfferValue } from './offer.ts';
import { couponStores, idsOf, type WireCoupon } from './wire-coupon.ts';

/**
 * What a coupon takes: its rate when there is one, else `amount`, else `amountStr` in dollars; null
 * when it takes nothing or cannot be read.
 */
export const couponValue = ({
  rate,
  maxAmount,
  amount,
  amountStr,
}: Pick<WireCoupon, 'rate' | 'maxAmount' | 'amount' | 'amountStr'>): OfferValue | null => {
  if (rate !== null && rate !== undefined)
    return rate >= 0 && rate < 1 ? { rate, maxAmount: maxAmount ?? null } : null;
  const dollars = Number(amountStr?.trim() || Number.NaN);
  const face = amount ?? (Number.isFinite(dollars) ? fromDollars(dollars) : ZERO);
  return face > 0 ? { amount: face } : null;
};

/** A free-delivery packet that names no amount pays the whole fee. */
const WHOLE_FEE: OfferValue = { rate: 0, maxAmount: null };

const conditions = (coupon: WireCoupon) => ({
  limitAmount: coupon.limitAmount ?? ZERO,
  storeIds: couponStores(coupon),
  productIds: idsOf(coupon.productIds),
  categoryIds: idsOf(coupon.categoryIds),
  isPriceBreak: coupon.isPriceBreak ?? false,
  paymentChannels: coupon.paymentChannels ?? [],
  needsLogin: coupon.needsLogin ?? false,
  minVersion: coupon.minVersion ?? null,
});

const uses = (coupon: WireCoupon) => ({
  used: coupon.used ?? false,
  userRemaining: coupon.userRemaining ?? UNLIMITED,
  totalRemaining: coupon.totalRemaining ?? UNLIMITED,
});

/**
 * A coupon or red packet of the wire as an `Offer` for the prices. The caller names the list it
 * came from, and leaves out those of other businesses (`couponBusinesses`). Refuses `noValue`
 * (nothing to take off) and `noDates` (type 2 without days, or no end date): such a coupon is never
 * offered.
 */
export const offerFromWire = (
  coupon: WireCoupon,
  kind: OfferKind,
  now: Instant,
): Ok<{ offer: Offer }> | Refusal<{ reason: 'noValue' | 'noDates' }> => {
  const value = couponValue(coupon) ?? (kind === 'freeDelivery' ? WHOLE_FEE : null);
  if (value === null) return { ok: false, reason: 'noValue' };
  const window = couponWindow(coupon, now);
  if (window === null) return { ok: false, reason: 'noDates' };
  return {
    ok: true,
    offer: {
      id: String(coupon.id),
      kind,
      value,
      ...window,
      ...conditions(coupon),
      ...uses(coupon),
    },
  };
};
