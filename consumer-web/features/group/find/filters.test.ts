import { expect, it } from 'vitest';
import {
  chosenCount,
  filtersIn,
  isNarrowed,
  NO_FILTERS,
  requestOf,
  withFilters,
} from './filters.ts';

const of = (query: string) => filtersIn(new URLSearchParams(query));

it('filters come from the address, and what is not known is ignored', () => {
  expect(of('')).toEqual(NO_FILTERS);
  expect(of('sort=newest&district=mars&distance=far&price=x&only=a,b&category=cars')).toEqual(
    NO_FILTERS,
  );
  expect(
    of('category=drink&sort=price&district=taipa&distance=3000&price=50-100&only=today,openNow'),
  ).toEqual({
    category: 'drink',
    sort: 'price',
    district: 'taipa',
    distance: '3000',
    price: '50-100',
    labels: ['openNow', 'today'],
  });
});

it('the address names only what is not usual, and keeps all else', () => {
  const query = new URLSearchParams('keyword=x&sort=price&only=today');
  expect(withFilters(query, NO_FILTERS).toString()).toBe('keyword=x');
  const filters = of('category=stay&price=500-&only=today');
  expect(filtersIn(withFilters(query, filters))).toEqual(filters);
});

it('counts what narrows; a sort does not', () => {
  expect(isNarrowed(of('sort=price'))).toBe(false);
  expect(isNarrowed(of('category=stay'))).toBe(true);
  expect(chosenCount(of('category=stay&sort=price&district=taipa&price=0-50&only=today'))).toBe(3);
});

it('prices are cents for the request; the last span has no end', () => {
  expect(requestOf(of('price=50-100')).filters).toEqual({
    labels: [],
    priceFrom: 5000,
    priceTo: 10_000,
  });
  expect(requestOf(of('price=500-')).filters).toEqual({ labels: [], priceFrom: 50_000 });
  expect(requestOf(of('distance=500&district=cotai&only=multiUse'))).toEqual({
    category: 'all',
    sort: 'overall',
    filters: { labels: ['multiUse'], distance: 500, district: 'cotai' },
  });
});
