import type { Corners, Dot } from './corners.ts';
import { findersIn, moduleTowards, type Finder } from './finders.ts';
import { hasAlignment, knownModules } from './known-modules.ts';
import type { Luma } from './luma.ts';
import { relief, valueAt, type Relief } from './relief.ts';

/** A code by its three finder patterns. `fit`: how well the modules that every code shares have their colour, 1 at best. */
type Placed = { corners: Corners; size: number; fit: number };

/** Finder patterns that are put together, those seen in most rows first, and threes of them that are looked at. */
const [FINDERS, THREES] = [10, 3];
/** Modules a side. */
const [SMALLEST, LARGEST] = [21, 61];
/** From the middle of a finder pattern to the edge of the code, in modules, and of an alignment pattern. */
const [FINDER_IN, ALIGNMENT_IN] = [3.5, 6.5];
/** How unlike the two sides of a code and its patterns may look when it is seen from the side. */
const [MOST_UNLIKE_SIDES, MOST_UNLIKE_MODULES, MOST_SLANT] = [2.6, 2, 0.65];
/** Modules from one finder pattern to the next. */
const [NEAREST, FARTHEST] = [10, 75];
/** Below this fit before anything is moved, three patterns are none of one code; below the other, after it. */
const [LEAST_HOPE, LEAST_FIT] = [0.3, 0.6];

type Three = { topLeft: Finder; topRight: Finder; bottomLeft: Finder };

const apart = (a: Dot, b: Dot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Three patterns by their places in a code, with how unlike a square they lie; null when they are none of one code. */
const threeOf = (finders: readonly Finder[]): { three: Three; unlike: number } | null => {
  const modules = finders.map(({ module }) => module);
  const [least, most] = [Math.min(...modules), Math.max(...modules)];
  if (most > MOST_UNLIKE_MODULES * least) return null;
  const across = finders.map((_, n) => apart(finders[(n + 1) % 3]!, finders[(n + 2) % 3]!));
  const corner = across.indexOf(Math.max(...across));
  const topLeft = finders[corner]!;
  const ends = [finders[(corner + 1) % 3]!, finders[(corner + 2) % 3]!] as const;
  const cross =
    (ends[0].x - topLeft.x) * (ends[1].y - topLeft.y) -
    (ends[0].y - topLeft.y) * (ends[1].x - topLeft.x);
  const [topRight, bottomLeft] = cross > 0 ? ends : [ends[1], ends[0]];
  const [top, left] = [apart(topLeft, topRight), apart(topLeft, bottomLeft)];
  const slant = Math.abs((top ** 2 + left ** 2 - across[corner]! ** 2) / (2 * top * left));
  const [short, long] = [Math.min(top, left), Math.max(top, left)];
  return short < NEAREST * least ||
    long > FARTHEST * most ||
    long > MOST_UNLIKE_SIDES * short ||
    slant > MOST_SLANT
    ? null
    : {
        three: { topLeft, topRight, bottomLeft },
        unlike: Math.log(long / short) + slant + Math.log(most / least),
      };
};

const threesIn = (finders: readonly Finder[]): Three[] =>
  finders
    .flatMap((a, n) =>
      finders
        .slice(n + 1)
        .flatMap((b, k) => finders.slice(n + k + 2).map((c) => threeOf([a, b, c]))),
    )
    .filter((three) => three !== null)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, THREES)
    .map(({ three }) => three);

/** How much nearer or farther than the top left one the other two patterns are: 1 for a code seen from the front. */
type Tilt = { right: number; down: number };
type Middles = { topLeft: Dot; topRight: Dot; bottomLeft: Dot };
/** Where a point of a code, in modules, lies in a picture. */
type Place = (x: number, y: number) => Dot;

const placeBy =
  ({ topLeft: a, topRight: b, bottomLeft: c }: Middles, tilt: Tilt, size: number): Place =>
  (x, y) => {
    const u = (x - FINDER_IN) / (size - 2 * FINDER_IN);
    const v = (y - FINDER_IN) / (size - 2 * FINDER_IN);
    const [p, q, r] = [1 - u - v, tilt.right * u, tilt.down * v];
    const w = p + q + r;
    return { x: (p * a.x + q * b.x + r * c.x) / w, y: (p * a.y + q * b.y + r * c.y) / w };
  };

const cornersBy = (place: Place, size: number): Corners => ({
  topLeft: place(0, 0),
  topRight: place(size, 0),
  bottomRight: place(size, size),
  bottomLeft: place(0, size),
});

