import type { PointKind } from '#shared/codes/points.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Window = { userId: string; from: Instant; to: Instant; kind: PointKind | null };
export type BillRow = {
  source: string;
  kind: PointKind;
  ref: string;
  amount: number;
  at: Instant;
  expiresAt: Instant | null;
};

const IN_WINDOW = `user_id = $1 AND at >= $2 AND at <= $3 AND ($4 = '' OR kind = $4) AND kind <> 'CARRIED' AND amount <> 0`;
const paramsOf = ({ userId, from, to, kind }: Window) => [userId, from, to, kind ?? ''];

const BILL_ROW = row(
  pick(TABLES.point_entry, 'source', 'kind', 'ref', 'amount', 'at', 'expires_at'),
);
/** Rows of a window of time, the newest first, from one on. */
export const billRows = async (
  query: Query,
  window: Window,
  { offset, size }: { offset: number; size: number },
): Promise<BillRow[]> => {
  const { rows } = await query(
    `SELECT source, kind, ref, amount, at, expires_at FROM point_entry WHERE ${IN_WINDOW} ORDER BY at DESC, source COLLATE "C" DESC LIMIT $5 OFFSET $6`,
    [...paramsOf(window), size, offset],
    BILL_ROW,
  );
  return rows.map(({ at, expires_at: end, ...entry }) => ({
    ...entry,
    at: instant(at),
    expiresAt: end === null ? null : instant(end),
  }));
};

const SUMS_ROW = row({ earned: num, spent: num, taken_back: num, ended: num });
/** What a window of time added and took out. */
export const billSums = async (query: Query, window: Window) => {
  const { rows } = await query(
    `SELECT coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS earned,
      coalesce(-sum(amount) FILTER (WHERE kind = 'SPENT'), 0) AS spent,
      coalesce(-sum(amount) FILTER (WHERE kind = 'TAKEN_BACK'), 0) AS taken_back,
      coalesce(-sum(amount) FILTER (WHERE kind = 'ENDED'), 0) AS ended
    FROM point_entry WHERE ${IN_WINDOW}`,
    paramsOf(window),
    SUMS_ROW,
  );
  return rows[0] ?? { earned: 0, spent: 0, taken_back: 0, ended: 0 };
};
