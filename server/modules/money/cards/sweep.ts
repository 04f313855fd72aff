import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { dropOldCharges, dropOldSandboxCards } from '../gateway/sandbox-repo.ts';
import { dropOldMarks } from '../password/password-repo.ts';
import { dropOldFrames } from '../gateway/frame-repo.ts';

/** So long the sandbox remembers a charge. */
const CHARGES_KEPT_MS = 30 * DAY;

/** Forgets sessions of the frame, marks and tokens that are over. */
export const sweepCards = async (query: Query, now: Instant): Promise<void> => {
  await dropOldFrames(query, now);
  await dropOldMarks(query, now);
  await dropOldSandboxCards(query, plus(now, -DAY));
  await dropOldCharges(query, plus(now, -CHARGES_KEPT_MS));
};
