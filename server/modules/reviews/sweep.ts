import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropReports } from './report-repo.ts';

/** 24 months, the longest of them, as the audit that tells of them. */
const KEPT_MS = 731 * DAY;

/** Forgets reports of reviews of more than two years ago. */
export const sweepReviews = (query: Query, now: Instant): Promise<void> =>
  dropReports(query, plus(now, -KEPT_MS));
