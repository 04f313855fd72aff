import { expect, it } from 'vitest';
import { DAY, instant } from '../kernel/time.ts';
import { canReviewUses, reviewScore } from './review-score.ts';

it('a score is the mean with one decimal, half-up, from three reviews on', () => {
  expect(reviewScore([0, 0, 0, 0, 2])).toBe(null);
  expect(reviewScore([0, 0, 0, 0, 3])).toBe(5);
  expect(reviewScore([1, 0, 0, 0, 2])).toBe(3.7);
  // 4.25 and 4.35 exactly
  expect(reviewScore([0, 0, 0, 3, 1])).toBe(4.3);
  expect(reviewScore([0, 0, 0, 13, 7])).toBe(4.4);
  expect(reviewScore([])).toBe(null);
});

it('an order is reviewed after its first use, until 90 days after its last', () => {
  const now = instant(100 * DAY);
  expect(canReviewUses([], now)).toBe(false);
  expect(canReviewUses([{ at: instant(10 * DAY) }], now)).toBe(true);
  expect(canReviewUses([{ at: instant(10 * DAY - 1) }], now)).toBe(false);
  expect(canReviewUses([{ at: instant(0) }, { at: now }], now)).toBe(true);
});
