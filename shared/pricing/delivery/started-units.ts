import { cents, type Cents } from '../../kernel/money.ts';

/**
 * Whole grams of kg, or whole metres of km: 3 decimals are all a weight has, so 11.3 − 10 is
 * exactly 1300.
 */
export const thousandths = (value: number): number => Math.round(value * 1000);

/** A stair from `from` thousandths on: each started unit costs `cost`. */
export type UnitStair = { readonly from: number; readonly cost: Cents };

/**
 * What the started units (kg or km) beyond the stairs cost together: each stair counts its own
 * stretch up to the next one and rounds it up (decisions J4, J5). `reach` is in thousandths;
 * nothing below `freeUpTo` is charged. Stairs may come in any order. Never falls when `reach`
 * grows.
 */
export const startedUnitsCost = (
  reach: number,
  stairs: readonly UnitStair[],
  freeUpTo = 0,
): Cents => {
  const sorted = stairs.toSorted((a, b) => a.from - b.from);
  const cost = sorted.reduce((sum, stair, index) => {
    const end = Math.min(reach, sorted[index + 1]?.from ?? reach);
    return sum + Math.max(0, Math.ceil((end - Math.max(stair.from, freeUpTo)) / 1000)) * stair.cost;
  }, 0);
  return cents(cost);
};
