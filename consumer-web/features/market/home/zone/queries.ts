import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { nextOffset } from '../../../../lib/api/paging.ts';
import { api } from './api.ts';

/** What is new to one is not new to another. */
export const zoneQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'zone', userId],
    queryFn: ({ signal }) => api.marketZone({}, { signal }),
    staleTime: 0,
  });

export const zoneGoodsQuery = (userId: string, zoneId: string, at: Point) =>
  infiniteQueryOptions({
    queryKey: ['mine', 'market', 'zoneGoods', userId, zoneId, at],
    queryFn: ({ pageParam, signal }) =>
      api.marketZoneProducts({ ...at, zoneId, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['market', 'article', id],
    queryFn: ({ signal }) => api.marketPaper({ id }, { signal }),
  });
