import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant, type Day } from '../kernel/time.ts';
import { claimDays, couponWindow } from './coupon-window.ts';
import { couponValue, offerFromWire } from './offer-from-wire.ts';
import { couponBusinesses, couponStores, idsOf, type WireCoupon } from './wire-coupon.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const now = at('2026-11-21T12:00:00');
const day = (text: string) => text as Day;
const coupon = (change: Partial<WireCoupon> = {}): WireCoupon => ({
  id: 7,
  amount: cents(1000),
  dateType: 1,
  startDate: day('2026-11-20'),
  endDate: day('2026-11-30'),
  ...change,
});

describe('ids of a coupon', () => {
  it.each<[Parameters<typeof idsOf>[0], readonly string[]]>([
    [
      ['1', 2],
      ['1', '2'],
    ],
    ['1, 2,', ['1', '2']],
    [3, ['3']],
    [null, []],
    [undefined, []],
    ['', []],
  ])('%j are %j', (ids, texts) => {
    expect(idsOf(ids)).toEqual(texts);
  });
});

describe('the stores of a coupon (spec 000 §3, decision I3)', () => {
  it.each<[string, Partial<WireCoupon>, readonly string[]]>([
    ['1: every store, whatever is listed', { storeScope: 1, storeIds: ['a'] }, []],
    ['2: the listed ones', { storeScope: 2, storeIds: ['a', 'b'] }, ['a', 'b']],
    ['7: under the other name too', { storeScope: 7, storeIdList: 'a,b' }, ['a', 'b']],
    ['2 without a list: the server knows', { storeScope: 2 }, []],
    ['3: the linked one', { storeScope: 3, linkStoreId: 5, storeIds: ['a'] }, ['5']],
    ['3 without a link: the listed one', { storeScope: 3, storeIds: ['a'] }, ['a']],
    ['9: group products', { storeScope: 9, storeIds: ['a'] }, []],
    ['4 is not listed: as all stores', { storeScope: 4, storeIds: ['a'] }, []],
    ['none at all', { storeIds: ['a'] }, []],
  ])('%s', (_, change, stores) => {
    expect(couponStores(coupon(change))).toEqual(stores);
  });
});

describe('the businesses of a coupon (decision I4)', () => {
  it.each<[Partial<WireCoupon>, readonly string[]]>([
    [{ businessTypes: '3' }, ['market']],
    [{ businessTypes: '2' }, ['group']],
    [{ businessTypes: '1' }, ['takeout']],
    [{ businessTypes: '1,2,3' }, ['market', 'group', 'takeout']],
    [{ busicessTypes: '1,3' }, ['market', 'takeout']],
    [{ businessTypes: '', busicessTypes: '2' }, ['group']],
    [{}, ['market', 'group', 'takeout']],
    [{ businessTypes: '8' }, ['market', 'group', 'takeout']],
  ])('%j', (change, businesses) => {
    expect(couponBusinesses(change)).toEqual(businesses);
  });
});

describe('when a coupon is valid (spec 000 §3, decision F16)', () => {
  it('from the first moment of its first day to the last of its last day', () => {
    expect(couponWindow(coupon(), now)).toEqual({
      startAt: at('2026-11-20T00:00:00'),
      endAt: at('2026-11-30T23:59:59.999'),
    });
  });
  it('between moments, when it names moments', () => {
    expect(couponWindow(coupon({ startDate: instant(5), endDate: instant(9) }), now)).toEqual({
      startAt: 5,
      endAt: 9,
    });
  });
  it.each<[string, Partial<WireCoupon>]>([
    ['null', { endDate: null }],
    ['missing', { endDate: undefined as unknown as null }],
  ])('never, when its end is %s', (_, change) => {
    expect(couponWindow(coupon(change), now)).toBeNull();
  });
  it('from ever, when it names no start; and a type that is not listed counts as dates', () => {
    expect(couponWindow(coupon({ startDate: null, dateType: 9 }), now)?.startAt).toBe(0);
  });
  const claimed = (change: Partial<WireCoupon>) =>
    couponWindow(coupon({ dateType: 2, claimedAt: at('2026-11-21T22:00:00'), ...change }), now);
  it.each<[string, Partial<WireCoupon>, string]>([
    [
      'one day counting today',
      { validDays: 1, isIncludeCurrentDay: true },
      '2026-11-21T23:59:59.999',
    ],
    [
      'one day from tomorrow on',
      { validDays: 1, isIncludeCurrentDay: false },
      '2026-11-22T23:59:59.999',
    ],
    ['ten days from tomorrow on', { validDays: 10 }, '2026-12-01T23:59:59.999'],
    [
      'three days under the other name',
      { day: 3, isIncludeCurrentDay: true },
      '2026-11-23T23:59:59.999',
    ],
    [
      '`validDays` before `day`',
      { day: 3, validDays: 2, isIncludeCurrentDay: true },
      '2026-11-22T23:59:59.999',
    ],
  ])('after the claim: %s', (_, change, end) => {
    expect(claimed(change)).toEqual({ startAt: at('2026-11-21T22:00:00'), endAt: at(end) });
  });
  it('as if claimed now while it is not claimed', () => {
    expect(
      couponWindow({ id: 1, dateType: 2, validDays: 1, isIncludeCurrentDay: true }, now),
    ).toEqual({ startAt: now, endAt: at('2026-11-21T23:59:59.999') });
  });
  it('never, when it names no days', () => {
    expect(claimed({ validDays: 0 })).toBeNull();
    expect(claimDays({})).toBeNull();
  });
});

