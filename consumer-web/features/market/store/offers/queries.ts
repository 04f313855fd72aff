import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../../../lib/api/paging.ts';
import { api } from './api.ts';
import type { Deal } from './model.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });
const keyOf = (storeId: string) => ['market', storeId, 'offers'] as const;
const STALE_MS = 60_000;

export const activitiesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'activities'],
    queryFn: async ({ signal }) => (await api.marketActivities(of(storeId), { signal })).result,
    staleTime: STALE_MS,
  });

export const discountQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'discount'],
    queryFn: async ({ signal }) =>
      (await api.marketStoreDiscount(of(storeId), { signal })).discount,
    staleTime: STALE_MS,
  });

/** The goods of a deal, by page. */
export const dealGoodsQuery = (storeId: string, { id, isDiscount }: Deal) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(storeId), 'goods', id],
    queryFn: ({ pageParam: offset, signal }) =>
      isDiscount
        ? api.marketDiscounts({ ...of(storeId), offset }, { signal })
        : api.marketActivityProducts({ ...of(storeId), activityId: id, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Whether the store has a poster up with something to buy; unknown counts as none. */
export const hasPosterQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'posterStatus'],
    queryFn: async ({ signal }) =>
      (await api.marketPosterStatus(of(storeId), { signal })).result.filter(({ isShow }) => isShow),
    staleTime: STALE_MS,
    retry: false,
  });

export const postersQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'posters'],
    queryFn: async ({ signal }) => (await api.marketPosterProducts(of(storeId), { signal })).result,
    staleTime: STALE_MS,
  });

export const posterClassesQuery = (storeId: string, posterId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'posterClasses', posterId],
    queryFn: async ({ signal }) =>
      (await api.marketPosterClasses({ ...of(storeId), posterId }, { signal })).result,
    staleTime: STALE_MS,
  });

export const posterGoodsQuery = (storeId: string, posterId: string, classifyId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'posterGoods', posterId, classifyId],
    queryFn: async ({ signal }) =>
      (await api.marketPosterClassProducts({ ...of(storeId), posterId, classifyId }, { signal }))
        .result,
  });

/** What one gets with a product; a failure shows nothing. */
export const buyGiftsQuery = (storeId: string, productId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'buyGifts', productId],
    queryFn: async ({ signal }) =>
      (
        await api.marketBuyGifts(
          { ...of(storeId), productId: asId<ProductId>(productId) },
          { signal },
        )
      ).result,
    staleTime: STALE_MS,
  });
