import { UNLIMITED, type Limit } from '../cart/cart-line.ts';
import { toDollars, type Cents } from '../kernel/money.ts';
import { amount } from './money.ts';

/**
 * A gift of a store from an amount on, as the wire names it, money in cents (spec 001 §3). `stock`:
 * pieces left; -1, or missing, is no limit.
 */
export type FullGiftDetail = {
  readonly limitAmount: Cents;
  readonly fullGift: string;
  readonly qty: number;
  readonly stock?: Limit;
};
/** The keys of the sentence about full-gifts. */
export type FullGiftKey = `fullGift.${'one' | 'join' | 'left' | 'gone'}`;
type Translate = (key: FullGiftKey, params?: Readonly<Record<string, string | number>>) => string;

const leftText = (stock: Limit, translate: Translate): string => {
  if (stock === UNLIMITED) return '';
  return stock === 0 ? translate('fullGift.gone') : translate('fullGift.left', { stock });
};

/**
 * All gifts of a store as one text, in the order the store lists them (spec 001 §3), each with what
 * is left of it; '' without gifts. `translate` returns the sentence of a key.
 */
export const fullGiftText = (details: readonly FullGiftDetail[], translate: Translate): string =>
  details
    .map(
      ({ limitAmount, fullGift, qty, stock = UNLIMITED }) =>
        translate('fullGift.one', { amount: amount(toDollars(limitAmount)), gift: fullGift, qty }) +
        leftText(stock, translate),
    )
    .join(translate('fullGift.join'));
