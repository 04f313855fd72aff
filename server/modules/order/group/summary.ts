import { DAY } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { likedByMember } from '#server/modules/catalogue/index.ts';
import { closeOverdue } from './close.ts';
import { countsOf } from './list-repo.ts';
import { endingOf, visitsOf, type Bought } from './summary-repo.ts';

/** A voucher that ends within this is shown to its owner. */
const ENDING_MS = 7 * DAY;
const ROWS_MOST = 10;

/** What a member has in group-buy, in one answer. */
export const summary: Handlers['groupUserSummary'] = async (context) => {
  const { deps, session, now, pick } = context;
  const { query } = deps.db;
  const asked = { userId: session.userId, now, most: ROWS_MOST };
  const named = <O extends Bought>(order: O) => ({
    ...order,
    productName: pick(order.productName),
  });
  await closeOverdue(deps.db, now);
  const [counts, ending, visits, liked] = await Promise.all([
    countsOf(query, asked),
    endingOf(query, { ...asked, withinMs: ENDING_MS }),
    visitsOf(query, asked),
    likedByMember(context),
  ]);
  return {
    counts,
    ending: ending.map(named),
    visits: visits.map(named),
    ...liked,
    serverTime: now,
  };
};
