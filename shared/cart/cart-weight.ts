import { MAX_WEIGHT_KG } from '../pricing/delivery/overweight-fee.ts';
import { thousandths } from '../pricing/delivery/started-units.ts';
import type { Cart } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';

/** What any order weighs at least, in kg (spec 002 §5). */
export const MIN_WEIGHT_KG = 0.01;
/** The heaviest cart in grams: 10,000 kg (spec 002 §9, decision G3). */
export const MAX_WEIGHT_GRAMS = thousandths(MAX_WEIGHT_KG);

/** What a line weighs, in whole grams. */
export const lineGrams = ({ weight, quantity }: Pick<CartLine, 'weight' | 'quantity'>): number =>
  thousandths(weight) * quantity;

/**
 * What the selected lines weigh, in kg with 3 decimals, never below 0.01 (spec 002 §5, decision
 * G3). Added up in grams, so that no fraction is lost.
 */
export const cartWeightKg = (cart: Cart): number => {
  const grams = cart.reduce((sum, line) => (line.selected ? sum + lineGrams(line) : sum), 0);
  return Math.max(thousandths(MIN_WEIGHT_KG), grams) / 1000;
};
