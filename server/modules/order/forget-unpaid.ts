import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { forgetsUnpaidBefore } from '#server/modules/money/index.ts';
import { forgetCartOrders, forgetGroupOrders } from './forget-repo.ts';

const MOST = 500;

/** Forgets orders that were closed long ago and never saw money, a batch at a time. Safe to run twice, and from several servers. */
export const sweepUnpaidOrders = async (query: Query, now: Instant): Promise<void> => {
  const asked = { before: forgetsUnpaidBefore(now), most: MOST };
  for (const forget of [forgetGroupOrders, forgetCartOrders])
    while ((await forget(query, asked)) === MOST);
};
