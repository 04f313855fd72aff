import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Query } from '#server/db/db.ts';
import { insertInto } from '#server/db/write.ts';

type Report = RequestOf<Contract['marketAdReport']>['reports'][number];

/** Notes a batch; false when it was counted before. */
export const addBatch = async (query: Query, batch: { id: string; day: string }) =>
  (await insertInto(query, 'market_ad_batch', batch, 'ON CONFLICT (id) DO NOTHING')) === 1;

/** Adds to a day's count of an advertisement; an id that is none is left out. */
export const countAd = async (
  query: Query,
  { id, event, times }: Report,
  day: string,
): Promise<void> => {
  await query(
    `INSERT INTO market_ad_report (ad_id, day, event, times) SELECT id, $2, $3, $4::bigint FROM takeout_banner WHERE id = $1
    ON CONFLICT (ad_id, day, event) DO UPDATE SET times = market_ad_report.times + excluded.times`,
    [id, day, event, times],
  );
};

/** Forgets batches that cannot come again, and counts of long ago. */
export const dropOldReports = async (
  query: Query,
  { batchesBefore, countsBefore }: { batchesBefore: string; countsBefore: string },
): Promise<void> => {
  await query('DELETE FROM market_ad_batch WHERE day < $1', [batchesBefore]);
  await query('DELETE FROM market_ad_report WHERE day < $1', [countsBefore]);
};
