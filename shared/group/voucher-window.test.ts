import { describe, expect, it } from 'vitest';
import { instant, type Day } from '../kernel/time.ts';
import {
  isPastLastDay,
  paidUntil,
  usableToday,
  voucherValidity,
  windowRefusal,
  type UseTime,
} from './voucher-window.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const day = (text: string) => text as Day;
const always: UseTime = { hours: [], weekdays: [], blackoutDays: [] };
const year = { validFrom: at('2026-01-01T00:00:00'), validTo: at('2026-12-31T23:59:59.999') };
const said = (useTime: UseTime, now: string) => windowRefusal({ ...year, useTime }, at(now));

describe('validity from payment (decision D5)', () => {
  const paid = at('2026-11-21T20:00:00');
  it('ends at the last moment of a day in Macau', () => {
    expect(
      voucherValidity({ startDay: null, endDay: day('2026-12-31'), validDays: null }, paid),
    ).toEqual({ validFrom: paid, validTo: at('2026-12-31T23:59:59.999') });
    expect(voucherValidity({ startDay: null, endDay: null, validDays: 30 }, paid).validTo).toBe(
      at('2026-12-21T23:59:59.999'),
    );
  });
  it('takes the earlier of two ends and the later of two starts', () => {
    expect(
      voucherValidity(
        { startDay: day('2026-12-01'), endDay: day('2026-12-05'), validDays: 30 },
        paid,
      ),
    ).toEqual({ validFrom: at('2026-12-01T00:00:00'), validTo: at('2026-12-05T23:59:59.999') });
    expect(
      voucherValidity({ startDay: day('2026-01-01'), endDay: null, validDays: null }, paid),
    ).toEqual({ validFrom: paid, validTo: at('2027-11-21T23:59:59.999') });
  });
});

describe('a deal with a last day', () => {
  const last = { endDay: day('2026-11-21') };
  it('is sold until that day is over, and one without is sold on', () => {
    expect(isPastLastDay(last, day('2026-11-21'))).toBe(false);
    expect(isPastLastDay(last, day('2026-11-22'))).toBe(true);
    expect(isPastLastDay({ endDay: null }, day('2026-11-22'))).toBe(false);
  });
  it('is paid for no later than its vouchers can be used', () => {
    const [before, end, after] = [
      at('2026-11-21T20:15:00'),
      at('2026-11-21T23:59:59.999'),
      at('2026-11-22T00:05:00'),
    ];
    expect([paidUntil(last, before), paidUntil(last, after)]).toEqual([before, end]);
    expect(paidUntil({ endDay: null }, after)).toBe(after);
  });
});

describe('whether a voucher may be used now (decision B11)', () => {
  it('is not valid a millisecond too early or too late', () => {
    expect(windowRefusal({ ...year, useTime: always }, instant(year.validFrom - 1))).toMatchObject({
      reason: 'NOT_STARTED',
    });
    expect(windowRefusal({ ...year, useTime: always }, year.validFrom)).toBeNull();
    expect(windowRefusal({ ...year, useTime: always }, year.validTo)).toBeNull();
    expect(windowRefusal({ ...year, useTime: always }, instant(year.validTo + 1))).toMatchObject({
      reason: 'EXPIRED',
    });
  });

  const lunch: UseTime = {
    hours: [{ fromMinute: 690, toMinute: 870 }],
    weekdays: [1, 2, 3, 4, 5],
    blackoutDays: [day('2026-11-23')],
  };
  it.each([
    ['2026-11-20T11:29:59', { reason: 'OUT_OF_HOURS', next: at('2026-11-20T11:30:00') }],
    ['2026-11-20T11:30:00', null],
    ['2026-11-20T14:29:59', null],
    // Friday after lunch: the weekend is closed, Monday the 23rd is blacked out
    ['2026-11-20T14:30:00', { reason: 'OUT_OF_HOURS', next: at('2026-11-24T11:30:00') }],
    ['2026-11-23T12:00:00', { reason: 'BLACKOUT_DAY', next: at('2026-11-24T11:30:00') }],
    ['2026-11-21T12:00:00', { reason: 'OUT_OF_HOURS', next: at('2026-11-24T11:30:00') }],
  ])('weekday lunch at %s', (now, expected) => {
    expect(said(lunch, now)).toEqual(expected);
  });

  const supper: UseTime = {
    hours: [{ fromMinute: 1320, toMinute: 120 }],
    weekdays: [6],
    blackoutDays: [],
  };
  it.each([
    ['2026-11-21T22:00:00', null],
    ['2026-11-22T01:59:59', null],
    ['2026-11-22T02:00:00', 'OUT_OF_HOURS'],
    ['2026-11-22T22:30:00', 'OUT_OF_HOURS'],
    ['2026-11-21T01:00:00', 'OUT_OF_HOURS'],
  ])('Saturday supper past midnight at %s', (now, reason) => {
    expect(said(supper, now)?.reason ?? null).toBe(reason);
  });

  it('knows no next time when none comes before the end', () => {
    expect(said({ ...lunch, hours: [], weekdays: [0] }, '2026-12-31T12:00:00')).toEqual({
      reason: 'OUT_OF_HOURS',
      next: null,
    });
  });
});

it('a deal can be used today by its days and its dates, whatever the hour', () => {
  const saturday = at('2026-11-21T23:00:00');
  const usable = (useTime: Partial<UseTime>, days: { startDay?: Day; endDay?: Day } = {}) =>
    usableToday(saturday)({
      useTime: { ...always, ...useTime },
      validity: { startDay: null, endDay: null, validDays: 90, ...days },
    });
  expect(usable({ hours: [{ fromMinute: 480, toMinute: 600 }] })).toBe(true);
  expect(usable({ weekdays: [1, 2, 3, 4, 5] })).toBe(false);
  expect(usable({ blackoutDays: [day('2026-11-21')] })).toBe(false);
  expect(usable({}, { startDay: day('2026-11-22') })).toBe(false);
  expect(usable({}, { endDay: day('2026-11-20') })).toBe(false);
  expect(usable({}, { startDay: day('2026-11-21'), endDay: day('2026-11-21') })).toBe(true);
});
