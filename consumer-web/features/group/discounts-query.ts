import { queryOptions } from '@tanstack/react-query';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { claimableQuery } from '../../domain/offers/claim/claimable-query.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { listStoreProductDiscount } = offersCalls;
const api = bindCalls({ listStoreProductDiscount });

/** What coupons make of the deals of a store, of one of them where it is named. Stale with the store's coupons: a claim changes both. */
export const discountsQuery = (storeId: string, productId?: string) =>
  queryOptions({
    queryKey: [...claimableQuery(storeId).queryKey, 'deals', productId ?? ''],
    queryFn: ({ signal }) =>
      api.listStoreProductDiscount(
        {
          storeId: asId<StoreId>(storeId),
          ...(productId !== undefined && { productIds: [asId<ProductId>(productId)] }),
        },
        { signal },
      ),
  });
