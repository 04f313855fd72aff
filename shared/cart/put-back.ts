import type { Cart } from './cart-choice.ts';
import type { GoneLine } from './remove-from-cart.ts';

/**
 * Undoes a removal: the lines return to their places. A product that has come back in the meantime
 * is left as the guest made it, so that no limit is passed (decision G6).
 */
export const putBack = (cart: Cart, gone: readonly GoneLine[]): Cart => {
  const present = new Set(cart.map(({ productId }) => productId));
  return gone
    .filter(({ line }) => !present.has(line.productId))
    .reduce<Cart>((lines, { index, line }) => lines.toSpliced(index, 0, line), cart);
};
