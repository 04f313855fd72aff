import type { Ok, Refusal } from '../kernel/result.ts';
import type { Cart } from './cart-choice.ts';
import { isSoldOut } from './cart-room.ts';

type StoreProduct = { required: boolean; sellout: boolean; storeStock: number };

/**
 * Whether a store has a required product to sell now: marked `required` and in stock (decision G8).
 */
export const hasRequiredInStock = (products: readonly StoreProduct[]): boolean =>
  products.some((product) => product.required && !isSoldOut(product));

/**
 * With fresh items in the cart, selected or not, and required products in the store's stock, a
 * selected line must be a required product (spec 002 §5, decision G8).
 */
export const checkRequiredCategory = (
  cart: Cart,
  requiredInStock: boolean,
): Ok<unknown> | Refusal<{ reason: 'requiredCategory' }> => {
  const isAsked = requiredInStock && cart.some((line) => line.isFresh);
  return !isAsked || cart.some((line) => line.selected && line.required)
    ? { ok: true }
    : { ok: false, reason: 'requiredCategory' };
};
