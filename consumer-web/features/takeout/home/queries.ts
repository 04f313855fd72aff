import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { frontApi } from '../../../domain/store/front-api.ts';

/** Calls that the first screen does not make are loaded on first use. */
const rest = async () => (await import('../../../domain/store/list-api.ts')).api;

const FOR_LONG = 10 * 60_000;

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: ({ signal }) => frontApi.bannerList({}, { signal }),
    staleTime: FOR_LONG,
  });
export const promoCardsQuery = () =>
  queryOptions({
    queryKey: ['promoCards'],
    queryFn: async ({ signal }) => (await rest()).bannerCardList({}, { signal }),
    staleTime: FOR_LONG,
  });
export const dealsQuery = (at: Point) =>
  queryOptions({
    queryKey: ['flash', at],
    queryFn: ({ signal }) => frontApi.blackGoldList({ ...at }, { signal }),
  });
export const goodRailQuery = (at: Point, clickNum: number) =>
  queryOptions({
    queryKey: ['goodRail', at, clickNum],
    queryFn: async ({ signal }) =>
      (await rest()).recommendGoodStore({ ...at, clickNum }, { signal }),
    placeholderData: keepPreviousData,
  });
export const primaryQuery = (at: Point) =>
  queryOptions({
    queryKey: ['primary', at],
    queryFn: async ({ signal }) => (await rest()).primaryStore({ ...at }, { signal }),
  });
/** They carry what the caller may claim or use. */
export const popupsQuery = (at: Point, userId: string) =>
  queryOptions({
    queryKey: ['mine', 'popups', userId, at],
    queryFn: async ({ signal }) => (await rest()).bannerSpreadList({ ...at }, { signal }),
    staleTime: FOR_LONG,
  });
export const newlyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'newly', userId],
    queryFn: async ({ signal }) => (await rest()).newlyGet({}, { signal }),
    staleTime: FOR_LONG,
  });
