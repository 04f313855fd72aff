import { encode } from 'uqr';
import { expect, test } from 'vitest';
import type { Luma } from './luma.ts';
import { placedIn } from './placed.ts';
import { thresholded } from './tones.ts';

const { data: modules, size } = encode('GV1.0198c0de-0000-7000-8000-000000000001.59000000', {
  ecc: 'M',
  border: 0,
});
const [WIDTH, HEIGHT] = [480, 360];
const [LEFT, TOP, DOTS] = [90, 60, 7];

/** The code seen from the left by so much: the farther to the right, the smaller its modules. */
const pictureOf = (tilt: number, isDark: (x: number, y: number) => boolean | undefined): Luma => ({
  bytes: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [(at % WIDTH) + 0.5 - LEFT, Math.floor(at / WIDTH) + 0.5 - TOP];
    const dots = DOTS - tilt * x;
    return isDark(Math.floor(x / dots), Math.floor(y / dots)) ? 60 : 210;
  }),
  width: WIDTH,
  height: HEIGHT,
});

const dotOf = (tilt: number, u: number, v: number): { x: number; y: number } => {
  const x = (DOTS * u) / (1 + tilt * u);
  return { x: x + LEFT, y: (DOTS - tilt * x) * v + TOP };
};

const placedOf = (clear: Luma) => placedIn({ picture: thresholded(clear, 20), clear, scale: 1 });

test.for([0, 0.006, 0.012])('a code is placed by its finder patterns, tilted by %f', (tilt) => {
  const [placed] = placedOf(pictureOf(tilt, (x, y) => modules[y]?.[x]));
  expect(placed?.size).toBe(size);
  const corners = {
    topLeft: dotOf(tilt, 0, 0),
    topRight: dotOf(tilt, size, 0),
    bottomRight: dotOf(tilt, size, size),
    bottomLeft: dotOf(tilt, 0, size),
  };
  for (const [name, { x, y }] of Object.entries(corners)) {
    const found = placed!.corners[name as keyof typeof corners];
    expect(Math.hypot(found.x - x, found.y - y) / DOTS, name).toBeLessThan(0.7);
  }
});

test('a picture half the size says where the code is in the whole one', () => {
  const clear = pictureOf(0, (x, y) => modules[y]?.[x]);
  const half = {
    bytes: clear.bytes.filter((_, at) => at % 2 === 0 && Math.floor(at / WIDTH) % 2 === 0),
    width: WIDTH / 2,
    height: HEIGHT / 2,
  };
  const [placed] = placedIn({ picture: thresholded(half, 15), clear, scale: 2 });
  expect(placed?.size).toBe(size);
  expect(placed!.corners.bottomRight.x).toBeCloseTo(LEFT + size * DOTS, -1);
});

test('without a third finder pattern, or without a code between three, nothing is placed', () => {
  expect(placedOf(pictureOf(0, (x, y) => (x < 8 && y < 8 ? false : modules[y]?.[x])))).toEqual([]);
  const isFinder = (x: number, y: number): boolean =>
    (x < 8 && y < 8) || (x < 8 && y >= size - 8) || (x >= size - 8 && y < 8);
  expect(placedOf(pictureOf(0, (x, y) => isFinder(x, y) && !modules[(y + 4) % size]?.[x]))).toEqual(
    [],
  );
});
