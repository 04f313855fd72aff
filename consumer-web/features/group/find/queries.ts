import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';
import { requestOf, type GroupFilters } from './filters.ts';

const FOR_LONG = 10 * 60_000;

/** What is looked for. `redpackId`: only deals on which this coupon counts. */
export type Asked = { at: Point; filters: GroupFilters; keyword?: string; redpackId?: string };

const requestOfAsked = ({ at, filters, keyword }: Asked) => ({
  ...requestOf(filters),
  ...at,
  ...(keyword !== undefined && { keyword }),
});

export const nearDealsQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['deals', asked],
    queryFn: ({ pageParam, signal }) =>
      api.groupProductNearList(
        {
          ...requestOfAsked(asked),
          offset: pageParam,
          ...(asked.redpackId !== undefined && { redpackId: asked.redpackId }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const nearStoresQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['dealStores', asked],
    queryFn: ({ pageParam, signal }) =>
      api.groupNearStoreList({ ...requestOfAsked(asked), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** How lists can be sorted and narrowed. */
export const frontFilterQuery = () =>
  queryOptions({
    queryKey: ['dealFilters'],
    queryFn: ({ signal }) => api.groupNearFrontFilter({}, { signal }),
    staleTime: FOR_LONG,
  });

/** Suggestions while one types; the last ones stay until the next are there. */
export const groupWordsQuery = (at: Point, keyword: string) =>
  queryOptions({
    queryKey: ['dealWords', at, keyword],
    queryFn: ({ signal }) => api.groupSearchWords({ ...at, keyword }, { signal }),
    placeholderData: keepPreviousData,
  });

export const groupHotQuery = () =>
  queryOptions({
    queryKey: ['dealHot'],
    queryFn: ({ signal }) => api.trendingSearch({ business: 'group' }, { signal }),
    staleTime: FOR_LONG,
  });
