import { MAX_WEIGHT_KG } from '../pricing/delivery/overweight-fee.ts';
import { thousandths } from '../pricing/delivery/started-units.ts';
import type { CartLine } from './cart-line.ts';

/** What any order weighs at least, in kg (spec 002 §5). */
export const MIN_WEIGHT_KG = 0.01;
/** The heaviest cart in grams: 10,000 kg (spec 002 §9, decision G3). */
export const MAX_WEIGHT_GRAMS = thousandths(MAX_WEIGHT_KG);

/** What a line weighs, in whole grams. */
export const lineGrams = ({ weight, quantity }: Pick<CartLine, 'weight' | 'quantity'>): number =>
  thousandths(weight) * quantity;
