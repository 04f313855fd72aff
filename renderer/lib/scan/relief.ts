import type { Corners } from './corners.ts';
import type { Luma } from './luma.ts';

/** Brightness less that of the surroundings, a value a dot of the part of the picture around the code. */
export type Relief = {
  values: Float32Array;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Modules to each side that say what is dark and what is light. */
const SURROUNDINGS = 4.5;

/** `module`: dots a module of the code. */
export const relief = (
  { bytes, width, height }: Luma,
  corners: Corners,
  module: number,
): Relief => {
  const reach = Math.max(2, Math.round(module * SURROUNDINGS));
  const dots = Object.values(corners);
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs) - 2 * reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - 2 * reach));
  const w = Math.min(width, Math.ceil(Math.max(...xs) + 2 * reach)) - left;
  const h = Math.min(height, Math.ceil(Math.max(...ys) + 2 * reach)) - top;
  // sums of all dots above and to the left: the sum of any box is four of them
  const sums = new Float64Array((w + 1) * (h + 1));
  for (let y = 0; y < h; y += 1) {
    let line = 0;
    for (let x = 0; x < w; x += 1) {
      line += bytes[(top + y) * width + left + x]!;
      sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1]! + line;
    }
  }
  const values = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    const [above, below] = [Math.max(0, y - reach), Math.min(h, y + reach + 1)];
    for (let x = 0; x < w; x += 1) {
      const [before, after] = [Math.max(0, x - reach), Math.min(w, x + reach + 1)];
      const sum =
        sums[below * (w + 1) + after]! -
        sums[above * (w + 1) + after]! -
        sums[below * (w + 1) + before]! +
        sums[above * (w + 1) + before]!;
      const mean = sum / ((below - above) * (after - before));
      values[y * w + x] = bytes[(top + y) * width + left + x]! - mean;
    }
  }
  return { values, left, top, width: w, height: h };
};

/** Between four dots; 0 outside. */
export const valueAt = (
  { values, left, top, width, height }: Relief,
  x: number,
  y: number,
): number => {
  const px = x - left - 0.5;
  const py = y - top - 0.5;
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return 0;
  const fx = px - x0;
  const fy = py - y0;
  const at = y0 * width + x0;
  return (
    (values[at]! * (1 - fx) + values[at + 1]! * fx) * (1 - fy) +
    (values[at + width]! * (1 - fx) + values[at + width + 1]! * fx) * fy
  );
};
