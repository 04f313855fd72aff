import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldEnrolments } from './enrolment-repo.ts';
import { dropOldGuesses } from '#server/kit/guess-repo.ts';
import { oldestShown } from './otp.ts';
import { dropUnconfirmedOtps } from './otp-repo.ts';
import { dropOldMerchantSessions } from './session-repo.ts';

/** Forgets sessions, enrolments, unconfirmed one-time codes and counted tries that are over. */
export const sweepStaff = async (query: Query, now: Instant): Promise<void> => {
  await dropOldMerchantSessions(query, now);
  await dropOldEnrolments(query, now);
  await dropOldGuesses(query, now);
  await dropUnconfirmedOtps(query, oldestShown(now));
};
