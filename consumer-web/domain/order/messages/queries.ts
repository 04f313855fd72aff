import { queryOptions } from '@tanstack/react-query';
import { analysisCalls } from '#shared/contract/consumer/analysis.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { RIDER_POLL_MS } from '#shared/order/status/polling.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { imUnreadCounts, imMessages, imRiderUserId, imClearUnread } = analysisCalls;
export const api = bindCalls({ imUnreadCounts, imMessages, imRiderUserId, imClearUnread });

export type OrderMessage = ReplyOf<typeof imMessages>['result'][number];

/** Messages about orders, whatever their kind. */
const MESSAGES = ['mine', 'messages'] as const;

/** Unread messages by order. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES, 'unread'],
    queryFn: async ({ signal }) => (await api.imUnreadCounts({}, { signal })).result,
    staleTime: 0,
  });

/** What was written about an order; polled while it is under way. */
export const messagesQuery = (tradeId: OrderId, isActive: boolean) =>
  queryOptions({
    queryKey: [...MESSAGES, tradeId],
    queryFn: async ({ signal }) => (await api.imMessages({ tradeId }, { signal })).result,
    staleTime: 0,
    refetchInterval: isActive && RIDER_POLL_MS,
  });

/** By which the rider's messages are known; `riderStatus` because the rider may still come, or change. */
export const riderUserQuery = (tradeId: OrderId, riderStatus: number | null) =>
  queryOptions({
    queryKey: [...MESSAGES, 'rider', tradeId, riderStatus],
    queryFn: async ({ signal }) => (await api.imRiderUserId({ tradeId }, { signal })).userId,
    staleTime: Infinity,
  });
