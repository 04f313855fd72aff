import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { sumByOrderId } = takeoutOrderMoreCalls;
const {
  marketOrderList,
  marketDistributionList,
  marketUrgentOrder,
  marketOrderDelete,
  marketEditTimeAskFor,
  marketEditTimeCook,
  marketEditTime,
} = marketOrderCalls;

/** The calls of supermarket orders beside those of `domain/order`, their refunds and reviews. */
export const api = bindCalls({
  marketOrderList,
  marketDistributionList,
  marketUrgentOrder,
  marketOrderDelete,
  marketEditTimeAskFor,
  marketEditTimeCook,
  marketEditTime,
  sumByOrderId,
});
