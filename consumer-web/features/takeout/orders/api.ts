import { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const {
  takeoutOrderList,
  takeoutUrgentOrder,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
} = takeoutOrderCalls;
const { platformShare, sumByOrderId } = takeoutOrderMoreCalls;

/** The calls of takeout orders beside those of `domain/order`, their refunds and reviews. */
export const api = bindCalls({
  takeoutOrderList,
  takeoutUrgentOrder,
  takeoutDistributionList,
  takeoutGetRider,
  takeoutOrderDelete,
  platformShare,
  sumByOrderId,
});
