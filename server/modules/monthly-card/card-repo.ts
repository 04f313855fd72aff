import type { CardPeriod } from '#shared/member/monthly-card.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { itemTerms, type ItemTerms } from './terms.ts';

/** A time that a member's card is valid for; `id` is its order's. */
export type Period = CardPeriod & { id: string; terms: ItemTerms };

const TURN_ROW = row(pick(TABLES.member_card, 'auto_renew'));
/** First in the transaction of what changes or reads a member's periods to change something: all of one member queue here. */
export const takeTurn = async (query: Query, userId: string): Promise<{ autoRenew: boolean }> => {
  const { rows } = await query(
    'INSERT INTO member_card (user_id, turns, auto_renew, renew_at) VALUES ($1, 1, false, NULL) ON CONFLICT (user_id) DO UPDATE SET turns = member_card.turns + 1 RETURNING auto_renew',
    [userId],
    TURN_ROW,
  );
  return { autoRenew: rows[0]?.auto_renew ?? false };
};

const CARD_ROW = row(pick(TABLES.member_card, 'auto_renew'));
export const isAutoRenewed = async (query: Query, userId: string): Promise<boolean> =>
  (await query('SELECT auto_renew FROM member_card WHERE user_id = $1', [userId], CARD_ROW)).rows[0]
    ?.auto_renew ?? false;

/** Whether the card is renewed by itself, and when that is looked at next. */
export const setRenewal = async (
  query: Query,
  userId: string,
  { autoRenew, renewAt }: { autoRenew: boolean; renewAt: Instant | null },
): Promise<void> => {
  await updateIn(query, 'member_card', {
    set: { auto_renew: autoRenew, renew_at: autoRenew ? renewAt : null },
    where: { user_id: userId },
  });
};

const DUE_ROW = row(pick(TABLES.member_card, 'user_id', 'renew_at'));
/** Members whose card is to be renewed by itself, the longest due first. An account on hold waits: nobody can end it there. */
export const dueRenewals = async (query: Query, now: Instant, most: number): Promise<string[]> => {
  const { rows } = await query(
    'SELECT user_id, renew_at FROM member_card c WHERE auto_renew AND renew_at <= $1 AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.id = c.user_id AND u.suspended_at IS NOT NULL) ORDER BY renew_at ASC LIMIT $2',
    [now, most],
    DUE_ROW,
  );
  return rows.map(({ user_id }) => user_id);
};

const PERIOD_ROW = row({
  ...pick(TABLES.member_period, 'id', 'start_at', 'end_at', 'days', 'is_trial'),
  terms: json(itemTerms),
});
/** All periods of a member, in their order. */
export const periodsOf = async (query: Query, userId: string): Promise<Period[]> => {
  const { rows } = await query(
    'SELECT id, start_at, end_at, days, is_trial, terms FROM member_period WHERE user_id = $1 ORDER BY start_at ASC',
    [userId],
    PERIOD_ROW,
  );
  return rows.map(({ id, start_at, end_at, days, is_trial, terms }) => ({
    id,
    startAt: instant(start_at),
    endAt: instant(end_at),
    days,
    isTrial: is_trial,
    terms,
  }));
};

/** Breaks a unique key where another period of the member begins at the same moment. */
export const addPeriod = async (query: Query, userId: string, period: Period): Promise<void> => {
  await insertInto(query, 'member_period', {
    user_id: userId,
    id: period.id,
    start_at: period.startAt,
    end_at: period.endAt,
    days: period.days,
    is_trial: period.isTrial,
    terms: period.terms,
  });
};

export const dropPeriod = async (query: Query, userId: string, id: string): Promise<void> => {
  await query('DELETE FROM member_period WHERE user_id = $1 AND id = $2', [userId, id]);
};

/** Notes that a phone has its trial: false when it had one. */
export const noteTrial = async (query: Query, phoneSeal: string, at: Instant): Promise<boolean> =>
  (await insertInto(
    query,
    'member_trial',
    { phone_seal: phoneSeal, at },
    'ON CONFLICT (phone_seal) DO NOTHING',
  )) === 1;

const HABIT_ROW = row({ kind: TABLES.takeout_order.kind, n: num, total: num });
/** How many orders somebody has paid for since a moment, and for how much together; what went back as a whole does not count. */
export const habitOf = async (
  query: Query,
  userId: string,
  since: Instant,
): Promise<{ kind: 'takeout' | 'market'; orders: number; total: number }[]> => {
  const { rows } = await query(
    'SELECT kind, CAST(count(*) AS int4) AS n, CAST(sum(total - refund_amount) AS bigint) AS total FROM takeout_order WHERE user_id = $1 AND paid_at >= $2 AND refund_amount < total GROUP BY kind',
    [userId, since],
    HABIT_ROW,
  );
  return rows.map(({ kind, n, total }) => ({ kind, orders: n, total }));
};
