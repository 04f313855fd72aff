import { cents, ZERO, type Cents } from '../kernel/money.ts';

/**
 * Whole parts rounded down, and for each what is lost by that, counted in wholes of the divisor.
 */
type Floors = { parts: number[]; rests: number[]; missing: number };

const floorsOfNumbers = (total: number, weights: readonly number[], whole: number): Floors => {
  const rests: number[] = [];
  let missing = total;
  const parts = weights.map((weight) => {
    const product = total * weight;
    const rest = product % whole;
    const part = (product - rest) / whole;
    rests.push(rest);
    missing -= part;
    return part;
  });
  return { parts, rests, missing };
};

/** The same for products beyond 2^53. */
const floorsOfBigInts = (total: number, weights: readonly number[]): Floors => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  // ranks replace remainders that no number can hold
  const ordered = [...new Set(products.map((product) => product % whole))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  const rankOf = new Map(ordered.map((rest, rank) => [rest, rank]));
  const parts = products.map((product) => Number(product / whole));
  const left = products.reduce((sum, product) => sum + (product % whole), 0n) / whole;
  return {
    parts,
    rests: products.map((product) => rankOf.get(product % whole)!),
    missing: Number(left),
  };
};

/** Gives one more to the `missing` largest remainders, ties to the earlier. */
const topUp = ({ parts, rests, missing }: Floors): number[] => {
  if (missing === 0) return parts;
  const least = new Float64Array(rests).sort()[rests.length - missing]!;
  let ties = missing - rests.reduce((count, rest) => (rest > least ? count + 1 : count), 0);
  return parts.map((part, index) =>
    rests[index]! > least || (rests[index] === least && ties-- > 0) ? part + 1 : part,
  );
};

/**
 * Splits a total over weights into whole cents that always sum to it: the largest remainder gets
 * the next cent, ties go to the earlier (decision D8). Weights of zero altogether split evenly.
 * Throws `RangeError` on a negative or fractional weight, or when there is a total but no weight to
 * carry it.
 */
export const prorate = (totalCents: Cents, weights: readonly number[]): Cents[] => {
  let whole = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new RangeError('weights must be whole and not negative');
    whole += weight;
  }
  if (weights.length === 0 && totalCents !== 0) throw new RangeError('nobody to carry the total');
  if (totalCents === 0) return weights.map(() => ZERO);
  if (whole === 0)
    return prorate(
      totalCents,
      weights.map(() => 1),
    );
  const total = Math.abs(totalCents);
  const isSmall = total * whole <= Number.MAX_SAFE_INTEGER;
  const parts = topUp(
    isSmall ? floorsOfNumbers(total, weights, whole) : floorsOfBigInts(total, weights),
  );
  return totalCents < 0 ? parts.map((part) => cents(0 - part)) : (parts as Cents[]);
};
