import type { Ok, Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { cartRoom, type CartRefusal } from './cart-room.ts';
import { lineId } from './line-id.ts';

/**
 * When something is added, and whether the store takes orders then (`takesOrders`): the cart takes
 * it in any case (decision G12).
 */
export type AddContext = { now: Instant; takesOrders: boolean };

/** The new cart, the line that grew, and whether to show that the store is closed. */
export type Added = Ok<{ cart: Cart; uuid: string; added: number; notice: 'storeClosed' | null }>;

/** A new line starts with the minimum purchase, or 1; a mall coupon always with 1 (spec 002 §4). */
const startQuantity = ({ isMallCoupon, minPurchase }: CartChoice): number =>
  isMallCoupon ? 1 : Math.max(1, minPurchase);

const newLine = (choice: CartChoice, uuid: string, now: Instant): CartLine => ({
  ...choice,
  uuid,
  quantity: startQuantity(choice),
  selected: true,
  type: 'plus',
  joinTime: now,
  updateTime: now,
});

/**
 * The lines with pieces, none marked, and the index of the line with this id; -1 when there is
 * none.
 */
const unmarkedLines = (cart: Cart, uuid: string): { lines: CartLine[]; index: number } => {
  const lines: CartLine[] = [];
  let index = -1;
  for (const line of cart) {
    if (line.quantity === 0) continue;
    if (line.uuid === uuid) index = lines.length;
    lines.push(line.type === null ? line : { ...line, type: null });
  }
  return { lines, index };
};

/**
 * Adds what the guest chose (spec 002 §4 "Cart add"): a new line with the minimum purchase, or +1
 * on the line with the same identity, which keeps its facts until the next re-pricing. The line is
 * selected and alone marked as just added; lines with quantity 0 are dropped. Refused when it is
 * sold out, at the stock ceiling, at a purchase limit, or when the cart would be above 10,000 kg.
 * Two passes over the lines.
 */
export const addToCart = (
  cart: Cart,
  choice: CartChoice,
  { now, takesOrders }: AddContext,
): Added | Refusal<CartRefusal> => {
  const uuid = lineId(choice);
  const { lines, index } = unmarkedLines(cart, uuid);
  const held = lines[index];
  const added = held ? 1 : startQuantity(choice);
  const room = cartRoom(lines, choice);
  if (room.pieces < added) return { ok: false, ...room.refusal };
  if (held)
    lines[index] = {
      ...held,
      quantity: held.quantity + 1,
      selected: true,
      type: 'plus',
      updateTime: now,
    };
  else lines.push(newLine(choice, uuid, now));
  return { ok: true, cart: lines, uuid, added, notice: takesOrders ? null : 'storeClosed' };
};
