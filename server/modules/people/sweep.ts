import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldIdentityCodes } from './identity/identity-repo.ts';
import { dropOldSessions } from './member/member-repo.ts';

/** So long a provider's code is remembered as used. */
const CODES_KEPT_MS = 2 * DAY;

/** Forgets sessions and codes that are over. */
export const sweepPeople = async (query: Query, now: Instant): Promise<void> => {
  await dropOldSessions(query, now);
  await dropOldIdentityCodes(query, plus(now, -CODES_KEPT_MS));
};
