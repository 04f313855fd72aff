import type { Luma } from './luma.ts';

type Dot = { x: number; y: number };
/** The outer corners of a code in a picture, in dots. */
export type Corners = { topLeft: Dot; topRight: Dot; bottomRight: Dot; bottomLeft: Dot };

/** Dots a module, the mean of two sides. */
export const moduleSize = (
  { topLeft: a, topRight: b, bottomLeft: d }: Corners,
  size: number,
): number => (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(d.x - a.x, d.y - a.y)) / 2 / size;

/** Light border of a drawn code, and the size of a module in it, in dots. */
const QUIET = 4;
const DOTS = 3;

/** How far a knot of the mesh is moved at a time, in modules: first far, then near. */
const STEPS = [0.7, 0.35, 0.18];
/** Meshes of that many cells a side, one after the other: tilt first, then the bend. */
const MESHES = [1, 3];
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;
/** A module whose colour is known counts more than one that is only clearly dark or light. */
const KNOWN_WEIGHT = 1.5;
/** Modules to each side that say what is dark and what is light. */
const SURROUNDINGS = 4.5;

/** Square rings around a middle; `light`: which of them are light. */
type Pattern = Dot & { reach: number; light: readonly number[] };

/** The three finder patterns with their borders, and the alignment pattern of versions 2 to 6; larger ones have several, in other places. */
const patternsOf = (size: number): Pattern[] => {
  const finder = { reach: 4, light: [2, 4] };
  return [
    { x: 3, y: 3, ...finder },
    { x: size - 4, y: 3, ...finder },
    { x: 3, y: size - 4, ...finder },
    ...(size >= 25 && size <= 41 ? [{ x: size - 7, y: size - 7, reach: 2, light: [1] }] : []),
  ];
};

