import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { equalised } from './equalise.ts';
import type { Tones } from './straighten.ts';

const { data: modules, size } = encode('GV1.0198c0de-0000-7000-8000-000000000001.59000000', {
  ecc: 'M',
  border: 0,
});
const RIM = 2;
const SIDE = size + 2 * RIM;

/** The code's tones, each module as a mean of those around it by `weights`: [right, down, weight]. */
const blurred = (weights: readonly (readonly [number, number, number])[]): Tones => {
  const values = Float32Array.from({ length: SIDE ** 2 }, (_, at) =>
    weights.reduce((sum, [right, down, weight]) => {
      const isDark = modules[Math.floor(at / SIDE) - RIM + down]?.[(at % SIDE) - RIM + right];
      return sum + weight * (isDark ? -60 : 40);
    }, 0),
  );
  return { values, size, rim: RIM };
};

const wrongModules = ({ values }: Tones): number =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => ({ isDark, at: (y + RIM) * SIDE + x + RIM })))
    .filter(({ isDark, at }) => values[at]! < 0 !== isDark).length;

test.for([
  [
    'out of focus',
    [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].map((down) => [
        right,
        down,
        [0.32, 0.12, 0.05][Math.abs(right) + Math.abs(down)]!,
      ]),
    ),
  ],
  [
    'of a camera that moved',
    [
      [0, 0, 0.4],
      [1, 1, 0.35],
      [2, 2, 0.25],
    ],
  ],
] as const)('a blur %s is undone by what the known modules tell of it', ([, weights]) => {
  const tones = blurred(weights as [number, number, number][]);
  // more than error correction mends
  expect(wrongModules(tones) / size ** 2).toBeGreaterThan(0.1);
  expect(wrongModules(equalised(tones))).toBe(0);
});

test('a clear code stays as it is', () => {
  expect(wrongModules(equalised(blurred([[0, 0, 1]])))).toBe(0);
});
