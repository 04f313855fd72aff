// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetSearches, rememberSearch, searchHistory } from './search-history.ts';

beforeEach(() => {
  localStorage.clear();
});

it('each store has words of its own, the newest first and each once, and so has the search of all', () => {
  rememberSearch('', 'noodles');
  for (const word of ['tart', 'tea', 'tart']) rememberSearch('bakery', word);
  expect([searchHistory(''), searchHistory('bakery'), searchHistory('other')]).toEqual([
    ['noodles'],
    ['tart', 'tea'],
    [],
  ]);
  expect(Object.keys(localStorage)).toEqual(['senado.search-history']);
  forgetSearches('bakery');
  expect([searchHistory(''), searchHistory('bakery')]).toEqual([['noodles'], []]);
});

it('keeps twelve words a store and fifty stores, those that were searched last', () => {
  rememberSearch('', 'noodles');
  for (let store = 0; store < 60; store += 1) rememberSearch(`s-${store}`, 'tea');
  for (let word = 0; word < 20; word += 1) rememberSearch('s-59', `word ${word}`);
  expect(searchHistory('s-59')).toHaveLength(12);
  expect(searchHistory('s-59')[0]).toBe('word 19');
  expect(searchHistory('')).toEqual(['noodles']);
  const kept = Array.from({ length: 60 }, (_, store) => `s-${store}`).filter(
    (id) => searchHistory(id).length > 0,
  );
  expect(kept).toEqual(Array.from({ length: 50 }, (_, at) => `s-${at + 10}`));
});
