import {
  BLUE,
  BROWN,
  CORAL,
  CREAM,
  CRUST,
  DARK_WOOD,
  INK,
  JADE,
  LEAF,
  PALE_BLUE,
  PAPER,
  ROSE,
  SKY_BLUE,
  STONE,
  WOOD,
  YELLOW,
} from './palette.ts';
import { at, box, circle, ellipse, group, line, path, repeat, ring } from './svg.ts';

/** Things of beauty rooms, cinemas, boats and hotels; standing things have their base at the origin. */

export const hotStones = (): string =>
  [
    [0, -24, 150, 46],
    [6, -92, 118, 40],
    [-6, -152, 88, 34],
    [4, -202, 58, 26],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        ellipse([x, y, rx, ry], 'url(#stone)') +
        line(
          `M${x - rx * 0.6} ${y - ry * 0.4}Q${x - rx * 0.2} ${y - ry * 0.8} ${x + rx * 0.2} ${y - ry * 0.7}`,
          ['#fff', 6],
          { opacity: 0.35 },
        ),
    )
    .join('');

export const orchid = (): string =>
  repeat(
    5,
    (i) =>
      `<path transform="rotate(${i * 72})" d="M0 -8Q-40 -34 -26 -70 0 -88 26 -70 40 -34 0 -8Z" fill="${i === 0 ? '#F6C9D6' : '#FBE3EA'}" stroke="#E9A6BC" stroke-width="3"/>`,
  ) +
  circle([0, 0, 17], '#C73B6A') +
  circle([0, 4, 8], YELLOW);

export const bamboo = (): string =>
  [0, 46]
    .map((x) =>
      [0, 1, 2, 3, 4]
        .map((i) => box([x, -110 - i * 104, 30, 98, 8], i % 2 === 0 ? '#7FB069' : '#8DBB74'))
        .join(''),
    )
    .join('') +
  path(
    'M30 -330Q110 -370 140 -320 80 -306 30 -330ZM0 -240Q-70 -280 -104 -236 -50 -214 0 -240ZM76 -200Q140 -240 172 -196 120 -176 76 -200Z',
    LEAF,
  );

export const towels = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, i) =>
        box([-130, -66 - i * 62, 260, 60, 26], colour) +
        ellipse([-104, -36 - i * 62, 22, 24], '#000', { opacity: 0.08 }) +
        line(`M-104 ${-36 - i * 62}m-14 0a14 14 0 1 1 14 14`, ['#00000022', 5]) +
        line(`M-60 ${-50 - i * 62}H110`, ['#fff', 6], { opacity: 0.5 }),
    )
    .join('');

export const candle = (): string =>
  ellipse([0, 0, 56, 12], INK, { opacity: 0.2 }) +
  box([-44, -90, 88, 92, 10], CREAM) +
  path('M-44 -50q11 -14 22 0t22 0 22 0 22 0V2H-44Z', SKY_BLUE) +
  ellipse([0, -90, 44, 10], '#FFF3C8') +
  path('M0 -98Q-22 -124 0 -156 22 -124 0 -98Z', YELLOW) +
  path('M0 -100Q-9 -114 0 -130 9 -114 0 -100Z', '#FFF6D8');

export const footTub = (): string =>
  ellipse([10, 6, 240, 26], INK, { opacity: 0.22 }) +
  path('M-240 -170H240L200 0H-200Z', 'url(#wood)') +
  line('M-150 -166L-128 -4M-60 -166L-52 -4M40 -166L34 -4M140 -166L120 -4', ['#8A5A2C', 5], {
    opacity: 0.6,
  }) +
  path('M-234 -140H234L226 -112H-226ZM-214 -52H214L206 -26H-206Z', DARK_WOOD) +
  ellipse([0, -170, 242, 48], WOOD) +
  ellipse([0, -168, 222, 40], 'url(#lagoon)') +
  [
    [-110, -172],
    [20, -160],
    [110, -178],
    [-30, -184],
  ]
    .map(([x = 0, y = 0]) =>
      path(`M${x} ${y}q-26 -4 -26 -14 28 -10 36 0 18 -8 18 4 -10 12 -28 10Z`, '#F3A6A0'),
    )
    .join('') +
  group(line('M-180 -160Q-120 -176 -60 -160M60 -190Q120 -200 170 -186', ['#fff', 6]), {
    opacity: 0.6,
  });

