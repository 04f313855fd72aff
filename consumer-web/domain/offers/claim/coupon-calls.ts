import { marketCouponCalls } from '#shared/contract/consumer/market-coupon.ts';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { storeVouchers, receiveVoucher } = offersCalls;
const { marketCouponList, marketCouponReceive } = marketCouponCalls;

/** The calls of a store's coupons, which come with the sheet that shows them. */
export const couponApi = bindCalls({
  storeVouchers,
  receiveVoucher,
  marketCouponList,
  marketCouponReceive,
});
