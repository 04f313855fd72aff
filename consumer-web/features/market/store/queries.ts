import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../../lib/api/paging.ts';
import { api } from './api.ts';

const of = (storeId: string) => ({ storeId: asId<StoreId>(storeId) });
const ofProduct = (storeId: string, productId: string) => ({
  ...of(storeId),
  productId: asId<ProductId>(productId),
});
const keyOf = (storeId: string) => ['market', storeId] as const;

export const classesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'classes'],
    queryFn: async ({ signal }) => (await api.marketClassify(of(storeId), { signal })).classifies,
    staleTime: 120_000,
  });

/** Products of one page of a class. */
export const PAGE_SIZE = 20;
/** A page of a class: its number counts from 0. */
export type GoodsPage = { classifyId: string; page: number };

export const goodsPageQuery = (
  storeId: string,
  sortType: number,
  { classifyId, page }: GoodsPage,
) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'goods', classifyId, sortType, page],
    queryFn: ({ signal }) =>
      api.marketProductListNew(
        { ...of(storeId), classifyId, sortType, offset: page * PAGE_SIZE, size: PAGE_SIZE },
        { signal },
      ),
    staleTime: 60_000,
  });

export const goodsQuery = (storeId: string, productId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'product', productId],
    queryFn: ({ signal }) => api.marketProductDetail(ofProduct(storeId, productId), { signal }),
    staleTime: 30_000,
  });

/** Pieces of a size; a failure shows nothing (decision P7). */
export const stockQuery = (storeId: string, productId: string, skuId: string) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'stock', productId, skuId],
    queryFn: async ({ signal }) =>
      (await api.marketProductStock({ ...ofProduct(storeId, productId), id: skuId }, { signal }))
        .stock,
  });

export const foundQuery = (storeId: string, keyword: string, sortType: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(storeId), 'found', keyword, sortType],
    queryFn: ({ pageParam, signal }) =>
      api.marketListStoreProduct(
        { ...of(storeId), keyword, sortType, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const likedQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['mine', 'marketLiked', storeId],
    queryFn: ({ signal }) => api.marketStoreLiked(of(storeId), { signal }),
  });
