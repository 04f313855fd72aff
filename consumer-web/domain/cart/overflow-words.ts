import type { Overflow } from '#shared/pricing/cart-quote.ts';
import type { T } from '../../lib/i18n.ts';
import { withLeft } from './cart-words.ts';

/** A limit that binds, with its number: in the sentence itself, or after one that the specification prints without. */
export const overflowWords = (overflow: Overflow, t: T): string => {
  const { reason } = overflow;
  const text = t(
    `pricing.overflow.${reason}`,
    'count' in overflow ? { count: overflow.count } : {},
  );
  switch (reason) {
    case 'addOnStock':
    case 'compositeStock':
    case 'giftStock':
      return withLeft(text, overflow.count, t);
    case 'addOnJoinLimit':
    case 'compositeJoinLimit':
    case 'compositeOrderLimit':
    case 'compositeStyleLimit':
    case 'giftJoinLimit':
      return t('cart.limited', { text, count: overflow.count });
    default:
      return text;
  }
};
