import type { Dot } from './corners.ts';
import type { Luma } from './luma.ts';

/** What looks like a finder pattern: its middle, dots a module, and the rows it was seen in. */
export type Finder = Dot & { module: number; rows: number };

/** Every so many rows are read. */
const ROW_STEP = 2;
const DARK = 0;
/** Dark, light, dark, light, dark through the middle of a finder pattern, in modules. */
const RUNS = [1, 1, 3, 1, 1];
const MODULES = 7;
/** How far a run may be off, in modules and in dots. */
const [SLACK, SLACK_DOTS] = [0.55, 0.6];
/** A pattern seen from the side is up to so many times as tall as it is wide, or as wide as tall. */
const STEEPEST = 4;
/** Patterns closer than this many modules are one. */
const SAME = 2;

const sumOf = (runs: readonly number[]): number => runs.reduce((sum, run) => sum + run, 0);

const isFinder = (runs: readonly number[]): boolean => {
  const module = sumOf(runs) / MODULES;
  const slack = SLACK * module + SLACK_DOTS;
  return (
    module >= 1 &&
    runs.every((run, n) => Math.abs(run - RUNS[n]! * module) <= slack * (n === 2 ? 1.8 : 1))
  );
};

/** The dark run at a dot and the light and dark ones after it, going by `step`; null when one is longer than a finder pattern. */
const runsFrom = (
  bytes: Uint8Array,
  at: number,
  { step, room, longest }: { step: number; room: number; longest: number },
): [number, number, number] | null => {
  const runs: [number, number, number] = [0, 0, 0];
  let gone = 1;
  for (let n = 0; n < runs.length; n += 1)
    for (; gone <= room && (bytes[at + gone * step] === DARK) === (n !== 1); gone += 1) {
      runs[n] = runs[n]! + 1;
      if (runs[n]! > longest) return null;
    }
  return runs;
};

/** Whether a finder pattern lies around a dark dot, along rows or columns; how long it is and how far its middle is off. */
const across = (
  bytes: Uint8Array,
  at: number,
  {
    step,
    before,
    after,
    longest,
  }: { step: number; before: number; after: number; longest: number },
): { length: number; off: number } | null => {
  if (bytes[at] !== DARK) return null;
  const back = runsFrom(bytes, at, { step: -step, room: before, longest });
  const fore = back && runsFrom(bytes, at, { step, room: after, longest });
  if (!back || !fore) return null;
  const runs = [back[2], back[1], back[0] + 1 + fore[0], fore[1], fore[2]];
  return isFinder(runs) ? { length: sumOf(runs), off: (fore[0] - back[0]) / 2 } : null;
};

/** Counts a sighting towards the pattern that it belongs to, or as a new one. */
const note = (found: Finder[], { x, y, module }: Omit<Finder, 'rows'>): void => {
  const same = found.find(
    (other) =>
      Math.abs(other.x - x) < SAME * module &&
      Math.abs(other.y - y) < SAME * module &&
      other.module < 2 * module &&
      module < 2 * other.module,
  );
  if (!same) {
    found.push({ x, y, module, rows: 1 });
    return;
  }
  const share = 1 / (same.rows + 1);
  same.x += (x - same.x) * share;
  same.y += (y - same.y) * share;
  same.module += (module - same.module) * share;
  same.rows += 1;
};

/** Where the colour changes in a row: dark from each even one to the next. */
const changesIn = ({ bytes, width }: Luma, y: number): number[] => {
  const changes: number[] = [];
  let isDark = false;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1)
    if ((bytes[at] === DARK) !== isDark) {
      changes.push(x);
      isDark = !isDark;
    }
  changes.push(width);
  return changes;
};

/** The finder patterns in a picture in black and white. */
export const findersIn = (picture: Luma): Finder[] => {
  const { bytes, width, height } = picture;
  const found: Finder[] = [];
  for (let row = 1; row < height; row += ROW_STEP) {
    const changes = changesIn(picture, row);
    for (let n = 0; n + RUNS.length < changes.length; n += 2) {
      const runs = RUNS.map((_, k) => changes[n + k + 1]! - changes[n + k]!);
      if (!isFinder(runs)) continue;
      const longest = sumOf(runs);
      const column = Math.round((changes[n + 2]! + changes[n + 3]! - 1) / 2);
      const tall = across(bytes, row * width + column, {
        step: width,
        before: row,
        after: height - 1 - row,
        longest,
      });
      if (!tall) continue;
      const y = row + tall.off;
      const wide = across(bytes, Math.round(y) * width + column, {
        step: 1,
        before: column,
        after: width - 1 - column,
        longest,
      });
      if (
        !wide ||
        Math.max(tall.length, wide.length) > STEEPEST * Math.min(tall.length, wide.length)
      )
        continue;
      const module = (tall.length + wide.length) / 2 / MODULES;
      note(found, { x: column + wide.off, y, module });
    }
  }
  return found;
};

/** Dots a module at a finder pattern in the direction of another: half its width is 3.5 modules. */
export const moduleTowards = ({ bytes, width, height }: Luma, from: Finder, to: Dot): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  let changes = 0;
  for (let gone = 0; gone < length / 2; gone += 0.5) {
    const [x, y] = [Math.round(from.x + dx * gone), Math.round(from.y + dy * gone)];
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    if ((bytes[y * width + x] === DARK) === (changes % 2 === 0)) continue;
    changes += 1;
    if (changes === 3) return (2 * gone) / MODULES;
  }
  return from.module;
};
