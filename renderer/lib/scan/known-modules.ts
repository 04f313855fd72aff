import type { Dot } from './corners.ts';

/** Square rings around a middle; `light`: which of them are light. */
type Pattern = Dot & { reach: number; light: readonly number[] };

/** Whether a code of that size has one alignment pattern (versions 2 to 6); larger ones have several, in other places. */
export const hasAlignment = (size: number): boolean => size >= 25 && size <= 41;

/** The three finder patterns with their borders, and the alignment pattern where there is one. */
const patternsOf = (size: number): Pattern[] => {
  const finder = { reach: 4, light: [2, 4] };
  return [
    { x: 3, y: 3, ...finder },
    { x: size - 4, y: 3, ...finder },
    { x: 3, y: size - 4, ...finder },
    ...(hasAlignment(size) ? [{ x: size - 7, y: size - 7, reach: 2, light: [1] }] : []),
  ];
};

/** Modules whose colour every code of that size shares: 1 dark, −1 light, 0 not known (finder patterns, their borders, timing). */
export const knownModules = (size: number): Int8Array => {
  const known = new Int8Array(size * size);
  for (let n = 8; n < size - 8; n += 1) {
    known[6 * size + n] = n % 2 === 0 ? 1 : -1;
    known[n * size + 6] = n % 2 === 0 ? 1 : -1;
  }
  for (const { x: left, y: top, reach, light } of patternsOf(size))
    for (let y = Math.max(0, top - reach); y <= Math.min(size - 1, top + reach); y += 1)
      for (let x = Math.max(0, left - reach); x <= Math.min(size - 1, left + reach); x += 1) {
        const ring = Math.max(Math.abs(x - left), Math.abs(y - top));
        known[y * size + x] = light.includes(ring) ? -1 : 1;
      }
  return known;
};
