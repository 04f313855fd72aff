import { rating, type RatingName } from '../codes/rating.ts';

/** The key of a rating’s name. */
export type RatingKey = `rating.${RatingName}`;

/** The message key of a whole rating, 1 to 5; `null` for anything else (spec 001 §9). */
export const ratingKey = (score: number | null | undefined): RatingKey | null => {
  const name = rating.nameOf(score);
  return name === 'unknown' ? null : `rating.${name}`;
};
