import { useInfiniteQuery } from '@tanstack/react-query';
import type { GroupOrderTab } from '#shared/codes/group-order.ts';
import type { groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { groupOrdersQuery } from '../../domain/order/kinds/group-list.ts';
import type { OrderTab } from '../../domain/order/list/order-tabs.ts';
import { ordersQuery } from '../../domain/order/list/queries.ts';
import type { OrderRow } from '../../domain/order/model.ts';
import { marketKind } from '../../features/market/orders/market-kind.ts';
import { takeoutKind } from '../../features/takeout/orders/takeout-kind.ts';
import { rowsOf } from '../../lib/api/paging.ts';
import { mergeOrders } from './merge-orders.ts';

type GroupRow = ReplyOf<(typeof groupOrderCalls)['groupOrderList']>['result'][number];
/** An order of any kind in the one list. */
export type AnyOrder = { createTime: number; key: string } & (
  | { kind: typeof takeoutKind; order: OrderRow }
  | { kind: null; deal: GroupRow }
);

/** The view of group orders that a tab of all orders shows. */
const GROUP_TABS: Record<OrderTab, GroupOrderTab> = {
  all: 'all',
  toPay: 'toPay',
  active: 'usable',
  comment: 'review',
  refund: 'refund',
};

const useStoreOrders = (kind: typeof takeoutKind, tab: OrderTab) => {
  const query = useInfiniteQuery(ordersQuery(kind, tab));
  const rows = rowsOf(query.data?.pages, ({ tradeId }) => tradeId).map((order): AnyOrder => ({
    kind,
    order,
    createTime: order.createTime,
    key: `${kind.name} ${order.tradeId}`,
  }));
  return { query, rows, hasMore: query.hasNextPage };
};

const useGroupOrders = (tab: OrderTab) => {
  const query = useInfiniteQuery(groupOrdersQuery(GROUP_TABS[tab]));
  const rows = rowsOf(query.data?.pages, ({ orderId }) => orderId).map((deal): AnyOrder => ({
    kind: null,
    deal,
    createTime: deal.createTime,
    key: `group ${deal.orderId}`,
  }));
  return { query, rows, hasMore: query.hasNextPage };
};

/** The orders of all kinds in one list, newest first: one query a kind, each with its own pages. */
export const useAllOrders = (tab: OrderTab) => {
  const lists = [
    useStoreOrders(takeoutKind, tab),
    useStoreOrders(marketKind, tab),
    useGroupOrders(tab),
  ];
  const { rows, next } = mergeOrders(lists);
  const queries = lists.map(({ query }) => query);
  const isAny = (name: 'isFetchingNextPage' | 'isFetchNextPageError' | 'isPending'): boolean =>
    queries.some((query) => query[name]);
  const has = (status: 'fetching' | 'paused'): boolean =>
    queries.some(({ fetchStatus }) => fetchStatus === status);
  return {
    rows,
    pages: {
      data: queries.every(({ data }) => data !== undefined) ? rows : undefined,
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      isPending: isAny('isPending') && queries.every(({ error }) => error === null),
      fetchStatus: has('paused')
        ? ('paused' as const)
        : has('fetching')
          ? ('fetching' as const)
          : ('idle' as const),
      refetch: () => Promise.all(queries.map(async (query) => query.refetch())),
      hasNextPage: next.length > 0,
      isFetchingNextPage: isAny('isFetchingNextPage'),
      isFetchNextPageError: isAny('isFetchNextPageError'),
      fetchNextPage: () => Promise.all(next.map(async (place) => queries[place]!.fetchNextPage())),
    },
  };
};
