import { queryOptions } from '@tanstack/react-query';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });

export const postersQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutPosters', storeId],
    queryFn: ({ signal }) => api.takeoutPosters(of(storeId), { signal }),
  });

/** Ingredients of a dish: fetched when its sheet opens. */
export const dishQuery = (storeId: string, productId: string) =>
  queryOptions({
    queryKey: ['takeoutDish', storeId, productId],
    queryFn: ({ signal }) =>
      api.takeoutProductDetail(
        { ...of(storeId), productId: asId<ProductId>(productId) },
        { signal },
      ),
    staleTime: 120_000,
  });

export const likedQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'takeoutLiked', storeId],
    queryFn: ({ signal }) => api.takeoutStoreLiked(of(storeId), { signal }),
  });

export const exchangeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutExchange', storeId],
    queryFn: ({ signal }) => api.takeoutPurchaseInfo(of(storeId), { signal }),
  });
export const exchangeDishesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutExchangeDishes', storeId],
    queryFn: ({ signal }) => api.takeoutPurchaseProducts(of(storeId), { signal }),
    staleTime: 0,
  });

export const FLASH_POLL_MS = 30_000;
export const flashQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['takeoutFlash', storeId],
    queryFn: ({ signal }) => api.takeoutFlashProducts(of(storeId), { signal }),
    staleTime: FLASH_POLL_MS,
  });
