import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { api } from './api.ts';
import type { Category } from './store.ts';

export const nearProductsQuery = (category: Category, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['deals', category, keyword],
    queryFn: ({ pageParam, signal }) =>
      api.groupProductNearList(
        { category, offset: pageParam, ...(keyword !== '' && { keyword }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['deal', productId],
    queryFn: ({ signal }) =>
      api.groupProductInfo({ productId: asId<ProductId>(productId) }, { signal }),
  });
