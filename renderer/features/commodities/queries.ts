import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { requestOf, type Filters } from './filters.ts';

/** One page of products with how many each state has; the previous page is shown while the next one loads. */
export const useProducts = (filters: Filters) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['products', language, filters],
    queryFn: ({ signal }) => api.merchantProductList(requestOf(filters), { signal }),
    placeholderData: keepPreviousData,
  });
};

export const useProduct = (productId: ProductId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['products', language, 'one', productId],
    queryFn: ({ signal }) => api.merchantProductGet({ productId }, { signal }),
  });
};
