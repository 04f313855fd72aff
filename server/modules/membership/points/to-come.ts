import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { openPoints, type OpenPoints } from './sources-repo.ts';

export const sumOf = (open: readonly Pick<OpenPoints, 'amount'>[]): number =>
  open.reduce((sum, { amount }) => sum + amount, 0);

/** How many points a member has earned that are not booked yet: those that wait, and those that can be collected. */
export const pointsToCome = async (query: Query, userId: string, now: Instant): Promise<number> =>
  sumOf(await openPoints(query, userId, now));
