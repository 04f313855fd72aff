import { closedType } from '../../codes/closed-type.ts';
import {
  addDays,
  dayOf,
  DAY,
  macauParts,
  MINUTE,
  plus,
  startOfDay,
  type Day,
  type Instant,
} from '../../kernel/time.ts';
import type { StoreHours } from './time-slots.ts';

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

const spansOn = (
  day: Day,
  { hours, weekdays, closedDays }: StoreHours,
): { start: Instant; end: Instant }[] => {
  const midnight = startOfDay(day);
  if (
    closedDays.includes(day) ||
    (weekdays.length > 0 && !weekdays.includes(macauParts(midnight).weekday))
  )
    return [];
  return hours.map(({ fromMinute, toMinute }) => ({
    start: plus(midnight, fromMinute * MINUTE),
    end: plus(midnight, toMinute * MINUTE + (toMinute <= fromMinute ? DAY : 0)),
  }));
};

/** Whether a store is open by its hours; hours that began yesterday and run past midnight count. */
export const isOpenByHours = (hours: StoreHours, now: Instant): boolean =>
  [addDays(dayOf(now), -1), dayOf(now)].some((day) =>
    spansOn(day, hours).some(({ start, end }) => start <= now && now < end),
  );

/** When a store's hours begin next after a moment; null when not within two weeks. */
export const nextOpening = (hours: StoreHours, now: Instant): Instant | null => {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const starts = spansOn(addDays(dayOf(now), ahead), hours)
      .map(({ start }) => start)
      .filter((start) => start > now)
      .toSorted((a, b) => a - b);
    if (starts[0] !== undefined) return starts[0];
  }
  return null;
};

const SHOWN = 1;
const NOT_SHOWN = 2;
const SCHEDULED = 6;

/**
 * The state of a store at a moment: closed by its hours, resting, overloaded, taking pre-orders
 * only, or open (spec 002 §3, decisions F6, G12). A store that is closed or takes pre-orders only
 * is scheduled where it takes them; one that rests or has too many orders takes none.
 */
export const storeDoor = ({ state, reserveType, hours }: DoorFacts, now: Instant): Door => {
  const { open, resting, overloaded, closed } = closedType.codes;
  const isOpen = isOpenByHours(hours, now);
  if (state !== 'open' && isOpen)
    return {
      closedType: state === 'resting' ? resting : overloaded,
      showType: NOT_SHOWN,
      reserveType,
      openingTime: nextOpening(hours, now),
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
