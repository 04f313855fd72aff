import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { PRODUCT_SORTS, PRODUCT_STATES } from '#shared/contract/merchant/product.ts';
import { asId } from '#shared/kernel/ids.ts';
import {
  DEFAULT_FILTERS,
  filtersOf,
  isNarrowed,
  queryOf,
  requestOf,
  type Filters,
} from './filters.ts';

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  state: fc.constantFrom(...PRODUCT_STATES),
  category: fc.constantFrom(...PRODUCT_CATEGORIES),
  storeId: fc.option(
    fc.stringMatching(/^[\w.:-]{1,20}$/).map((text) => asId<NonNullable<Filters['storeId']>>(text)),
  ),
  keyword: fc.string({ maxLength: 50 }),
  sort: fc.constantFrom(...PRODUCT_SORTS),
  offset: fc.nat(5000),
});

describe('filters of the products', () => {
  it('start with all of them', () => {
    expect(filtersOf(new URLSearchParams())).toEqual(DEFAULT_FILTERS);
    expect(queryOf(DEFAULT_FILTERS).toString()).toBe('');
    expect(requestOf(DEFAULT_FILTERS)).toEqual({
      state: 'ALL',
      category: 'all',
      sort: 'DEFAULT',
      offset: 0,
      size: 20,
    });
  });

  it('come back from the address as they were put there', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersOf(queryOf(filters))).toEqual(filters);
      }),
    );
  });

  it('ignore what they do not know', () => {
    expect(
      filtersOf(new URLSearchParams('state=SOME&category=cars&sort=UP&offset=x&store=%3Cx%3E')),
    ).toEqual(DEFAULT_FILTERS);
  });

  it('are not narrowed by an order alone', () => {
    expect(isNarrowed({ ...DEFAULT_FILTERS, sort: 'SOLD', offset: 20 })).toBe(false);
    expect(isNarrowed({ ...DEFAULT_FILTERS, state: 'OFF' })).toBe(true);
  });
});