/** The tilt that puts the alignment pattern at a dot; null when none does. */
const tiltTo = (
  { topLeft: a, topRight: b, bottomLeft: c }: Middles,
  d: Dot,
  size: number,
): Tilt | null => {
  const k = (size - FINDER_IN - ALIGNMENT_IN) / (size - 2 * FINDER_IN);
  const [bx, by, cx, cy] = [k * (b.x - d.x), k * (b.y - d.y), k * (c.x - d.x), k * (c.y - d.y)];
  const [x, y] = [(1 - 2 * k) * (d.x - a.x), (1 - 2 * k) * (d.y - a.y)];
  const area = bx * cy - cx * by;
  const tilt = { right: (x * cy - cx * y) / area, down: (bx * y - x * by) / area };
  return Object.values(tilt).every((share) => share > 0.4 && share < 2.5) ? tilt : null;
};

type Sheet = { ground: Relief; known: Int8Array; size: number };

/** How clear the modules are at a place: known ones of their colour, every second one of the others of any. */
const clarityOf = ({ ground, known, size }: Sheet, place: Place): number => {
  let sum = 0;
  for (let n = 0; n < known.length; n += 1) {
    const [x, y, colour] = [n % size, Math.floor(n / size), known[n]!];
    if (colour === 0 && (x + y) % 2 === 1) continue;
    const dot = place(x + 0.5, y + 0.5);
    const tone = valueAt(ground, dot.x, dot.y);
    sum += colour === 0 ? Math.abs(tone) / 2 : -1.5 * colour * tone;
  }
  return sum;
};

const fitOf = ({ ground, known, size }: Sheet, place: Place): number => {
  let [right, all] = [0, 0];
  for (let n = 0; n < known.length; n += 1) {
    if (known[n] === 0) continue;
    const dot = place((n % size) + 0.5, Math.floor(n / size) + 0.5);
    const tone = valueAt(ground, dot.x, dot.y);
    right -= known[n]! * tone;
    all += Math.abs(tone);
  }
  return all === 0 ? 0 : right / all;
};

/** The same in black and white, by whole dots: quick enough for patterns that most often are none of one code. */
const hopeOf = ({ bytes, width, height }: Luma, known: Int8Array, place: Place): number => {
  const size = Math.sqrt(known.length);
  let [right, all] = [0, 0];
  for (let n = 0; n < known.length; n += 1) {
    if (known[n] === 0) continue;
    const dot = place((n % size) + 0.5, Math.floor(n / size) + 0.5);
    const [x, y] = [Math.round(dot.x), Math.round(dot.y)];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    right += bytes[y * width + x] === 0 ? known[n]! : -known[n]!;
    all += 1;
  }
  return all === 0 ? 0 : right / all;
};

/** How far around its place the alignment pattern is looked for, in modules, and by what steps. */
const [ALIGNMENT_REACH, ALIGNMENT_STEP] = [6, 0.5];
/** A dot darker or lighter than that counts as one of that: print of more contrast beside the code must not. */
const MOST_TONE = 30;
const ALIGNMENTS = 4;

/** Where the alignment pattern may be, the likeliest first. */
const alignmentsAround = ({ ground, size }: Sheet, place: Place): Dot[] => {
  const at = size - ALIGNMENT_IN;
  const [middle, right, down] = [place(at, at), place(at + 1, at), place(at, at + 1)];
  const dotAt = (x: number, y: number): Dot => ({
    x: middle.x + x * (right.x - middle.x) + y * (down.x - middle.x),
    y: middle.y + x * (right.y - middle.y) + y * (down.y - middle.y),
  });
  const hits: (Dot & { clarity: number })[] = [];
  for (let y = -ALIGNMENT_REACH; y <= ALIGNMENT_REACH; y += ALIGNMENT_STEP)
    for (let x = -ALIGNMENT_REACH; x <= ALIGNMENT_REACH; x += ALIGNMENT_STEP) {
      let clarity = 0;
      for (let n = 0; n < 25; n += 1) {
        const [column, row] = [(n % 5) - 2, Math.floor(n / 5) - 2];
        const ring = Math.max(Math.abs(column), Math.abs(row));
        const dot = dotAt(x + column, y + row);
        const tone = Math.max(-MOST_TONE, Math.min(MOST_TONE, valueAt(ground, dot.x, dot.y)));
        clarity += ring === 1 ? tone : -tone;
      }
      hits.push({ x, y, clarity });
    }
  const best: typeof hits = [];
  for (const hit of hits.toSorted((a, b) => b.clarity - a.clarity)) {
    if (best.every((other) => apart(other, hit) > 1)) best.push(hit);
    if (best.length === ALIGNMENTS) break;
  }
  return best.map(({ x, y }) => dotAt(x, y));
};

