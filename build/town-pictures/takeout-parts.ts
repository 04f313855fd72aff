import {
  BROWN,
  CHILLI,
  CORAL,
  CREAM,
  CRUST,
  INK,
  JADE,
  LEAF,
  PALE_YELLOW,
  PAPER,
  YELLOW,
} from './palette.ts';
import { at, box, circle, ellipse, grains, group, line, path, repeat, scatter } from './svg.ts';

/** Parts of takeout dishes that the town's other pictures do not have, drawn around the origin; from above unless the name contains side. */

/** A burger from the side; its base is at the origin. */
export const burgerSide = (): string =>
  ellipse([8, 4, 190, 24], INK, { opacity: 0.22 }) +
  path('M-170 -50H170Q176 0 120 2H-120Q-176 0 -170 -50Z', 'url(#bread)') +
  box([-184, -104, 368, 58, 28], '#6B3A1C') +
  path('M-190 -112H190L150 -70 100 -104 40 -74 -10 -104 -70 -74 -120 -104 -160 -80Z', YELLOW) +
  path('M-186 -112Q-150 -140 -110 -118T-30 -120 50 -118 120 -120 190 -114L180 -138H-180Z', LEAF) +
  box([-172, -156, 344, 24, 12], CHILLI) +
  path('M-182 -150Q-186 -270 0 -274 186 -270 182 -150Q0 -136 -182 -150Z', 'url(#bread)') +
  line('M-80 -230l14 4M-20 -246l14 2M50 -240l14 6M-110 -200l12 6M10 -210l14 2M96 -206l12 8', [
    '#FCE9C0',
    9,
  ]);

export const fry = (): string =>
  box([-11, -130, 22, 150, 5], '#F4C24C') + path('M-11 -130H2V20H-11Z', '#FBDD83');

/** Fries in their paper, from the side. */
export const friesSide = (): string =>
  ellipse([6, 4, 120, 18], INK, { opacity: 0.2 }) +
  repeat(9, (i) => at([-88 + i * 22, -120 - (i % 3) * 26], fry(), { turn: -12 + i * 3 })) +
  path('M-120 -150L-92 0H92L120 -150Q0 -96 -120 -150Z', '#D9452F') +
  line('M-84 -40q20 -18 42 0t42 0 42 0 42 0', [PAPER, 9]);

export const drumstick = (): string =>
  line('M70 46L132 88', [CREAM, 20]) +
  circle([134, 78, 13], CREAM) +
  circle([126, 96, 13], CREAM) +
  path(
    'M-96 -24Q-84 -82 -14 -76 52 -68 76 24 84 48 70 60 52 66 36 50 -10 66 -58 46 -106 26 -96 -24Z',
    'url(#bread)',
  ) +
  scatter({ seed: 14, count: 16, radius: 66, squash: 0.7 }, (x, y, roll) =>
    circle([x - 12, y - 8, 3 + roll * 5], roll > 0.5 ? '#8A4A16' : '#F8D28A', { opacity: 0.7 }),
  );

/** A pizza, radius 220, with a slice drawn off. */
export const pizzaTop = (): string =>
  circle([12, 18, 226], INK, { opacity: 0.2 }) +
  circle([0, 0, 224], 'url(#bread)') +
  circle([0, 0, 196], '#D9452F') +
  circle([0, 0, 188], '#F6CF68') +
  scatter(
    { seed: 4, count: 9, radius: 160 },
    (x, y) => circle([x, y, 30], '#B93422') + circle([x - 6, y - 6, 8], '#E2705A'),
  ) +
  scatter({ seed: 8, count: 12, radius: 165 }, (x, y) =>
    path(`M${x} ${y}q18 -22 34 -4 -10 22 -34 4Z`, JADE),
  ) +
  line('M-224 0H224M-112 -194L112 194M112 -194L-112 194', ['#C88A35', 5], { opacity: 0.7 });

const nest = (colour: string, light: string): string =>
  group(
    repeat(
      6,
      (i) =>
        line(`M-150 ${-70 + i * 30}q75 ${i % 2 ? -44 : 44} 150 0t150 0`, [colour, 17]) +
        line(`M-150 ${-72 + i * 30}q75 ${i % 2 ? -44 : 44} 150 0t150 0`, [light, 9]),
    ),
    { transform: 'rotate(-12)' },
  );
/** Noodles that lie on a plate: fried, in tomato. */
export const darkNest = (): string => nest('#8A5524', '#C98B4A');
export const redNest = (): string => nest('#C9642C', '#F6C06A');

export const nigiri = (topping: string): string =>
  ellipse([5, 12, 84, 38], INK, { opacity: 0.16 }) +
  ellipse([0, 12, 80, 36], PAPER) +
  path('M-92 2Q-84 -40 0 -42 84 -40 92 2 60 24 0 22T-92 2Z', topping) +
  line('M-60 -8Q-30 -26 0 -24M10 2Q40 -12 66 -4', ['#fff', 6], { opacity: 0.55 });
