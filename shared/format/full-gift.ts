import { toDollars, type Cents } from '../kernel/money.ts';
import { amount } from './money.ts';

/** A gift of a store from an amount on, as the wire names it, money in cents (spec 001 §3). */
export type FullGiftDetail = {
  readonly limitAmount: Cents;
  readonly fullGift: string;
  readonly qty: number;
};
/** The keys of the sentence about full-gifts. */
export type FullGiftKey = 'fullGift.one' | 'fullGift.join';
type Translate = (key: FullGiftKey, params?: Readonly<Record<string, string | number>>) => string;

/**
 * All gifts of a store as one text, in the order the store lists them (spec 001 §3); '' without
 * gifts. `translate` returns the sentence of a key.
 */
export const fullGiftText = (details: readonly FullGiftDetail[], translate: Translate): string =>
  details
    .map(({ limitAmount, fullGift, qty }) =>
      translate('fullGift.one', { amount: amount(toDollars(limitAmount)), gift: fullGift, qty }),
    )
    .join(translate('fullGift.join'));
