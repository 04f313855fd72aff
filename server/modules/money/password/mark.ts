import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { spendMark, type MarkFor } from './password-repo.ts';

/** Uses a mark of the payment password up, in the transaction of what it allows; a mark that is missing, old, used or for something else is refused. */
export const needMark = async (
  query: Query,
  what: MarkFor,
  mark: string | undefined,
  now: Instant,
): Promise<void> => {
  if (mark === undefined || !(await spendMark(query, what, sha256(mark), now))) refuse('PAY_MARK');
};