describe('what a coupon takes', () => {
  it.each<[string, Partial<WireCoupon>, ReturnType<typeof couponValue>]>([
    ['an amount', { amount: cents(1250) }, { amount: cents(1250) }],
    ['an amount as text', { amountStr: ' 12.5 ' }, { amount: cents(1250) }],
    ['the amount before its text', { amount: cents(100), amountStr: '2' }, { amount: cents(100) }],
    ['a rate', { rate: 0.8 }, { rate: 0.8, maxAmount: null }],
    [
      'a rate with a ceiling',
      { rate: 0, maxAmount: cents(500) },
      { rate: 0, maxAmount: cents(500) },
    ],
    ['nothing: a rate of 1', { rate: 1, amount: cents(5) }, null],
    ['nothing: a rate below 0', { rate: -0.1 }, null],
    ['nothing: no amount', {}, null],
    ['nothing: an amount of 0', { amount: cents(0) }, null],
    ['nothing: a text that is no number', { amountStr: 'free' }, null],
    ['nothing: an empty text', { amountStr: ' ' }, null],
    ['nothing: below 0', { amountStr: '-3' }, null],
  ])('%s', (_, change, value) => {
    expect(couponValue(change)).toEqual(value);
  });
});

describe('a coupon as an offer', () => {
  it('asks for nothing that the wire does not name', () => {
    expect(offerFromWire(coupon(), 'voucher', now)).toEqual({
      ok: true,
      offer: {
        id: '7',
        kind: 'voucher',
        value: { amount: 1000 },
        limitAmount: 0,
        storeIds: [],
        productIds: [],
        categoryIds: [],
        startAt: at('2026-11-20T00:00:00'),
        endAt: at('2026-11-30T23:59:59.999'),
        used: false,
        isPriceBreak: false,
        userRemaining: -1,
        totalRemaining: -1,
        paymentChannels: [],
        needsLogin: false,
        minVersion: null,
      },
    });
  });
  it('keeps every condition that it does name', () => {
    const conditions = {
      limitAmount: cents(3000),
      isPriceBreak: true,
      paymentChannels: ['MP_MACAU'],
      needsLogin: true,
      minVersion: '4.3.0',
      used: true,
      userRemaining: 1,
      totalRemaining: 0,
    };
    expect(
      offerFromWire(
        coupon({
          ...conditions,
          storeScope: 2,
          storeIds: 's',
          productIds: ['p'],
          categoryIds: 'c,d',
        }),
        'redPacket',
        now,
      ),
    ).toMatchObject({
      ok: true,
      offer: {
        ...conditions,
        kind: 'redPacket',
        storeIds: ['s'],
        productIds: ['p'],
        categoryIds: ['c', 'd'],
      },
    });
  });
  it('pays the whole fee when a free-delivery packet names no amount', () => {
    const packet = coupon({ amount: null });
    expect(offerFromWire(packet, 'freeDelivery', now)).toMatchObject({
      ok: true,
      offer: { value: { rate: 0, maxAmount: null } },
    });
    expect(offerFromWire(packet, 'redPacket', now)).toEqual({ ok: false, reason: 'noValue' });
  });
  it('is not offered without dates', () => {
    expect(offerFromWire(coupon({ endDate: null }), 'voucher', now)).toEqual({
      ok: false,
      reason: 'noDates',
    });
  });
});
