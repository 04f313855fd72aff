import { BROWN, COFFEE, CREAM, CRUST, INK, JADE, LEAF, PAPER, WINE, YELLOW } from './palette.ts';
import { at, box, circle, ellipse, group, line, path, repeat, scatter } from './svg.ts';

/** Drinks, from the side unless the name contains top; their bases are at the origin. */

const CUP = 'M-92 -300L-66 -8Q0 12 66 -8L92 -300Z';

/** A tall shaken tea with a straw; `extra` is drawn inside the cup. */
export const shakenTea = (drink: string, extra: string, straw = '#1F4E8C'): string =>
  ellipse([8, 2, 88, 16], INK, { opacity: 0.22 }) +
  line('M20 -300L58 -420', [straw, 20]) +
  path(CUP, '#fff', { opacity: 0.45 }) +
  path('M-88 -262L-64 -12Q0 6 64 -12L88 -262Z', drink) +
  extra +
  path('M-96 -300Q-90 -352 0 -356 90 -352 96 -300Z', '#fff', { opacity: 0.4 }) +
  box([-102, -308, 204, 18, 9], PAPER) +
  line('M-72 -250L-56 -60', ['#fff', 11], { opacity: 0.55 });

export const pearls = (): string =>
  [
    [-46, -22],
    [-18, -16],
    [12, -16],
    [42, -22],
    [-50, -48],
    [-26, -42],
    [2, -40],
    [28, -44],
    [52, -50],
    [-40, -70],
    [-10, -66],
    [20, -70],
    [44, -78],
    [-54, -92],
    [0, -92],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 15], '#33190D'))
    .join('') +
  [
    [-50, -27],
    [8, -22],
    [-28, -48],
    [24, -50],
    [-44, -76],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 4], '#fff', { opacity: 0.4 }))
    .join('');

/** The streaks that brown sugar leaves on the cup. */
export const tigerStripes = (): string =>
  group(
    line(
      'M-78 -200Q-50 -170 -70 -110M-44 -230Q-28 -180 -42 -120M6 -240Q-8 -190 8 -130M44 -230Q34 -180 50 -120M76 -210Q58 -160 66 -110',
      [BROWN, 13],
    ),
    { opacity: 0.6 },
  );

export const citrus = (colour = YELLOW): string =>
  circle([0, 0, 40], colour) +
  circle([0, 0, 33], '#FFF3D0') +
  repeat(
    6,
    (i) =>
      `<path transform="rotate(${i * 60})" d="M6 -5Q18 -14 28 -4 28 6 20 9 10 7 6 -5Z" fill="${colour}"/>`,
  );

export const mintSprig = (): string =>
  line('M0 0Q4 -30 0 -60', ['#2F7028', 5]) +
  path(
    'M0 -20Q-46 -20 -48 -52 -10 -52 0 -20ZM0 -24Q46 -28 46 -62 8 -58 0 -24ZM0 -50Q-24 -74 0 -100 24 -74 0 -50Z',
    LEAF,
  );

/** A latte's leaf, from above, radius 60. */
export const latteLeaf = (): string =>
  path('M0 50Q-60 20 -44 -26 -20 -46 0 -18 20 -46 44 -26 60 20 0 50Z', '#F6E5C8') +
  line('M0 -6V50M-30 -14Q-16 12 0 20 16 12 30 -14', ['#B98652', 5]);

export const kettle = (): string =>
  line('M-110 40Q-190 30 -206 -70', ['#8D97A3', 17]) +
  path('M-100 70Q-110 -60 -40 -70H40Q110 -60 100 70Z', 'url(#steel)') +
  line('M74 -50Q160 -60 150 40', [COFFEE, 22]) +
  ellipse([0, -72, 46, 12], '#8D97A3') +
  circle([0, -90, 13], COFFEE);

