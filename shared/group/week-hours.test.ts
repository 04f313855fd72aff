import { describe, expect, it } from 'vitest';
import { instant, type Day } from '../kernel/time.ts';
import { closesAt, hoursOn, isOpenAt, opensNext, type WeekHours } from './week-hours.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const span = (fromHour: number, toHour: number) => [
  { fromMinute: fromHour * 60, toMinute: toHour * 60 },
];
/** Closed on Sunday; until two in the morning after Friday. 2026-11-20 is a Friday. */
const HOURS: WeekHours = [
  [],
  span(10, 22),
  span(10, 22),
  span(10, 22),
  span(10, 22),
  span(18, 2),
  span(10, 22),
];

describe('opening hours of a week', () => {
  it.each([
    ['2026-11-20T17:59', false],
    ['2026-11-20T18:00', true],
    ['2026-11-20T23:59', true],
    ['2026-11-21T01:59', true],
    ['2026-11-21T02:00', false],
    ['2026-11-21T10:00', true],
    ['2026-11-21T22:00', false],
    ['2026-11-22T12:00', false],
  ])('at %s the store is open: %s', (time, isOpen) => {
    expect(isOpenAt(HOURS, at(time))).toBe(isOpen);
  });

  it('is empty for a store whose hours are not known', () => {
    expect(isOpenAt([], at('2026-11-20T12:00'))).toBeNull();
  });

  it('returns the spans of one day', () => {
    expect([
      hoursOn(HOURS, '2026-11-20' as Day),
      hoursOn(HOURS, '2026-11-22' as Day),
      hoursOn([], '2026-11-20' as Day),
    ]).toEqual([span(18, 2), [], []]);
  });

  it.each([
    ['2026-11-20T09:00', '2026-11-20T18:00'],
    ['2026-11-20T18:00', '2026-11-21T10:00'],
    ['2026-11-21T23:00', '2026-11-23T10:00'],
  ])('after %s the store opens at %s', (time, next) => {
    expect(opensNext(HOURS, at(time))).toBe(at(next));
  });

  it('opens a week later when it opens on one day only, and never without hours', () => {
    const sundays: WeekHours = [span(10, 12), [], [], [], [], [], []];
    expect(opensNext(sundays, at('2026-11-22T11:00'))).toBe(at('2026-11-29T10:00'));
    expect(opensNext([[], [], [], [], [], [], []], at('2026-11-22T11:00'))).toBeNull();
    expect(opensNext([], at('2026-11-22T11:00'))).toBeNull();
  });

  it.each([
    ['2026-11-20T18:30', '2026-11-21T02:00'],
    ['2026-11-21T01:00', '2026-11-21T02:00'],
    ['2026-11-21T10:00', '2026-11-21T22:00'],
  ])('open at %s, the store closes at %s', (time, end) => {
    expect(closesAt(HOURS, at(time))).toBe(at(end));
  });

  it('hours that follow one another are one, and a store that is closed or never closes has no end', () => {
    const split: WeekHours = [[], [], [], [], [], [...span(14, 2), ...span(10, 14)], []];
    expect(closesAt(split, at('2026-11-20T11:00'))).toBe(at('2026-11-21T02:00'));
    const always: WeekHours = Array.from({ length: 7 }, () => span(0, 0));
    expect(closesAt(always, at('2026-11-20T11:00'))).toBeNull();
    expect(closesAt(HOURS, at('2026-11-22T12:00'))).toBeNull();
  });
});
