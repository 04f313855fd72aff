import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { kindKey } from '../queries.ts';
import type { RefundItems, RefundKind } from '../store-orders.ts';

/** `items` null: all that is left. The sum on screen is the one that the server would pay back. */
export const refundPreviewQuery = (kind: RefundKind, orderId: string, items: RefundItems | null) =>
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
