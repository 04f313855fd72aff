import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId, type VoucherId } from '#shared/kernel/ids.ts';
import { api } from '../../domain/order/group-refund/api.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { kindKey } from '../../domain/order/queries.ts';

export const refundableKey = (orderId: string) =>
  [...kindKey(groupOrders), 'refundable', orderId] as const;

/** What of an order can be given back now. */
export const refundableQuery = (orderId: string) =>
  queryOptions({
    queryKey: refundableKey(orderId),
    queryFn: ({ signal }) =>
      api.groupRefundOrderInfo({ orderId: asId<OrderId>(orderId) }, { signal }),
    staleTime: 0,
  });

/** Reasons that a refund may have. */
export const refundReasonsQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'refund-reasons', orderId],
    queryFn: async ({ signal }) => (await api.groupRefundReasons({ orderId }, { signal })).result,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The exact amount of some vouchers, as the server would pay it back. */
export const refundAmountQuery = (orderId: OrderId, voucherIds: readonly VoucherId[]) =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'refund-amount', orderId, voucherIds],
    queryFn: ({ signal }) =>
      api.groupRefundAmount({ orderId, voucherIds: [...voucherIds] }, { signal }),
    staleTime: 0,
  });
