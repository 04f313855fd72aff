import { roundRatio } from '../kernel/money.ts';

/** One decimal, half-up, no trailing 0. */
const oneDecimal = (value: number): string => String(Math.round(roundRatio(value) * 10) / 10);

/**
 * `8.5` of a rate of 0.85: times ten, one decimal, no trailing 0; 10 is no discount (spec 002 §9,
 * decision F11).
 */
export const discountRate = (rate: number): string => oneDecimal(rate * 10);

/** `15` of a rate of 0.85: the per cent that are off, the English way to write a discount. */
export const percentOff = (rate: number): string => oneDecimal((1 - rate) * 100);

/** The key of a discount and its number. */
export type DiscountRateMessage = {
  readonly key: 'discount.rate';
  readonly params: { readonly value: string };
};

/**
 * `8.5折` or `15% off` as a message for a rate of 0 to 1; `null` when the rate takes nothing off
 * that could be shown. Wants the language, since the two count from opposite ends.
 */
export const discountRateMessage = (
  rate: number,
  language: 'zh-Hant' | 'en',
): DiscountRateMessage | null => {
  if (!(rate < 1) || rate < 0 || discountRate(rate) === '10') return null;
  return {
    key: 'discount.rate',
    params: { value: language === 'en' ? percentOff(rate) : discountRate(rate) },
  };
};