/** A dripper on its glass server. */
export const dripper = (): string =>
  ellipse([6, 4, 130, 20], INK, { opacity: 0.22 }) +
  path('M-76 -190Q-150 -10 -90 0H90Q150 -10 76 -190Z', '#fff', { opacity: 0.5 }) +
  path('M-112 -76Q-126 -8 -86 -6H86Q126 -8 112 -76Z', 'url(#coffee)') +
  line('M98 -160Q170 -140 116 -50', ['#fff', 14], { opacity: 0.7 }) +
  box([-96, -206, 192, 18, 9], CRUST) +
  path('M-124 -330L-34 -204H34L124 -330Z', PAPER) +
  line('M-70 -312L-14 -214M0 -312V-214M70 -312L14 -214', ['#D8D2C6', 5]) +
  ellipse([0, -330, 124, 24], '#6B3F20') +
  ellipse([0, -330, 124, 24], 'none', { stroke: PAPER, 'stroke-width': 10 }) +
  line('M0 -200V-80', ['#6B3F20', 5]);

export const beans = (seed: number, radius: number, count = 16): string =>
  scatter({ seed, count, radius, squash: 0.5 }, (x, y, roll) =>
    at([x, y], ellipse([0, 0, 19, 13], '#5A3218') + line('M-15 2Q0 -6 15 -2', ['#2E180B', 3]), {
      turn: roll * 180,
    }),
  );

/** A bottle; `glass` is its colour, `label` what is drawn on the label's middle. */
export const bottle = (glass: string, paper: string, label: string): string =>
  ellipse([8, 2, 76, 15], INK, { opacity: 0.25 }) +
  path(
    'M-24 -420H24V-300Q70 -270 70 -200V-14Q70 0 56 0H-56Q-70 0 -70 -14V-200Q-70 -270 -24 -300Z',
    glass,
  ) +
  box([-29, -424, 58, 70, 6], WINE) +
  box([-70, -196, 140, 128], paper) +
  line('M-60 -90q20 -18 40 0t40 0 40 0', ['#1F4E8C', 7]) +
  at([0, -142], label) +
  line('M-46 -230Q-44 -262 -18 -284M-50 -40V-20', ['#fff', 9], { opacity: 0.45 });

export const wineGlass = (wine: string): string =>
  ellipse([5, 2, 72, 13], INK, { opacity: 0.2 }) +
  ellipse([0, -4, 66, 12], '#fff', { opacity: 0.65 }) +
  path('M-6 -8V-130H6V-8Z', '#fff', { opacity: 0.7 }) +
  path('M-74 -320Q-104 -140 0 -124 104 -140 74 -320Z', '#fff', { opacity: 0.35 }) +
  path('M-83 -236Q-86 -140 0 -132 86 -140 83 -236Z', wine) +
  ellipse([0, -236, 83, 14], '#fff', { opacity: 0.25 }) +
  ellipse([0, -320, 74, 13], 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.85 }) +
  line('M-62 -290Q-74 -220 -54 -176', ['#fff', 9], { opacity: 0.6 });

export const cheeseWedge = (): string =>
  path('M-90 30L-80 -20 90 -50 96 10Z', '#F7CF63') +
  path('M-80 -20L90 -50 40 -66Z', '#FCE6A0') +
  circle([-20, 8, 12], '#DDA935') +
  circle([44, -10, 9], '#DDA935') +
  circle([10, 4, 6], '#DDA935');

export const grapes = (): string =>
  [
    [0, 0],
    [-34, -10],
    [34, -10],
    [-18, -38],
    [18, -38],
    [-50, -44],
    [50, -44],
    [0, -70],
    [-34, -72],
    [34, -72],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle([x, y, 21], '#5B2A62') + circle([x - 7, y - 7, 5], '#fff', { opacity: 0.35 }),
    )
    .join('') +
  line('M0 -86Q4 -112 22 -120', [BROWN, 7]) +
  path('M10 -100Q50 -130 76 -96 40 -76 10 -100Z', JADE);

export const iceBucket = (): string =>
  path('M-130 -190H130L100 0H-100Z', 'url(#steel)') +
  ellipse([0, -190, 130, 26], '#E9EDF1') +
  line('M-126 -150Q0 -116 126 -150', ['#1F4E8C', 8]) +
  [
    [-70, -196, -10],
    [-14, -206, 20],
    [56, -198, -24],
    [92, -196, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at([x, y], box([-24, -24, 48, 48, 9], '#E8F4FB', { opacity: 0.9 }), { turn }),
    )
    .join('');

export const cream = (): string =>
  path('M-80 -262Q-70 -320 -20 -316 0 -350 30 -318 80 -318 84 -262Z', CREAM);
