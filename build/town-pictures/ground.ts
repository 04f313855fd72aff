import { BLUE, CREAM, DARK_WOOD, INK, PALE_BLUE, PAPER, SKY_BLUE, YELLOW } from './palette.ts';
import { box, circle, ellipse, group, line, path, repeat } from './svg.ts';

/** One flat ground, with a lighter corner where the light comes from (always the upper left). */
export const cloth = (colour: string): string =>
  box([0, 0, 800, 600], colour) + box([0, 0, 800, 600], 'url(#light)');

/** Crossing stripes of a table cloth. */
export const gingham = (colour: string, ground = PAPER): string =>
  cloth(ground) +
  group(
    line(
      'M40 0V600M160 0V600M280 0V600M400 0V600M520 0V600M640 0V600M760 0V600M0 60H800M0 180H800M0 300H800M0 420H800M0 540H800',
      [colour, 58],
    ),
    { opacity: 0.26 },
  );

/** Boards of a table seen from above. */
export const boards = (colour: string): string =>
  cloth(colour) +
  group(
    line('M0 118H800M0 242H800M0 362H800M0 486H800', ['#000', 4]) +
      line(
        'M180 40H360M520 80H720M60 180H260M430 205H560M300 300H640M90 330H180M500 430H760M120 540H420',
        ['#000', 2],
      ),
    { opacity: 0.13 },
  );

const TILE =
  path('M0 0H96V96H0Z', PAPER) +
  path('M48 8 66 30 88 48 66 66 48 88 30 66 8 48 30 30Z', 'none', {
    stroke: BLUE,
    'stroke-width': 5,
  }) +
  circle([48, 48, 13], BLUE) +
  path(
    'M0 0H24A24 24 0 0 1 0 24ZM96 0V24A24 24 0 0 1 72 0ZM0 96V72A24 24 0 0 1 24 96ZM96 96H72A24 24 0 0 1 96 72Z',
    SKY_BLUE,
  ) +
  path('M0 0H96M0 0V96', 'none', { stroke: PALE_BLUE, 'stroke-width': 3 });

/** A tiled wall down to `bottom`; `strength` fades it behind what is in front of it. */
export const azulejo = (bottom: number, strength = 0.5): string =>
  box([0, 0, 800, 600], PAPER) +
  `<pattern id="tile" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="translate(16 ${bottom % 96})">${TILE}</pattern>` +
  box([0, 0, 800, bottom], 'url(#tile)', { opacity: strength });

/** A wall painted in one colour with the round sun of the house style behind the subject. */
export const sunWall = (wall: string, sun: string): string =>
  cloth(wall) + circle([400, 290, 230], sun);

/** The edge of a table: its top from `y` down, with the shade under its lip. */
export const table = (y: number, colour: string): string =>
  box([0, y, 800, 600 - y], colour) +
  box([0, y, 800, 10], '#fff', { opacity: 0.25 }) +
  box([0, 572, 800, 28], '#000', { opacity: 0.1 });

const HALVES = ' 50 0'.repeat(17);
const WAVE = `q25 -26 50 0t${HALVES}`;
const BACK = `q-25 -26 -50 0t${' -50 0'.repeat(17)}`;

/** The calçada: black and white waves of the city's pavement, as a band from `y` to the foot of the picture. */
export const calcada = (y: number): string =>
  box([0, y, 800, 600 - y], CREAM) +
  group(
    repeat(Math.ceil((600 - y) / 42), (row) =>
      path(`M${row % 2 === 0 ? -20 : -45} ${y + 22 + row * 42}${WAVE}v16${BACK}z`, INK),
    ),
    { opacity: 0.86 },
  );

/** One thin wave as a border. */
export const waveLine = (y: number, colour: string): string =>
  line(`M-20 ${y}${WAVE}`, [colour, 9]);

/** Two rows of sea. */
export const ripples = (y: number, colour = '#fff'): string =>
  group(waveLine(y, colour) + waveLine(y + 62, colour), { opacity: 0.28 });

/** Three curls of steam that rise from a point. */
export const steam = (x: number, y: number): string =>
  group(
    line(
      `M${x - 46} ${y}q-24 -34 0 -68t0 -68M${x} ${y - 14}q-24 -36 0 -72t0 -72M${x + 46} ${y}q-24 -34 0 -68t0 -68`,
      ['#fff', 11],
    ),
    { opacity: 0.6 },
  );

/** A string of paper lanterns or lamps along the top. */
export const lamps = (colour: string, glow = YELLOW): string =>
  line('M-10 40Q200 110 400 60T810 50', [DARK_WOOD, 4]) +
  [
    [90, 92],
    [240, 104],
    [400, 84],
    [560, 64],
    [710, 66],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse([x, y, 30, 26], colour) + ellipse([x - 8, y - 2, 9, 20], glow, { opacity: 0.6 }),
    )
    .join('');
