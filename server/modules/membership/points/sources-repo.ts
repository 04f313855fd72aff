import type { PointKind } from '#shared/codes/points.ts';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { pointsEndAt, REVIEW_POINTS, SOURCE_MS } from '#shared/member/points.ts';
import { POINTS_AFTER_MS } from '#shared/order/checkout/windows.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** Later than any moment: an order whose refund is under review is not due. */
const NEVER_DUE = Number.MAX_SAFE_INTEGER;

const review = (table: string, more = ''): string =>
  `SELECT c.user_id, 'review:' || c.order_id, 'REVIEW', c.order_id, CASE WHEN cardinality(c.photos) > 0 THEN ${REVIEW_POINTS.withPicture} ELSE ${REVIEW_POINTS.plain} END, c.created_at, c.created_at
  FROM ${table} c ${more} WHERE NOT c.is_deleted`;
const inTime = `JOIN takeout_order o ON o.merchant_id = c.merchant_id AND o.id = c.order_id AND c.created_at <= o.completed_at + ${SOURCE_MS}`;

/**
 * Everything that brings points by itself: orders and uses of vouchers (what was paid, decision MB9), reviews and visits.
 * What guests had refunded is not here, what stores gave back by themselves counts less; the rule is that of `pointsState`. `done_at`: when it was done; `due_at`: from when on it can be collected.
 */
const SOURCES = `SELECT user_id, 'order:' || id AS source, CASE WHEN kind = 'market' THEN 'MARKET' ELSE 'TAKEOUT' END AS kind, id AS ref, CAST((total - given_back) / 100 AS int4) AS amount, completed_at AS done_at,
    CASE WHEN refund_progress = 0 THEN ${NEVER_DUE} ELSE completed_at + ${POINTS_AFTER_MS} END AS due_at
  FROM takeout_order WHERE completed_at IS NOT NULL AND status > 0 AND refund_amount = given_back
  UNION ALL SELECT g.user_id, 'use:' || l.id, 'GROUP', g.id, CAST(l.face_amount / 100 AS int4), l.at, l.at + ${POINTS_AFTER_MS}
  FROM verify_log l JOIN group_order g ON g.merchant_id = l.merchant_id AND g.id = l.order_id WHERE l.state = 'OK' AND NOT l.is_refunded
  UNION ALL ${review('takeout_comment', inTime)}
  UNION ALL ${review('market_comment', inTime)}
  UNION ALL ${review('group_comment')}
  UNION ALL SELECT user_id, 'visit:' || day || ':' || store_id, 'VISIT', '', points, created_at, created_at FROM group_check_in`;

/** What has not been booked yet, of the time in which something is a source. $1: done after. */
const OPEN = `SELECT s.user_id, s.source, s.kind, s.ref, s.amount, s.done_at, s.due_at FROM (${SOURCES}) s
  WHERE s.done_at > $1 AND s.amount > 0 AND NOT EXISTS (SELECT 1 FROM point_entry e WHERE e.user_id = s.user_id AND e.source = s.source)`;

export type OpenPoints = {
  source: string;
  kind: PointKind;
  ref: string;
  amount: number;
  doneAt: Instant;
  dueAt: Instant;
};
const OPEN_ROW = row({
  ...pick(TABLES.point_entry, 'source', 'kind', 'ref', 'amount'),
  done_at: num,
  due_at: num,
});

const sourcesSince = (now: Instant): Instant => plus(now, -SOURCE_MS);

/** What a member has done and not got points for yet: due or not, the newest first. */
export const openPoints = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<OpenPoints[]> => {
  const { rows } = await query(
    `${OPEN} AND s.user_id = $2 ORDER BY s.done_at DESC, s.source COLLATE "C" DESC`,
    [sourcesSince(now), userId],
    OPEN_ROW,
  );
  return rows.map(({ done_at, due_at, ...open }) => ({
    ...open,
    doneAt: instant(done_at),
    dueAt: instant(due_at),
  }));
};

const book = (where: string): string =>
  `INSERT INTO point_entry (user_id, source, kind, ref, amount, at, expires_at)
  SELECT o.user_id, o.source, o.kind, o.ref, o.amount, CAST($2 AS bigint), CAST($3 AS bigint) FROM (${OPEN} AND ${where}) o ON CONFLICT DO NOTHING`;

const SOURCE_ROW = row({ source: text });
/** Books sources of a member that are due; gives those that were not booked before. */
export const collect = async (
  query: Query,
  { userId, sources, now }: { userId: string; sources: readonly string[]; now: Instant },
): Promise<string[]> => {
  const { rows } = await query(
    `${book('s.due_at <= $2 AND s.user_id = $4 AND s.source = ANY($5::text[])')} RETURNING source`,
    [sourcesSince(now), now, pointsEndAt(now), userId, [...sources]],
    SOURCE_ROW,
  );
  return rows.map(({ source }) => source);
};

/** The books keep a closed account's orders; they bring nobody points. */
const NOT_CLOSED = `NOT EXISTS (SELECT 1 FROM app_user u WHERE u.id = s.user_id AND u.closed_at IS NOT NULL)`;

/** Books up to `most` sources of all members that were due at a moment; gives how many. */
export const bookOverdue = async (
  query: Query,
  { dueBy, now, most }: { dueBy: Instant; now: Instant; most: number },
): Promise<number> =>
  (
    await query(book(`s.done_at <= $4 AND s.due_at <= $4 AND ${NOT_CLOSED} LIMIT $5`), [
      sourcesSince(now),
      now,
      pointsEndAt(now),
      dueBy,
      most,
    ])
  ).count;
