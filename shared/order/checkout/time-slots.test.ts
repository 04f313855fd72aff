import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  DAY,
  instant,
  macauParts,
  MINUTE,
  startOfDay,
  type Day,
  type Instant,
} from '../../kernel/time.ts';
import { timingKey } from './checkout-timing.ts';
import { firstSlot, timeSlots, type OpenHours, type SlotInput } from './time-slots.ts';

/** A Saturday. */
const TODAY = '2026-11-21' as Day;
const at = (time: string, day: string = TODAY): Instant =>
  instant(Date.parse(`${day}T${time}:00+08:00`));
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const hours = (...spans: [string, string][]): OpenHours[] =>
  spans.map(([from, to]) => {
    const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return { fromMinute: minute(from), toMinute: minute(to) };
  });
const store = (changes: Partial<SlotInput> = {}): SlotInput => ({
  hours: hours(['10:00', '22:00']),
  weekdays: [],
  closedDays: [],
  prepMinutes: 30,
  acceptsNow: true,
  acceptsNextDay: false,
  ...changes,
});
/** Slots as `today 12:45`; the entry for now as `now 12:31`. */
const shown = (input: SlotInput, now: Instant): string[] =>
  timeSlots(input, now).map(
    ({ fromMinute, isNow, isNextDay }) =>
      `${isNow ? 'now' : isNextDay ? 'tomorrow' : 'today'} ${clock(fromMinute)}`,
  );

