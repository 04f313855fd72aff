import { comboCalls } from '#shared/contract/consumer/combo.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { ReadOptions } from '../cart/cart-shop.ts';
import type { PriceBody } from './checkout-model.ts';

const { comboCombinePay } = comboCalls;
const api = bindCalls({ comboCombinePay });

/** The coupon group of which one piece would lower this order most, and by how much. */
export const combineGroup = (order: PriceBody, options: ReadOptions) =>
  api.comboCombinePay({ storeId: order.storeId, order }, options);
