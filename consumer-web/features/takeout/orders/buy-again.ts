import type { QueryClient } from '@tanstack/react-query';
import { menuOf, namesOf } from '../../../domain/cart/cart-menu.ts';
import { menuQuery } from '../../../domain/cart/cart-queries.ts';
import { changeCart, openCart } from '../../../domain/cart/cart-store.ts';
import type { Order } from '../../../domain/order/model.ts';
import type { BoughtAgain } from '../../../domain/order/store-orders.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { client } from '../../../lib/api/api.ts';
import { repeatedCart } from './repeated-cart.ts';

/** Puts the dishes of an order into the cart of their store again, as its menu has them now. */
export const buyAgain = async (
  { storeId, productList }: Pick<Order, 'storeId' | 'productList'>,
  queries: QueryClient,
): Promise<BoughtAgain> => {
  const shop = takeoutCartShop(storeId);
  const [current, reply] = await Promise.all([openCart(shop), queries.fetchQuery(menuQuery(shop))]);
  const menu = menuOf(reply);
  const { cart, gone } = repeatedCart(current.lines, {
    products: productList,
    menu,
    now: client.now(),
  });
  changeCart(shop, { lines: cart, names: namesOf(cart, menu, current.names) });
  return { gone, added: productList.length - gone.filter(({ why }) => why !== 'less').length };
};