/** Modules whose colour every code of that size shares: 1 dark, −1 light, 0 not known (finder patterns, their borders, timing). */
const knownModules = (size: number): Int8Array => {
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

/** Brightness less that of the surroundings, a value a dot of the part of the picture around the code. */
type Relief = { values: Float32Array; left: number; top: number; width: number; height: number };

const relief = ({ bytes, width, height }: Luma, corners: Corners, reach: number): Relief => {
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
const valueAt = ({ values, left, top, width, height }: Relief, x: number, y: number): number => {
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

/** Where the middle of each module lies by the four corners alone, in dots, row by row. */
type Places = { xs: Float32Array; ys: Float32Array };

const placesOf = (
  { topLeft: a, topRight: b, bottomRight: c, bottomLeft: d }: Corners,
  size: number,
): Places => {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [rightX, rightY] = [b.x - c.x, b.y - c.y];
  const [downX, downY] = [d.x - c.x, d.y - c.y];
  const area = rightX * downY - downX * rightY;
  const g = (sumX * downY - downX * sumY) / area;
  const h = (rightX * sumY - sumX * rightY) / area;
  const places = { xs: new Float32Array(size * size), ys: new Float32Array(size * size) };
  for (let n = 0; n < size * size; n += 1) {
    const [u, v] = [((n % size) + 0.5) / size, (Math.floor(n / size) + 0.5) / size];
    const w = g * u + h * v + 1;
    places.xs[n] = ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w;
    places.ys[n] = ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w;
  }
  return places;
};

/** How far the modules lie from those places: an offset a knot, in dots, and evenly between four knots. */
type Mesh = { cells: number; xs: Float32Array; ys: Float32Array };

const mixed = (values: Float32Array, { cells }: Mesh, u: number, v: number): number => {
  const column = Math.min(cells - 1, Math.floor(u));
  const row = Math.min(cells - 1, Math.floor(v));
  const fx = u - column;
  const fy = v - row;
  const at = row * (cells + 1) + column;
  return (
    (values[at]! * (1 - fx) + values[at + 1]! * fx) * (1 - fy) +
    (values[at + cells + 1]! * (1 - fx) + values[at + cells + 2]! * fx) * fy
  );
};

/** The same offsets over a mesh of more cells. */
const refined = (mesh: Mesh, cells: number): Mesh => {
  const knots = (cells + 1) ** 2;
  const finer = { cells, xs: new Float32Array(knots), ys: new Float32Array(knots) };
  for (let n = 0; n < knots; n += 1) {
    const u = ((n % (cells + 1)) * mesh.cells) / cells;
    const v = (Math.floor(n / (cells + 1)) * mesh.cells) / cells;
    finer.xs[n] = mixed(mesh.xs, mesh, u, v);
    finer.ys[n] = mixed(mesh.ys, mesh, u, v);
  }
  return finer;
};

type Code = { size: number; places: Places; ground: Relief };

/** Brightness in the middle of a module, below 0 for dark. */
const toneOf = ({ size, places, ground }: Code, mesh: Mesh, x: number, y: number): number => {
  const u = ((x + 0.5) * mesh.cells) / size;
  const v = ((y + 0.5) * mesh.cells) / size;
  const n = y * size + x;
  return valueAt(
    ground,
    places.xs[n]! + mixed(mesh.xs, mesh, u, v),
    places.ys[n]! + mixed(mesh.ys, mesh, u, v),
  );
};

/** How clear the modules around a knot are: known ones of their colour, the others of any. */
const clarityAround = (
  code: Code,
  mesh: Mesh,
  { known, column, row }: { known: Int8Array; column: number; row: number },
): number => {
  const { size } = code;
  const reach = size / mesh.cells;
  const right = Math.min(size, Math.ceil((column + 1) * reach));
  const bottom = Math.min(size, Math.ceil((row + 1) * reach));
  let sum = 0;
  for (let y = Math.max(0, Math.floor((row - 1) * reach)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor((column - 1) * reach)); x < right; x += 1) {
      const tone = toneOf(code, mesh, x, y);
      const colour = known[y * size + x]!;
      sum += colour === 0 ? Math.abs(tone) : -colour * tone * KNOWN_WEIGHT;
    }
  return sum;
};

/** Moves each knot to where the modules around it are clearest. */
const settle = (
  code: Code,
  mesh: Mesh,
  { known, module }: { known: Int8Array; module: number },
): void => {
  const { cells, xs, ys } = mesh;
  for (const step of STEPS)
    for (let n = 0; n < 2 * xs.length; n += 1) {
      const at = n % xs.length;
      const around = { known, column: at % (cells + 1), row: Math.floor(at / (cells + 1)) };
      const [x, y] = [xs[at]!, ys[at]!];
      let best = { clarity: clarityAround(code, mesh, around), x, y };
      for (const [dx, dy] of AROUND) {
        xs[at] = x + dx * step * module;
        ys[at] = y + dy * step * module;
        const clarity = clarityAround(code, mesh, around);
        if (clarity > best.clarity) best = { clarity, x: xs[at], y: ys[at] };
      }
      xs[at] = best.x;
      ys[at] = best.y;
    }
};

/** The code drawn anew, flat, in black and white, from a picture in which it is bent: on cloth, on paper in a hand, on a can. `size`: modules a side. */
export const straighten = (luma: Luma, corners: Corners, size: number): Luma => {
  const module = moduleSize(corners, size);
  const ground = relief(luma, corners, Math.max(2, Math.round(module * SURROUNDINGS)));
  const code = { size, places: placesOf(corners, size), ground };
  const known = knownModules(size);
  let mesh: Mesh = { cells: 1, xs: new Float32Array(4), ys: new Float32Array(4) };
  for (const cells of MESHES) {
    mesh = refined(mesh, cells);
    settle(code, mesh, { known, module });
  }
  const side = (size + 2 * QUIET) * DOTS;
  const bytes = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (toneOf(code, mesh, x, y) < 0)
        for (let line = 0; line < DOTS; line += 1) {
          const from = ((y + QUIET) * DOTS + line) * side + (x + QUIET) * DOTS;
          bytes.fill(0, from, from + DOTS);
        }
  return { bytes, width: side, height: side };
};
