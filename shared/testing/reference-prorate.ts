import { cents } from '../kernel/money.ts';

/**
 * Splits a total of at least 0 over weights, as in decision D8: each part rounded down, then one
 * cent each to the largest remainders, the earlier first. Weights that are all 0 count as equal.
 */
export const referenceProrate = (total: number, weights: readonly number[]): number[] => {
  const all = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = all.reduce((sum, weight) => sum + weight, 0n);
  const parts = all.map((weight, index) => ({
    index,
    part: Number((BigInt(total) * weight) / whole),
    rest: (BigInt(total) * weight) % whole,
  }));
  const missing = total - parts.reduce((sum, { part }) => sum + part, 0);
  const lucky = parts
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, missing)
    .map(({ index }) => index);
  return parts.map(({ index, part }) => cents(part + (lucky.includes(index) ? 1 : 0)));
};
