import type { MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { isStanding } from './session-family-repo.ts';
import { lockStaff } from './staff-repo.ts';

/**
 * One change of a merchant's people, after those that came before. The caller was read before them: whom one of
 * them dismissed, signed out or gave another role changes nothing any more, themselves least of all.
 */
export const changeStaff = <T>(
  { session, deps }: MerchantContext,
  work: (query: Query) => Promise<T>,
): Promise<T> =>
  deps.db.tx(async (query) => {
    await lockStaff(query, session.merchantId);
    if (!(await isStanding(query, session))) return refuse('SESSION_INVALID');
    return work(query);
  });
