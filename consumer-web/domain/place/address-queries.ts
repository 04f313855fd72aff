import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { addressCalls } from '#shared/contract/consumer/address.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { addressGetList } = addressCalls;
const api = bindCalls({ addressGetList });

/** Everything of a member's address book. */
export const ADDRESSES_KEY = ['mine', 'addresses'] as const;
const ORDER_KEY = [...ADDRESSES_KEY, 'order'] as const;

/** The address book was changed: all of it is stale, and no order goes by a list of before. */
export const addressesChanged = (queries: QueryClient): Promise<void> => {
  queries.removeQueries({ queryKey: ORDER_KEY });
  return queries.invalidateQueries({ queryKey: ADDRESSES_KEY });
};

/** A member's addresses as a store reaches them: the same list where one is chosen and where the order is made. */
export const orderAddressesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...ORDER_KEY, storeId],
    queryFn: ({ signal }) => api.addressGetList({ storeId: asId<StoreId>(storeId) }, { signal }),
    staleTime: 0,
  });
