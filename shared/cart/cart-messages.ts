import type { CartRefusal } from './cart-room.ts';
import type { SelectionRefusal } from './check-selection.ts';
import type { CartDifference } from './reprice-diff.ts';
import type { CartSubmitRefusal } from './submit-state.ts';

/**
 * The keys of the cart's sentences (spec 002 §5 "Cart messages"). Blanks: `limit`, `limitKg`,
 * `minimum`, `property`, and `missing` and `amount` in dollars; `text` is a sentence that a number
 * is added to, so that it stays as the specification prints it.
 */
export type CartMessageKey =
  | `cart.refused.${CartRefusal['reason'] | 'notWhole' | 'notInCart'}`
  | `cart.notice.${'storeClosed' | 'belowMinimum'}`
  | `cart.choice.${SelectionRefusal['reason']}`
  | `cart.submit.${CartSubmitRefusal['reason']}`
  | `cart.difference.${CartDifference['kind']}`
  | 'cart.twoItemHint'
  | `cart.${'onlyLeft' | 'noneLeft' | 'limited'}`
  | `cart.gift${'' | 'Short' | 'Gone' | 'Pick' | 'Left' | 'None'}`
  | `cart.mall.${'title' | 'held' | 'notYet' | 'from' | 'until' | 'inUse'}`
  | 'cart.undo';
