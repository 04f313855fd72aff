import { infiniteQueryOptions } from '@tanstack/react-query';
import type { GroupOrderTab } from '#shared/codes/group-order.ts';
import { groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { ordersKey } from '../list/queries.ts';
import { groupOrders } from './group.ts';

const { groupOrderList } = groupOrderCalls;
const api = bindCalls({ groupOrderList });

/** The member's orders of deals in a view, newest first. */
export const groupOrdersQuery = (tab: GroupOrderTab) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(groupOrders), tab],
    queryFn: ({ pageParam, signal }) => api.groupOrderList({ tab, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
