import { queryOptions } from '@tanstack/react-query';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { api } from './api.ts';

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['deal', productId],
    queryFn: ({ signal }) =>
      api.groupProductInfo({ productId: asId<ProductId>(productId) }, { signal }),
  });
