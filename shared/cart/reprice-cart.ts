import { NAVIGATION_MS } from '../guards/timing.ts';
import type { Instant } from '../kernel/time.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { fitLines } from './fit-lines.ts';
import { repriceDiff, type CartDifference } from './reprice-diff.ts';

/** The server's present facts by line id. A line without an entry is no longer sold. */
export type FreshFacts = ReadonlyMap<string, CartChoice>;

/**
 * The moments that ask the server for prices; `awaySince` is when the app went to the background.
 */
export type RepriceMoment =
  | { kind: 'open' | 'submit' }
  | { kind: 'foreground'; awaySince: Instant };

/**
 * Whether to ask for prices: always when the cart opens and before an order is sent; back in the
 * foreground after more than 120 s (decision G11).
 */
export const isRepriceDue = (moment: RepriceMoment, now: Instant): boolean =>
  moment.kind !== 'foreground' || now - moment.awaySince > NAVIGATION_MS.longBackground;

/** The guest's part of a line stays, the facts are the server's. */
const renewed = (line: CartLine, facts: CartChoice): CartLine => ({
  ...facts,
  uuid: line.uuid,
  quantity: line.quantity,
  selected: line.selected,
  type: line.type,
  joinTime: line.joinTime,
  updateTime: line.updateTime,
});

/**
 * The cart with the server's facts instead of its own, cut to what stock and limits now allow; what
 * is gone or sold out leaves. With the differences to show (decision G11).
 */
export const repriceCart = (
  cart: Cart,
  fresh: FreshFacts,
): { cart: Cart; differences: readonly CartDifference[] } => {
  const next = fitLines(
    cart.flatMap((line) => {
      const facts = fresh.get(line.uuid);
      return facts ? [renewed(line, facts)] : [];
    }),
  );
  return { cart: next, differences: repriceDiff(cart, next) };
};
