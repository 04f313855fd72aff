import type { CartLine } from './cart-line.ts';

/**
 * The lines of one store's cart, in the order in which they were added. No rule changes a cart in
 * place; lines that a rule leaves alone stay the same objects.
 */
export type Cart = readonly CartLine[];

/**
 * What the guest picked, with the facts of product and SKU: a line without what the cart itself
 * keeps. A line is a choice too, so that a cart's own + button can hand it in.
 */
export type CartChoice = Omit<
  CartLine,
  'uuid' | 'quantity' | 'selected' | 'type' | 'joinTime' | 'updateTime'
>;
