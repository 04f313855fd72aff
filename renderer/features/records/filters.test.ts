import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOG_RESULTS, SCAN_SOURCES } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, instant, type Day } from '#shared/kernel/time.ts';
import {
  defaultFilters,
  filtersOf,
  isNarrowed,
  queryOf,
  rangeDays,
  rangeOf,
  RANGES,
  requestOf,
  type Filters,
} from './filters.ts';

const today = '2026-11-21' as Day;
const read = (text: string) => filtersOf(new URLSearchParams(text), today);

const id = fc.stringMatching(/^[\w.:-]{1,20}$/);
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    back: fc.nat(400),
    length: fc.nat(60),
    result: fc.constantFrom(...LOG_RESULTS),
    storeIds: fc.array(
      id.map((text) => asId<Filters['storeIds'][number]>(text)),
      { maxLength: 3 },
    ),
    operatorId: fc.option(id.map((text) => asId<NonNullable<Filters['operatorId']>>(text))),
    keyword: fc.string({ maxLength: 50 }),
    deviceId: fc.option(id.map((text) => asId<NonNullable<Filters['deviceId']>>(text))),
    source: fc.option(fc.constantFrom(...SCAN_SOURCES)),
  })
  .map(({ back, length, ...rest }) => ({
    ...rest,
    from: addDays(today, -back - length),
    to: addDays(today, -back),
  }));

describe('filters of the check log', () => {
  it('start with everything of today', () => {
    expect(read('')).toEqual(defaultFilters(today));
    expect(queryOf(defaultFilters(today), today).toString()).toBe('');
  });

  it('come back from the address as they were put there', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(queryOf(filters, today).toString())).toEqual(filters);
      }),
    );
  });

  it.each([
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-20',
    'from=2026-11-21&to=2026-11-20',
    'from=x&to=y',
  ])('fall back to today when the days do not read: %s', (query) => {
    expect(read(query)).toMatchObject({ from: today, to: today });
  });

  it('ignore what they do not know', () => {
    expect(read('result=SOME&source=NOSE&device=a%20b&operator=a%20b&store=ok,%3Cx%3E,')).toEqual({
      ...defaultFilters(today),
      storeIds: ['ok'],
    });
  });

  it('know the quick choices', () => {
    expect(RANGES.map((range) => rangeDays(range, today))).toEqual([
      { from: today, to: today },
      { from: '2026-11-20', to: '2026-11-20' },
      { from: '2026-11-15', to: today },
    ]);
    for (const range of RANGES) expect(rangeOf(rangeDays(range, today), today)).toBe(range);
    expect(rangeOf({ from: addDays(today, -2), to: today }, today)).toBeNull();
  });

  it('ask for whole days at UTC+8', () => {
    const { from, to } = requestOf(defaultFilters(today));
    expect([from, to]).toEqual([
      Date.parse('2026-11-21T00:00:00+08:00'),
      Date.parse('2026-11-21T23:59:59.999+08:00'),
    ]);
    expect(dayOf(instant(from))).toBe(today);
  });

  it('leave empty ones out of the request', () => {
    expect(requestOf({ ...defaultFilters(today), keyword: '   ' })).not.toHaveProperty('keyword');
    expect(requestOf(defaultFilters(today))).not.toHaveProperty('operatorId');
    expect(
      requestOf({ ...defaultFilters(today), keyword: ' tart ', operatorId: asId('o-1') }),
    ).toMatchObject({ keyword: 'tart', operatorId: 'o-1' });
  });

  it('call a list narrowed by anything but its days', () => {
    expect(isNarrowed({ ...defaultFilters(today), from: addDays(today, -9) })).toBe(false);
    expect(isNarrowed({ ...defaultFilters(today), result: 'OK' })).toBe(true);
  });
});
