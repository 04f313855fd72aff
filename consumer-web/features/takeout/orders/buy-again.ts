import type { QueryClient } from '@tanstack/react-query';
import { menuOf, namesOf, type Menu } from '../../../domain/cart/cart-menu.ts';
import { menuQuery } from '../../../domain/cart/cart-queries.ts';
import type { CartShop } from '../../../domain/cart/cart-shop.ts';
import { changeCart, openCart } from '../../../domain/cart/cart-store.ts';
import type { Order } from '../../../domain/order/model.ts';
import type { BoughtAgain, Gone } from '../../../domain/order/store-orders.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { client } from '../../../lib/api/api.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { repeatedCart, type RepeatedCart } from './repeated-cart.ts';

/** The add-ons that cost their full price now. The price engine is fetched for them alone. */
const dearerOf = async (
  repeated: RepeatedCart,
  at: { shop: CartShop; menu: Menu },
): Promise<Gone[]> => {
  if (repeated.addOns.length === 0) return [];
  const { dearerAddOns } = await loadPart(() => import('./dearer-add-ons.ts'));
  return dearerAddOns(repeated, at);
};

/** Puts the dishes of an order into the cart of their store again, as its menu has them now. */
export const buyAgain = async (
  { storeId, productList: products }: Pick<Order, 'storeId' | 'productList'>,
  queries: QueryClient,
): Promise<BoughtAgain> => {
  const shop = takeoutCartShop(storeId);
  const [current, reply] = await Promise.all([openCart(shop), queries.fetchQuery(menuQuery(shop))]);
  const menu = menuOf(reply);
  const repeated = repeatedCart(current.lines, { products, menu, now: client.now() });
  const { cart, gone } = repeated;
  changeCart(shop, { lines: cart, names: namesOf(cart, menu, current.names) });
  return {
    gone: [...gone, ...(await dearerOf(repeated, { shop, menu }))],
    added: products.length - gone.filter(({ why }) => why !== 'less').length,
  };
};
