import type { Overflow } from './cart-quote.ts';
import { overflowKey, type OverflowKey } from './pricing-keys.ts';

/** The keys of the sentences about limits, and of those that add a number to one. */
export type LimitTextKey = OverflowKey | `cart.${'onlyLeft' | 'noneLeft' | 'limited'}`;
type Translate = (key: LimitTextKey, params?: Readonly<Record<string, string | number>>) => string;

/** A sentence about a stock, with the number of pieces that is left. */
export const withLeft = (text: string, count: number, translate: Translate): string =>
  translate(count > 0 ? 'cart.onlyLeft' : 'cart.noneLeft', { text, count });

/**
 * A limit that binds, with its number: within its sentence, or after one that the specification
 * prints without (spec 002 §5). `translate` returns the sentence of a key.
 */
export const overflowText = (overflow: Overflow, translate: Translate): string => {
  const key = overflowKey(overflow);
  switch (overflow.reason) {
    case 'giftNone':
      return translate(key);
    case 'addOnStock':
    case 'compositeStock':
    case 'giftStock':
      return withLeft(translate(key), overflow.count, translate);
    case 'addOnJoinLimit':
    case 'compositeJoinLimit':
    case 'compositeOrderLimit':
    case 'compositeStyleLimit':
    case 'giftJoinLimit':
      return translate('cart.limited', { text: translate(key), count: overflow.count });
    default:
      return translate(key, { count: overflow.count });
  }
};