/** How far the tilt is changed at a time, first far, then near; each until nothing is gained, or so often. */
const TILT_STEPS = [0.12, 0.06, 0.03, 0.015];
const TILT_ROUNDS = 3;

/** The tilt among those given, and near it, at which the modules are clearest. */
const clearestTilt = (sheet: Sheet, middles: Middles, tilts: readonly Tilt[]): Tilt => {
  let best = { tilt: tilts[0]!, clarity: Number.NEGATIVE_INFINITY };
  const consider = (tilt: Tilt): void => {
    const clarity = clarityOf(sheet, placeBy(middles, tilt, sheet.size));
    if (clarity > best.clarity) best = { tilt, clarity };
  };
  for (const tilt of tilts) consider(tilt);
  for (const step of TILT_STEPS)
    for (let round = 0; round < TILT_ROUNDS; round += 1) {
      const { tilt, clarity } = best;
      for (let n = 0; n < 9; n += 1)
        if (n !== 4)
          consider({
            right: tilt.right * Math.exp(step * ((n % 3) - 1)),
            down: tilt.down * Math.exp(step * (Math.floor(n / 3) - 1)),
          });
      if (best.clarity === clarity) break;
    }
  return best.tilt;
};

/** How large a code is by its modules, and the sizes next to that. */
const sizesNear = (modules: number): number[] => {
  const near = Math.round((modules - SMALLEST) / 4) * 4 + SMALLEST;
  return [near, near - 4, near + 4].filter((size) => size >= SMALLEST && size <= LARGEST);
};

/** The code of three finder patterns: of the likely sizes the one that fits best; null when none does. */
const codeOf = (
  { picture, clear, scale }: Pictures,
  { topLeft, topRight, bottomLeft }: Three,
): Placed | null => {
  const modules = {
    top: [moduleTowards(picture, topLeft, topRight), moduleTowards(picture, topRight, topLeft)],
    left: [
      moduleTowards(picture, topLeft, bottomLeft),
      moduleTowards(picture, bottomLeft, topLeft),
    ],
  } as const;
  const long =
    (apart(topLeft, topRight) / Math.sqrt(modules.top[0] * modules.top[1]) +
      apart(topLeft, bottomLeft) / Math.sqrt(modules.left[0] * modules.left[1])) /
    2;
  const inClear = ({ x, y }: Dot): Dot => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  const middles = {
    topLeft: inClear(topLeft),
    topRight: inClear(topRight),
    bottomLeft: inClear(bottomLeft),
  };
  const flat = { right: 1, down: 1 };
  const seen = {
    right: Math.sqrt(modules.top[0] / modules.top[1]),
    down: Math.sqrt(modules.left[0] / modules.left[1]),
  };
  const three = { topLeft, topRight, bottomLeft };
  const sizes = sizesNear(long + 2 * FINDER_IN).filter((size) =>
    [flat, seen].some(
      (tilt) => hopeOf(picture, knownModules(size), placeBy(three, tilt, size)) > LEAST_HOPE,
    ),
  );
  if (sizes.length === 0) return null;
  const module = (scale * (topLeft.module + topRight.module + bottomLeft.module)) / 3;
  const ground = relief(clear, cornersBy(placeBy(middles, flat, sizes[0]!), sizes[0]!), module);
  let best: Placed | null = null;
  for (const size of sizes) {
    const sheet = { ground, known: knownModules(size), size };
    const starts = [flat, seen].map((tilt) => placeBy(middles, tilt, size));
    const aligned = hasAlignment(size)
      ? starts
          .flatMap((place) => alignmentsAround(sheet, place))
          .map((dot) => tiltTo(middles, dot, size))
          .filter((tilt) => tilt !== null)
      : [];
    const place = placeBy(middles, clearestTilt(sheet, middles, [flat, seen, ...aligned]), size);
    const fit = fitOf(sheet, place);
    if (fit > Math.max(LEAST_FIT, best?.fit ?? 0))
      best = { corners: cornersBy(place, size), size, fit };
  }
  return best;
};

/** A picture in black and white, and the one it was made from, `scale` times as large. */
export type Pictures = { picture: Luma; clear: Luma; scale: number };

/** Codes by finder patterns of our own search: zxing-cpp gives up on bent, blurred or damaged ones that these still show. */
export const placedIn = (pictures: Pictures): Placed[] =>
  threesIn(
    findersIn(pictures.picture)
      .filter(({ rows, module }) => rows > 1 || module < 3)
      .sort((a, b) => b.rows - a.rows)
      .slice(0, FINDERS),
  )
    .map((three) => codeOf(pictures, three))
    .filter((placed) => placed !== null)
    .sort((a, b) => b.fit - a.fit);
