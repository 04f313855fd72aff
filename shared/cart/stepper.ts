import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';

/**
 * The number beside a SKU's buttons over all its lines, coupons apart; the stepper shows while the
 * cart holds the SKU and hides at 0 (spec 002 §4 "SKU popup").
 */
export const stepperOf = (
  cart: Cart,
  { productId, skuId }: Pick<CartLine, 'productId' | 'skuId'>,
): { isShown: boolean; quantity: number } => {
  const lines = cart.filter(
    (line) => line.productId === productId && line.skuId === skuId && !line.isMallCoupon,
  );
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { isShown: quantity > 0, quantity };
};

/**
 * The line that a product's own + and − buttons act on: the one that joined last, of equals the
 * last in the cart (decision G6); null when the cart holds none.
 */
export const newestLine = (cart: Cart, productId: string): CartLine | null =>
  cart.reduce<CartLine | null>(
    (newest, line) =>
      line.productId === productId &&
      line.quantity > 0 &&
      (newest === null || line.joinTime >= newest.joinTime)
        ? line
        : newest,
    null,
  );
