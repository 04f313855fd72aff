import { queryOptions } from '@tanstack/react-query';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { RIDER_POLL_MS, riderPollMs } from '#shared/order/status/polling.ts';
import { kindKey } from '../queries.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { countMissed, missedInARow } from './missed.ts';

/** The steps of a delivery: a small answer, polled while somebody waits for the next step. */
export const stepsQuery = (kind: StoreOrderKind, orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'steps', orderId],
    queryFn: ({ signal }) => kind.steps(asId<OrderId>(orderId), { signal }),
    staleTime: 0,
    refetchInterval: RIDER_POLL_MS,
  });

/** Where the rider is, polled by decision F8; less often while calls fail. */
export const riderQuery = (kind: StoreOrderKind, orderId: string, riderStatus: number | null) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'rider', orderId],
    queryFn: ({ signal }) => countMissed(orderId, kind.rider(asId<OrderId>(orderId), { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      riderPollMs({
        riderStatus: state.data?.rider?.riderStatus ?? riderStatus,
        isVisible: document.visibilityState === 'visible',
        failures: missedInARow(orderId),
      }) ?? false,
  });

export const pointsQuery = (kind: StoreOrderKind, orderId: string) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'points', orderId],
    queryFn: ({ signal }) => kind.points(asId<OrderId>(orderId), { signal }),
  });
