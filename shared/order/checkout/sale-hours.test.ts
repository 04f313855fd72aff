import { describe, expect, it } from 'vitest';
import { instant } from '../../kernel/time.ts';
import { isOfferedAt, offeredLater, saleHoursFault, type SaleHours } from './sale-hours.ts';

// a Saturday
const at = (time: string, day = '2026-11-21') => instant(Date.parse(`${day}T${time}:00+08:00`));
const range = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const BREAKFAST: SaleHours = { hours: [range(7, 11)], weekdays: [] };
const NIGHT: SaleHours = { hours: [range(22, 2)], weekdays: [6] };
const TWICE: SaleHours = { hours: [range(17, 22), range(11, 14)], weekdays: [] };

describe('a dish that is offered at hours', () => {
  it('is offered at any time where it has none', () => {
    expect([isOfferedAt(null, at('03:00')), isOfferedAt(undefined, at('03:00'))]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['06:59', false],
    ['07:00', true],
    ['10:59', true],
    ['11:00', false],
  ])('is offered from its first minute to before its last: %s %s', (time, isOffered) => {
    expect(isOfferedAt(BREAKFAST, at(time))).toBe(isOffered);
  });

  it.each([
    ['2026-11-21', '23:00', true],
    ['2026-11-22', '01:59', true],
    ['2026-11-22', '02:00', false],
    ['2026-11-22', '23:00', false],
    ['2026-11-21', '01:00', false],
  ])('is offered past midnight on the night that its day began: %s %s %s', (day, time, isIt) => {
    expect(isOfferedAt(NIGHT, at(time, day))).toBe(isIt);
  });

  it.each([
    [TWICE, '10:00', 11 * 60],
    [TWICE, '14:00', 17 * 60],
    [TWICE, '22:00', null],
    [{ hours: [range(17, 22)], weekdays: [0] }, '12:00', null],
    [{ hours: [], weekdays: [] }, '12:00', null],
  ])('says from when it is offered later that day', (sale, time, minute) => {
    expect(offeredLater(sale, at(time))).toBe(minute);
  });

  it.each<[string | null, SaleHours]>([
    [null, BREAKFAST],
    [null, NIGHT],
    [null, { ...TWICE, hours: [range(11, 14), range(14, 17), range(17, 22)] }],
    ['none', { hours: [], weekdays: [1] }],
    ['tooMany', { hours: [range(1, 2), range(3, 4), range(5, 6), range(7, 8)], weekdays: [] }],
    ['empty', { hours: [range(7, 7)], weekdays: [] }],
    ['overlap', { hours: [range(7, 11), range(10, 12)], weekdays: [] }],
    ['overlap', { hours: [range(22, 3), range(2, 4)], weekdays: [] }],
    [null, { hours: [range(22, 3), range(2, 4)], weekdays: [2] }],
  ])('can be set so, or not: %s', (fault, sale) => {
    expect(saleHoursFault(sale)).toBe(fault);
  });
});