describe('times to choose', () => {
  it('begin with now, then the quarter after preparation, and end by closing less preparation', () => {
    const slots = shown(store(), at('12:01'));
    expect(slots.slice(0, 3)).toEqual(['now 12:31', 'today 12:45', 'today 13:00']);
    expect(slots.at(-1)).toBe('today 21:30');
  });
  it('carry their day, minutes and moment', () => {
    const [now, first] = timeSlots(store(), at('12:00'));
    expect(now).toEqual({
      day: TODAY,
      fromMinute: 750,
      toMinute: 750,
      at: at('12:30'),
      isNow: true,
      isNextDay: false,
    });
    expect(first).toEqual({
      day: TODAY,
      fromMinute: 750,
      toMinute: 765,
      at: at('12:30'),
      isNow: false,
      isNextDay: false,
    });
  });
  it('begin at opening before the store opens, with no now', () => {
    expect(shown(store(), at('09:29'))[0]).toBe('today 10:00');
    expect(shown(store(), at('09:59'))[0]).toBe('today 10:30');
    expect(shown(store(), at('10:00'))[0]).toBe('now 10:30');
    expect(shown(store({ hours: hours(['10:05', '22:00']) }), at('08:00'))[0]).toBe('today 10:15');
  });
  it('end with the last order that can still be made', () => {
    expect(shown(store(), at('21:30'))).toEqual(['now 22:00']);
    expect(shown(store(), at('21:31'))).toEqual([]);
    expect(shown(store(), at('21:00'))).toEqual(['now 21:30', 'today 21:30']);
    expect(shown(store({ prepMinutes: 0 }), at('21:44'))).toEqual(['now 21:44', 'today 21:45']);
    expect(shown(store({ prepMinutes: 0 }), at('21:59'))).toEqual(['now 21:59']);
    expect(shown(store({ prepMinutes: 0 }), at('22:00'))).toEqual([]);
  });
  it('have no now while the store takes no orders', () => {
    expect(shown(store({ acceptsNow: false }), at('12:00'))[0]).toBe('today 12:30');
  });
  it('leave out the break of split hours', () => {
    const slots = shown(
      store({ hours: hours(['18:00', '20:00'], ['11:00', '13:00']), prepMinutes: 15 }),
      at('12:20'),
    );
    expect(slots).toEqual([
      'now 12:35',
      'today 12:45',
      ...['18:00', '18:15', '18:30', '18:45', '19:00', '19:15', '19:30', '19:45'].map(
        (time) => `today ${time}`,
      ),
    ]);
    expect(
      shown(store({ hours: hours(['11:00', '13:00'], ['18:00', '20:00']) }), at('14:00'))[0],
    ).toBe('today 18:00');
  });
  it('take hours that touch or overlap as one', () => {
    const joined = shown(
      store({ hours: hours(['10:00', '14:00'], ['14:00', '22:00']) }),
      at('12:01'),
    );
    expect(joined).toEqual(shown(store(), at('12:01')));
    expect(
      shown(
        store({ hours: hours(['10:00', '16:00'], ['12:00', '22:00'], ['12:30', '13:00']) }),
        at('12:01'),
      ),
    ).toEqual(joined);
  });
  it('run past midnight as one period, which a store that refuses the next day allows too', () => {
    const night = store({ hours: hours(['18:00', '02:00']) });
    expect(shown(night, at('23:10'))).toEqual([
      'now 23:40',
      'today 23:45',
      ...['00:00', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30'].map(
        (time) => `today ${time}`,
      ),
    ]);
    expect(
      timeSlots(night, at('23:10'))
        .map(({ day, toMinute }) => [day, toMinute])
        .slice(1, 3),
    ).toEqual([
      [TODAY, 1440],
      ['2026-11-22', 15],
    ]);
    expect(shown(night, at('00:50')).slice(0, 3)).toEqual([
      'now 01:20',
      'today 01:30',
      'today 18:00',
    ]);
    expect(shown(night, at('23:50'))[0]).toBe('now 00:20');
  });
  it('are offered for tomorrow where the store allows', () => {
    const slots = shown(store({ acceptsNextDay: true }), at('21:20'));
    expect(slots.slice(0, 3)).toEqual(['now 21:50', 'tomorrow 10:00', 'tomorrow 10:15']);
    expect(slots.at(-1)).toBe('tomorrow 21:30');
  });
  it('go round the clock without a gap at midnight', () => {
    const open = store({ hours: hours(['00:00', '24:00']), acceptsNextDay: true });
    const slots = shown(open, at('23:00'));
    expect(slots.slice(0, 5)).toEqual([
      'now 23:30',
      'today 23:30',
      'today 23:45',
      'tomorrow 00:00',
      'tomorrow 00:15',
    ]);
    expect(slots.at(-1)).toBe('tomorrow 23:45');
    expect(shown(store({ hours: hours(['08:00', '08:00']) }), at('07:00')).slice(0, 3)).toEqual([
      'now 07:30',
      'today 07:30',
      'today 07:45',
    ]);
    expect(shown({ ...open, acceptsNextDay: false }, at('23:00'))).toEqual([
      'now 23:30',
      'today 23:30',
      'today 23:45',
    ]);
  });
  it('leave out closed days and weekdays', () => {
    expect(shown(store({ closedDays: [TODAY] }), at('12:00'))).toEqual([]);
    expect(shown(store({ weekdays: [0], acceptsNextDay: true }), at('12:00'))[0]).toBe(
      'tomorrow 10:00',
    );
    expect(
      shown(store({ weekdays: [6], acceptsNextDay: true }), at('12:00')).some((slot) =>
        slot.startsWith('tomorrow'),
      ),
    ).toBe(false);
    expect(
      shown(store({ hours: hours(['18:00', '02:00']), closedDays: [TODAY] }), at('00:30')).slice(
        0,
        1,
      ),
    ).toEqual(['now 01:00']);
    expect(shown(store({ hours: [] }), at('12:00'))).toEqual([]);
  });
  it.each([
    [{ isNow: true, isNextDay: false }, 'delivery', 'deliverNow'],
    [{ isNow: true, isNextDay: false }, 'pickup', 'pickUpNow'],
    [{ isNow: false, isNextDay: false }, 'delivery', 'preOrderToday'],
    [{ isNow: false, isNextDay: true }, 'pickup', 'preOrderTomorrow'],
  ] as const)('%j for %s is called %s', (slot, orderType, word) => {
    expect(timingKey(slot, orderType)).toBe(`checkout.timing.${word}`);
  });
});

