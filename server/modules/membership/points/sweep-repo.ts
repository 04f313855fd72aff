import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { SOURCE_MS } from '#shared/member/points.ts';
import type { Query } from '#server/db/db.ts';

/** A month's end is looked at for so long; what ends later is counted then. */
const END_LOOKED_AT_MS = 7 * DAY;

const TAKE_BACK = `INSERT INTO point_entry (user_id, source, kind, ref, amount, at, expires_at)
  SELECT e.user_id, 'back:' || e.source, 'TAKEN_BACK', e.ref, -e.amount, CAST($1 AS bigint), e.expires_at`;
const STILL_THERE = 'e.amount > 0 AND e.expires_at > $1';

/** Takes back what was booked for orders and uses that were refunded since. What has ended by then is not taken twice. */
export const takeBackRefunded = async (query: Query, now: Instant): Promise<number> => {
  const params = [now, plus(now, -SOURCE_MS)];
  const orders = await query(
    `${TAKE_BACK} FROM takeout_order o JOIN point_entry e ON e.user_id = o.user_id AND e.source = 'order:' || o.id
      WHERE o.refund_at > $2 AND (o.refund_amount > o.given_back OR o.status < 0) AND ${STILL_THERE} ON CONFLICT DO NOTHING`,
    params,
  );
  const uses = await query(
    `${TAKE_BACK} FROM verify_refund r JOIN verify_log l ON l.merchant_id = r.merchant_id AND l.id = r.verify_id
      JOIN group_order g ON g.merchant_id = l.merchant_id AND g.id = l.order_id
      JOIN point_entry e ON e.user_id = g.user_id AND e.source = 'use:' || l.id
      WHERE r.at > $2 AND ${STILL_THERE} ON CONFLICT DO NOTHING`,
    params,
  );
  return orders.count + uses.count;
};

/** Ends up to `most` members' credits of a month that is over: what is left of all that ended by then. One row a member and month, 0 where all was used. */
export const endExpired = async (query: Query, now: Instant, most: number): Promise<number> =>
  (
    await query(
      `INSERT INTO point_entry (user_id, source, kind, ref, amount, at, expires_at)
      SELECT d.user_id, 'end:' || d.expires_at, 'ENDED', '', -greatest(0, (SELECT CAST(coalesce(sum(x.amount), 0) AS int4) FROM point_entry x WHERE x.user_id = d.user_id AND (x.expires_at IS NULL OR x.expires_at <= d.expires_at))), CAST($1 AS bigint), NULL
      FROM (SELECT DISTINCT e.user_id, e.expires_at FROM point_entry e WHERE e.expires_at > $2 AND e.expires_at < $1
        AND NOT EXISTS (SELECT 1 FROM point_entry done WHERE done.user_id = e.user_id AND done.source = 'end:' || e.expires_at) LIMIT $3) d ON CONFLICT DO NOTHING`,
      [now, plus(now, -END_LOOKED_AT_MS), most],
    )
  ).count;

/** Folds rows from before a moment into one a member: their sum stays what it was. */
export const carryOld = async (query: Query, before: Instant): Promise<void> => {
  await query(
    `WITH old AS (DELETE FROM point_entry WHERE at < $1 AND source <> 'carried' RETURNING user_id, amount, at)
    INSERT INTO point_entry (user_id, source, kind, ref, amount, at, expires_at)
    SELECT user_id, 'carried', 'CARRIED', '', CAST(sum(amount) AS int4), max(at), 0 FROM old GROUP BY user_id
    ON CONFLICT (user_id, source) DO UPDATE SET amount = point_entry.amount + excluded.amount, at = excluded.at`,
    [before],
  );
};

/** Forgets helps of turns that are long over. */
export const dropOldHelps = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM task_help WHERE at < $1', [before]);
};
