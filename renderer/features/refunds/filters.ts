import { inboxFilters, type InboxFilters } from '../../lib/inbox-filters.ts';

/** Requests wait for an answer, or are settled. */
export const REFUND_STATES = ['WAITING', 'SETTLED'] as const;
type RefundState = (typeof REFUND_STATES)[number];
/** The filters of the list of requests. */
export type Filters = InboxFilters<RefundState>;

export const { filtersOf, queryOf } = inboxFilters<RefundState>(REFUND_STATES);
