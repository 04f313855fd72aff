import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { dateText } from '#shared/format/date.ts';
import { amount } from '#shared/format/money.ts';
import type { Language } from '#shared/i18n/language.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { must } from '#shared/kernel/result.ts';
import { businessKeys, couponFace, limitText, scopeText } from '#shared/voucher/coupon-text.ts';
import { windowText } from '#shared/voucher/expiry-text.ts';
import { couponValue } from '#shared/voucher/offer-from-wire.ts';
import type { OfferValue } from '#shared/voucher/offer.ts';
import { couponT } from './wallet-words.ts';
import type { T } from '../../lib/i18n.ts';

/** A packet that names no amount pays the whole fee. */
const WHOLE: OfferValue = { rate: 0, maxAmount: null };

export const maxOf = ({ maxAmount }: OwnedCoupon, t: T): string | null =>
  maxAmount === null ? null : t('wallet.upTo', { amount: amount(toDollars(maxAmount)) });

/** The big figure of a coupon, and the little word under it. */
export const faceOf = (
  coupon: OwnedCoupon,
  t: T,
  language: Language,
): { face: string; about: string | null } => {
  const value = couponValue(coupon) ?? WHOLE;
  const found = couponFace(value, language);
  const isDelivery = coupon.couponType === 'freeDelivery';
  const about =
    'amount' in value
      ? isDelivery
        ? t('wallet.offFee')
        : null
      : value.rate === 0
        ? t('wallet.freeFee')
        : maxOf(coupon, t);
  return { face: found === null ? '' : t(found.key, found.params), about };
};

export const limitOf = ({ limitAmount }: OwnedCoupon, t: T): string => {
  const { key, params } = limitText(limitAmount);
  return t(key, params);
};

export const scopeOf = (coupon: OwnedCoupon, t: T): string => {
  if (coupon.storeName !== null) return t('wallet.onlyAt', { store: coupon.storeName });
  const { key, params } = scopeText(coupon);
  return couponT(coupon, t)(key, params);
};

export const businessesOf = (coupon: OwnedCoupon, t: T): string =>
  businessKeys(coupon)
    .map((key) => t(key))
    .join(' · ');

/** When it is valid, in the words of the moment; `isSoon` within two days of its end. */
export const validityOf = (
  { startDate, endDate }: OwnedCoupon,
  now: Instant,
  t: T,
): { text: string; isSoon: boolean } => {
  const window = {
    startAt: must(startDate, 'the start of a coupon'),
    endAt: must(endDate, 'the end of a coupon'),
  };
  if (now < window.startAt)
    return { text: t('wallet.notStarted', { date: dateText(window.startAt) }), isSoon: false };
  const { key, params } = windowText(window, now);
  // it has begun: only its end is of interest
  if (key === 'voucher.expiry.range')
    return { text: t('voucher.expiry.until', { to: dateText(window.endAt) }), isSoon: false };
  return {
    text: t(key, params),
    isSoon: key === 'voucher.expiry.today' || key === 'voucher.expiry.tomorrow',
  };
};

export const datesOf = ({ startDate, endDate }: OwnedCoupon, t: T): string =>
  t('voucher.expiry.range', {
    from: dateText(must(startDate, 'the start of a coupon')),
    to: dateText(must(endDate, 'the end of a coupon')),
  });
