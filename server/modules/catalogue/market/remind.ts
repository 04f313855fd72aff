import { addDays, dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { setReminder, type ReminderTable } from '../reminders/set-reminder.ts';
import { intervalAt, minutesOf, type Interval } from './interval.ts';
import {
  addReminder,
  countReminders,
  forgetOver,
  remindersOf,
  removeReminder,
  saleEnd,
  type MarketReminder,
} from './reminder-repo.ts';

const REMINDERS: ReminderTable<MarketReminder> = {
  add: addReminder,
  remove: removeReminder,
  forgetOver,
  count: countReminders,
};

/** An interval that some supermarket has today or the next day (decision P10). */
const namedInterval = async (
  query: Query,
  { activityId, day }: { activityId: string; day: Day },
  now: Instant,
): Promise<Interval> => {
  const minutes = minutesOf(activityId);
  const today = dayOf(now);
  if (minutes === null || (day !== today && day !== addDays(today, 1)))
    return refuse('ACTIVITY_NOT_FOUND');
  const interval = intervalAt(minutes, day);
  const endAt = await saleEnd(query, { ...interval, ...minutes });
  return endAt === null ? refuse('ACTIVITY_NOT_FOUND') : { ...interval, endAt };
};

/** Reminds of the start of a flash sale, or no longer. */
export const subscribe: Handlers['activitySubscribe'] = (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const { isSubscribe: isOn } = body;
  return keyed({ db, userId, scope: 'market-flash-remind', key, body, now }, async (query) => {
    const interval = await namedInterval(query, body, now);
    if (isOn && interval.endAt <= now) return refuse('SECKILL_OVER');
    await setReminder(query, REMINDERS, { reminder: { ...interval, userId }, isOn, now });
    return { isSubscribe: isOn, startTime: interval.startAt };
  });
};

export const subscribeStatus: Handlers['activitySubscribeStatus'] = async (
  { deps, session, now },
  { activityId, day },
) => {
  const own = await remindersOf(deps.db.query, session.userId, now);
  return {
    isSubscribe: own.some((one) => one.subId === activityId && one.day === day),
    result: own.map(({ subId, startAt, endAt, ...one }) => ({
      activityId: subId,
      day: one.day,
      startTime: startAt,
      endTime: endAt,
    })),
  };
};
