import {
  addDays,
  DAY,
  dayOf,
  instant,
  MINUTE,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '../../kernel/time.ts';
import { spansOfDay, type StoreHours } from './store-hours.ts';

export type { OpenHours, StoreHours } from './store-hours.ts';

/** Slots are 15 minutes long and begin at a quarter of an hour (decision F5). */
export const SLOT_MINUTES = 15;
const SLOT_MS = SLOT_MINUTES * MINUTE;

/**
 * `prepMinutes`: from now until the order can be handed over. `acceptsNow`: the store takes orders
 * at this moment; false while it rests or is overloaded.
 */
export type SlotInput = StoreHours & {
  prepMinutes: number;
  acceptsNow: boolean;
  acceptsNextDay: boolean;
};

/**
 * A time to choose. `day` and minutes are the calendar's at UTC+8 (23:45 ends at 1440).
 * `isNextDay`: it belongs to tomorrow's opening hours; half past midnight in hours that began today
 * does not. The `isNow` entry is one moment: now plus preparation.
 */
export type Slot = {
  day: Day;
  fromMinute: number;
  toMinute: number;
  at: Instant;
  isNow: boolean;
  isNextDay: boolean;
};

/**
 * Open from `start` until `end`. `closing`: when the store really shuts, if the next hours join on.
 */
type Period = { businessDay: Day; start: Instant; end: Instant; closing: Instant };

const periodsOf = (businessDay: Day, store: StoreHours): Period[] => {
  const midnight = startOfDay(businessDay);
  return spansOfDay(businessDay, store).map(({ fromMinute, toMinute }) => {
    const end = plus(midnight, toMinute * MINUTE + (toMinute <= fromMinute ? DAY : 0));
    return { businessDay, start: plus(midnight, fromMinute * MINUTE), end, closing: end };
  });
};

/**
 * Yesterday's to the day after tomorrow's hours: yesterday's may still run, and tomorrow's may join
 * the next.
 */
const periodsAround = (today: Day, store: StoreHours): Period[] => {
  const periods = [-1, 0, 1, 2]
    .flatMap((ahead) => periodsOf(addDays(today, ahead), store))
    .sort((a, b) => a.start - b.start);
  return periods.map((period, index) => {
    const closing = periods
      .slice(index + 1)
      .reduce(
        (last, next) => (next.start <= last && next.end > last ? next.end : last),
        period.end,
      );
    return { ...period, closing };
  });
};

const minuteOf = (at: Instant, day: Day): number => Math.floor((at - startOfDay(day)) / MINUTE);
const toQuarter = (ms: number): Instant => instant(Math.ceil(ms / SLOT_MS) * SLOT_MS);

const slotAt = (at: Instant, isNextDay: boolean): Slot => {
  const day = dayOf(at);
  const fromMinute = minuteOf(at, day);
  return { day, fromMinute, toMinute: fromMinute + SLOT_MINUTES, at, isNow: false, isNextDay };
};

const nowEntry = (periods: readonly Period[], input: SlotInput, now: Instant): Slot | null => {
  const at = plus(now, input.prepMinutes * MINUTE);
  if (
    !input.acceptsNow ||
    !periods.some(({ start, closing }) => start <= now && now < closing && at <= closing)
  )
    return null;
  const day = dayOf(at);
  const minute = minuteOf(at, day);
  return { day, fromMinute: minute, toMinute: minute, at, isNow: true, isNextDay: false };
};

/** The slots one by one, as they are asked for. */
function* slotsInOrder(input: SlotInput, now: Instant): Generator<Slot, undefined> {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const ready = now + input.prepMinutes * MINUTE;
  const periods = periodsAround(today, input);
  const atOnce = nowEntry(periods, input, now);
  if (atOnce) yield atOnce;
  let from = ready;
  for (const { businessDay, start, end, closing } of periods) {
    const isNextDay = businessDay === tomorrow;
    if (businessDay > tomorrow || (isNextDay && !input.acceptsNextDay)) continue;
    const last = closing - Math.max(input.prepMinutes, SLOT_MINUTES) * MINUTE;
    for (let at = toQuarter(Math.max(from, start)); at < end && at <= last; at = plus(at, SLOT_MS))
      yield slotAt(at, isNextDay);
    from = Math.max(from, end);
  }
}

/**
 * Times at which an order can be cooked or collected: "now" first, then the quarters of today and,
 * where the store allows, of tomorrow (decision F5). First is the quarter at or after now +
 * preparation, last is closing − preparation, and each ends before closing. Hours past midnight are
 * one period.
 */
export const timeSlots = (input: SlotInput, now: Instant): Slot[] => [...slotsInOrder(input, now)];

/** The first of them; null where there is none. */
export const firstSlot = (input: SlotInput, now: Instant): Slot | null =>
  slotsInOrder(input, now).next().value ?? null;
