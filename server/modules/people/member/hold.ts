import type { UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { countHold } from './member-repo.ts';

/** First in the transaction of what begins something in an account: a closing that runs is waited for, and once it is closed nothing more is begun. */
export const holdAccount = async (query: Query, userId: UserId): Promise<void> => {
  if (!(await countHold(query, userId))) refuse('SESSION_INVALID');
};
