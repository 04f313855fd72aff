import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn, pathText } from './class-path.ts';

describe('a path of classes in one cell', () => {
  it.each([
    ['Tea', ['Tea']],
    ['Drinks > Tea > Green tea', ['Drinks', 'Tea', 'Green tea']],
    ['飲品＞茶>綠茶', ['飲品', '茶', '綠茶']],
    ['Over 18 \\> beer > Ale', ['Over 18 > beer', 'Ale']],
    ['5\\" pans > C:\\x', ['5\\" pans', 'C:\\x']],
    ['A \\\\ > B', ['A \\', 'B']],
    ['A > > B', ['A', '', 'B']],
    ['> A', ['', 'A']],
  ])('%s', (cell, names) => {
    expect(namesIn(cell)).toEqual(names);
  });

  it('is read as it was written, whatever the names hold', () => {
    const sign = fc.constantFrom('>', '＞', '\\', 'a', '茶', ' ', '🍵');
    const name = fc
      .array(sign, { minLength: 1, maxLength: 8 })
      .map((signs) => signs.join('').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
        expect(namesIn(pathText(names))).toEqual(names);
      }),
    );
  });
});
