import type { Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Cart } from './cart-choice.ts';
import { cartRoom, type CartRefusal } from './cart-room.ts';
import { lowerLine, type Lowered, type NotInCart } from './remove-from-cart.ts';

/**
 * Sets a line to a typed number of pieces. More is held to the limits of `addToCart`; fewer goes as
 * `removeFromCart` does, 0 drops the line. Refused as well when the number is not whole or is
 * negative, and when there is no such line. Selection and mark stay when it grows.
 */
export const setQuantity = (
  cart: Cart,
  uuid: string,
  { quantity, now }: { quantity: number; now: Instant },
): Lowered | NotInCart | Refusal<CartRefusal | { reason: 'notWhole' }> => {
  const line = cart.find((candidate) => candidate.uuid === uuid);
  if (!line) return { ok: false, reason: 'notInCart' };
  if (!Number.isSafeInteger(quantity) || quantity < 0) return { ok: false, reason: 'notWhole' };
  if (quantity <= line.quantity) return lowerLine(cart, line, { quantity, now });
  const room = cartRoom(cart, line);
  if (room.pieces < quantity - line.quantity) return { ok: false, ...room.refusal };
  return {
    ok: true,
    cart: cart.map((other) => (other === line ? { ...line, quantity, updateTime: now } : other)),
    gone: [],
    belowMinimum: null,
  };
};
