import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeoutShop } from '../../../domain/shop.ts';
import { client } from '../../../lib/api/api.ts';
import { menuOf, namesOf } from '../../../domain/cart/cart-menu.ts';
import { menuQuery } from '../../../domain/cart/cart-queries.ts';
import { changeCart, openCart } from '../../../domain/cart/cart-store.ts';
import { buyAgain, type Gone } from './again.ts';
import type { Order } from './model.ts';

/** Puts the dishes of an order into the cart of their store again. `added`: how many lines the cart then holds of it. */
export const useAgain = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      storeId,
      productList,
    }: Pick<Order, 'storeId' | 'productList'>): Promise<{
      gone: readonly Gone[];
      added: number;
    }> => {
      const [kept, reply] = await Promise.all([
        openCart(takeoutShop(storeId)),
        queries.fetchQuery(menuQuery(storeId)),
      ]);
      const menu = menuOf(reply);
      const { cart, gone } = buyAgain(kept.lines, {
        products: productList,
        menu,
        now: client.now(),
      });
      changeCart(takeoutShop(storeId), { lines: cart, names: namesOf(cart, menu, kept.names) });
      return { gone, added: productList.length - gone.filter(({ why }) => why !== 'less').length };
    },
  });
};
