import { client } from '../../../lib/api/api.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { namesOf, type Menu } from '../../cart/cart-menu.ts';
import type { CartShop } from '../../cart/cart-shop.ts';
import { changeCart, openCart } from '../../cart/cart-store.ts';
import type { BoughtAgain, Gone } from '../store-orders.ts';
import { repeatedCart, type Bought, type RepeatedCart } from './repeated-cart.ts';

type At = { shop: CartShop; menu: Menu };

/** The add-ons that cost their full price now. The price engine is fetched for them alone. */
const dearerOf = async (repeated: RepeatedCart, at: At): Promise<Gone[]> => {
  if (repeated.addOns.length === 0) return [];
  const { dearerAddOns } = await loadPart(() => import('./dearer-add-ons.ts'));
  return dearerAddOns(repeated, at);
};

/** Puts products of an order into the cart of their store again, as its menu has them now. */
export const fillCart = async (products: readonly Bought[], at: At): Promise<BoughtAgain> => {
  const { shop, menu } = at;
  const current = await openCart(shop);
  const repeated = repeatedCart(current.lines, { products, menu, now: client.now() });
  const { cart, gone } = repeated;
  changeCart(shop, { lines: cart, names: namesOf(cart, menu, current.names) });
  return {
    gone: [...gone, ...(await dearerOf(repeated, at))],
    added: products.length - gone.filter(({ why }) => why !== 'less').length,
  };
};
