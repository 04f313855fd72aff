import { cents, ZERO, type Cents } from '../kernel/money.ts';

/**
 * Splits a total over weights into whole cents that always sum to it: the largest remainder gets the next cent, ties go to the earlier (decision D8).
 * Weights of zero altogether split evenly. Throws `RangeError` on a negative or fractional weight, or when there is a total but nobody to carry it.
 */
export const prorate = (totalCents: Cents, weights: readonly number[]): Cents[] => {
  if (weights.some((w) => !Number.isSafeInteger(w) || w < 0)) throw new RangeError('weights must be whole and not negative');
  if (weights.length === 0) {
    if (totalCents !== 0) throw new RangeError('nobody to carry the total');
    return [];
  }
  const whole = weights.reduce((a, b) => a + b, 0);
  const shares = whole === 0 ? weights.map(() => 1n) : weights.map(BigInt);
  const divisor = whole === 0 ? BigInt(weights.length) : shares.reduce((a, b) => a + b, 0n);
  const sign = totalCents < 0 ? -1 : 1;
  const total = BigInt(Math.abs(totalCents));
  const parts = shares.map((share, index) => ({ index, floor: (total * share) / divisor, rest: (total * share) % divisor }));
  let left = total - parts.reduce((a, p) => a + p.floor, 0n);
  const result = parts.map((p) => Number(p.floor));
  for (const { index } of parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))) {
    if (left === 0n) break;
    result[index]! += 1;
    left -= 1n;
  }
  return result.map((part) => (part === 0 ? ZERO : cents(sign * part)));
};
