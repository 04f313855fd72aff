import { cents, type Cents } from '../kernel/money.ts';

/** Chances are told in parts of this: 2,500 of 10,000 are 25 %. */
export const CHANCES = 10_000;

/** An amount that a piece may grow to, with its chance in parts of `CHANCES`. */
export type ComboOdds = { amount: Cents; chance: number };

/** Pieces of one face, as a group holds them. */
export type ComboPieces = { amount: Cents; quantity: number; odds: readonly ComboOdds[] };

/**
 * Whether odds may be published (decision MB15): they come to the whole, never lead below the plain
 * face, and are worth more than it.
 */
export const areFairOdds = (face: Cents, odds: readonly ComboOdds[]): boolean => {
  const isWhole =
    odds.every(({ chance }) => Number.isInteger(chance) && chance > 0) &&
    odds.reduce((sum, { chance }) => sum + chance, 0) === CHANCES;
  return (
    isWhole &&
    odds.every(({ amount }) => amount >= face) &&
    odds.reduce((sum, { amount, chance }) => sum + amount * chance, 0) > face * CHANCES
  );
};

/** The plain faces of a group, one for each piece. */
export const plainFaces = (pieces: readonly ComboPieces[]): Cents[] =>
  pieces.flatMap(({ amount, quantity }) => Array.from({ length: quantity }, () => amount));

/** What a group's pieces take off without any expansion. */
export const plainSum = (pieces: readonly ComboPieces[]): Cents =>
  cents(plainFaces(pieces).reduce((sum, face) => sum + face, 0));

/**
 * Whether a group may be sold: it costs no more than its plain faces, so that no one pays for mere
 * chance, and all its odds are fair (decision MB15).
 */
export const isFairGroup = (price: Cents, pieces: readonly ComboPieces[]): boolean =>
  price <= plainSum(pieces) && pieces.every(({ amount, odds }) => areFairOdds(amount, odds));

/** The most that a piece may grow to. */
export const mostOf = (odds: readonly ComboOdds[]): Cents =>
  cents(Math.max(...odds.map(({ amount }) => amount)));

/**
 * What a roll draws. `roll`: a whole number from 0 to below `CHANCES`, all equally likely;
 * the odds take their parts of it in their order.
 */
export const drawExpansion = (odds: readonly ComboOdds[], roll: number): Cents => {
  let end = 0;
  for (const { amount, chance } of odds) {
    end += chance;
    if (roll < end) return amount;
  }
  throw new RangeError('a roll beyond the odds');
};
