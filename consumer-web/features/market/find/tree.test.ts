import { describe, expect, it } from 'vitest';
import { pathTo, tabsOf } from './tree.ts';

const leaf = (categoryId: string) => ({ categoryId, categoryName: categoryId, imgUrl: '' });
const TREE = [
  {
    ...leaf('fresh'),
    children: [
      { ...leaf('fruit'), children: [leaf('apples'), leaf('pears')] },
      { ...leaf('greens'), children: [leaf('cabbage')] },
    ],
  },
];

const tabs = (categoryId: string) => {
  const found = tabsOf(pathTo(TREE, categoryId));
  return found && [found.all.categoryId, found.tabs.map((tab) => tab.categoryId), found.current];
};

describe('the categories of the market', () => {
  it('know the way to each', () => {
    expect(pathTo(TREE, 'pears').map(({ categoryId }) => categoryId)).toEqual([
      'fresh',
      'fruit',
      'pears',
    ]);
    expect(pathTo(TREE, 'ghost')).toEqual([]);
  });

  it('offer what is below a category, and beside it at the lowest level', () => {
    expect(tabs('fresh')).toEqual(['fresh', ['fruit', 'greens'], 'fresh']);
    expect(tabs('fruit')).toEqual(['fruit', ['apples', 'pears'], 'fruit']);
    expect(tabs('pears')).toEqual(['fruit', ['apples', 'pears'], 'pears']);
    expect(tabs('ghost')).toBeNull();
  });
});
