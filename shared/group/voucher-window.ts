import {
  addDays,
  dayOf,
  endOfDay,
  macauParts,
  minuteOfDay,
  plus,
  startOfDay,
  HOUR,
  MINUTE,
  type Day,
  type Instant,
} from '../kernel/time.ts';

/**
 * Minutes of a day from (inclusive) to (exclusive); `to` less than or equal to `from` runs past
 * midnight.
 */
export type UseHours = { fromMinute: number; toMinute: number };
/** When a voucher may be used (decision D5). Empty lists mean no limit. */
export type UseTime = {
  hours: readonly UseHours[];
  weekdays: readonly number[];
  blackoutDays: readonly Day[];
};
/** Validity of a product: fixed days, or days counted from payment. */
export type Validity = { startDay: Day | null; endDay: Day | null; validDays: number | null };

/**
 * From payment (or a later fixed start) to 23:59:59.999 of the last day (decision D5). `validDays`
 * counts the day of payment as day 0; both limits given: the earlier wins.
 */
export const voucherValidity = (
  { startDay, endDay, validDays }: Validity,
  paidAt: Instant,
): { validFrom: Instant; validTo: Instant } => {
  const ends = [endDay, validDays === null ? null : addDays(dayOf(paidAt), validDays)]
    .filter((d): d is Day => d !== null)
    .sort();
  const start = startDay === null ? paidAt : startOfDay(startDay);
  return {
    validFrom: start > paidAt ? start : paidAt,
    validTo: endOfDay(ends[0] ?? addDays(dayOf(paidAt), 365)),
  };
};

/** Whether the last day of a deal is over: a voucher of it could not be used any more. */
export const isPastLastDay = ({ endDay }: Pick<Validity, 'endDay'>, day: Day): boolean =>
  endDay !== null && endDay < day;

/** The last moment at which a voucher of a deal can be paid for: that of its last day, if it has one. */
export const paidUntil = ({ endDay }: Pick<Validity, 'endDay'>, asked: Instant): Instant =>
  endDay === null || asked < endOfDay(endDay) ? asked : endOfDay(endDay);

/** Why a voucher cannot be used now. */
export type WindowRefusal =
  | { reason: 'NOT_STARTED'; validFrom: Instant }
  | { reason: 'EXPIRED'; validTo: Instant }
  | { reason: 'OUT_OF_HOURS'; next: Instant | null }
  | { reason: 'BLACKOUT_DAY'; next: Instant | null };

const isOpenDay = (at: Instant, use: UseTime): boolean =>
  use.weekdays.length === 0 || use.weekdays.includes(macauParts(at).weekday);
const isBlackout = (at: Instant, use: UseTime): boolean => use.blackoutDays.includes(dayOf(at));

/**
 * The business day that an instant belongs to: hours that run past midnight belong to the day on
 * which they began.
 */
const opening = (at: Instant, use: UseTime): Instant | null => {
  if (use.hours.length === 0) return at;
  const minute = minuteOfDay(at);
  for (const { fromMinute, toMinute } of use.hours) {
    const isOvernight = toMinute <= fromMinute;
    if (minute >= fromMinute && (isOvernight || minute < toMinute)) return at;
    if (isOvernight && minute < toMinute) return plus(at, -24 * HOUR);
  }
  return null;
};

/** Whether deals that are bought now can be used today: by their days, whatever the hour. */
export const usableToday = (now: Instant) => {
  const [today, { weekday }] = [dayOf(now), macauParts(now)];
  return ({ useTime, validity }: { useTime: UseTime; validity: Validity }): boolean =>
    (useTime.weekdays.length === 0 || useTime.weekdays.includes(weekday)) &&
    !useTime.blackoutDays.includes(today) &&
    (validity.startDay ?? today) <= today &&
    today <= (validity.endDay ?? today);
};

/** The next moment within 60 days at which the voucher opens, or null. */
const nextOpening = (now: Instant, use: UseTime, validTo: Instant): Instant | null => {
  const froms =
    use.hours.length === 0 ? [0] : use.hours.map((h) => h.fromMinute).sort((a, b) => a - b);
  for (let ahead = 0; ahead <= 60; ahead += 1) {
    const midnight = startOfDay(addDays(dayOf(now), ahead));
    for (const from of froms) {
      const at = plus(midnight, from * MINUTE);
      if (at > validTo) return null;
      if (at > now && isOpenDay(at, use) && !isBlackout(at, use)) return at;
    }
  }
  return null;
};

/**
 * Whether a voucher may be used now; the checks `start → end → hours/blackout` of decision B11, in
 * that order.
 */
export const windowRefusal = (
  window: { validFrom: Instant; validTo: Instant; useTime: UseTime },
  now: Instant,
): WindowRefusal | null => {
  const { validFrom, validTo, useTime } = window;
  if (now < validFrom) return { reason: 'NOT_STARTED', validFrom };
  if (now > validTo) return { reason: 'EXPIRED', validTo };
  const day = opening(now, useTime);
  const next = () => nextOpening(now, useTime, validTo);
  if (isBlackout(day ?? now, useTime)) return { reason: 'BLACKOUT_DAY', next: next() };
  if (day === null || !isOpenDay(day, useTime)) return { reason: 'OUT_OF_HOURS', next: next() };
  return null;
};