export const scissors = (): string =>
  path('M-12 30L30 -260Q52 -230 20 40ZM12 30L-30 -260Q-52 -230 -20 40Z', '#C9D1DA') +
  line('M-22 -220L10 20', ['#fff', 5], { opacity: 0.8 }) +
  circle([0, -6, 12], STONE) +
  ring([-52, 104, 52], [BLUE, 22]) +
  ring([52, 104, 52], [BLUE, 22]) +
  line('M-10 30L-26 60M10 30L26 60', ['#A9B3BF', 20]);

export const comb = (): string =>
  box([-200, -46, 400, 42, 14], YELLOW) +
  repeat(24, (i) => box([-190 + i * 16, -8, 8, 74, 4], YELLOW)) +
  box([-190, -38, 380, 8, 4], '#fff', { opacity: 0.45 });

export const dryer = (): string =>
  path('M-20 40L30 200Q36 220 60 216 84 210 80 190L50 30Z', BLUE) +
  path('M-190 -56L-150 -70H40Q120 -70 120 0T40 70H-150L-190 56Z', CORAL) +
  box([-216, -64, 40, 128, 10], INK) +
  circle([44, 0, 44], PAPER, { opacity: 0.35 }) +
  circle([44, 0, 26], INK, { opacity: 0.5 }) +
  line('M-130 -48H20', ['#fff', 9], { opacity: 0.5 });

export const swoosh = (): string =>
  line(
    'M0 -60Q-80 -90 -150 -60T-300 -60M0 0Q-80 -30 -150 0T-320 0M0 60Q-80 30 -150 60T-300 60',
    ['#fff', 12],
    { opacity: 0.6 },
  );

export const polish = (colour: string): string =>
  ellipse([6, 2, 66, 13], INK, { opacity: 0.2 }) +
  box([-22, -250, 44, 130, 12], INK) +
  box([-30, -134, 60, 22, 5], '#D9B25A') +
  path('M-58 -96Q-58 -116 -34 -116H34Q58 -116 58 -96V-14Q58 0 44 0H-44Q-58 0 -58 -14Z', colour) +
  line('M-40 -96V-24', ['#fff', 10], { opacity: 0.5 }) +
  line('M-8 -236V-140', ['#fff', 6], { opacity: 0.35 });

/** A hand from above, its nails painted. */
export const hand = (nails: readonly string[]): string =>
  path(
    'M-110 330Q-130 160 -104 80L-116 -70Q-112 -104 -84 -96 -60 -92 -60 -60L-50 30 -52 -130Q-46 -164 -20 -160 6 -156 6 -124L8 24 26 -112Q36 -142 60 -134 82 -126 78 -96L64 50 90 -30Q106 -54 126 -42 142 -30 134 -6L104 130Q104 240 90 330Z',
    '#F2C3A0',
  ) +
  [
    [-88, -74, -4],
    [-24, -136, 0],
    [56, -110, 8],
    [116, -22, 20],
  ]
    .map(([x = 0, y = 0, turn = 0], i) =>
      at(
        [x, y],
        box([-18, -32, 36, 56, 18], nails[i % nails.length] ?? CORAL) +
          line('M-7 -16V4', ['#fff', 6], { opacity: 0.6 }),
        { turn },
      ),
    )
    .join('');

export const popcorn = (): string =>
  ellipse([8, 4, 130, 18], INK, { opacity: 0.25 }) +
  [
    [-80, -262],
    [-30, -286],
    [24, -276],
    [76, -262],
    [-54, -310],
    [0, -330],
    [50, -308],
    [-104, -240],
    [104, -240],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle([x - 14, y + 4, 26], '#FFF3CF') +
        circle([x + 12, y - 6, 28], '#FFE59A') +
        circle([x + 4, y + 10, 20], PAPER),
    )
    .join('') +
  path('M-130 -246H130L100 0H-100Z', PAPER) +
  path('M-130 -246H-78L-62 0H-100ZM-26 -246H26L20 0H-20ZM78 -246H130L100 0H62Z', BLUE) +
  path('M-130 -246H130L126 -216H-126Z', '#000', { opacity: 0.1 });

export const ticket = (colour: string): string =>
  box([-150, -72, 300, 144, 12], INK, { opacity: 0.18 }) +
  path('M-160 -80H160V-24A24 24 0 0 0 160 24V80H-160V24A24 24 0 0 0 -160 -24Z', colour) +
  line('M80 -66V66', [PAPER, 6], { 'stroke-dasharray': '2 16' }) +
  circle([-40, 0, 44], PAPER, { opacity: 0.9 }) +
  path('M-54 -24L-12 0 -54 24Z', colour);

