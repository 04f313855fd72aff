import { describe, expect, it } from 'vitest';
import { dayOf, instant } from '../../kernel/time.ts';
import { clashingLines, laterAt, orderedFor, slotsFor } from './for-later.ts';
import type { SaleHours } from './sale-hours.ts';
import type { SpecialDays, StoreHours } from './store-hours.ts';
import { timeSlots } from './time-slots.ts';

// a Saturday
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const at = (time: string, day = TODAY) => instant(Date.parse(`${day}T${time}:00+08:00`));
const range = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const daily = (...hours: SaleHours['hours']): SaleHours => ({ hours, weekdays: [] });
const BREAKFAST = daily(range(7, 11));
const DINNER = daily(range(18, 22));
const NIGHT = daily(range(22, 2));
const ALWAYS: StoreHours = { hours: [range(0, 0)], weekdays: [], closedDays: [] };

const slotsOf = (now: string, store: Partial<StoreHours> = {}, acceptsNextDay = true) =>
  timeSlots({ ...ALWAYS, ...store, prepMinutes: 20, acceptsNow: true, acceptsNextDay }, at(now));

describe('the moment at which a dish must be offered', () => {
  it('is that of the slot, and now for "as soon as possible"', () => {
    const now = at('10:59');
    expect(orderedFor({ isNow: true, at: at('11:19') }, now)).toBe(now);
    expect(orderedFor({ isNow: false, at: at('11:15') }, now)).toBe(at('11:15'));
  });
});

describe('the times at which all dishes are offered', () => {
  const times = (now: string, ...sales: (SaleHours | null)[]) =>
    slotsFor(slotsOf(now), sales, at(now)).map((slot) => (slot.isNow ? 'now' : slot.at));

  it('are all times for dishes without hours', () => {
    expect(times('12:00', null, null)).toHaveLength(slotsOf('12:00').length);
    expect(slotsFor([], [DINNER], at('12:00'))).toEqual([]);
  });

  it('begin and end with the hours, and are never "now" while a dish is off', () => {
    const found = times('15:00', DINNER, null);
    expect(found[0]).toBe(at('18:00'));
    expect(found).toContain(at('21:45'));
    expect(found).not.toContain(at('22:00'));
    expect(found).toContain(at('18:00', TOMORROW));
  });

  it('keep "now" to the last minute of a dish that is on', () => {
    expect(times('10:59', BREAKFAST).slice(0, 2)).toEqual(['now', at('07:00', TOMORROW)]);
    expect(times('11:00', BREAKFAST)[0]).toBe(at('07:00', TOMORROW));
  });

  it('run over midnight', () => {
    const found = times('21:00', NIGHT);
    expect(found.slice(0, 1)).toEqual([at('22:00')]);
    expect(found).toContain(at('01:45', TOMORROW));
    expect(found).not.toContain(at('02:00', TOMORROW));
  });

  it('are those that several dishes share', () => {
    expect(times('15:00', DINNER, daily(range(21, 23)))[0]).toBe(at('21:00'));
    expect(times('15:00', BREAKFAST, DINNER)).toEqual([]);
  });

  it('leave out the weekdays on which a dish is not offered', () => {
    expect(times('15:00', { ...DINNER, weekdays: [0] })[0]).toBe(at('18:00', TOMORROW));
    expect(times('15:00', { ...DINNER, weekdays: [1] })).toEqual([]);
  });
});

describe('a dish that is off now', () => {
  const later = (sale: SaleHours, now: string, ...store: [Partial<StoreHours>?, boolean?]) =>
    laterAt(sale, slotsOf(now, ...store), at(now));

  it('is ordered for the first time of its hours', () => {
    expect(later(DINNER, '15:00')).toBe(at('18:00'));
    expect(later(BREAKFAST, '15:00')).toBe(at('07:00', TOMORROW));
    expect(later(DINNER, '17:50')).toBe(at('18:15'));
  });

  it('is not where it is on, or no time suits it', () => {
    expect(later(DINNER, '18:00')).toBeNull();
    expect(later(BREAKFAST, '15:00', {}, false)).toBeNull();
    expect(laterAt(DINNER, [], at('15:00'))).toBeNull();
  });

  it('follows the special days of its store', () => {
    const day = dayOf(at('12:00', TOMORROW));
    const special = (spans: SpecialDays['spans']): Partial<StoreHours> => ({
      days: [{ from: day, to: day, spans, note: { zh: '', en: '' } }],
    });
    expect(later(BREAKFAST, '15:00', special([]))).toBeNull();
    expect(later(BREAKFAST, '15:00', special([range(9, 20)]))).toBe(at('09:00', TOMORROW));
  });
});

describe('lines that share no time', () => {
  const clash = (now: string, sales: Record<string, SaleHours | null>) =>
    clashingLines(
      Object.entries(sales).map(([name, sale]) => ({ name, sale })),
      slotsOf(now),
      at(now),
    ).map(({ name }) => name);

  it('are none where one time suits all, or there is no time at all', () => {
    expect(clash('15:00', { rice: null, pot: DINNER })).toEqual([]);
    expect(clashingLines([{ sale: BREAKFAST }, { sale: DINNER }], [], at('15:00'))).toEqual([]);
  });

  it('are those that stand in each other’s way, not the others', () => {
    const day = daily(range(6, 23));
    expect(clash('15:00', { rice: null, bun: BREAKFAST, day, pot: DINNER })).toEqual([
      'bun',
      'pot',
    ]);
  });

  it('are all that have hours where only together they leave none', () => {
    const [a, b, c] = [
      daily(range(6, 8), range(10, 12)),
      daily(range(10, 12), range(18, 20)),
      daily(range(18, 20), range(6, 8)),
    ];
    expect(clash('15:00', { rice: null, a, b, c })).toEqual(['a', 'b', 'c']);
  });

  it('is the one alone that no time suits', () => {
    const monday = { ...DINNER, weekdays: [1] };
    expect(clash('15:00', { monday, bun: BREAKFAST, pot: DINNER })).toEqual(['monday']);
  });
});
