import type { Cart } from './cart-choice.ts';
import { isSoldOut } from './cart-room.ts';

/**
 * Selects or unselects these lines, or all. What is sold out cannot be selected and stays out;
 * unknown ids do nothing.
 */
export const selectLines = (
  cart: Cart,
  which: 'all' | readonly string[],
  selected: boolean,
): Cart =>
  cart.map((line) => {
    if (which !== 'all' && !which.includes(line.uuid)) return line;
    const wanted = selected && !isSoldOut(line);
    return wanted === line.selected ? line : { ...line, selected: wanted };
  });

/**
 * How the "all" box looks: `all` when every line that can be selected is; an empty cart has `none`.
 */
export const selectionOf = (cart: Cart): 'all' | 'some' | 'none' => {
  const able = cart.filter((line) => !isSoldOut(line));
  const count = able.filter((line) => line.selected).length;
  if (count === 0) return 'none';
  return count === able.length ? 'all' : 'some';
};
