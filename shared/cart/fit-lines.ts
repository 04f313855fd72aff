import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { cartRoom } from './cart-room.ts';
import { isBelowMinimum } from './remove-from-cart.ts';

/**
 * A cart made to fit its own limits: each line, in its order, gets at most what earlier lines leave
 * of stock, limits and weight; lines without a piece go, and so do products that were cut below
 * their minimum purchase. A product that was below it already stays: the guest may still add to it.
 */
export const fitLines = (cart: Cart): Cart => {
  const fitted: CartLine[] = [];
  for (const line of cart) {
    const quantity = Math.min(line.quantity, cartRoom(fitted, line).pieces);
    if (quantity > 0) fitted.push(quantity === line.quantity ? line : { ...line, quantity });
  }
  return fitted.filter(
    ({ productId }) => !isBelowMinimum(fitted, productId) || isBelowMinimum(cart, productId),
  );
};
