import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { noteEvent } from '../../lib/track/note-event.ts';

/** Counts coupons that were received. Their fields are written by code that is fetched now, not with the page; nothing waits for it. */
export const noteReceived = (coupons: readonly OwnedCoupon[]): void => {
  import('./coupon-props.ts')
    .then(({ couponProps }) => {
      for (const coupon of coupons) noteEvent('ReceiveDiscount', couponProps(coupon));
    })
    .catch(() => undefined);
};
