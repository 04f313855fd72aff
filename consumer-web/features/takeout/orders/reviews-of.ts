import { marketReviews } from '../../../domain/reviews/kinds/market.ts';
import { takeoutReviews } from '../../../domain/reviews/kinds/takeout.ts';
import type { ReviewKind } from '../../../domain/reviews/review-kind.ts';

const KINDS: readonly ReviewKind[] = [takeoutReviews, marketReviews];

/** The reviews that an address names by `kind`; takeout's where it names none. */
export const reviewsOf = (params: URLSearchParams): ReviewKind =>
  KINDS.find(({ name }) => name === params.get('kind')) ?? takeoutReviews;
