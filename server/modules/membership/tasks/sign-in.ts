import type { PointKind } from '#shared/codes/points.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import { DAY, dayOf, plus, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import {
  secondSignInAt,
  SECOND_SIGN_IN_POINTS,
  signInNow,
  signInPoints,
  signInStreak,
} from '#shared/member/points.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { addCredit, entriesOf, sourcesOfKind } from '../points/ledger-repo.ts';

/** A row of days is counted so far back; it is longer only in its number. */
const LOOKED_BACK_MS = 400 * DAY;
const CALENDAR_MS = 62 * DAY;

/** The two calls that sign in (decision MB12). */
type Way = 'score' | 'task';
const sourceOf = (kind: 'SIGN_IN' | 'SIGN_IN_SECOND', day: Day): string =>
  `${kind === 'SIGN_IN' ? 'sign' : 'sign2'}:${day}`;

const daysOf = async (
  query: Query,
  of: { userId: string; kind: PointKind; from: Instant },
): Promise<{ day: Day; points: number }[]> =>
  (await sourcesOfKind(query, of)).map(({ source, amount }) => ({
    day: source.slice(source.indexOf(':') + 1) as Day,
    points: amount,
  }));

/** The days on which a member signed in, the newest first, and how many there are in a row. */
const firstsOf = async (query: Query, userId: string, now: Instant) => {
  const days = await daysOf(query, { userId, kind: 'SIGN_IN', from: plus(now, -LOOKED_BACK_MS) });
  const streak = signInStreak(
    days.map(({ day }) => day),
    dayOf(now),
  );
  return { days, streak };
};

type SignedIn = Awaited<ReturnType<Handlers['scoreSignIn']>>;

/** In a transaction that holds the account: the day's sign-in, or what the other way's call was answered. */
const signIn = async (
  query: Query,
  { userId, way, now }: { userId: UserId; way: Way; now: Instant },
): Promise<SignedIn> => {
  const day = dayOf(now);
  const [first, second] = [sourceOf('SIGN_IN', day), sourceOf('SIGN_IN_SECOND', day)];
  const today = await entriesOf(query, userId, [first, second]);
  const has = (source: string) => today.some((entry) => entry.source === source);
  const kind = signInNow({ first: has(first), second: has(second) }, now);
  const { streak } = await firstsOf(query, userId, now);
  if (kind === null) {
    const last = today.find(({ source }) => source === second) ?? today[0]!;
    if (last.ref === way) return refuse('SIGNED_TODAY');
    return { day, streak, points: last.amount, isSecond: last.source === second };
  }
  const isSecond = kind === 'SIGN_IN_SECOND';
  const points = isSecond ? SECOND_SIGN_IN_POINTS : signInPoints(streak + 1);
  const source = sourceOf(kind, day);
  await addCredit(query, { userId, source, kind, ref: way, amount: points }, now);
  return { day, streak: isSecond ? streak : streak + 1, points, isSecond };
};

const signInBy = (
  { deps: { db }, session: { userId }, idempotencyKey: key, now }: MemberContext,
  way: Way,
  body: object,
): Promise<SignedIn> =>
  keyed({ db, userId, scope: `sign-in-${way}`, key, body, now }, async (query) => {
    await holdAccount(query, userId);
    return signIn(query, { userId, way, now });
  });

export const scoreSignIn: Handlers['scoreSignIn'] = (context, body) =>
  signInBy(context, 'score', body);

const SIGN_IN_TASKS = ['sign-in', 'sign-in-second'];

export const taskSignInAction: Handlers['taskSignInAction'] = async (context, body) =>
  SIGN_IN_TASKS.includes(body.taskId) ? signInBy(context, 'task', body) : refuse('TASK_OVER');

/** The calendar: the days of the last two months, and what signing in would bring. */
export const recordOf = async (query: Query, userId: string, now: Instant) => {
  const from = plus(now, -CALENDAR_MS);
  const today = dayOf(now);
  const { days, streak } = await firstsOf(query, userId, now);
  const firsts = days.filter(({ day }) => day >= dayOf(from));
  const seconds = await daysOf(query, { userId, kind: 'SIGN_IN_SECOND', from });
  const isOn = (signed: readonly { day: Day }[]) => signed.some(({ day }) => day === today);
  const next = signInNow({ first: isOn(firsts), second: isOn(seconds) }, now);
  return {
    days: [
      ...firsts.map((one) => ({ ...one, isSecond: false })),
      ...seconds.map((one) => ({ ...one, isSecond: true })),
    ],
    streak,
    today,
    canSignIn: next !== null,
    nextPoints: next === 'SIGN_IN_SECOND' ? SECOND_SIGN_IN_POINTS : signInPoints(streak + 1),
    secondFrom: secondSignInAt(startOfDay(today)),
  };
};

export const taskSignInRecord: Handlers['taskSignInRecord'] = async (
  { deps, session, now },
  { taskId },
) =>
  SIGN_IN_TASKS.includes(taskId)
    ? recordOf(deps.db.query, session.userId, now)
    : refuse('TASK_OVER');
