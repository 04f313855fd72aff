import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawn, straighten } from './straighten.ts';

const { data: modules, size } = encode('GV1.0198c0de-0000-7000-8000-000000000001.59000000', {
  ecc: 'M',
  border: 0,
});
const SIDE = 320;
const DOTS = 7;
const FIRST = (SIDE - size * DOTS) / 2;

/** Where a point of the code lies in the picture, in dots: its rows bulge down by up to `bend` modules in the middle. */
const bent = (u: number, v: number, bend: number): { x: number; y: number } => ({
  x: FIRST + u * DOTS,
  y: FIRST + (v + bend * Math.sin((Math.PI * u) / size)) * DOTS,
});

const picture = (bend: number) => {
  const bytes = new Uint8Array(SIDE * SIDE).fill(210);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const u = (x + 0.5 - FIRST) / DOTS;
      const v = (y + 0.5 - FIRST) / DOTS - bend * Math.sin((Math.PI * u) / size);
      if (modules[Math.floor(v)]?.[Math.floor(u)]) bytes[y * SIDE + x] = 60;
    }
  return { bytes, width: SIDE, height: SIDE };
};

const wrongModules = (bend: number): number => {
  const corners = {
    topLeft: bent(0, 0, bend),
    topRight: bent(size, 0, bend),
    bottomRight: bent(size, size, bend),
    bottomLeft: bent(0, size, bend),
  };
  const flat = drawn(straighten(picture(bend), corners, { size, bend: 'bent' }));
  const dots = flat.width / (size + 8);
  return modules
    .flatMap((line, y) => line.map((isDark, x) => ({ isDark, x, y })))
    .filter(({ isDark, x, y }) => {
      const at = Math.floor((y + 4.5) * dots) * flat.width + Math.floor((x + 4.5) * dots);
      return flat.bytes[at]! < 128 !== isDark;
    }).length;
};

test('a flat code is drawn as it is', () => {
  expect(wrongModules(0)).toBe(0);
});

test('a code whose rows bulge by a module and a half is drawn flat', () => {
  // fewer than error correction of the lowest level mends
  expect(wrongModules(1.5) / size ** 2).toBeLessThan(0.05);
});
