import { table } from './table.ts';

/** How a guest rates, 1 to 5 (spec 001 §9: Very bad, Poor, Fair, Satisfied, Perfect). */
export const rating = table({ veryBad: 1, poor: 2, fair: 3, satisfied: 4, perfect: 5 });
/** The name of an overall rating. */
export type RatingName = keyof typeof rating.codes;
