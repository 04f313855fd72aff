import { closedType } from '../../codes/closed-type.ts';
import {
  addDays,
  dayOf,
  DAY,
  MINUTE,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '../../kernel/time.ts';
import type { StorePause } from './store-live.ts';
import { spansOfDay, specialOn, type StoreHours } from './store-hours.ts';

/** A week of hours and one day: where a weekly opening is looked for. */
const DAYS_AHEAD = 14;

/**
 * The facts of a store that decide whether it takes orders. `state` is its own switch;
 * `reserveType` 0 takes no pre-orders, 1 also while it is closed, 2 pre-orders only.
 */
export type DoorFacts = {
  state: 'open' | 'resting' | 'overloaded';
  reserveType: number;
  hours: StoreHours;
  /** What stops it for a time; it is resting then, where all of its ways are stopped. */
  pause?: StorePause | null;
};

/**
 * The state of a store, as the wire names it (spec 002 §3): `showType` 1 takes orders now, 6
 * pre-orders only, 2 none. `openingTime`: when it opens next, if it is not open.
 */
export type Door = {
  closedType: number;
  showType: number;
  reserveType: number;
  openingTime: Instant | null;
};

const spansOn = (day: Day, store: StoreHours): { start: Instant; end: Instant }[] => {
  const midnight = startOfDay(day);
  return spansOfDay(day, store).map(({ fromMinute, toMinute }) => ({
    start: plus(midnight, fromMinute * MINUTE),
    end: plus(midnight, toMinute * MINUTE + (toMinute <= fromMinute ? DAY : 0)),
  }));
};

/** Whether a store is open by its hours; hours that began yesterday and run past midnight count. */
export const isOpenByHours = (hours: StoreHours, now: Instant): boolean =>
  [addDays(dayOf(now), -1), dayOf(now)].some((day) =>
    spansOn(day, hours).some(({ start, end }) => start <= now && now < end),
  );

/** The first day from one on that is not a holiday of its store; a holiday of weeks is passed at once. */
const afterHolidays = (day: Day, hours: StoreHours): Day => {
  const special = specialOn(day, hours);
  return special === null || special.spans.length > 0
    ? day
    : afterHolidays(addDays(special.to, 1), hours);
};

/** When a store's hours begin next after a moment; null when not within two weeks besides its holidays. */
export const nextOpening = (hours: StoreHours, now: Instant): Instant | null => {
  let day = dayOf(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    day = afterHolidays(day, hours);
    const starts = spansOn(day, hours)
      .map(({ start }) => start)
      .filter((start) => start > now)
      .toSorted((a, b) => a - b);
    if (starts[0] !== undefined) return starts[0];
    day = addDays(day, 1);
  }
  return null;
};

const SHOWN = 1;
const NOT_SHOWN = 2;
const SCHEDULED = 6;

/** When a store that is stopped takes orders again: when the stop ends, or with its next hours. */
const resumesAt = (hours: StoreHours, { until }: StorePause): Instant | null =>
  isOpenByHours(hours, until) ? until : nextOpening(hours, until);

/**
 * The state of a store at a moment: closed by its hours, resting, overloaded, taking pre-orders
 * only, or open (spec 002 §3, decisions F6, G12). A store that is closed or takes pre-orders only
 * is scheduled where it takes them; one that rests, is paused or has too many orders takes none.
 */
export const storeDoor = (
  { state, reserveType, hours, pause = null }: DoorFacts,
  now: Instant,
): Door => {
  const { open, resting, overloaded, closed } = closedType.codes;
  const isOpen = isOpenByHours(hours, now);
  if (state !== 'open' && (isOpen || pause !== null))
    return {
      closedType: state === 'resting' ? resting : overloaded,
      showType: NOT_SHOWN,
      reserveType,
      openingTime: pause === null ? nextOpening(hours, now) : resumesAt(hours, pause),
    };
  if (!isOpen)
    return {
      closedType: closed,
      showType: reserveType > 0 ? SCHEDULED : NOT_SHOWN,
      reserveType,
      openingTime: nextOpening(hours, now),
    };
  return {
    closedType: open,
    showType: reserveType === 2 ? SCHEDULED : SHOWN,
    reserveType,
    openingTime: null,
  };
};

/**
 * Whether orders for "as soon as possible" are taken; false of a store that takes pre-orders only.
 */
export const acceptsNow = ({ showType }: Pick<Door, 'showType'>): boolean => showType === SHOWN;
