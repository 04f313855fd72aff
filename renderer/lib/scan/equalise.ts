import { knownModules } from './known-modules.ts';
import type { Tones } from './straighten.ts';

/** Modules to each side whose light may have spread into a module. */
const REACH = 2;
const TAPS = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, n) => [
  (n % (2 * REACH + 1)) - REACH,
  Math.floor(n / (2 * REACH + 1)) - REACH,
]);
/** Keeps the weights small where the known modules do not settle them. */
const RIDGE = 0.003;
/** After the first round, modules that came out clearly count as known. */
const ROUNDS = 3;
const CLEAR = 0.5;

/** Solves a symmetric system in place; its right side is the last column. */
const solve = (rows: readonly Float64Array[]): number[] => {
  const last = rows.length;
  for (const [n, row] of rows.entries())
    for (const [other, target] of rows.entries()) {
      if (other === n) continue;
      const share = target[n]! / row[n]!;
      for (let k = n; k <= last; k += 1) target[k] = target[k]! - share * row[k]!;
    }
  return rows.map((row, n) => row[last]! / row[n]!);
};

/**
 * Undoes a blur: each module as a weighted sum of the tones around it, by the weights that give the known modules
 * (finder patterns, timing) their colours best. Of any direction, so a shaken camera too.
 */
export const equalised = ({ values, size, rim }: Tones): Tones => {
  const side = size + 2 * rim;
  const strength =
    Math.sqrt(values.reduce((sum, tone) => sum + tone * tone, 0) / values.length) || 1;
  const steps = TAPS.map(([x, y]) => y! * side + x!);
  const around = new Float64Array(TAPS.length + 1).fill(1);
  const lookAround = (at: number): void => {
    for (let n = 0; n < steps.length; n += 1) around[n] = values[at + steps[n]!]! / strength;
  };
  const placeOf = (n: number): number => (Math.floor(n / size) + rim) * side + (n % size) + rim;
  const known = knownModules(size);
  let colours = Float32Array.from(known, (colour) => -colour);
  const clear = new Float32Array(values.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from(around, () => new Float64Array(around.length + 1));
    let count = 0;
    for (let n = 0; n < colours.length; n += 1) {
      if (colours[n] === 0) continue;
      count += 1;
      lookAround(placeOf(n));
      for (let i = 0; i < around.length; i += 1) {
        const row = rows[i]!;
        for (let k = 0; k < around.length; k += 1) row[k] = row[k]! + around[i]! * around[k]!;
        row[around.length] = row[around.length]! + around[i]! * colours[n]!;
      }
    }
    for (const [n, row] of rows.entries()) row[n] = row[n]! + RIDGE * count;
    const weights = solve(rows);
    for (let n = 0; n < colours.length; n += 1) {
      lookAround(placeOf(n));
      clear[placeOf(n)] = weights.reduce((sum, weight, k) => sum + weight * around[k]!, 0);
    }
    colours = Float32Array.from(known, (colour, n) => {
      const tone = clear[placeOf(n)]!;
      if (colour !== 0) return -colour;
      return Math.abs(tone) > CLEAR ? Math.sign(tone) : 0;
    });
  }
  return { values: clear, size, rim };
};