/** The obvious answer, a minute at a time: is the store open in this minute? */
const isOpenAt = (moment: number, { hours: spans, weekdays, closedDays }: SlotInput): boolean =>
  [0, -1].some((back) => {
    const day = addDays(dayOf(instant(moment)), back);
    if (
      closedDays.includes(day) ||
      (weekdays.length > 0 && !weekdays.includes(macauParts(startOfDay(day)).weekday))
    )
      return false;
    const minute = (moment - startOfDay(day)) / MINUTE;
    return spans.some(
      ({ fromMinute, toMinute }) =>
        minute >= fromMinute && minute < (toMinute <= fromMinute ? toMinute + 1440 : toMinute),
    );
  });

describe('every time to choose', () => {
  const span = fc.record({
    fromMinute: fc.integer({ min: 0, max: 1439 }),
    toMinute: fc.integer({ min: 0, max: 1440 }),
  });
  const input = fc.record({
    hours: fc.array(span, { maxLength: 3 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    closedDays: fc.subarray([addDays(TODAY, -1), TODAY, addDays(TODAY, 1)]),
    prepMinutes: fc.integer({ min: 0, max: 120 }),
    acceptsNow: fc.boolean(),
    acceptsNextDay: fc.boolean(),
  });
  const moment = fc.integer({ min: 0, max: DAY - 1 }).map((ms) => instant(startOfDay(TODAY) + ms));

  it('lies inside opening hours, after preparation, in order, once, and is made before closing', () => {
    fc.assert(
      fc.property(input, moment, (slotInput, now) => {
        const [first, ...others] = timeSlots(slotInput, now);
        expect(firstSlot(slotInput, now)).toEqual(first ?? null);
        const quarters = first === undefined || first.isNow ? others : [first, ...others];
        expect(others.some(({ isNow }) => isNow)).toBe(false);
        for (const [index, slot] of quarters.entries()) {
          expect(slot.at).toBeGreaterThanOrEqual(now + slotInput.prepMinutes * MINUTE);
          expect(slot.at % (15 * MINUTE)).toBe(0);
          expect([
            slot.day,
            startOfDay(slot.day) + slot.fromMinute * MINUTE,
            slot.toMinute - slot.fromMinute,
          ]).toEqual([dayOf(slot.at), slot.at, 15]);
          if (index > 0) expect(slot.at).toBeGreaterThan(quarters[index - 1]!.at);
          const minutes = Array.from(
            { length: Math.max(15, slotInput.prepMinutes) },
            (_, minute) => slot.at + minute * MINUTE,
          );
          expect(minutes.every((minute) => isOpenAt(minute, slotInput))).toBe(true);
          if (slot.isNextDay) expect(slotInput.acceptsNextDay).toBe(true);
        }
        if (first?.isNow === true)
          expect([slotInput.acceptsNow, isOpenAt(now, slotInput), first.at]).toEqual([
            true,
            true,
            now + slotInput.prepMinutes * MINUTE,
          ]);
      }),
      { numRuns: 150 },
    );
  });

  it('is there: no quarter of today that a guest could use is left out', () => {
    fc.assert(
      fc.property(input, moment, (slotInput, now) => {
        const offered = new Set(
          timeSlots(slotInput, now)
            .filter(({ isNow }) => !isNow)
            .map((slot) => Number(slot.at)),
        );
        for (
          let quarter =
            Math.ceil((now + slotInput.prepMinutes * MINUTE) / (15 * MINUTE)) * 15 * MINUTE;
          quarter < startOfDay(addDays(TODAY, 1));
          quarter += 15 * MINUTE
        ) {
          const minutes = Array.from(
            { length: Math.max(15, slotInput.prepMinutes) },
            (_, minute) => quarter + minute * MINUTE,
          );
          if (minutes.every((minute) => isOpenAt(minute, slotInput)))
            expect(offered.has(quarter)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
