import { addDays, dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import { addBatch, countAd, dropOldReports } from './report-repo.ts';

/** Batches of a network and day that are counted: ids are the callers' to invent, and a network may be a whole town's. */
const BATCHES_A_DAY = 5000;
/** A device gives up what it could not send for a week. */
const BATCH_DAYS = 8;
const COUNT_DAYS = 400;

/** Counts a batch of reports once, however often it comes (decision P33). */
export const marketAdReport: Handlers['marketAdReport'] = async (
  { deps, now, address },
  { batchId, reports },
) => {
  const day = dayOf(now);
  await deps.db.tx(async (query) => {
    const isCounted = await countOfDay(query, {
      kind: 'ads',
      source: sourceSeal(deps.secrets, address),
      day,
      most: BATCHES_A_DAY,
    });
    if (!isCounted || !(await addBatch(query, { id: batchId, day }))) return;
    // one order for all devices, so that two never deadlock
    for (const report of reports.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await countAd(query, report, day);
  });
  return {};
};

/** Forgets what reports no longer need. */
export const sweepAdReports = (query: Query, now: Instant): Promise<void> =>
  dropOldReports(query, {
    batchesBefore: addDays(dayOf(now), -BATCH_DAYS),
    countsBefore: addDays(dayOf(now), -COUNT_DAYS),
  });
