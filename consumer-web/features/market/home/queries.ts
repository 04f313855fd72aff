import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';

const FOR_LONG = 10 * 60_000;

/** Which parts there are depends on who asks; those of before stay until it is known. */
export const decorationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'decoration', userId],
    queryFn: ({ signal }) => api.marketDecoration({}, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FOR_LONG,
  });
export const lanternsQuery = () =>
  queryOptions({
    queryKey: ['market', 'lanterns', 'home'],
    queryFn: ({ signal }) => api.marketLanterns({}, { signal }),
    staleTime: FOR_LONG,
  });
export const bannersQuery = () =>
  queryOptions({
    queryKey: ['market', 'banners'],
    queryFn: ({ signal }) => api.marketBannerSetting({}, { signal }),
    staleTime: FOR_LONG,
  });
export const chipsQuery = () =>
  queryOptions({
    queryKey: ['market', 'chips'],
    queryFn: ({ signal }) => api.marketChips({}, { signal }),
    staleTime: FOR_LONG,
  });
export const postersQuery = () =>
  queryOptions({
    queryKey: ['market', 'posters'],
    queryFn: ({ signal }) => api.marketPosters({}, { signal }),
    staleTime: FOR_LONG,
  });
export const centralQuery = () =>
  queryOptions({
    queryKey: ['market', 'central'],
    queryFn: ({ signal }) => api.marketCentralList({}, { signal }),
    staleTime: FOR_LONG,
  });
export const seckillQuery = (at: Point) =>
  queryOptions({
    queryKey: ['market', 'seckill', at],
    queryFn: ({ signal }) => api.marketTodaySeckill({ ...at }, { signal }),
  });
export const nearRailQuery = (at: Point) =>
  queryOptions({
    queryKey: ['market', 'rail', at],
    queryFn: ({ signal }) => api.marketNearRail({ ...at }, { signal }),
  });
export const zonesQuery = (at: Point) =>
  queryOptions({
    queryKey: ['market', 'zones', at],
    queryFn: ({ signal }) => api.marketRecommendClassify({ ...at }, { signal }),
    staleTime: FOR_LONG,
  });

/** What sells best near a place; `zoneId` '' is of everything. */
export const homeGoodsQuery = (at: Point, zoneId: string) =>
  infiniteQueryOptions({
    queryKey: ['market', 'homeGoods', at, zoneId],
    queryFn: ({ pageParam, signal }) =>
      zoneId === ''
        ? api.marketHomeProducts({ ...at, offset: pageParam }, { signal })
        : api.marketZoneProducts({ ...at, zoneId, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
