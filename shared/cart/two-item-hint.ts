import { timesCents, type Cents } from '../kernel/money.ts';

/**
 * A product of the menu, and the store's `twoItemHintThreshold` (null: not configured) and
 * `sendPrice`, in cents.
 */
export type TwoItemInput = {
  price: Cents;
  isDiscounted: boolean;
  twoItemHintThreshold: Cents | null;
  sendPrice: Cents;
};

/**
 * What two pieces cost, for the hint; null when it does not apply: the product is discounted, or
 * twice its price does not reach the threshold (spec 002 §5, decision G10). A threshold of 0 has
 * nothing to reach.
 */
export const twoItemHint = ({
  price,
  isDiscounted,
  twoItemHintThreshold,
  sendPrice,
}: TwoItemInput): Cents | null => {
  const threshold = twoItemHintThreshold ?? sendPrice;
  const two = timesCents(price, 2);
  return !isDiscounted && threshold > 0 && two >= threshold ? two : null;
};
