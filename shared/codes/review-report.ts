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
