import * as z from 'zod/mini';
import { minuteOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { nearIndex } from './index-repo.ts';
import { keptById } from './kept.ts';

type Activity = {
  id: string;
  storeId: string;
  startsAt: number;
  endsAt: number | null;
  /** Minutes of the day; a discount runs all day. */ fromMinute: number;
  toMinute: number;
};

/** A flash sale has minutes of the day; a discount has none. */
const hoursOfFlash = z.object({
  fromMinute: z.exactOptional(z.number()),
  toMinute: z.exactOptional(z.number()),
});
const LOAD_ROW = row({
  ...pick(TABLES.takeout_activity, 'id', 'store_id', 'kind', 'starts_at', 'ends_at'),
  rules: json(hoursOfFlash),
});
const load = async (
  { query }: Db,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Activity[]>> => {
  const { rows } = await query(
    `SELECT id, store_id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE kind IN ('flash', 'discount') AND store_id = ANY($1::text[])`,
    [storeIds],
    LOAD_ROW,
  );
  return groupBy(
    rows.map(
      ({ id, store_id: storeId, kind, starts_at: startsAt, ends_at: endsAt, rules }): Activity => ({
        id,
        storeId,
        startsAt,
        endsAt,
        fromMinute: (kind === 'flash' ? rules.fromMinute : undefined) ?? 0,
        toMinute: (kind === 'flash' ? rules.toMinute : undefined) ?? 1440,
      }),
    ),
    ({ storeId }) => storeId,
  );
};

/** Activities of lowered prices, by store: as fresh as the index that the stores were found in. */
const lowered = keptById(load, nearIndex.edition);

/** Activities of lowered prices that run at a moment; a flash sale only within its minutes of the day. */
export const runningLowered = async (
  db: Db,
  storeIds: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> => {
  const minute = minuteOfDay(now);
  const runs = ({ startsAt, endsAt, fromMinute, toMinute }: Activity): boolean =>
    startsAt <= now &&
    (endsAt === null || endsAt > now) &&
    fromMinute <= minute &&
    minute < toMinute;
  return new Set(
    [...(await lowered.get(db, storeIds)).values()].flatMap((of) =>
      of.filter(runs).map(({ id }) => id),
    ),
  );
};
