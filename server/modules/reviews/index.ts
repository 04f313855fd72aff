export { reviewHandlers } from './handlers.ts';
export {
  type Decided,
  decideReport,
  type Reported,
  reportedReviews,
  type ReviewReport,
} from './reported.ts';
export { answerReview, recordReview, reviewsWaiting, starsGiven } from './record.ts';
export type {
  DealReviewable,
  Reviewable,
  ReviewableKind,
  ReviewableKinds,
} from './reviewable-kind.ts';
export { sweepReviews } from './sweep.ts';
export { shownName } from './shown-name.ts';
