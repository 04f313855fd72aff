import type { CouponBusiness } from '../codes/coupon.ts';
import { storeScope } from '../codes/jump-type.ts';
import { redPacketSource, type RedPacketSource } from '../codes/red-packet-source.ts';
import { discountRateMessage, type DiscountRateMessage } from '../format/discount-rate.ts';
import { amount } from '../format/money.ts';
import { toDollars, type Cents } from '../kernel/money.ts';
import type { OfferValue } from './offer.ts';
import { couponBusinesses, couponStores, type WireCoupon } from './wire-coupon.ts';

/**
 * The big figure of a coupon: dollars off without sign (spec 000 §9: cut, not rounded), the share
 * that stays or goes, or all of it.
 */
export type CouponFace =
  | { readonly key: 'voucher.face.amount'; readonly params: { readonly amount: string } }
  | { readonly key: 'voucher.face.free'; readonly params: Readonly<Record<string, never>> }
  | DiscountRateMessage;

/**
 * The face of a value. A rate that stays of 0.8 reads `8折` or `20% off`; one of 0 is free; `null`
 * for a rate that takes too little to be shown.
 */
export const couponFace = (value: OfferValue, language: 'zh-Hant' | 'en'): CouponFace | null => {
  if ('amount' in value)
    return { key: 'voucher.face.amount', params: { amount: amount(toDollars(value.amount)) } };
  return value.rate === 0
    ? { key: 'voucher.face.free', params: {} }
    : discountRateMessage(value.rate, language);
};

/** The least amount that a coupon requires, in dollars without sign; none: no threshold. */
export type LimitText =
  | { readonly key: 'voucher.limit.none'; readonly params: Readonly<Record<string, never>> }
  | { readonly key: 'voucher.limit.from'; readonly params: { readonly amount: string } };

/** The sentence about the least that an offer needs. */
export const limitText = (limitAmount: Cents): LimitText =>
  limitAmount > 0
    ? { key: 'voucher.limit.from', params: { amount: amount(toDollars(limitAmount)) } }
    : { key: 'voucher.limit.none', params: {} };

/**
 * Where a coupon may be used. `viewRules` is for scopes that are not listed: shown as all stores,
 * with a link to the rules (decision I3).
 */
export type ScopeText =
  | {
      readonly key: `voucher.scope.${'all' | 'some' | 'one' | 'groupProducts' | 'viewRules'}`;
      readonly params: Readonly<Record<string, never>>;
    }
  | { readonly key: 'voucher.scope.stores'; readonly params: { readonly count: number } };

/**
 * The scope's text (spec 000 §3): all stores, N stores, some stores (no list sent), one store,
 * group products.
 */
export const scopeText = (coupon: WireCoupon): ScopeText => {
  const scope = storeScope.nameOf(coupon.storeScope);
  if (scope === 'allStores') return { key: 'voucher.scope.all', params: {} };
  if (scope === 'groupProducts') return { key: 'voucher.scope.groupProducts', params: {} };
  if (scope === 'unknown') return { key: 'voucher.scope.viewRules', params: {} };
  const count = couponStores(coupon).length;
  if (scope === 'oneStore' || count === 1) return { key: 'voucher.scope.one', params: {} };
  return count === 0
    ? { key: 'voucher.scope.some', params: {} }
    : { key: 'voucher.scope.stores', params: { count } };
};

/** Keys of the businesses that a coupon is for, in the order of `couponBusinesses`. */
export const businessKeys = (coupon: WireCoupon): readonly `voucher.business.${CouponBusiness}`[] =>
  couponBusinesses(coupon).map((business) => `voucher.business.${business}` as const);

/**
 * The key of where a red packet comes from (spec 001 §9); null for a number that is not listed:
 * then it is just a red packet.
 */
export const sourceKey = (
  sourceType: number | null | undefined,
): `redPacketSource.${Exclude<RedPacketSource, 'unknown'>}` | null => {
  const source = redPacketSource.nameOf(sourceType);
  return source === 'unknown' ? null : `redPacketSource.${source}`;
};
