import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { orderNumber, orderNumberText } from '#shared/order/order-number.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import {
  defaultFilters,
  filtersOf,
  isNarrowed,
  isWholeNumber,
  queryOf,
  rangeDays,
  rangeOf,
  RANGES,
  requestOf,
  STATUSES,
  type Filters,
} from './filters.ts';

const today = '2026-11-21' as Day;
const read = (text: string) => filtersOf(new URLSearchParams(text), today);

const id = fc.stringMatching(/^[\w.:-]{1,20}$/);
const days = fc.oneof(
  fc.constant({ from: null, to: null }),
  fc.record({ back: fc.nat(400), length: fc.nat(60) }).map(({ back, length }) => ({
    from: addDays(today, -back - length),
    to: addDays(today, -back),
  })),
);
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    days,
    status: fc.option(fc.constantFrom(...STATUSES)),
    storeId: fc.option(id.map((text) => asId<NonNullable<Filters['storeId']>>(text))),
    keyword: fc.string({ maxLength: 64 }),
    productId: fc.option(id.map((text) => asId<NonNullable<Filters['productId']>>(text))),
    offset: fc.nat(5000),
  })
  .map(({ days: { from, to }, ...rest }) => ({ ...rest, from, to }));

describe('filters of the orders', () => {
  it('start with everything of the last 30 days', () => {
    expect(read('')).toEqual(defaultFilters(today));
    expect(queryOf(defaultFilters(today), today).toString()).toBe('');
    expect(read('')).toMatchObject({ from: '2026-10-23', to: today });
  });

  it('come back from the address as they were put there', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(queryOf(filters, today).toString())).toEqual(filters);
      }),
    );
  });

  it('ignore what they do not know', () => {
    expect(
      read('status=99&offset=-4&store=%3Cx%3E&product=a%20b&from=2026-02-30&to=2026-03-01'),
    ).toEqual(defaultFilters(today));
  });

  it('know the quick choices', () => {
    for (const range of RANGES) expect(rangeOf(rangeDays(range, today), today)).toBe(range);
    expect(rangeOf({ from: addDays(today, -2), to: today }, today)).toBeNull();
  });

  it('ask for whole days at UTC+8, and leave out what is empty', () => {
    expect(
      requestOf({ ...defaultFilters(today), ...rangeDays('today', today), keyword: '  ' }),
    ).toEqual({
      offset: 0,
      size: 20,
      from: Date.parse('2026-11-21T00:00:00+08:00'),
      to: Date.parse('2026-11-21T23:59:59.999+08:00'),
    });
    expect(
      requestOf({
        ...defaultFilters(today),
        ...rangeDays('all', today),
        status: 0,
        keyword: ' tart ',
      }),
    ).toEqual({ offset: 0, size: 20, status: 0, keyword: 'tart' });
  });

  it('call a list narrowed by anything but its days', () => {
    expect(isNarrowed({ ...defaultFilters(today), ...rangeDays('all', today) })).toBe(false);
    expect(isNarrowed({ ...defaultFilters(today), status: 0 })).toBe(true);
  });

  it('distinguish a full order number or id from a part of one', () => {
    const number = orderNumber('12345678901');
    expect(isWholeNumber(orderNumberText(number))).toBe(true);
    expect(isWholeNumber(number.slice(1))).toBe(false);
    expect(isWholeNumber(' 019AA5B0-1c2d-7e3f-8a4b-5c6d7e8f9a0b ')).toBe(true);
    expect(isWholeNumber('5c6d7e8f9a0b')).toBe(false);
  });
});