export const roll = (): string =>
  circle([4, 7, 46], INK, { opacity: 0.18 }) +
  circle([0, 0, 46], '#1E2B22') +
  circle([0, 0, 38], PAPER) +
  circle([-6, -4, 15], CORAL) +
  circle([12, 8, 10], LEAF);

export const meatSlice = (): string =>
  path('M-56 -20Q-20 -50 40 -36 66 -20 52 20 10 44 -40 30 -66 8 -56 -20Z', '#A9532A') +
  path('M-56 -20Q-20 -50 40 -36 50 -30 52 -16 0 -36 -56 -20Z', '#6E2A12') +
  line('M-34 2Q0 -10 34 4', ['#E8A878', 6]);

export const skewer = (): string =>
  line('M-230 0H250', ['#C99A5B', 9]) +
  [-150, -70, 10, 90]
    .map(
      (x, i) =>
        box([x - 34, -32, 68, 64, 20], i % 2 ? '#8E4A22' : '#A85A2A') +
        line(`M${x - 20} -14L${x + 16} -20M${x - 16} 12L${x + 20} 6`, [BROWN, 6], { opacity: 0.7 }),
    )
    .join('') +
  box([150, -26, 34, 52, 12], LEAF);

/** The same of green peppers. */
export const greenSkewer = (): string =>
  line('M-230 0H250', ['#C99A5B', 9]) +
  [-150, -70, 10, 90]
    .map(
      (x) =>
        ellipse([x, 0, 36, 34], LEAF) +
        line(`M${x - 14} -12Q${x} -22 ${x + 14} -12`, ['#fff', 6], { opacity: 0.5 }),
    )
    .join('') +
  box([150, -26, 34, 52, 12], LEAF);

/** A steamed fish that lies on its platter. */
export const fishTop = (): string =>
  path(
    'M-250 0Q-150 -110 60 -80 130 -66 180 -8L262 -74Q254 0 270 76L180 10Q130 70 60 82 -150 110 -250 0Z',
    '#C9D3D8',
  ) +
  path('M-250 0Q-150 -110 60 -80 130 -66 180 -8L-100 0Z', '#E4EAEC') +
  circle([-186, -14, 13], INK) +
  line('M-120 -62Q-96 0 -120 62M-40 -50L-10 40M30 -50L60 40', ['#93A3AC', 6]) +
  line('M-80 -20l60 -26M-30 0l60 -20M30 20l60 -30M-60 30l50 -10', [LEAF, 8]) +
  line('M-70 6l50 10M10 -24l50 12', [CHILLI, 7]);

/** A layer cake cut, from the side; its base is at the origin. */
export const cakeSide = (cream: string, sponge: string): string =>
  ellipse([8, 4, 170, 22], INK, { opacity: 0.2 }) +
  path('M-150 -150H130L160 -4Q0 16 -150 -4Z', sponge) +
  path('M-150 -112H138L142 -92H-150ZM-150 -56H150L154 -36H-150Z', cream) +
  path(
    'M-156 -192Q0 -226 134 -192L142 -150Q120 -132 96 -150T40 -146 -20 -150 -80 -146 -150 -140Z',
    cream,
  ) +
  circle([-10, -216, 30], CHILLI) +
  line('M-10 -244Q0 -264 18 -266', [JADE, 7]);

/** A loaf or bun from the side; its base is at the origin. */
export const bunSide = (): string =>
  ellipse([6, 4, 190, 22], INK, { opacity: 0.2 }) +
  path('M-190 -20Q-200 -170 0 -176 200 -170 190 -20 180 4 0 4T-190 -20Z', 'url(#bread)') +
  line('M-110 -130L-70 -60M-20 -150L10 -70M80 -140L104 -66', [PALE_YELLOW, 12], { opacity: 0.8 }) +
  line('M-150 -90Q-130 -140 -90 -156', ['#fff', 9], { opacity: 0.5 });

/** Half a sandwich from the side; its base is at the origin. */
export const sandwichSide = (): string =>
  ellipse([6, 4, 170, 20], INK, { opacity: 0.2 }) +
  path('M-170 0H170L150 -30H-150Z', '#E9B771') +
  path('M-168 -30Q-120 -56 -80 -36T0 -38 80 -36 168 -32V-50H-168Z', LEAF) +
  box([-162, -76, 324, 28, 10], '#E98A80') +
  box([-166, -100, 332, 24, 8], YELLOW) +
  path('M-168 -100H168L140 -160Q0 -180 -140 -160Z', '#F0C98B') +
  path('M-150 -124Q0 -150 150 -124', 'none', { stroke: '#fff', 'stroke-width': 8, opacity: 0.5 });

export const waffle = (): string =>
  circle([6, 12, 170], INK, { opacity: 0.18 }) +
  circle([0, 0, 168], '#D99443') +
  group(
    line('M-150 -60H150M-166 0H166M-150 60H150M-60 -150V150M0 -166V166M60 -150V150', [
      '#B06E28',
      12,
    ]),
    {},
  ) +
  path('M-60 -30Q-40 -70 30 -54 80 -30 50 30 10 60 -40 40 -80 10 -60 -30Z', CREAM) +
  box([-26, -30, 54, 46, 8], '#FFE98A');

