import { useQuery } from '@tanstack/react-query';
import { JUST_READ_MS } from '../../lib/api/query.ts';
import { usePlace } from '../place/place.ts';
import type { CartShop } from './cart-shop.ts';
import { menuQuery, storeQuery } from './cart-queries.ts';

/** What a store's page is drawn from: the store as the chosen place sees it, and what its cart is priced by. */
export const useShopReplies = (shop: CartShop) => {
  const spot = usePlace((state) => state.spot);
  const store = useQuery({
    ...storeQuery(shop, spot),
    placeholderData: (old) => (old?.id === shop.storeId ? old : undefined),
  });
  const menu = useQuery({
    ...menuQuery(shop),
    staleTime: JUST_READ_MS,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  return {
    replies: store.data && menu.data ? { store: store.data, menu: menu.data } : null,
    error: store.error ?? menu.error,
    isPaused: store.fetchStatus === 'paused' || menu.fetchStatus === 'paused',
    isAsking: store.isFetching || menu.isFetching,
    refetch: () => Promise.all([store.refetch(), menu.refetch()]),
  };
};
