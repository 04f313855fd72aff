import { menuOf } from '../../../domain/cart/cart-menu.ts';
import { menuQuery } from '../../../domain/cart/cart-queries.ts';
import { fillCart } from '../../../domain/order/again/fill-cart.ts';
import { chosenLines } from '../../../domain/order/again/repeated-cart.ts';
import type { BuyAgain } from '../../../domain/order/store-orders.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';

/** Puts the dishes of an order into the cart of their store again. */
export const buyAgain: BuyAgain = async ({ storeId, productList }, queries) => {
  const shop = takeoutCartShop(storeId);
  const menu = menuOf(await queries.fetchQuery(menuQuery(shop)));
  return fillCart(chosenLines(productList), { shop, menu });
};
