import { GRADIENTS } from './palette.ts';

/** The few words in which every picture of the town is drawn. All of them give SVG text; numbers are kept short for the files' sake. */
type Attributes = Record<string, string | number>;
type Place = { scale?: number; turn?: number };

const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
const spell = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join('');
const shape = (tag: string, attributes: Attributes): string => `<${tag}${spell(attributes)}/>`;

export const circle = (
  [cx, cy, r]: readonly [number, number, number],
  fill: string,
  more: Attributes = {},
): string => shape('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  fill: string,
  more: Attributes = {},
): string => shape('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A box; the fifth number rounds its corners. */
export const box = (
  [x, y, width, height, rx = 0]: readonly [number, number, number, number, number?],
  fill: string,
  more: Attributes = {},
): string => shape('rect', { x, y, width, height, ...(rx === 0 ? {} : { rx }), fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', { d, fill, ...more });

/** An unfilled line; its ends are round, as all strokes of a picture are by default. */
export const line = (
  d: string,
  [colour, width]: readonly [string, number],
  more: Attributes = {},
): string => shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

export const ring = (
  [cx, cy, r]: readonly [number, number, number],
  [colour, width]: readonly [string, number],
  more: Attributes = {},
): string =>
  shape('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

const placing = ([x, y]: readonly [number, number], { scale = 1, turn = 0 }: Place): string =>
  `translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${short(turn)})`}${scale === 1 ? '' : ` scale(${short(scale)})`}`;

/** Moves, turns and scales a part that was drawn around the origin. */
export const at = (point: readonly [number, number], part: string, place: Place = {}): string =>
  `<g transform="${placing(point, place)}">${part}</g>`;

export const group = (part: string, attributes: Attributes): string =>
  `<g${spell(attributes)}>${part}</g>`;

/** Shows a stamp (a part that a picture repeats) once more. */
export const stamp = (name: string, point: readonly [number, number], place: Place = {}): string =>
  `<use href="#${name}" transform="${placing(point, place)}"/>`;

/** Repeatable chance: the same seed gives the same numbers from 0 to 1. */
export const chance = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761 || 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

type Scatter = { seed: number; count: number; radius: number; squash?: number };

/** Draws a part at chance places inside a circle around the origin. */
export const scatter = (
  { seed, count, radius, squash = 1 }: Scatter,
  draw: (x: number, y: number, roll: number) => string,
): string => {
  const next = chance(seed);
  next();
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next()) * radius;
    return draw(
      Math.round(Math.cos(angle) * reach),
      Math.round(Math.sin(angle) * reach * squash),
      next(),
    );
  }).join('');
};

/** Grains of rice, crumbs and sesame: short strokes at chance places, in one path. */
export const grains = (
  { seed, count, radius, squash = 1 }: Scatter,
  [colour, width]: readonly [string, number],
): string =>
  line(
    scatter(
      { seed, count, radius, squash },
      (x, y, roll) =>
        `M${x} ${y}l${Math.round(Math.cos(roll * 6) * width * 1.2)} ${Math.round(Math.sin(roll * 6) * width * 1.2)}`,
    ),
    [colour, width],
  );

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole picture, 4:3. Gradients that it names and the stamps that it is given are written into its definitions. */
export const picture = (parts: readonly string[], stamps: Record<string, string> = {}): string => {
  const drawn = parts.join('');
  const stamped = Object.entries(stamps)
    .map(([id, part]) => `<g id="${id}">${part}</g>`)
    .join('');
  const used = Object.entries(GRADIENTS)
    .filter(([id]) => (drawn + stamped).includes(`url(#${id})`))
    .map(([, definition]) => definition);
  const definitions = used.join('') + stamped;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" stroke-linecap="round" stroke-linejoin="round">${definitions === '' ? '' : `<defs>${definitions}</defs>`}${drawn}</svg>\n`;
};
