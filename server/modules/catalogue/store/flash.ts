import {
  instant,
  MINUTE,
  plus,
  startOfDay,
  dayOf,
  minuteOfDay,
  type Instant,
} from '#shared/kernel/time.ts';
import type { TakeoutActivity, TakeoutActivityOf } from './activity-rules.ts';
import { ofKind } from './of-kind.ts';

export type FlashSession = {
  activity: TakeoutActivityOf<'flash'>;
  startAt: Instant;
  endAt: Instant;
  leftSeconds: number;
};

/** A flash sale's hours of today; `leftSeconds` is 0 before and after them. */
const sessionOf = (activity: TakeoutActivityOf<'flash'>, now: Instant): FlashSession => {
  const midnight = startOfDay(dayOf(now));
  const { fromMinute, toMinute } = activity.rules;
  const endAt = instant(
    Math.min(plus(midnight, toMinute * MINUTE), activity.endsAt ?? Number.MAX_SAFE_INTEGER),
  );
  const minute = minuteOfDay(now);
  return {
    activity,
    startAt: plus(midnight, fromMinute * MINUTE),
    endAt,
    leftSeconds: minute >= fromMinute && now < endAt ? Math.ceil((endAt - now) / 1000) : 0,
  };
};

/** The flash sale of a store: the one that runs, else the next of today; null when there is none. */
export const flashSession = (
  activities: readonly TakeoutActivity[],
  now: Instant,
): FlashSession | null =>
  ofKind(activities, 'flash')
    .map((activity) => sessionOf(activity, now))
    .toSorted((a, b) => b.leftSeconds - a.leftSeconds)[0] ?? null;
