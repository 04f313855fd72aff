import { describe, expect, it } from 'vitest';
import {
  classAt,
  ITEM_REM,
  HEADING_REM,
  layOut,
  rowsBetween,
  type MenuClass,
} from './menu-layout.ts';

const classOf = (id: string, count: number): MenuClass<string> => ({
  id,
  name: id,
  products: Array.from({ length: count }, (_, place) => `${id}${place}`),
});
const layout = layOut([classOf('a', 2), classOf('b', 100), classOf('c', 1)], (item) => item);
const startOfB = HEADING_REM + 2 * ITEM_REM;

describe('a menu laid out', () => {
  it('has a heading before the dishes of each class, and a height that is known', () => {
    expect(layout.rows.slice(0, 4).map(({ key }) => key)).toEqual(['a', 'a/a0', 'a/a1', 'b']);
    expect(layout.starts).toEqual([0, 3, 104]);
    expect(layout.height).toBe(3 * HEADING_REM + 103 * ITEM_REM);
  });

  it('draws what is near the screen and no more', () => {
    const { first, last } = rowsBetween(layout, startOfB + 50 * ITEM_REM, startOfB + 56 * ITEM_REM);
    expect(last - first).toBeLessThan(20);
    expect(layout.rows[first]!.top).toBeLessThan(startOfB + 50 * ITEM_REM);
    expect(rowsBetween(layout, -40, 5).first).toBe(0);
    expect(rowsBetween(layout, layout.height, layout.height + 40).last).toBe(layout.rows.length);
  });

  it.each([
    [-10, 0],
    [0, 0],
    [startOfB - 0.01, 0],
    [startOfB, 1],
    [layout.height, 2],
  ])('at %f rem is in class %i', (at, index) => {
    expect(classAt(layout, at)).toBe(index);
  });
});
