import type { TaskType } from '#shared/codes/points.ts';
import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { REFUND_AFTER_COMPLETION_MS } from '#shared/order/checkout/windows.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import { insertInto } from '#server/db/write.ts';

const COUNT_ROW = row({ n: num });
const countOf = async (query: Query, sql: string, params: Parameters<Query>[1]): Promise<number> =>
  (await query(`SELECT CAST(count(*) AS int4) AS n FROM (${sql}) t`, params, COUNT_ROW)).rows[0]
    ?.n ?? 0;

type Of = { userId: string; from: Instant; now: Instant };

/** Orders and deals whose time for a refund ran out in this turn: they cannot be taken back any more. */
const ordersDone = (query: Query, { userId, from, now }: Of): Promise<number> =>
  countOf(
    query,
    `SELECT id FROM takeout_order WHERE user_id = $1 AND completed_at > $2 AND completed_at <= $3 AND status > 0 AND refund_status = 0 AND coalesce(refund_progress, 1) <> 0
    UNION SELECT g.id FROM group_order g JOIN verify_log l ON l.merchant_id = g.merchant_id AND l.order_id = g.id AND l.state = 'OK' AND NOT l.is_refunded
    WHERE g.user_id = $1 AND l.at > $2 AND l.at <= $3`,
    [userId, plus(from, -REFUND_AFTER_COMPLETION_MS), plus(now, -REFUND_AFTER_COMPLETION_MS)],
  );

const reviewsWritten = (query: Query, { userId, from }: Of): Promise<number> =>
  countOf(
    query,
    ['takeout_comment', 'market_comment', 'group_comment']
      .map(
        (table) =>
          `SELECT id FROM ${table} WHERE user_id = $1 AND created_at >= $2 AND NOT is_deleted`,
      )
      .join(' UNION ALL '),
    [userId, from],
  );

/** Orders can be shared for some weeks. */
const SHARED_ORDERS_MS = 60 * DAY;
const ordersShared = (query: Query, { userId, from }: Of): Promise<number> =>
  countOf(
    query,
    `SELECT s.id FROM takeout_order o JOIN takeout_share s ON s.merchant_id = o.merchant_id AND s.order_id = o.id
    WHERE o.user_id = $1 AND o.created_at > $2 AND s.created_at >= $3`,
    [userId, plus(from, -SHARED_ORDERS_MS), from],
  );

/** What a member has done of a task in a turn, for tasks whose doing the server sees by itself. */
export const DONE_OF: Partial<Record<TaskType, (query: Query, of: Of) => Promise<number>>> = {
  ORDER: ordersDone,
  REVIEW: reviewsWritten,
  SHARE: ordersShared,
};

type Turn = { taskId: string; turn: string };

/** How many friends helped in a turn. */
export const helpsOf = (query: Query, { taskId, turn }: Turn, userId: string): Promise<number> =>
  countOf(
    query,
    'SELECT helper_id FROM task_help WHERE user_id = $1 AND task_id = $2 AND turn = $3',
    [userId, taskId, turn],
  );

/** Notes a help. False when the helper has helped somebody with this task in this turn already. */
export const addHelp = async (
  query: Query,
  { taskId, turn }: Turn,
  { userId, helperId, at }: { userId: string; helperId: string; at: Instant },
): Promise<boolean> =>
  (await insertInto(
    query,
    'task_help',
    { task_id: taskId, turn, helper_id: helperId, user_id: userId, at },
    'ON CONFLICT DO NOTHING',
  )) === 1;
