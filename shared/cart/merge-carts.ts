import type { Instant } from '../kernel/time.ts';
import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { repriceCart, type FreshFacts } from './reprice-cart.ts';
import type { CartDifference } from './reprice-diff.ts';

/**
 * The carts of one store before a sign-in. `fresh`: the server's facts of every line of both; what
 * it does not name is no longer sold.
 */
export type MergeInput = { member: Cart; guest: Cart; fresh: FreshFacts; now: Instant };

const summed = (line: CartLine, other: CartLine, now: Instant): CartLine => ({
  ...line,
  quantity: line.quantity + other.quantity,
  selected: line.selected || other.selected,
  updateTime: now,
});

/**
 * The cart after a sign-in (decision G1): the member's lines, then the guest's; lines with the same
 * identity become one, their sum capped at stock and limits; the server's price wins. `differences`
 * lists what differs from both carts together. Nothing is marked as just added.
 */
export const mergeCarts = ({
  member,
  guest,
  fresh,
  now,
}: MergeInput): { cart: Cart; differences: readonly CartDifference[] } => {
  const lines = new Map<string, CartLine>();
  for (const line of [...member, ...guest]) {
    const held = lines.get(line.uuid);
    lines.set(line.uuid, { ...(held ? summed(held, line, now) : line), type: null });
  }
  return repriceCart([...lines.values()], fresh);
};
