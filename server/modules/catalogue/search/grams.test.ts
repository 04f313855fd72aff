import { describe, expect, it } from 'vitest';
import { gramsOf, queryGrams } from './grams.ts';

const finds = (keyword: string, ...texts: string[]): boolean => {
  const grams = new Set(gramsOf(...texts));
  return queryGrams(keyword).every((gram) => grams.has(gram));
};

describe('search words', () => {
  it.each([
    ['蛋撻', '葡式蛋撻', true],
    ['撻', '葡式蛋撻', true],
    ['撻蛋', '葡式蛋撻', false],
    ['egg t', 'Portuguese Egg Tart', true],
    ['TART', 'Portuguese Egg Tart', true],
    ['gg', 'Portuguese Egg Tart', false],
    ['cafe', 'Red Market Café', true],
    ['ｅｇｇ', 'Egg tart', true],
    ['蛋撻 egg', '葡式蛋撻 Egg tart', true],
    ['mediterraneanish', 'Mediterranean salad', true],
    ['7-up', '7-Up 可樂', true],
    ['可樂7', '7-Up 可樂', true],
  ])('%s in %s: %s', (keyword, text, isFound) => {
    expect(finds(keyword, text)).toBe(isFound);
  });
  it('nothing to look for is nothing', () => {
    expect([queryGrams(' '), queryGrams('——!')]).toEqual([[], []]);
  });
});