/** Someone who jumps; arms up. */
export const jumper = (shirt: string, trousers: string): string =>
  line('M0 -30L-62 -104M0 -30L60 -108', ['#EDB88F', 22]) +
  line('M-10 40L-58 84 -30 130M10 40L60 76 88 122', [trousers, 30]) +
  path('M-36 -44Q0 -60 36 -44L30 50H-30Z', shirt) +
  line('M-30 -36L-48 -66M30 -36L46 -68', [shirt, 28]) +
  circle([0, -92, 36], '#EDB88F') +
  path('M-38 -96Q-36 -136 0 -134 38 -134 38 -94 20 -116 -38 -96Z', COFFEE_HAIR) +
  line('M-12 -78Q0 -68 12 -78', [BROWN, 5]);

const COFFEE_HAIR = '#3B2417';

/** A junk with its ribbed sails, on the water at the origin. */
export const junk = (sail: string): string =>
  path('M-40 -60V-330L-190 -110Q-120 -60 -40 -60Z', sail) +
  path('M0 -60V-360Q150 -290 190 -120 110 -60 0 -60Z', sail) +
  line(
    'M-40 -100L-160 -128M-40 -150L-150 -160M-40 -200L-122 -196M0 -110L176 -150M0 -170L160 -200M0 -230L130 -250M0 -290L90 -300',
    ['#00000030', 7],
  ) +
  line('M-20 -40V-380', [DARK_WOOD, 13]) +
  path('M-230 -50Q0 -20 240 -80L190 30H-160Z', DARK_WOOD) +
  line('M-216 -40Q0 -10 226 -64', [YELLOW, 9]) +
  circle([-60, 2, 9], YELLOW) +
  circle([0, 2, 9], YELLOW) +
  circle([60, -2, 9], YELLOW);

export const wheel = (): string =>
  line('M-90 230L0 0 90 230', [PAPER, 16]) +
  ring([0, 0, 200], [SKY_BLUE, 12]) +
  ring([0, 0, 168], [SKY_BLUE, 5]) +
  repeat(
    6,
    (i) =>
      `<path transform="rotate(${i * 30})" d="M-200 0H200" stroke="${SKY_BLUE}" stroke-width="5"/>`,
  ) +
  repeat(12, (i) =>
    circle(
      [Math.round(Math.cos(i * 0.5236) * 200), Math.round(Math.sin(i * 0.5236) * 200), 25],
      [YELLOW, CORAL, PAPER][i % 3] ?? YELLOW,
    ),
  ) +
  circle([0, 0, 26], YELLOW);

/** The far bank of the harbour at night: towers with lit windows, their feet on the origin's line. */
export const skyline = (colour: string, light: string): string =>
  path(
    'M-20 0V-90H60V-150H130V-60H180V-200H240V-110H300V-170H330L350 -290 356 -400 362 -290 382 -170H420V-80H470V-230Q510 -270 550 -230V-120H600V-190H670V-70H720V-140H830V0Z',
    colour,
  ) +
  line(
    'M90 -120V-20M205 -170V-20M225 -150V-40M500 -220V-30M525 -210V-30M635 -160V-20M760 -110V-20',
    [light, 7],
    { 'stroke-dasharray': '8 18' },
  );

export const bed = (quilt: string): string =>
  ellipse([0, 6, 330, 18], INK, { opacity: 0.2 }) +
  box([-300, -270, 600, 220, 26], BLUE) +
  line('M-240 -216q30 -26 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0', [YELLOW, 8]) +
  box([-290, -150, 580, 100, 20], PAPER) +
  box([-250, -196, 220, 84, 30], PAPER) +
  box([30, -196, 220, 84, 30], PAPER) +
  box([-250, -150, 220, 38, 19], PALE_BLUE) +
  box([30, -150, 220, 38, 19], PALE_BLUE) +
  path('M-310 -96Q0 -134 310 -96V-10H-310Z', quilt) +
  line('M-300 -66q38 -30 75 0t75 0 75 0 75 0 75 0 75 0 75 0 75 0', ['#fff', 9], { opacity: 0.6 }) +
  box([-290, -12, 30, 20], DARK_WOOD) +
  box([260, -12, 30, 20], DARK_WOOD);

export const parasol = (a: string, b: string): string =>
  line('M0 0V-300', [DARK_WOOD, 14]) +
  path('M-210 -220Q-190 -390 0 -400 190 -390 210 -220Z', a) +
  path(
    'M-210 -220Q-190 -390 0 -400 -110 -350 -110 -220ZM-40 -220Q-40 -360 0 -400 40 -360 40 -220ZM110 -220Q110 -350 0 -400 190 -390 210 -220Z',
    b,
  );

