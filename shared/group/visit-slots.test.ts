import { describe, expect, it } from 'vitest';
import { timeText } from '../format/date.ts';
import { HOUR, instant, MINUTE, plus, type Day } from '../kernel/time.ts';
import { moveRefusal, slotsOn, USUAL_SLOTS, whyNoSlots, type Visits } from './visit-slots.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
/** Monday. */
const NOW = at('2026-11-23T12:10:00');
const TODAY = '2026-11-23' as Day;
const span = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const visits = (change: Partial<Visits> = {}): Visits => ({
  window: {
    validFrom: NOW,
    validTo: at('2026-12-23T23:59:59.999'),
    useTime: { hours: [span(11, 15)], weekdays: [], blackoutDays: ['2026-12-24' as Day] },
  },
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 2 ? [] : [span(12, 22)])),
  terms: USUAL_SLOTS,
  ...change,
});
const times = (day: string, change: Partial<Visits> = {}) =>
  slotsOn(day as Day, visits(change), NOW).map(timeText);
const why = (day: string, change: Partial<Visits> = {}) =>
  whyNoSlots(day as Day, visits(change), NOW);

describe('slots of a visit', () => {
  it('begin in the hours of the deal and of the store, after now', () => {
    expect(times(TODAY)).toEqual(['12:30', '13:00', '13:30', '14:00', '14:30']);
    expect(times('2026-11-25')[0]).toBe('12:00');
    expect(times('2026-11-25', { terms: { ...USUAL_SLOTS, minutes: 90 } })).toEqual([
      '12:00',
      '13:30',
    ]);
    expect(times('2026-11-25', { hours: [] })[0]).toBe('11:00');
  });

  it('a day without any says why', () => {
    expect(times('2026-11-24')).toEqual([]);
    expect(why('2026-11-24')).toBe('CLOSED');
    expect(why('2026-12-24')).toBe('NOT_VALID');
    const { window } = visits();
    expect(why('2026-12-24', { window: { ...window, validTo: at('2027-01-01T00:00:00') } })).toBe(
      'BLACKOUT',
    );
    expect(why('2026-11-20')).toBe('NOT_VALID');
    const late = visits({
      window: { ...window, useTime: { ...window.useTime, hours: [span(9, 13)] } },
      hours: [],
    });
    const evening = plus(NOW, 8 * HOUR);
    expect(slotsOn(TODAY, late, evening)).toEqual([]);
    expect(
      whyNoSlots(TODAY, { ...late, window: { ...late.window, validFrom: instant(0) } }, evening),
    ).toBe('OVER');
  });
});

it('a visit is moved twice, until two hours before; one that was missed is booked anew', () => {
  const due = (minutes: number, moves = 0) => ({ at: plus(NOW, minutes * MINUTE), moves });
  expect(moveRefusal(due(120), NOW)).toBeNull();
  expect(moveRefusal(due(119), NOW)).toBe('BOOKING_TOO_LATE');
  expect(moveRefusal(due(600, 1), NOW)).toBeNull();
  expect(moveRefusal(due(600, 2), NOW)).toBe('BOOKING_MOVES');
  expect(moveRefusal(due(-1, 2), NOW)).toBeNull();
});
