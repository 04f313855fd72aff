import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { EventProps } from '../../lib/track/track-event.ts';

/** What the collector takes of one text. */
const LONGEST = 200;

/** The documented fields of a coupon in an event, those that it has (spec 000 §3). */
export const couponProps = (coupon: OwnedCoupon): EventProps => {
  const { activityId, activityName, couponName, amount, voucherDetailId } = coupon;
  const { storeId, storeName, redpackId, redpackName, amountStr } = coupon;
  const texts = {
    activityId,
    activityName,
    couponName,
    voucherDetailId,
    storeId,
    storeName,
    redpackId,
    redpackName,
    amountStr,
  };
  const given = Object.entries(texts).flatMap(([name, text]) =>
    text ? [[name, text.slice(0, LONGEST)] as const] : [],
  );
  return { ...Object.fromEntries(given), ...(amount !== null && { amount: toDollars(amount) }) };
};
