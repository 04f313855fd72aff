import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRepriceDue } from '#shared/cart/reprice-cart.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { client } from '../../lib/api/api.ts';
import { menuQuery, storeKey } from './cart-queries.ts';
import type { CartShop } from './cart-shop.ts';

/** Refetches the menu when the page comes back after more than 120 s (decision G11). */
export const useReturn = (shop: CartShop): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let awaySince: Instant | null = null;
    const onChange = (): void => {
      if (document.hidden) {
        awaySince = client.now();
        return;
      }
      if (awaySince === null || !isRepriceDue({ kind: 'foreground', awaySince }, client.now()))
        return;
      void queries.invalidateQueries({ queryKey: menuQuery(shop).queryKey });
      void queries.invalidateQueries({ queryKey: storeKey(shop) });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [queries, shop]);
};