export const palm = (): string =>
  path('M-12 0Q-6 -150 30 -260L54 -250Q24 -140 20 0Z', CRUST) +
  path(
    'M40 -260Q-30 -330 -110 -270 -40 -290 40 -260ZM40 -260Q-20 -390 -90 -370 -20 -350 40 -260ZM40 -260Q60 -390 150 -380 80 -340 40 -260ZM40 -260Q120 -330 190 -240 110 -290 40 -260ZM40 -260Q120 -280 150 -180 100 -240 40 -260Z',
    JADE,
  );

export const tiers = (filling: (rx: number) => string): string =>
  line('M0 0V-400', ['#C98A1C', 10]) +
  [
    [0, 220],
    [-140, 170],
    [-270, 120],
  ]
    .map(([y = 0, rx = 0]) =>
      at(
        [0, y],
        ellipse([0, 0, rx, rx * 0.15], PAPER) +
          ellipse([0, 0, rx, rx * 0.15], 'none', { stroke: BLUE, 'stroke-width': 5 }) +
          filling(rx),
      ),
    )
    .join('') +
  ring([0, -420, 22], ['#C98A1C', 9]);

export const dome = (): string =>
  ellipse([8, 16, 270, 30], INK, { opacity: 0.22 }) +
  ellipse([0, 0, 270, 36], '#C3CAD2') +
  ellipse([0, -6, 250, 28], '#EEF1F4') +
  path('M-220 -14Q-214 -220 0 -224 214 -220 220 -14 0 14 -220 -14Z', 'url(#steel)') +
  circle([0, -240, 21], YELLOW) +
  line('M-160 -70Q-140 -160 -60 -186', ['#fff', 17], { opacity: 0.75 });

export const lobster = (): string =>
  [-1, 1]
    .map((s) =>
      group(
        line('M30 -40Q90 -90 84 -140M36 0L100 -10M36 34L96 44M30 64L80 92', ['#C93A1C', 14]) +
          path('M60 -150Q50 -220 92 -250 96 -210 108 -216 128 -180 100 -140Z', 'url(#crab)') +
          line('M10 -96Q40 -190 30 -260', ['#C93A1C', 5]),
        { transform: `scale(${s} 1)` },
      ),
    )
    .join('') +
  path('M0 -110Q50 -90 46 0L34 120H-34L-46 0Q-50 -90 0 -110Z', 'url(#crab)') +
  line('M-44 6Q0 24 44 6M-42 36Q0 54 42 36M-40 66Q0 84 40 66M-36 96Q0 112 36 96', ['#A92F14', 6]) +
  path('M-30 116Q-70 150 -56 190 -20 184 0 150 20 184 56 190 70 150 30 116Z', '#DE4F27') +
  circle([-18, -86, 7], INK) +
  circle([18, -86, 7], INK);

export const poolRing = (): string =>
  circle([8, 12, 80], INK, { opacity: 0.2 }) +
  ring([0, 0, 62], [PAPER, 44]) +
  ring([0, 0, 62], [CORAL, 44], { 'stroke-dasharray': '48 49.4', 'stroke-linecap': 'butt' }) +
  ring([-4, -6, 72], ['#fff', 6], {
    opacity: 0.6,
    'stroke-dasharray': '90 400',
    'stroke-dashoffset': 220,
  });

export const kayak = (colour: string): string =>
  path('M-214 8Q-100 -50 10 -50T236 12Q120 66 10 66T-214 8Z', INK, { opacity: 0.2 }) +
  path('M-230 0Q-110 -58 0 -58T230 0Q110 58 0 58T-230 0Z', colour) +
  path('M-200 0Q-100 -34 0 -34T200 0Q100 -14 0 -14T-200 0Z', '#fff', { opacity: 0.4 }) +
  ellipse([-60, 0, 44, 28], INK) +
  ellipse([70, 0, 44, 28], INK) +
  circle([-60, 0, 25], COFFEE_HAIR) +
  circle([70, 0, 25], ROSE) +
  line('M-120 -110L0 110', [DARK_WOOD, 9]) +
  at([-126, -122], ellipse([0, 0, 16, 36], YELLOW), { turn: -28 }) +
  at([6, 122], ellipse([0, 0, 16, 36], YELLOW), { turn: -28 });
