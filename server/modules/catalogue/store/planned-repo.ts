import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { groupBy } from '#server/kit/group-by.ts';

/** A promotion that a store planned itself and published, from its begin to its end. */
export type Planned = {
  kind: string;
  name: Bilingual;
  startsAt: number;
  endsAt: number;
};

const ROW = row(
  pick(TABLES.store_promotion, 'store_id', 'kind', 'name_zh', 'name_en', 'starts_at', 'ends_at'),
);
/** What stores planned that runs or is to come, by store; posters are no offers. `storeIds`: of these stores; missing, of all. */
export const plannedOf = async (
  query: Query,
  storeIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly Planned[]>> => {
  const { rows } = await query(
    `SELECT store_id, kind, name_zh, name_en, starts_at, ends_at FROM store_promotion WHERE is_shown AND kind <> 'poster'${storeIds === undefined ? '' : ' AND store_id = ANY($1::text[])'} ORDER BY starts_at, id`,
    storeIds === undefined ? [] : [storeIds],
    ROW,
  );
  const all = rows.map((one) => ({
    storeId: one.store_id,
    kind: one.kind,
    name: { zh: one.name_zh, en: one.name_en },
    startsAt: one.starts_at,
    endsAt: one.ends_at,
  }));
  return groupBy(all, ({ storeId }) => storeId);
};

/** Those that run at a moment. */
export const runningOf = (planned: readonly Planned[], now: Instant): readonly Planned[] =>
  planned.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);

/** How guests read at a moment what a store has on: each name once. */
export const namesNow = (planned: readonly Planned[], now: Instant): readonly Bilingual[] => [
  ...new Map(runningOf(planned, now).map(({ name }) => [`${name.zh}\n${name.en}`, name])).values(),
];
