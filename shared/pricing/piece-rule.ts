import type { CartLine } from '../cart/cart-line.ts';
import type { ShareFlags } from './activities.ts';
import type { Cap } from './caps.ts';
import type { Step } from './cart-quote.ts';
import type { OpenLine } from './open-line.ts';
import type { OrderBook } from './order-book.ts';

/**
 * What a promotion would give each piece of a line: its price without ingredients, up to its caps
 * in the order of decision H3 (order, guest, stock).
 */
export type PieceOffer = {
  ruleId: string;
  price: number;
  caps: readonly [Cap, ...Cap[]];
  flags: ShareFlags | null;
};

/**
 * A promotion of step 1 that prices the pieces of each line by itself. `null`: the line takes no
 * part in it.
 */
export type PieceRule = {
  readonly step: Step;
  readonly offerFor: (line: CartLine, book: OrderBook) => PieceOffer | null;
};

/**
 * A promotion of step 1 that prices pieces of several lines together. `averageFor` is its place in
 * the ranks of a line and need not be whole; `null`: the line takes no part in it.
 */
export type BundleRule = {
  readonly step: Step;
  readonly averageFor: (line: CartLine, book: OrderBook) => number | null;
  readonly priceLeft: (lines: readonly OpenLine[], book: OrderBook) => void;
};
