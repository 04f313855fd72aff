import { marketOrders } from '../../domain/order/kinds/market.ts';
import { takeoutOrders } from '../../domain/order/kinds/takeout.ts';
import type { StoreOrders } from '../../domain/order/store-orders.ts';

const KINDS: readonly StoreOrders[] = [takeoutOrders, marketOrders];

/** The kind of order that an address names by `orderType`; takeout's where it names none. */
export const kindOf = (params: URLSearchParams): StoreOrders =>
  KINDS.find(({ paidAs }) => paidAs === params.get('orderType')) ?? takeoutOrders;
