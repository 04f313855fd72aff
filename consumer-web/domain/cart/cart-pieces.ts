import { addToCart } from '#shared/cart/add-to-cart.ts';
import type { Cart, CartChoice } from '#shared/cart/cart-choice.ts';
import type { CartRefusal } from '#shared/cart/cart-room.ts';
import { setQuantity } from '#shared/cart/set-quantity.ts';
import type { Ok, Refusal } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';

type Context = { now: Instant; takesOrders: boolean };
type AddedPieces =
  | Ok<{ cart: Cart; notice: 'storeClosed' | null }>
  | Refusal<CartRefusal | { reason: 'notWhole' | 'notInCart' }>;

/** Adds several pieces of a choice at once: all of them or none. A minimum purchase may make it more. */
export const addPieces = (
  cart: Cart,
  choice: CartChoice,
  { quantity, ...context }: Context & { quantity: number },
): AddedPieces => {
  const first = addToCart(cart, choice, context);
  if (!first.ok || first.added >= quantity) return first;
  const held = first.cart.find(({ uuid }) => uuid === first.uuid)?.quantity ?? 0;
  const all = setQuantity(first.cart, first.uuid, {
    quantity: held + quantity - first.added,
    now: context.now,
  });
  return all.ok ? { ok: true, cart: all.cart, notice: first.notice } : all;
};

/** Pieces of every product in a cart. */
export const piecesByProduct = (cart: Cart): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of cart)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
};