export const scoop = (colour: string): string =>
  circle([0, 0, 66], colour) +
  path('M-66 8Q-70 40 -40 30 -20 50 0 32 22 52 42 30 70 40 66 8Z', colour) +
  ellipse([-22, -26, 20, 12], '#fff', { opacity: 0.5 });

/** A can from the side; its base is at the origin. */
export const canSide = (colour: string, band: string): string =>
  ellipse([8, 4, 84, 16], INK, { opacity: 0.22 }) +
  box([-80, -290, 160, 290, 22], colour) +
  path('M-80 -170Q-30 -210 0 -160T80 -150V-60Q30 -20 0 -70T-80 -90Z', band) +
  ellipse([0, -286, 70, 16], '#D5DBE1') +
  ellipse([0, -288, 54, 10], '#AEB8C2') +
  line('M-58 -250V-40', ['#fff', 12], { opacity: 0.4 });

/** A beer in its glass. */
export const beerSide = (): string =>
  ellipse([8, 4, 100, 18], INK, { opacity: 0.22 }) +
  line('M90 -220Q170 -210 150 -120T86 -60', ['#fff', 22], { opacity: 0.6 }) +
  path('M-96 -270L-84 0H84L96 -270Z', '#fff', { opacity: 0.5 }) +
  path('M-90 -220L-80 -8H80L90 -220Z', '#F0A92E') +
  path(
    'M-100 -220Q-110 -280 -60 -282 -30 -320 10 -296 60 -316 74 -278 112 -262 98 -216 60 -196 30 -214 -20 -190 -60 -212 -84 -200 -100 -220Z',
    '#FFFBEF',
  ) +
  line('M-60 -190L-54 -40M0 -190V-40M58 -190L52 -40', ['#FBD57A', 8], { opacity: 0.7 });

export const tofuCube = (): string =>
  path('M-40 -16L0 -36 40 -16 0 6Z', '#FFF9E8') +
  path('M-40 -16V24L0 46V6Z', '#F1E2BE') +
  path('M40 -16V24L0 46V6Z', '#E2CE9F');

export const dumpling = (): string =>
  path('M-58 20Q-54 -36 0 -38 54 -36 58 20 20 40 0 40T-58 20Z', '#FBEBCB') +
  path('M-58 20Q-20 -4 0 2 30 -4 58 20 20 40 0 40T-58 20Z', '#E0A44E', { opacity: 0.75 }) +
  line('M-34 -14Q-30 -26 -22 -30M-6 -18V-34M22 -16Q18 -28 14 -32', ['#D9BE8C', 5]);

export const riceRoll = (): string =>
  box([-140, -24, 290, 60, 26], INK, { opacity: 0.12 }) +
  box([-146, -32, 290, 60, 28], '#FBF8F1') +
  line('M-120 -14Q0 -30 120 -16', ['#fff', 8]) +
  line('M-100 4Q-60 -6 -20 4M20 6Q60 -4 100 6', ['#F4B39A', 9], { opacity: 0.75 });

export const saladLeaves = (): string =>
  scatter({ seed: 3, count: 9, radius: 120 }, (x, y, turn) =>
    at(
      [x, y],
      path(
        'M-50 10Q-30 -40 10 -36 56 -30 50 12 20 40 -20 34T-50 10Z',
        turn > 0.5 ? '#7CB54A' : JADE,
      ) + line('M-36 8Q0 -8 38 4', ['#CBE6A8', 5]),
      { turn: turn * 360 },
    ),
  ) +
  scatter(
    { seed: 6, count: 7, radius: 120 },
    (x, y) => circle([x, y, 22], CHILLI) + circle([x - 5, y - 6, 6], '#fff', { opacity: 0.5 }),
  );

/** Rice that was fried with egg and peas, radius 170. */
export const friedRice = (): string =>
  circle([0, 0, 172], '#F1C877') +
  grains({ seed: 41, count: 70, radius: 158 }, ['#FBE7B4', 10]) +
  scatter({ seed: 42, count: 12, radius: 150 }, (x, y) => circle([x, y, 10], LEAF)) +
  scatter({ seed: 43, count: 10, radius: 150 }, (x, y) => box([x, y, 22, 18, 5], CORAL));

/** A stone bowl's wedges of vegetables around an egg, radius 180. */
export const wedges = (): string =>
  [JADE, '#E98A3C', '#F4E3B8', '#7A4A2A', '#F7CF63', '#C8321F']
    .map(
      (colour, i) =>
        `<path d="M0 0L178 0A178 178 0 0 1 89 154Z" fill="${colour}" transform="rotate(${i * 60})"/>`,
    )
    .join('') + grains({ seed: 51, count: 40, radius: 160 }, ['#fff', 6]);

export const crustStrip = (): string =>
  repeat(
    6,
    (i) =>
      box([-150 + i * 50, -84, 44, 170, 14], CRUST) +
      box([-150 + i * 50, -84, 44, 40, 14], '#F6CB84'),
  );
