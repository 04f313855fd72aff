import { takeoutOrderCalls } from '#shared/contract/takeout-order.ts';
import { takeoutOrderMoreCalls } from '#shared/contract/takeout-order-more.ts';
import { takeoutRefundCalls } from '#shared/contract/takeout-refund.ts';
import { bindCalls } from '../../lib/api.ts';

const { takeoutOrderGet, takeoutOrderList, takeoutSurplusTime, takeoutUrgentOrder, takeoutOrderCancel, takeoutDistributionList, takeoutGetRider, takeoutOrderDelete } = takeoutOrderCalls;
const { platformShare, sumByOrderId } = takeoutOrderMoreCalls;

/** The calls about orders that were made. */
export const orderCalls = {
  takeoutOrderGet, takeoutOrderList, takeoutSurplusTime, takeoutUrgentOrder, takeoutOrderCancel, takeoutDistributionList, takeoutGetRider, takeoutOrderDelete, platformShare, sumByOrderId, ...takeoutRefundCalls,
} as const;

export const api = bindCalls(orderCalls);
