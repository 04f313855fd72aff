import type { Ok, Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { cartRoom, type CartRefusal } from './cart-room.ts';
import { lineId } from './line-id.ts';

/** When something is added, and whether the store takes orders then (`takesOrders`): the cart takes it in any case (decision G12). */
export type AddContext = { now: Instant; takesOrders: boolean };

/** The new cart, the line that grew, and whether to tell that the store is closed. */
export type Added = Ok<{ cart: Cart; uuid: string; added: number; notice: 'storeClosed' | null }>;

/** A new line starts with the minimum purchase, or 1; a mall coupon always with 1 (spec 002 §4). */
const startQuantity = ({ isMallCoupon, minPurchase }: CartChoice): number => (isMallCoupon ? 1 : Math.max(1, minPurchase));

const newLine = (choice: CartChoice, uuid: string, now: Instant): CartLine =>
  ({ ...choice, uuid, quantity: startQuantity(choice), selected: true, type: 'plus', joinTime: now, updateTime: now });

const unmarked = (line: CartLine): CartLine => (line.type === null ? line : { ...line, type: null });

/**
 * Adds what the guest chose (spec 002 §4 "Cart add"): a new line with the minimum purchase, or +1 on the line with the same identity, which keeps its facts until the next re-pricing.
 * The line is selected and alone marked as just added; lines with quantity 0 are dropped.
 * Refused when it is sold out, at the stock ceiling, at a purchase limit, or when the cart would be above 10,000 kg. One pass over the lines each for lookup, room and copy.
 */
export const addToCart = (cart: Cart, choice: CartChoice, { now, takesOrders }: AddContext): Added | Refusal<CartRefusal> => {
  const uuid = lineId(choice);
  const lines = cart.filter(({ quantity }) => quantity > 0);
  const index = lines.findIndex((line) => line.uuid === uuid);
  const held = lines[index];
  const added = held ? 1 : startQuantity(choice);
  const room = cartRoom(lines, choice);
  if (room.pieces < added) return { ok: false, ...room.refusal };
  const line: CartLine = held ? { ...held, quantity: held.quantity + 1, selected: true, type: 'plus', updateTime: now } : newLine(choice, uuid, now);
  const next = lines.map(unmarked);
  next[held ? index : next.length] = line;
  return { ok: true, cart: next, uuid, added, notice: takesOrders ? null : 'storeClosed' };
};
