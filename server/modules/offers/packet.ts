import { couponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { OfferTerms } from './terms.ts';

/** A red packet for any store of a shop. */
export const packetFor = (
  shop: StoreKind,
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
  businessTypes: String(couponBusiness.codes[shop]),
  productIds: [],
  linkUrl: null,
  rate: null,
  maxAmount: null,
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
});
