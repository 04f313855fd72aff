import { queryOptions } from '@tanstack/react-query';
import { refundProgress } from '#shared/codes/refund.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { groupOrders } from '../kinds/group.ts';
import { kindKey } from '../queries.ts';
import { api } from './api.ts';

const { pending } = refundProgress.codes;

/** Polled while the store, or the channel of the money, has not answered. */
const ANSWER_POLL_MS = 30_000;

/** The requests of an order, newest first. */
export const groupRefundsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'refunds', orderId],
    queryFn: ({ signal }) => api.groupRefundInfo({ orderId: asId<OrderId>(orderId) }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some(
        ({ progress, channelResult }) => progress === pending || channelResult === 'PENDING',
      ) === true
        ? ANSWER_POLL_MS
        : false,
  });
