import type { Ok, Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';

/** A line that left the cart, as it was, and its position: what `putBack` needs to undo. */
export type GoneLine = { index: number; line: CartLine };

/**
 * The new cart; the lines that left; and, when a minimum purchase made them leave, that minimum: to
 * be shown, with an undo (decision G6).
 */
export type Lowered = Ok<{ cart: Cart; gone: readonly GoneLine[]; belowMinimum: number | null }>;
/** Refuses to remove what is not in the cart. */
export type NotInCart = Refusal<{ reason: 'notInCart' }>;

/**
 * The fewest pieces of a product over all its lines: the greatest minimum of the lines that it has;
 * 0 without any (spec 002 §5).
 */
export const productMinimum = (cart: Cart, productId: string): number =>
  cart.reduce(
    (most, line) => (line.productId === productId ? Math.max(most, line.minPurchase) : most),
    0,
  );

/** The pieces of a product over all its lines, selected or not. */
export const productPieces = (cart: Cart, productId: string): number =>
  cart.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/**
 * True when a product is in the cart with fewer pieces, over all its lines, than its minimum
 * purchase (spec 002 §5).
 */
export const isBelowMinimum = (cart: Cart, productId: string): boolean =>
  productPieces(cart, productId) < productMinimum(cart, productId);

/**
 * Sets a line to fewer pieces (whole, 0 or more). Lines with 0 are dropped; when the pieces of the
 * product that are left are below its minimum purchase, all its lines go (spec 002 §4 "Cart
 * remove", decision G6). The line is no longer marked as just added.
 */
export const lowerLine = (
  cart: Cart,
  line: CartLine,
  change: { quantity: number; now: Instant },
): Lowered => {
  const lowered: CartLine = {
    ...line,
    quantity: change.quantity,
    type: null,
    updateTime: change.now,
  };
  const rest = cart
    .map((other) => (other === line ? lowered : other))
    .filter(({ quantity }) => quantity > 0);
  const isBelow = isBelowMinimum(rest, line.productId);
  const kept = isBelow ? rest.filter(({ productId }) => productId !== line.productId) : rest;
  const stays = new Set(kept.map(({ uuid }) => uuid));
  const gone = cart
    .map((was, index) => ({ index, line: was }))
    .filter(({ line: was }) => was.quantity > 0 && !stays.has(was.uuid));
  return {
    ok: true,
    cart: kept,
    gone,
    belowMinimum: isBelow ? productMinimum(rest, line.productId) : null,
  };
};

/**
 * Takes one piece off a line (spec 002 §4 "Cart remove"); `lowerLine` decides what happens below
 * the minimum purchase. Refused when there is no such line.
 */
export const removeFromCart = (cart: Cart, uuid: string, now: Instant): Lowered | NotInCart => {
  const line = cart.find((candidate) => candidate.uuid === uuid && candidate.quantity > 0);
  return line
    ? lowerLine(cart, line, { quantity: line.quantity - 1, now })
    : { ok: false, reason: 'notInCart' };
};
