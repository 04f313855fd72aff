import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { offerList } from '#shared/codes/offer-list.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './api.ts';

/** Root key of a member's gold: all is made stale when some of it changes. */
export const GOLD_KEY = ['mine', 'gold'] as const;

export type GoldListName = 'usable' | 'used' | 'expired';

export const goldQuery = (list: GoldListName) =>
  infiniteQueryOptions({
    queryKey: [...GOLD_KEY, 'list', list],
    queryFn: ({ pageParam, signal }) =>
      api.goldUserList({ dataType: offerList.codes[list], offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });

/** The sums for the head of the page, which come with the first page of the usable ones. */
export const sumsQuery = () =>
  queryOptions({
    queryKey: [...GOLD_KEY, 'sums'],
    queryFn: ({ signal }) => api.goldUserList({ size: 1 }, { signal }),
    staleTime: 0,
  });

export const bagsQuery = () =>
  queryOptions({
    queryKey: [...GOLD_KEY, 'bags'],
    queryFn: ({ signal }) => api.goldBagList({}, { signal }),
    staleTime: 0,
  });
export const bagQuery = (id: string) =>
  queryOptions({
    queryKey: [...GOLD_KEY, 'bag', id],
    queryFn: ({ signal }) => api.goldBagDetail({ id }, { signal }),
  });
export const maxAddedQuery = () =>
  queryOptions({
    queryKey: [...GOLD_KEY, 'maxAdded'],
    queryFn: ({ signal }) => api.goldMaxAdded({}, { signal }),
  });

export const purchasesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...GOLD_KEY, 'purchases'],
    queryFn: ({ pageParam, signal }) => api.goldOrderList({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
/** One purchase, or null when there is no such order. */
export const readPurchase = async (orderId: OrderId, signal: AbortSignal) =>
  (await api.goldOrderList({ orderId }, { signal })).result[0] ?? null;

export const choicesQuery = (amtn: Cents) =>
  queryOptions({
    queryKey: [...GOLD_KEY, 'choices', amtn],
    queryFn: ({ signal }) => api.goldCreateOrderList({ amtn }, { signal }),
    staleTime: 0,
  });
