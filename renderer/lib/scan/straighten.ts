import { moduleSize, type Corners, type Dot } from './corners.ts';
import { knownModules } from './known-modules.ts';
import type { Luma } from './luma.ts';
import { relief, valueAt, type Relief } from './relief.ts';

/** Light border of a drawn code, and the size of a module in it, in dots. */
const QUIET = 4;
const DOTS = 3;

/** How far a knot of the mesh is moved at a time, in modules: first far, then near. */
const STEPS = [0.7, 0.35, 0.18];
/** Meshes of that many cells a side, one after the other: tilt first, then the bend. */
const MESHES = { flat: [1], bent: [1, 3] } as const;
type Bend = keyof typeof MESHES;
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

/** Modules around a code that are measured with it: its light border. */
const RIM = 2;

/** Brightness of a code's modules less that of their surroundings, row by row, with a rim around them. */
export type Tones = { values: Float32Array; size: number; rim: number };

/** The middle of a module; of those beyond the edge, as the last two before it go on. */
const placeIn = ({ size, places }: Code, mesh: Mesh, x: number, y: number): Dot => {
  const at = (column: number, row: number): Dot => {
    const u = ((column + 0.5) * mesh.cells) / size;
    const v = ((row + 0.5) * mesh.cells) / size;
    const n = row * size + column;
    return {
      x: places.xs[n]! + mixed(mesh.xs, mesh, u, v),
      y: places.ys[n]! + mixed(mesh.ys, mesh, u, v),
    };
  };
  const [column, row] = [Math.max(0, Math.min(size - 1, x)), Math.max(0, Math.min(size - 1, y))];
  const edge = at(column, row);
  const beside = x === column ? edge : at(x < 0 ? 1 : size - 2, row);
  const above = y === row ? edge : at(column, y < 0 ? 1 : size - 2);
  const [right, down] = [Math.abs(x - column), Math.abs(y - row)];
  return {
    x: edge.x + right * (edge.x - beside.x) + down * (edge.x - above.x),
    y: edge.y + right * (edge.y - beside.y) + down * (edge.y - above.y),
  };
};

/** Measures the modules of a code that is bent in the picture: on cloth, on paper in a hand, on a can. `size`: modules a side. */
export const straighten = (
  luma: Luma,
  corners: Corners,
  { size, bend }: { size: number; bend: Bend },
): Tones => {
  const module = moduleSize(corners, size);
  const ground = relief(luma, corners, module);
  const code = { size, places: placesOf(corners, size), ground };
  const known = knownModules(size);
  let mesh: Mesh = { cells: 1, xs: new Float32Array(4), ys: new Float32Array(4) };
  for (const cells of MESHES[bend]) {
    mesh = refined(mesh, cells);
    settle(code, mesh, { known, module });
  }
  const side = size + 2 * RIM;
  const values = new Float32Array(side * side);
  for (let n = 0; n < values.length; n += 1) {
    const { x, y } = placeIn(code, mesh, (n % side) - RIM, Math.floor(n / side) - RIM);
    values[n] = valueAt(ground, x, y);
  }
  return { values, size, rim: RIM };
};

/** The code drawn anew, flat, in black and white. */
export const drawn = ({ values, size, rim }: Tones): Luma => {
  const side = (size + 2 * QUIET) * DOTS;
  const bytes = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (values[(y + rim) * (size + 2 * rim) + x + rim]! < 0)
        for (let line = 0; line < DOTS; line += 1) {
          const from = ((y + QUIET) * DOTS + line) * side + (x + QUIET) * DOTS;
          bytes.fill(0, from, from + DOTS);
        }
  return { bytes, width: side, height: side };
};
