import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropAudits } from './audit-repo.ts';

/** 24 months, the longest of them (decision DA28). */
const KEPT_MS = 731 * DAY;

/** Forgets changes of more than two years ago. */
export const sweepAudit = (query: Query, now: Instant): Promise<void> =>
  dropAudits(query, plus(now, -KEPT_MS));
