import { inboxFilters, type InboxFilters } from '../../lib/inbox-filters.ts';

/** Reviews wait for a reply, or have one. */
export const REVIEW_STATES = ['WAITING', 'ANSWERED'] as const;
type ReviewState = (typeof REVIEW_STATES)[number];
/** Worst first: what a manager looks for. */
export const REVIEW_KINDS = ['bad', 'middle', 'good', 'withImg'] as const;
type ReviewKind = (typeof REVIEW_KINDS)[number];
/** The filters of the list of reviews. */
export type Filters = InboxFilters<ReviewState, ReviewKind>;

export const { filtersOf, queryOf } = inboxFilters<ReviewState, ReviewKind>(
  REVIEW_STATES,
  REVIEW_KINDS,
);
