import { queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { shopKey, type ShopName } from '../shop.ts';
import type { CartShop } from './cart-shop.ts';
import { productIdsInCart } from './cart-store.ts';

/** What the keys of all replies about a store begin with, for any place. */
export const storeKey = (shop: ShopName) => ['store', shopKey(shop)] as const;

/** A store as one place sees it: its fee, distance and minutes. */
export const storeQuery = (shop: CartShop, at: Point) =>
  queryOptions({
    queryKey: [...storeKey(shop), at.lat, at.lon],
    queryFn: ({ signal }) => shop.calls.store(at, { signal }),
  });

export const storeStateQuery = (shop: CartShop) =>
  queryOptions({
    queryKey: ['storeState', shopKey(shop)],
    queryFn: ({ signal }) => shop.calls.storeState({ signal }),
    staleTime: 0,
  });

/** A store's menu with all that a price depends on. It is refetched by the rules of re-pricing (decision G11), not by the browser's focus. */
export const menuQuery = (shop: CartShop) =>
  queryOptions({
    queryKey: ['menu', shopKey(shop)],
    queryFn: ({ signal }) => shop.calls.menu({ signal, productIds: () => productIdsInCart(shop) }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
