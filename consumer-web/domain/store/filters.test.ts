import { describe, expect, it } from 'vitest';
import { chosenCount, filtersIn, isPlain, NO_FILTERS, requestOf, withFilters } from './filters.ts';

const of = (query: string) => filtersIn(new URLSearchParams(query));

describe('filters in the address', () => {
  it('are none without any', () => {
    expect(of('')).toEqual(NO_FILTERS);
    expect([
      isPlain(of('')),
      isPlain(of('sort=2')),
      chosenCount(of('only=isOpen&time=30')),
    ]).toEqual([true, false, 2]);
  });
  it('come back as they were put in, and leave the rest of the address alone', () => {
    const filters = {
      ...NO_FILTERS,
      sort: 3,
      label: 'good',
      flags: ['pickup', 'discount'] as const,
      price: '30-60',
      category: 'chinese',
    };
    const query = withFilters(new URLSearchParams('id=7&sort=2&time=30'), filters);
    expect(query.get('id')).toBe('7');
    expect(filtersIn(query)).toEqual(filters);
  });
  it('that mean nothing are left out', () => {
    expect(of('sort=99&only=everything&price=%3Cscript%3E')).toEqual(NO_FILTERS);
  });
  it('are what the list requests', () => {
    expect(
      requestOf(
        of('sort=2&only=isOpen&time=45&distance=3000&price=100-&way=2&label=new&category=asian'),
      ),
    ).toEqual({
      sortType: 2,
      isOpen: true,
      deliveryTime: 45,
      distance: 3000,
      priceFrom: 10_000,
      deliveryTypes: [2],
      labelId: 'new',
      classifyId: 'asian',
    });
    expect(requestOf(NO_FILTERS)).toEqual({ sortType: 1 });
  });
});
