import { couponBusiness } from '#shared/codes/coupon.ts';
import { marketOrderDisplay } from '#shared/order/status/market-display.ts';
import { buyMarketAgain } from '../../../domain/order/again/buy-market-again.ts';
import type { StoreOrderKind } from '../../../domain/order/store-orders.ts';
import { api } from './api.ts';
import { marketRefunds } from './market-refunds.ts';

/** Supermarket orders, as the shared parts of orders ask for them. */
export const marketKind: StoreOrderKind = {
  ...marketRefunds,
  display: marketOrderDisplay,
  list: (wish, options) => api.marketOrderList(wish, options),
  // one call answers the steps and the rider (decision P20)
  steps: (tradeId, options) => api.marketDistributionList({ tradeId }, options),
  rider: (tradeId, options) => api.marketDistributionList({ tradeId }, options),
  points: (id, options) =>
    api.sumByOrderId({ id, businessType: couponBusiness.codes.market }, options),
  rush: (tradeId) => api.marketUrgentOrder({ tradeId }),
  remove: (tradeId, options) => api.marketOrderDelete({ tradeId }, options),
  buyAgain: buyMarketAgain,
};
