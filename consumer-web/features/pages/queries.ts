import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';

export const bannerQuery = (id: string) =>
  queryOptions({
    queryKey: ['banner', id],
    queryFn: ({ signal }) => api.bannerGet({ id }, { signal }),
    staleTime: 0,
  });

/** What a store gives away, as visitors see it too. */
export const storeGiftsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['storeGifts', storeId],
    queryFn: async ({ signal }) =>
      (await api.storeVouchers({ storeId: asId<StoreId>(storeId) }, { signal })).result.filter(
        ({ couponType, canReceive }) => couponType === 'redPacket' && canReceive,
      ),
    staleTime: 0,
  });

/** The red packet that the member has of a friend's order; null: it is new to them. */
export const orderPacketQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['mine', 'orderPacket', orderId],
    queryFn: async ({ signal }) =>
      (await api.partakeIsReceive({ orderId: asId<OrderId>(orderId) }, { signal })).result,
    staleTime: 0,
    retry: false,
  });

/** The first page of the member's orders. */
export const recentOrdersQuery = () =>
  queryOptions({
    queryKey: ['mine', 'points', 'orders'],
    queryFn: ({ signal }) => api.takeoutOrderList({ tab: 'ALL' }, { signal }),
  });
export const pointsQuery = (id: OrderId) =>
  queryOptions({
    queryKey: ['mine', 'points', id],
    queryFn: ({ signal }) => api.sumByOrderId({ id, businessType: 1 }, { signal }),
  });
