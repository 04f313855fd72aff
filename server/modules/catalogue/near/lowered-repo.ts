import * as z from 'zod/mini';
import type { Db } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { groupBy } from '../../../kit/group-by.ts';

export type LoweredActivity = {
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
/** Activities of lowered prices, by store. */
export const loadLowered = async (
  { query }: Db,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LoweredActivity[]>> => {
  const { rows } = await query(
    `SELECT id, store_id, kind, starts_at, ends_at, rules FROM takeout_activity WHERE kind IN ('flash', 'discount') AND store_id = ANY($1::text[])`,
    [storeIds],
    LOAD_ROW,
  );
  return groupBy(
    rows.map(
      ({
        id,
        store_id: storeId,
        kind,
        starts_at: startsAt,
        ends_at: endsAt,
        rules,
      }): LoweredActivity => ({
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
