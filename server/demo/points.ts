import type { PointKind } from '#shared/codes/points.ts';
import { addDays, DAY, dayOf, HOUR, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { LEVEL_GROWTH } from '#shared/member/level.ts';
import { pointsEndAt, signInPoints } from '#shared/member/points.ts';
import { turnOf } from '#shared/member/tasks.ts';
import { POINTS_AFTER_MS } from '#shared/order/checkout/windows.ts';
import { cents } from '#shared/kernel/money.ts';
import { sweepPoints } from '#server/modules/membership/index.ts';
import type { Query } from '../db/db.ts';
import { insertRows } from '../db/insert-rows.ts';
import { num, row, text } from '../db/row.ts';
import { DEMO_USER_ID } from './people.ts';

/** The member with the highest level and points in every state. */
export const POINTS_USER_ID = 'member-66880005';

type Entry = { source: string; kind: PointKind; ref?: string; amount: number; at: Instant };
const entryRow = ({ source, kind, ref = '', amount, at }: Entry, end: Instant | null) => ({
  user_id: POINTS_USER_ID,
  source,
  kind,
  ref,
  amount,
  at,
  expires_at: end,
});
const credit = (entry: Entry) => entryRow(entry, pointsEndAt(entry.at));

/** Five days of signing in up to yesterday, tasks, a refund, and points that end this month or have ended. */
const otherEntries = (now: Instant) => {
  const today = dayOf(now);
  const signs = [1, 2, 3, 4, 5].map((streak) => {
    const day = addDays(today, streak - 6);
    const at = plus(startOfDay(day), 9 * HOUR);
    return credit({ source: `sign:${day}`, kind: 'SIGN_IN', amount: signInPoints(streak), at });
  });
  const lastWeek = plus(now, -7 * DAY);
  const task = `task:invite-friends:${turnOf('WEEKLY', lastWeek).key}`;
  const refunded: Entry = {
    source: 'order:demo-refunded',
    kind: 'TAKEOUT',
    amount: 86,
    at: plus(now, -6 * DAY),
  };
  const ended: Entry = {
    source: 'review:demo-ended',
    kind: 'REVIEW',
    amount: 40,
    at: plus(now, -420 * DAY),
  };
  const end = pointsEndAt(ended.at);
  return [
    ...signs,
    credit({ source: task, kind: 'TASK', ref: 'invite-friends', amount: 15, at: lastWeek }),
    credit(refunded),
    entryRow(
      {
        source: `back:${refunded.source}`,
        kind: 'TAKEN_BACK',
        amount: -refunded.amount,
        at: plus(now, -2 * DAY),
      },
      pointsEndAt(refunded.at),
    ),
    credit({ source: 'review:demo-ending', kind: 'REVIEW', amount: 30, at: plus(now, -365 * DAY) }),
    credit(ended),
    entryRow(
      { source: `end:${end}`, kind: 'ENDED', amount: -ended.amount, at: plus(end, 1) },
      null,
    ),
  ];
};

/** Days ago on which orders were completed: one waits for its points, one has them to collect, the others are a year's. */
const completedAgo = (total: number): number[] => {
  const wanted = LEVEL_GROWTH.blackCard * 1.03;
  const count = Math.ceil((wanted * 100) / total);
  return [0.8, 3, ...Array.from({ length: count }, (_, n) => 10 + (n * 320) / count)];
};

const ORDER_ROW = row({ id: text, total: num });

/** Orders like the demonstration's dearest one. */
const seedOrders = async (query: Query, now: Instant): Promise<ReturnType<typeof credit>[]> => {
  const { rows } = await query(
    `SELECT id, total FROM takeout_order WHERE user_id = $1 AND kind = 'takeout' AND completed_at IS NOT NULL AND refund_status = 0 AND refund_progress IS NULL ORDER BY total DESC, id LIMIT 1`,
    [DEMO_USER_ID],
    ORDER_ROW,
  );
  const like = rows[0];
  if (like === undefined) return [];
  const made = completedAgo(like.total).map((days, n) => ({
    id: `demo-points-${n}`,
    at: plus(now, -Math.round(days * DAY)),
    isReviewed: n > 1,
  }));
  for (const { id, at, isReviewed } of made) {
    const created = plus(at, -HOUR);
    await query(
      `INSERT INTO takeout_order SELECT (jsonb_populate_record(o, $2::jsonb)).* FROM takeout_order o WHERE o.id = $1`,
      [
        like.id,
        JSON.stringify({
          id,
          order_no: '',
          user_id: POINTS_USER_ID,
          created_at: created,
          pay_before: created,
          paid_at: created,
          accepted_at: created,
          promised_at: at,
          completed_at: at,
          trade_no: `demo-${id}`,
          has_comment: isReviewed,
          refund_requests: 0,
        }),
      ],
    );
  }
  return made.slice(2).map(({ id, at }) =>
    credit({
      source: `order:${id}`,
      kind: 'TAKEOUT',
      ref: id,
      amount: Math.floor(cents(like.total) / 100),
      at: plus(at, POINTS_AFTER_MS),
    }),
  );
};

/** After the shop's orders: `66880005` holds the black card, with points in every state. */
export const seedPoints = async (query: Query, now: Instant): Promise<void> => {
  const orders = await seedOrders(query, now);
  await insertRows(query, 'point_entry', [...orders, ...otherEntries(now)]);
  const yesterday = plus(now, -DAY);
  await insertRows(query, 'group_check_in', [
    {
      user_id: POINTS_USER_ID,
      day: dayOf(yesterday),
      store_id: 'senado',
      points: 5,
      streak: 1,
      created_at: yesterday,
    },
  ]);
  // what the town's other members did not collect in time
  await sweepPoints({ query }, now);
};
