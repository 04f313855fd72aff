import { MINUTE, plus, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';

/** The hours of a flash sale on one day (spec 002 §3). Sales of several stores at the same hours are one interval. */
export type Interval = { subId: string; day: Day; startAt: Instant; endAt: Instant };
/** Minutes of a day. */
export type Minutes = { fromMinute: number; toMinute: number };

const DAY_MINUTES = 24 * 60;

export const subIdOf = ({ fromMinute, toMinute }: Minutes): string => `${fromMinute}-${toMinute}`;

/** These minutes of a day. */
export const intervalAt = (minutes: Minutes, day: Day): Interval => ({
  subId: subIdOf(minutes),
  day,
  startAt: plus(startOfDay(day), minutes.fromMinute * MINUTE),
  endAt: plus(startOfDay(day), minutes.toMinute * MINUTE),
});

/** The minutes that an id names; null for another text. */
export const minutesOf = (subId: string): Minutes | null => {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(subId) ?? [];
  if (from === undefined || to === undefined) return null;
  const minutes = { fromMinute: Number(from), toMinute: Number(to) };
  const isRange = minutes.fromMinute < minutes.toMinute && minutes.toMinute <= DAY_MINUTES;
  return isRange && subIdOf(minutes) === subId ? minutes : null;
};
