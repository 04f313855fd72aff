import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowStarts, rowWindow } from './row-window.ts';

const GAP = 8;
const keysOf = (count: number) => Array.from({ length: count }, (_, row) => String(row));

it('draws the rows in sight by fours, with the room of the others above and below', () => {
  const starts = rowStarts(keysOf(100), () => 92, GAP);
  expect(rowWindow({ starts, gap: GAP, top: 1050, bottom: 1850, kept: null })).toEqual({
    drawn: [{ from: 8, to: 20, above: 8 * 100 - GAP }],
    below: 80 * 100 - GAP,
  });
});

it('keeps a row out of sight where it belongs', () => {
  const starts = rowStarts(keysOf(100), () => 92, GAP);
  const at = { starts, gap: GAP, top: 5000, bottom: 5100 };
  expect(rowWindow({ ...at, kept: 2 }).drawn).toEqual([
    { from: 2, to: 3, above: 2 * 100 - GAP },
    { from: 48, to: 52, above: 45 * 100 - GAP },
  ]);
  expect(rowWindow({ ...at, kept: 99 }).drawn.map(({ from, to }) => [from, to])).toEqual([
    [48, 52],
    [99, 100],
  ]);
  expect(rowWindow({ ...at, kept: 50 }).drawn).toHaveLength(1);
  // of a list that became shorter
  expect(rowWindow({ ...at, kept: 100 }).drawn).toHaveLength(1);
});

it('an empty list draws nothing', () => {
  expect(
    rowWindow({ starts: rowStarts([], () => 0, GAP), gap: GAP, top: 0, bottom: 9, kept: null }),
  ).toEqual({ drawn: [], below: 0 });
});

it('whatever is drawn, the list is as high as all of its rows, and what is in sight is drawn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 1, maxLength: 200 }),
      fc.nat(60_000),
      fc.option(fc.nat(199)),
      (heights, top, kept) => {
        const keys = keysOf(heights.length);
        const starts = rowStarts(keys, (key) => heights[Number(key)]!, GAP);
        const seen = rowWindow({ starts, gap: GAP, top, bottom: top + 800, kept });
        const rows = seen.drawn.flatMap(({ from, to }) => keys.slice(from, to).map(Number));
        const spacers = [...seen.drawn.map(({ above }) => above), seen.below].filter(Boolean);
        const parts = [...rows.map((row) => heights[row]!), ...spacers];
        const height = parts.reduce((sum, part) => sum + part, 0) + GAP * (parts.length - 1);
        const all = heights.reduce((sum, part) => sum + part, 0) + GAP * (heights.length - 1);
        expect(height).toBe(all);
        for (const row of keys.map(Number))
          if (starts[row]! < top + 800 && starts[row]! + heights[row]! > top)
            expect(rows).toContain(row);
      },
    ),
  );
});
