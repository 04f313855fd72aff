import type { Cents } from '../kernel/money.ts';
import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';
import { piecePrice } from './piece-price.ts';

/**
 * What changed under a guest's cart, one entry a change: the price of a piece went up or down, the
 * line is gone, or there are fewer pieces (decision G11).
 */
export type CartDifference =
  | { kind: 'up' | 'down'; line: CartLine; beforeCents: Cents; afterCents: Cents }
  | { kind: 'gone'; line: CartLine }
  | { kind: 'less'; line: CartLine; before: number; after: number };

const lineDifferences = (line: CartLine, now: CartLine | undefined): CartDifference[] => {
  if (now === undefined) return [{ kind: 'gone', line }];
  const found: CartDifference[] = [];
  const [beforeCents, afterCents] = [piecePrice(line), piecePrice(now)];
  if (beforeCents !== afterCents)
    found.push({ kind: afterCents > beforeCents ? 'up' : 'down', line, beforeCents, afterCents });
  if (now.quantity < line.quantity)
    found.push({ kind: 'less', line, before: line.quantity, after: now.quantity });
  return found;
};

/**
 * What a re-pricing changed, in the order of the cart before; nothing changes silently (decision
 * G11). `line` is the line as it was. More pieces and new lines are no difference.
 */
export const repriceDiff = (before: Cart, after: Cart): CartDifference[] => {
  const byId = new Map(after.map((line) => [line.uuid, line]));
  return before.flatMap((line) => lineDifferences(line, byId.get(line.uuid)));
};
