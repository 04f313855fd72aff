import { describe, expect, it } from 'vitest';
import { searchForm } from '../search/grams.ts';
import { fitOf, itemsBelow } from './catalogue.ts';

const fit = (zh: string, en: string, word: string): number =>
  fitOf({ forms: [searchForm(zh), searchForm(en)] }, searchForm(word));

describe('how well an article fits a word', () => {
  it('is best for the very name, then for goods of that kind', () => {
    expect(fit('香蕉', 'Bananas', '香蕉')).toBe(0);
    expect(fit('富士蘋果', 'Fuji apples', '蘋果')).toBe(1);
    expect(fit('富士蘋果', 'Fuji apples', 'apple')).toBe(1);
  });

  it('comes after that for what only begins so, or holds it', () => {
    expect(fit('蘋果汁', 'Apple juice', '蘋果')).toBe(2);
    expect(fit('蘋果汁', 'Apple juice', 'apple')).toBe(2);
    expect(fit('有機蘋果汁', 'Organic apple juice', '蘋果')).toBe(3);
  });

  it('is least for what was found by its brand or category', () => {
    expect(fit('富士蘋果', 'Fuji apples', '水果')).toBe(4);
  });
});

describe('the articles of a category', () => {
  const named = (id: string) => ({ id }) as never;
  const below = new Map([['fresh', [named('fruit')]]]);
  const byCategory = new Map([
    ['fresh', [named('box')]],
    ['fruit', [named('apple'), named('pear')]],
  ]);
  const ids = (categoryId: string): string[] =>
    itemsBelow({ below, byCategory }, categoryId).map(({ id }) => id);

  it('are its own and those of all below it', () => {
    expect(ids('fresh')).toEqual(['box', 'apple', 'pear']);
    expect(ids('fruit')).toEqual(['apple', 'pear']);
    expect(ids('ghost')).toEqual([]);
  });
});
