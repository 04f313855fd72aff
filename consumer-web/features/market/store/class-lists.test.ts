import { describe, expect, it } from 'vitest';
import { selectMenuClass } from '#shared/cart/menu.ts';
import { classAtPlace, goodsLists, listAt, placeOf, rowClasses } from './class-lists.ts';
import type { TopClass } from './model.ts';

const one = (classifyId: string, productCount: number) => ({
  classifyId,
  parentId: '',
  classifyName: classifyId,
  imgUrl: '',
  isLeaf: true,
  productCount,
});
const tree: TopClass[] = [
  {
    ...one('fresh', 0),
    children: [
      { ...one('fruit', 3), children: [] },
      { ...one('greens', 0), children: [one('leaves', 2), one('roots', 5)] },
    ],
  },
  { ...one('home', 4), children: [{ ...one('paper', 1), children: [] }] },
];
const lists = goodsLists(tree);
const idAt = (place: Parameters<typeof listAt>[1]) => lists[listAt(lists, place)]?.id;

describe('the classes of a supermarket as lists', () => {
  it('are those with products of their own, in the order of the tree', () => {
    expect(lists.map(({ id, count }) => [id, count])).toEqual([
      ['fruit', 3],
      ['leaves', 2],
      ['roots', 5],
      ['home', 4],
      ['paper', 1],
    ]);
  });
  it('are found by a place of any level: a class begins at its first category', () => {
    expect([0, 1].map((index) => idAt(selectMenuClass(index)))).toEqual(['fruit', 'home']);
    expect(idAt({ classIndex: 0, categoryIndex: 1, subcategoryIndex: 0 })).toBe('leaves');
    expect(idAt({ classIndex: 0, categoryIndex: 1, subcategoryIndex: 1 })).toBe('roots');
    expect(idAt({ classIndex: 9, categoryIndex: 0, subcategoryIndex: 0 })).toBe('fruit');
  });
  it.each(['fresh', 'fruit', 'greens', 'roots', 'home', 'paper'])('a link may name %s', (id) => {
    expect(placeOf(tree, id)).not.toBeNull();
  });
  it('an id of no class is no place', () => {
    expect(placeOf(tree, 'nowhere')).toBeNull();
  });
  it('have two products a row, the last row maybe one', () => {
    expect(rowClasses(lists)[0]!.products).toEqual([
      { classifyId: 'fruit', numbers: [0, 1] },
      { classifyId: 'fruit', numbers: [2] },
    ]);
  });

  it('name the class at each place, and lead back to it', () => {
    const names = lists.map(({ place }) => classAtPlace(tree, place));
    expect(names).toEqual(['fruit', 'leaves', 'roots', 'paper', 'paper']);
    for (const name of names) expect(classAtPlace(tree, placeOf(tree, name)!)).toBe(name);
  });
});
