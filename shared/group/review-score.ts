import { DAY, plus, type Instant } from '../kernel/time.ts';

/** How long a review counts in the score, in milliseconds (decision GA11). */
const COUNTS_MS = 365 * DAY;
/** The fewest reviews that make a score (decision GA11). */
export const LEAST_REVIEWS = 3;
/** How long an order can be reviewed after its last use, in milliseconds (decision GA10). */
export const REVIEW_MS = 90 * DAY;

/** Reviews written before this moment no longer count in a score. */
export const scoredSince = (now: Instant): Instant => plus(now, -COUNTS_MS);

/** The mean of reviews, of which `stars` counts those with 1 to 5: one decimal, half-up; null under three (decision GA11). */
export const reviewScore = (stars: readonly number[]): number | null => {
  const count = stars.reduce((sum, times) => sum + times, 0);
  if (count < LEAST_REVIEWS) return null;
  const sum = stars.reduce((all, times, place) => all + times * (place + 1), 0);
  return Math.floor((sum * 10) / count + 0.5) / 10;
};

/** Whether an order can be reviewed: once it was used, until 90 days after the last use (decision GA10). */
export const canReviewUses = (uses: readonly { at: Instant }[], now: Instant): boolean =>
  uses.some(({ at }) => now <= plus(at, REVIEW_MS));
