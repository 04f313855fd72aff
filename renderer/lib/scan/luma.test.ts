import { expect, test } from 'vitest';
import { halved, heightened, turned, widened, type Luma } from './luma.ts';

const picture = (
  width: number,
  height: number,
  toneAt: (x: number, y: number) => number,
): Luma => ({
  bytes: Uint8Array.from({ length: width * height }, (_, at) =>
    toneAt(at % width, Math.floor(at / width)),
  ),
  width,
  height,
});
const rowOf = ({ bytes, width }: Luma, y: number): number[] => [
  ...bytes.subarray(y * width, (y + 1) * width),
];

test('half the size: the mean of four; an odd last row or column is left out', () => {
  const small = halved(picture(5, 3, (x, y) => 10 * x + y));
  expect([small.width, small.height]).toEqual([2, 1]);
  expect(rowOf(small, 0)).toEqual([5, 25]);
});

test('the middle half of the width takes all of it', () => {
  const wide = widened(picture(8, 2, (x) => 10 * x));
  expect(rowOf(wide, 1)).toEqual([20, 25, 30, 35, 40, 45, 50, 55]);
});

test('the middle half of the height takes all of it', () => {
  const tall = heightened(picture(2, 8, (_, y) => 10 * y));
  expect(tall.bytes.filter((_, at) => at % 2 === 0)).toEqual(
    Uint8Array.from([20, 25, 30, 35, 40, 45, 50, 55]),
  );
});

test('turned by 90 degrees, what lay above the middle lies to its right', () => {
  const bar = turned(
    picture(60, 40, (x, y) => (y < 12 ? 0 : 100)),
    90,
  );
  expect([bar.width, bar.height]).toEqual([40, 40]);
  const line = rowOf(bar, 20).slice(2, -2);
  expect([line[0], line.at(-1)]).toEqual([100, 0]);
  expect(line).toEqual(line.toSorted((a, b) => b - a));
});
