import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { partakeCalls } from '#shared/contract/consumer/partake.ts';
import { takeoutHomeCalls } from '#shared/contract/consumer/takeout-home.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { bannerGet, bannerAdd } = takeoutHomeCalls;
const { partakeIsReceive, partakeReceive } = partakeCalls;
const { receiveVoucher, receiveStoreRedpack, storeVouchers } = offersCalls;

/** The calls of these pages, each of another area. */
export const api = bindCalls({
  bannerGet,
  bannerAdd,
  receiveVoucher,
  receiveStoreRedpack,
  storeVouchers,
  partakeIsReceive,
  partakeReceive,
  takeoutOrderList: takeoutOrderCalls.takeoutOrderList,
  sumByOrderId: takeoutOrderMoreCalls.sumByOrderId,
});
