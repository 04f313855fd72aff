import { orderDisplay } from '#shared/order/status/order-display.ts';
import type { StoreOrderKind } from '../../../domain/order/store-orders.ts';
import { api } from './api.ts';
import { buyAgain } from './buy-again.ts';
import { takeoutRefunds } from './takeout-refunds.ts';

/** `businessType` of takeout (spec 001 §8). */
const TAKEOUT = 1;

/** Takeout's orders, as the shared parts of orders ask for them. */
export const takeoutKind: StoreOrderKind = {
  ...takeoutRefunds,
  display: orderDisplay,
  list: (wish, options) => api.takeoutOrderList(wish, options),
  steps: (tradeId, options) => api.takeoutDistributionList({ tradeId }, options),
  rider: (tradeId, options) => api.takeoutGetRider({ tradeId }, options),
  points: (id, options) => api.sumByOrderId({ id, businessType: TAKEOUT }, options),
  rush: (tradeId) => api.takeoutUrgentOrder({ tradeId }),
  remove: (tradeId, options) => api.takeoutOrderDelete({ tradeId }, options),
  buyAgain,
};
