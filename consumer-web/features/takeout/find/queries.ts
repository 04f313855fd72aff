import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from '../../../domain/store/list-api.ts';

const FOR_LONG = 10 * 60_000;

/** Dishes of all stores, each with its price at the door. */
export const dishesQuery = (at: Point, keyword: string, sortType: number) =>
  infiniteQueryOptions({
    queryKey: ['dishes', at, keyword, sortType],
    queryFn: ({ pageParam, signal }) =>
      api.associateStore({ ...at, keyword, sortType, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Suggestions while one types; the last ones stay until the next are there. */
export const wordsQuery = (at: Point, keyword: string) =>
  queryOptions({
    queryKey: ['words', at, keyword],
    queryFn: ({ signal }) => api.associationalWordList({ ...at, keyword }, { signal }),
    placeholderData: keepPreviousData,
  });

export const trendingQuery = () =>
  queryOptions({
    queryKey: ['trending'],
    queryFn: ({ signal }) => api.trendingSearch({}, { signal }),
    staleTime: FOR_LONG,
  });
export const parentsQuery = () =>
  queryOptions({
    queryKey: ['classes'],
    queryFn: ({ signal }) => api.classifyParentList({}, { signal }),
    staleTime: FOR_LONG,
  });
export const childrenQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id],
    queryFn: ({ signal }) => api.classifyListChildren({ id }, { signal }),
    staleTime: FOR_LONG,
  });
export type GoodKind = 'all' | 'new' | 'recommended';
const GOOD = {
  all: api.allGoodStore,
  new: api.newGoodStore,
  recommended: api.recommendStoreAllList,
};
/** `new`: stores that opened of late. */
export const goodStoresQuery = (at: Point, kind: GoodKind) =>
  infiniteQueryOptions({
    queryKey: ['goodStores', at, kind],
    queryFn: async ({ pageParam, signal }) => {
      const {
        result,
        next,
        nextOffset: after,
      } = await GOOD[kind]({ ...at, offset: pageParam }, { signal });
      return { result, next, nextOffset: after };
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
export const nearestGoodQuery = (at: Point) =>
  queryOptions({
    queryKey: ['nearestGood', at],
    queryFn: ({ signal }) => api.goodStore({ ...at }, { signal }),
  });
export const adBannersQuery = (at: Point) =>
  queryOptions({
    queryKey: ['adBanners', at],
    queryFn: ({ signal }) => api.advertisementBannerList({ ...at }, { signal }),
    staleTime: FOR_LONG,
  });
/** Recommended stores: a handful, for those who found nothing. */
export const recommendedQuery = (at: Point) =>
  queryOptions({
    queryKey: ['recommended', at],
    queryFn: ({ signal }) => api.recommendStoreList({ ...at }, { signal }),
  });
