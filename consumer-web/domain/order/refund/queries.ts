import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { kindKey } from '../queries.ts';
import type { RefundItems, RefundKind } from '../store-orders.ts';

/** What of an order can be requested back now. */
export const refundableQuery = (kind: RefundKind, orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'refundable', orderId],
    queryFn: ({ signal }) => kind.refunds.refundable(asId<OrderId>(orderId), { signal }),
    staleTime: 0,
  });

/** The sum on screen is the one that the server would pay back. */
export const refundPreviewQuery = (kind: RefundKind, orderId: string, items: RefundItems) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'preview', orderId, items],
    queryFn: ({ signal }) => kind.refunds.preview(asId<OrderId>(orderId), items, { signal }),
    staleTime: 0,
  });

/** Polled while the store has not answered. */
const ANSWER_POLL_MS = 30_000;
export const refundInfoQuery = (kind: RefundKind, orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'refund', orderId],
    queryFn: ({ signal }) => kind.refunds.info(asId<OrderId>(orderId), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.refund?.refundProgress === 0 ? ANSWER_POLL_MS : false,
  });
