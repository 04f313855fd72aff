import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { RIDER_POLL_MS, riderPollMs, SURPLUS_POLL_MS } from '#shared/order/status/polling.ts';
import { client } from '../../lib/api/api.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from '../../features/takeout/orders/api.ts';
import { countMissed, missedInARow } from './page/missed.ts';
import { ASKED, type OrderTab } from './list/order-tabs.ts';

/** Everything about takeout orders: made stale as one when an order changes. */
export const TAKEOUT_KEY = ['mine', 'takeout'] as const;
export const orderKey = (tradeId: string) => [...TAKEOUT_KEY, 'order', tradeId] as const;
const tradeOf = (tradeId: string): { tradeId: OrderId } => ({ tradeId: asId<OrderId>(tradeId) });

export const ordersQuery = (tab: OrderTab) =>
  infiniteQueryOptions({
    queryKey: [...TAKEOUT_KEY, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      api.takeoutOrderList({ ...ASKED[tab], offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });

export const orderQuery = (tradeId: string) =>
  queryOptions({
    queryKey: orderKey(tradeId),
    queryFn: ({ signal }) => api.takeoutOrderGet(tradeOf(tradeId), { signal }),
    staleTime: 0,
  });

/** The last moment to pay, and how far the server's clock is ahead of ours (decision F7). */
export const surplusQuery = (tradeId: string) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'surplus', tradeId],
    queryFn: async ({ signal }) => {
      const { payBefore, serverTime } = await api.takeoutSurplusTime(tradeOf(tradeId), { signal });
      return { payBefore, aheadMs: serverTime - client.now() };
    },
    staleTime: 0,
    refetchInterval: SURPLUS_POLL_MS,
  });

/** The steps of a delivery: small enough to be asked for while somebody waits for the next one. */
export const stepsQuery = (tradeId: string) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'steps', tradeId],
    queryFn: ({ signal }) => api.takeoutDistributionList(tradeOf(tradeId), { signal }),
    staleTime: 0,
    refetchInterval: RIDER_POLL_MS,
  });

/** Where the rider is, as often as decision F8 says; a bad line makes it ask less often. */
export const riderQuery = (tradeId: string, riderStatus: number | null) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'rider', tradeId],
    queryFn: ({ signal }) =>
      countMissed(tradeId, api.takeoutGetRider(tradeOf(tradeId), { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      riderPollMs({
        riderStatus: state.data?.rider?.riderStatus ?? riderStatus,
        isVisible: document.visibilityState === 'visible',
        failures: missedInARow(tradeId),
      }) ?? false,
  });

export const pointsQuery = (tradeId: string) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'points', tradeId],
    queryFn: ({ signal }) =>
      api.sumByOrderId({ id: asId<OrderId>(tradeId), businessType: 1 }, { signal }),
  });

/** `items` null: all that is left. The sum on screen is the one that the server would pay back. */
export const refundPreviewQuery = (
  tradeId: string,
  items: readonly { uuid: string; quantity: number }[] | null,
) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'preview', tradeId, items],
    queryFn: ({ signal }) =>
      api.takeoutRefundOtherInfo(
        { ...tradeOf(tradeId), productList: items === null ? null : [...items] },
        { signal },
      ),
    staleTime: 0,
  });

/** Asked for again while the store has not answered. */
const ANSWER_POLL_MS = 30_000;
export const refundInfoQuery = (tradeId: string) =>
  queryOptions({
    queryKey: [...TAKEOUT_KEY, 'refund', tradeId],
    queryFn: ({ signal }) => api.takeoutRefundInfo(tradeOf(tradeId), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.refund?.refundProgress === 0 ? ANSWER_POLL_MS : false,
  });

export const COMMENTS_KEY = [...TAKEOUT_KEY, 'comments'] as const;
export const myCommentsQuery = () =>
  infiniteQueryOptions({
    queryKey: COMMENTS_KEY,
    queryFn: ({ pageParam, signal }) => api.takeoutMyComments({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
