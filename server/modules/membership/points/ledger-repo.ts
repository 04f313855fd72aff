import type { PointKind } from '#shared/codes/points.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { endOfThisMonth, pointsEndAt } from '#shared/member/points.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type Entry = { userId: string; source: string; kind: PointKind; ref: string; amount: number };

/** Adds a credit. False when there is a row of this source already, which stays as it is. */
export const addCredit = async (
  query: Query,
  { userId, source, kind, ref, amount }: Entry,
  now: Instant,
): Promise<boolean> =>
  (await insertInto(
    query,
    'point_entry',
    {
      user_id: userId,
      source,
      kind,
      ref,
      amount,
      at: now,
      expires_at: pointsEndAt(now),
    },
    'ON CONFLICT DO NOTHING',
  )) === 1;

const ENTRY_ROW = row(pick(TABLES.point_entry, 'source', 'kind', 'ref', 'amount', 'at'));
/** Rows of a member by their sources. */
export const entriesOf = async (
  query: Query,
  userId: string,
  sources: readonly string[],
): Promise<(Omit<Entry, 'userId'> & { at: Instant })[]> => {
  const { rows } = await query(
    'SELECT source, kind, ref, amount, at FROM point_entry WHERE user_id = $1 AND source = ANY($2::text[])',
    [userId, [...sources]],
    ENTRY_ROW,
  );
  return rows.map((entry) => ({ ...entry, at: instant(entry.at) }));
};

const KIND_ROW = row(pick(TABLES.point_entry, 'source', 'amount'));
/** Sources of a kind that were booked from a moment on, the newest first. */
export const sourcesOfKind = async (
  query: Query,
  { userId, kind, from }: { userId: string; kind: PointKind; from: Instant },
): Promise<{ source: string; amount: number }[]> => {
  const { rows } = await query(
    'SELECT source, amount FROM point_entry WHERE user_id = $1 AND kind = $2 AND at >= $3 ORDER BY at DESC',
    [userId, kind, from],
    KIND_ROW,
  );
  return rows;
};

const BALANCE_ROW = row({ balance: num });
/** The sum of a member's rows. */
export const balanceOf = async (query: Query, userId: string): Promise<number> => {
  const { rows } = await query(
    'SELECT coalesce(sum(amount), 0) AS balance FROM point_entry WHERE user_id = $1',
    [userId],
    BALANCE_ROW,
  );
  return rows[0]?.balance ?? 0;
};

/** What ends by a moment: credits that end by then, less what was taken out, which uses up the oldest first. */
const ENDING = `greatest(0, coalesce(sum(amount) FILTER (WHERE expires_at IS NULL OR expires_at <= $2), 0))`;

const SUMS_ROW = row({ balance: num, ending: num, earned: num, spent: num });
export type Sums = { balance: number; ending: number; earned: number; spent: number };
/** Sums of all rows of a member. `earned`: what was ever credited, less what was taken back. */
export const sumsOf = async (query: Query, userId: string, now: Instant): Promise<Sums> => {
  const { rows } = await query(
    `SELECT coalesce(sum(amount), 0) AS balance, ${ENDING} AS ending,
      greatest(0, coalesce(sum(amount) FILTER (WHERE kind NOT IN ('SPENT', 'ENDED')), 0)) AS earned,
      coalesce(-sum(amount) FILTER (WHERE kind = 'SPENT'), 0) AS spent
    FROM point_entry WHERE user_id = $1`,
    [userId, endOfThisMonth(now)],
    SUMS_ROW,
  );
  return rows[0] ?? { balance: 0, ending: 0, earned: 0, spent: 0 };
};
