import { marketCouponCalls } from '#shared/contract/consumer/market-coupon.ts';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of the wallet; the fee of meal boxes is the store's. */
export const api = bindCalls({
  ...offersCalls,
  marketCouponsByOrder: marketCouponCalls.marketCouponsByOrder,
  takeoutPackage: takeoutStoreCalls.takeoutPackage,
});
