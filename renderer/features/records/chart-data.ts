import { addCents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { addDays, DAY, macauParts, startOfDay, type Day } from '#shared/kernel/time.ts';
import type { Stats } from './queries.ts';

export type Tally = { ok: number; refused: number; undone: number; times: number; amount: Cents };
export type Point = Tally & { at: string };
export type Bar = { name: string; times: number; amount: Cents };

const NOTHING: Tally = { ok: 0, refused: 0, undone: 0, times: 0, amount: ZERO };
/** The most bars that are shown; the rest is summed in one more. */
const MOST_BARS = 10;

/** Every hour from the first that has something to the last, those without anything too: an axis of time has no holes. */
export const hoursOf = (hours: Stats['hours']): Point[] => {
  const first = hours[0]?.hour ?? 0;
  const last = hours.at(-1)?.hour ?? 0;
  return Array.from({ length: last - first + 1 }, (_, n) => ({
    at: `${String(first + n).padStart(2, '0')}:00`,
    ...(hours.find(({ hour }) => hour === first + n) ?? NOTHING),
  }));
};

/** The most days that are drawn as days; more are drawn by week. */
const MOST_DAYS = 62;

const addTally = (a: Tally, b: Tally): Tally => ({
  ok: a.ok + b.ok,
  refused: a.refused + b.refused,
  undone: a.undone + b.undone,
  times: a.times + b.times,
  amount: addCents(a.amount, b.amount),
});

/** Days from the first that has something to the last, or their weeks by the Monday that each begins with. */
export const daysOf = (days: Stats['days']): { points: Point[]; isWeekly: boolean } => {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return { points: [], isWeekly: false };
  const isWeekly = (startOfDay(last) - startOfDay(first)) / DAY >= MOST_DAYS;
  const keyOf = (day: Day): Day =>
    isWeekly ? addDays(day, -((macauParts(startOfDay(day)).weekday + 6) % 7)) : day;
  const points = new Map<Day, Point>();
  for (let at = keyOf(first); at <= last; at = addDays(at, isWeekly ? 7 : 1))
    points.set(at, { at, ...NOTHING });
  for (const { day, ...tally } of days)
    points.set(keyOf(day), {
      at: keyOf(day),
      ...addTally(points.get(keyOf(day)) ?? NOTHING, tally),
    });
  return { points: [...points.values()], isWeekly };
};

/** The most used, and all others together. */
export const barsOf = (named: readonly Bar[], others: string): Bar[] => {
  const used = named.filter(({ times }) => times > 0);
  if (used.length <= MOST_BARS)
    return used.map(({ name, times, amount }) => ({ name, times, amount }));
  const rest = used.slice(MOST_BARS - 1);
  return [
    ...used.slice(0, MOST_BARS - 1).map(({ name, times, amount }) => ({ name, times, amount })),
    {
      name: others,
      times: rest.reduce((sum, { times }) => sum + times, 0),
      amount: addCents(...rest.map(({ amount }) => amount)),
    },
  ];
};
