import { describe, expect, it } from 'vitest';
import { instant, startOfDay, type Day } from '../../kernel/time.ts';
import { daysOverlap, weekOverlaps } from './hours-overlap.ts';
import { isOpenByHours, nextOpening } from './store-door.ts';
import { spansOfDay, specialDaysOf, type SpecialDays, type StoreHours } from './store-hours.ts';
import { timeSlots } from './time-slots.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const day = (text: string) => text as Day;
const span = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const DAYTIME = span(10, 22);
const usual: StoreHours = { hours: [DAYTIME], weekdays: [], closedDays: [] };
const special = (from: string, to: string, spans: SpecialDays['spans'] = []): SpecialDays => ({
  from: day(from),
  to: day(to),
  spans,
  note: { zh: '', en: '' },
});

// 2026-12-25 is a Friday
const FRIDAY = day('2026-12-25');

describe('the hours of a day', () => {
  it('are those of all days, of some weekdays, or of the weekday', () => {
    expect(spansOfDay(FRIDAY, usual)).toEqual([DAYTIME]);
    expect(spansOfDay(FRIDAY, { ...usual, weekdays: [5] })).toEqual([DAYTIME]);
    expect(spansOfDay(FRIDAY, { ...usual, weekdays: [1] })).toEqual([]);
    const week = [[], [], [], [], [], [span(18, 2)], []];
    expect(spansOfDay(FRIDAY, { ...usual, week })).toEqual([span(18, 2)]);
    expect(spansOfDay(FRIDAY, { ...usual, week: [] })).toEqual([]);
  });
  it('give way to those of a special day, and to a day that is closed', () => {
    const days = [special('2026-12-24', '2026-12-26', [span(12, 15)])];
    expect(spansOfDay(FRIDAY, { ...usual, days })).toEqual([span(12, 15)]);
    expect(spansOfDay(day('2026-12-27'), { ...usual, days })).toEqual([DAYTIME]);
    expect(spansOfDay(day('2026-12-23'), { ...usual, days })).toEqual([DAYTIME]);
    expect(spansOfDay(FRIDAY, { ...usual, days, closedDays: [FRIDAY] })).toEqual([]);
  });
});

describe('a holiday', () => {
  const hours = { ...usual, hours: [span(18, 2)], days: [special('2026-12-25', '2027-02-01')] };
  it('begins when the hours of the day before are over', () => {
    expect(isOpenByHours(hours, at('2026-12-25T01:59:00'))).toBe(true);
    expect(isOpenByHours(hours, at('2026-12-25T20:00:00'))).toBe(false);
  });
  it('of weeks is passed at once when the next opening is looked for', () => {
    expect(nextOpening(hours, at('2026-12-25T12:00:00'))).toBe(at('2027-02-02T18:00:00'));
    expect(nextOpening({ ...usual, hours: [] }, at('2026-12-25T12:00:00'))).toBeNull();
  });
  it('with other spans has times only in them', () => {
    const input = {
      ...usual,
      days: [special('2026-12-25', '2026-12-25', [span(12, 13)])],
      prepMinutes: 15,
      acceptsNow: true,
      acceptsNextDay: false,
    };
    expect(timeSlots(input, at('2026-12-25T09:00:00')).map(({ at: slot }) => slot)).toEqual(
      ['12:00', '12:15', '12:30', '12:45'].map((time) => at(`2026-12-25T${time}:00`)),
    );
  });
});

describe('the special days of a store', () => {
  it('are told in order with those that were closed one by one, none twice, none of the past', () => {
    const days = [
      special('2026-12-31', '2026-12-31', [span(10, 16)]),
      special('2026-12-20', '2026-12-24'),
      special('2026-12-25', '2026-12-25', [span(10, 16)]),
      special('2026-12-26', '2026-12-27', [span(10, 16)]),
    ];
    const told = specialDaysOf({ days, closedDays: [day('2026-12-01'), FRIDAY] }, FRIDAY);
    expect(told.map(({ from, spans }) => [from, spans.length])).toEqual([
      ['2026-12-25', 0],
      ['2026-12-26', 1],
      ['2026-12-31', 1],
    ]);
    expect(specialDaysOf({ closedDays: [] }, FRIDAY)).toEqual([]);
    const [later, sooner] = [
      special('2027-02-01', '2027-02-02'),
      special('2027-01-01', '2027-01-02'),
    ];
    for (const days of [
      [later, sooner],
      [sooner, later],
    ])
      expect(specialDaysOf({ closedDays: [], days }, FRIDAY)).toEqual([sooner, later]);
    expect(startOfDay(told[0]!.from)).toBe(at('2026-12-25T00:00:00'));
  });
});

describe('hours that run into each other', () => {
  const week = (...days: (readonly { fromMinute: number; toMinute: number }[])[]) =>
    Array.from({ length: 7 }, (_, index) => days[index] ?? []);
  it.each([
    ['none', [], false],
    ['one after the other', week([span(10, 15), span(15, 22)]), false],
    ['the same day', week([span(10, 15), span(14, 22)]), true],
    ['out of order', week([span(14, 22), span(10, 15)]), true],
    ['one within another', week([span(10, 22), span(12, 13)]), true],
    ['around the clock, day by day', week([span(0, 0)], [span(0, 0)]), false],
    ['past midnight up to the next day', week([span(18, 2)], [span(2, 4)]), false],
    ['past midnight into the next day', week([span(18, 3)], [span(2, 4)]), true],
    ['Saturday into Sunday', week([span(1, 4)], [], [], [], [], [], [span(18, 2)]), true],
  ])('a week: %s', (_, days, isBad) => {
    expect(weekOverlaps(days)).toBe(isBad);
  });
  it.each([
    ['none', [], false],
    [
      'two that share a day',
      [special('2027-01-03', '2027-01-04'), special('2027-01-01', '2027-01-03')],
      true,
    ],
    [
      'one after the other',
      [special('2027-01-01', '2027-01-02'), special('2027-01-03', '2027-01-04')],
      false,
    ],
    ['spans of a day', [special('2027-01-01', '2027-01-01', [span(10, 14), span(12, 16)])], true],
    [
      'past midnight of a single day',
      [special('2027-01-01', '2027-01-01', [span(1, 3), span(18, 2)])],
      false,
    ],
    [
      'past midnight of two days',
      [special('2027-01-01', '2027-01-02', [span(1, 3), span(18, 2)])],
      true,
    ],
  ])('special days: %s', (_, days, isBad) => {
    expect(daysOverlap(days)).toBe(isBad);
  });
});
