import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';

/** A font of which every sign is one wide, and a CJK sign two. */
const width = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) => sum + (/\p{Script=Han}|[，。（）]/u.test(sign) ? 2 : 1),
    0,
  );
const inLines = (text: string, { wide, lines }: { wide: number; lines: number }): string[] =>
  fitLines(text, { fits: (line) => width(line) <= wide, lines });

describe('a text in lines', () => {
  it.each([
    ['Egg tarts', 20, 2, ['Egg tarts']],
    ['Six egg tarts and tea', 10, 3, ['Six egg', 'tarts and', 'tea']],
    ['葡撻六個裝配奶茶', 8, 2, ['葡撻六個', '裝配奶茶']],
    ['買 Egg tart 六個', 9, 3, ['買 Egg', 'tart 六個']],
    ['買二送一 $1.50', 9, 2, ['買二送一', '$1.50']],
    ['', 10, 2, []],
    ['  six \n tarts ', 20, 2, ['six tarts']],
  ])('%s', (text, wide, lines, expected) => {
    expect(inLines(text, { wide, lines })).toEqual(expected);
  });

  it('no line begins with a closing sign or ends with an opening one', () => {
    expect(inLines('六個葡撻，奶茶', { wide: 8, lines: 3 })).toEqual(['六個葡', '撻，奶茶']);
    expect(inLines('六個裝（議事亭）', { wide: 8, lines: 3 })).toEqual([
      '六個裝',
      '（議事',
      '亭）',
    ]);
  });

  it('a word that is longer than a line is broken', () => {
    expect(inLines('Donaudampfschiff', { wide: 10, lines: 3 })).toEqual(['Donaudampf', 'schiff']);
  });

  it('what is left over is cut with an ellipsis, between signs and not within one', () => {
    expect(inLines('Six egg tarts and tea', { wide: 10, lines: 2 })).toEqual([
      'Six egg',
      'tarts and…',
    ]);
    expect(inLines('葡撻六個裝配奶茶', { wide: 8, lines: 1 })).toEqual(['葡撻六…']);
    expect(inLines('👩‍🍳👩‍🍳👩‍🍳', { wide: 4, lines: 1 })).toEqual(['👩‍🍳…']);
  });

  it('every line fits, and together they are the text or its beginning', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab 葡撻，（）12 '), maxLength: 60 }),
        fc.integer({ min: 4, max: 24 }),
        fc.integer({ min: 1, max: 4 }),
        (text, wide, lines) => {
          const found = inLines(text, { wide, lines });
          expect(found.length).toBeLessThanOrEqual(lines);
          for (const line of found) expect(width(line)).toBeLessThanOrEqual(wide);
          const bare = (value: string): string => value.replaceAll(/\s/g, '');
          const joined = bare(found.join(''));
          expect(bare(text).startsWith(joined.replace(/…$/, ''))).toBe(true);
          if (!joined.endsWith('…')) expect(joined).toBe(bare(text));
        },
      ),
    );
  });
});
