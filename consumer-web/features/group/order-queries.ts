import { queryOptions } from '@tanstack/react-query';
import { voucherStatus, type VoucherStatus } from '#shared/codes/group-order.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { ordersKey } from '../../domain/order/list/queries.ts';
import { kindKey, orderQuery } from '../../domain/order/queries.ts';
import { api } from './api.ts';
import type { GroupOrder } from './model.ts';

/** Poll interval of an order with a usable voucher: a write-off is shown within 3 seconds. */
const WATCH_MS = 2000;
/** And of one whose store is to answer a refund request. */
const ANSWER_POLL_MS = 30_000;

export const ORDERS_KEY = ordersKey(groupOrders);

/** What a member has in group-buy; forgotten with the orders. */
export const summaryQuery = () =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'summary'],
    queryFn: ({ signal }) => api.groupUserSummary({}, { signal }),
    staleTime: 0,
  });

const has = (order: GroupOrder | undefined, status: VoucherStatus): boolean =>
  order?.vouchers.some((voucher) => voucherStatus.nameOf(voucher.status) === status) ?? false;

const watchMs = (order: GroupOrder | undefined): number | false => {
  if (has(order, 'valid')) return WATCH_MS;
  return has(order, 'refunding') ? ANSWER_POLL_MS : false;
};

/** One order, watched while one of its vouchers can be used or waits for a refund, and the page is visible. */
export const watchedOrderQuery = (orderId: string) =>
  queryOptions({
    ...orderQuery(groupOrders, orderId),
    refetchInterval: ({ state }) => watchMs(state.data),
  });

export const qrQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'qr', orderId],
    queryFn: ({ signal }) => api.groupOrderQr({ orderId: asId<OrderId>(orderId) }, { signal }),
    staleTime: 0,
  });
