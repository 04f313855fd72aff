import { couponBusiness, type CouponBusiness } from '#shared/codes/coupon.ts';
import type { OfferTerms } from './terms.ts';

/** A red packet for any store of a business. */
export const packetFor = (
  business: CouponBusiness,
  more: Pick<
    OfferTerms,
    'name' | 'rules' | 'activityId' | 'sourceType' | 'amount' | 'limitAmount' | 'validity'
  >,
): OfferTerms => ({
  ...more,
  kind: 'redPacket',
  storeScope: 1,
  storeIds: [],
  storeName: null,
  businessTypes: String(couponBusiness.codes[business]),
  productIds: [],
  linkUrl: null,
  rate: null,
  maxAmount: null,
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
});
