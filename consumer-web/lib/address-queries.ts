import { queryOptions } from '@tanstack/react-query';
import { addressCalls } from '#shared/contract/address.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from './api.ts';

const { addressGetList } = addressCalls;
const api = bindCalls({ addressGetList });

/** Everything of a member's address book: made stale as one when it changes. */
export const ADDRESSES_KEY = ['mine', 'addresses'] as const;

/** A member's addresses as a store reaches them: the same list where one is chosen and where the order is made. */
export const orderAddressesQuery = (storeId: string) =>
  queryOptions({ queryKey: [...ADDRESSES_KEY, 'order', storeId], queryFn: ({ signal }) => api.addressGetList({ storeId: asId<StoreId>(storeId) }, { signal }), staleTime: 0 });
