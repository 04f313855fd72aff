import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { notePaidByHand, refusedMoneyBack, reviveMoneyBack } from './money-back-repo.ts';

/** Refunds that their channel does not take, the oldest first, until somebody has seen to them; one more than asked for shows whether there are others. */
export const refusedRefunds = (query: Query, most: number): ReturnType<typeof refusedMoneyBack> =>
  refusedMoneyBack(query, most);

/** Sends one of them anew. False where none waits. */
export const sendRefundAgain = (query: Query, id: string, at: Instant): Promise<boolean> =>
  reviveMoneyBack(query, id, at);

/** Notes that one of them was paid in another way. False where none waits. */
export const payRefundByHand = (
  query: Query,
  id: string,
  paid: { by: string; at: Instant },
): Promise<boolean> => notePaidByHand(query, id, paid);
