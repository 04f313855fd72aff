import { groupProduct } from '#shared/contract/consumer/group-product.ts';
import { offerCalls } from '#shared/contract/consumer/offers.ts';
import { takeoutHome } from '#shared/contract/consumer/takeout-home.ts';
import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { bannerGet, bannerAdd } = takeoutHome;
const { receiveVoucher, receiveStoreRedpack, storeVouchers } = offerCalls;

/** The calls of these pages, each of another area. */
export const api = bindCalls({
  bannerGet,
  bannerAdd,
  receiveVoucher,
  receiveStoreRedpack,
  storeVouchers,
  groupProductNearList: groupProduct.groupProductNearList,
  takeoutOrderList: takeoutOrderCalls.takeoutOrderList,
  sumByOrderId: takeoutOrderMoreCalls.sumByOrderId,
});
