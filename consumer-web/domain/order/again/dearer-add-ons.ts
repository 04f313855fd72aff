import { client } from '../../../lib/api/api.ts';
import type { Menu } from '../../cart/cart-menu.ts';
import { cartInput } from '../../cart/cart-price.ts';
import type { CartShop } from '../../cart/cart-shop.ts';
import type { Gone } from '../store-orders.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { atFullPrice, type RepeatedCart } from './repeated-cart.ts';

/** The add-ons that cost their full price in a cart that is made anew. */
export const dearerAddOns = (
  { cart: lines, addOns }: RepeatedCart,
  { shop, menu }: { shop: CartShop; menu: Menu },
): Gone[] => {
  // what pieces cost does not depend on the way
  const input = cartInput({ shop, menu, lines, way: { kind: 'pickup' }, isLoggedIn: true });
  return atFullPrice(addOns, priceCart(input, client.now()));
};
