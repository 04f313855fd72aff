import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextOffset } from '../../../lib/api/paging.ts';
import { kindKey } from '../queries.ts';
import type { OrderKind } from '../kind.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { TAB_REQUESTS, type OrderTab } from './order-tabs.ts';

export const ordersKey = (kind: Pick<OrderKind, 'name'>) => [...kindKey(kind), 'list'] as const;

export const ordersQuery = (kind: StoreOrderKind, tab: OrderTab) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(kind), tab],
    queryFn: ({ pageParam, signal }) =>
      kind.list({ ...TAB_REQUESTS[tab], offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
