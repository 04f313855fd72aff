import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { dateText } from '#shared/format/date.ts';
import type { Language } from '#shared/i18n/language.ts';
import { couponFace, limitText } from '#shared/voucher/coupon-text.ts';
import { couponValue } from '#shared/voucher/offer-from-wire.ts';
import type { T } from '../../lib/i18n.ts';
import type { Gift } from './gift-ticket.tsx';

type Coupon = Pick<
  OwnedCoupon,
  'id' | 'couponName' | 'limitAmount' | 'rate' | 'maxAmount' | 'amount' | 'amountStr' | 'endDate'
> &
  Partial<Pick<OwnedCoupon, 'validDays'>>;

/** The words of a coupon that is given away. */
export const giftOf = (coupon: Coupon, t: T, language: Language): Gift => {
  const face = couponFace(couponValue(coupon) ?? { rate: 0, maxAmount: null }, language);
  const limit = limitText(coupon.limitAmount);
  const until =
    coupon.endDate !== null
      ? t('gift.until', { date: dateText(coupon.endDate) })
      : coupon.validDays
        ? t('gift.days', { count: coupon.validDays })
        : '';
  return {
    id: coupon.id,
    face: face === null ? '' : t(face.key, face.params),
    limit: t(limit.key, limit.params),
    name: coupon.couponName,
    note: until,
  };
};
