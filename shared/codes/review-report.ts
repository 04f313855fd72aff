/**
 * Why a store reports a review to the platform: advertising, insults, a person's name or phone in
 * it, it is about something else than this store, or what its note says.
 */
export const REVIEW_REPORT_REASONS = [
  'SPAM',
  'INSULT',
  'PERSONAL',
  'NOT_THIS_STORE',
  'OTHER',
] as const;
/** Why a store reports a review to the platform. */
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** What the platform decided about a reported review: guests no longer see it, or it stays as it is. */
export const REVIEW_OUTCOMES = ['HIDDEN', 'KEPT'] as const;
/** What the platform decided about a reported review. */
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];
