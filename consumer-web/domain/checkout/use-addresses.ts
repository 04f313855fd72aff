import { useQuery } from '@tanstack/react-query';
import { orderAddressesQuery } from '../place/address-queries.ts';
import { useOrderAddressId } from './order-address.ts';
import type { Shop } from '../shop.ts';
import type { Reachable } from './checkout-model.ts';
import { reachedAddresses } from './reached-addresses.ts';

/** `addresses` undefined: not loaded, or out of date; `error`: why they could not be loaded. `address`: the chosen one, else the first that the store reaches. */
type Addresses = {
  addresses: readonly Reachable[] | undefined;
  address: Reachable | null;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};

const addressOf = (
  all: readonly Reachable[] | undefined,
  chosenId: string | null,
): Reachable | null =>
  all?.find(({ id }) => id === chosenId) ??
  all?.find(({ isInRange }) => isInRange) ??
  all?.[0] ??
  null;

/** Where an order at a store can go, and where it goes. */
export const useAddresses = (shop: Shop): Addresses => {
  const { data, isFetching, isPending, isError, error, refetch } = useQuery(
    orderAddressesQuery(shop.storeId),
  );
  const chosenId = useOrderAddressId(shop);
  const addresses = reachedAddresses({ rows: data?.result, isFetching, isError }, chosenId);
  return {
    addresses,
    error: addresses === undefined && isError && !isFetching ? error : null,
    address: addressOf(addresses, chosenId),
    isPending,
    refetch,
  };
};
