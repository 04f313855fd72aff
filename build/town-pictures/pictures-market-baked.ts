import { tartTop } from './baked.ts';
import { baoSide } from './dim-sum.ts';
import { croquette, parsley } from './dishes.ts';
import { cloth } from './ground.ts';
import { C, HEAP, alone, halo, onStand, some } from './market-shots.ts';
import { CREAM, INK, LEAF, PAPER, YELLOW } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, repeat, scatter, stamp } from './svg.ts';
import * as part from './takeout-parts.ts';

const loaf =
  ellipse([6, 4, 220, 20], INK, { opacity: 0.2 }) +
  path('M-210 0V-150Q-250 -230 -150 -236H150Q250 -230 210 -150V0Z', '#B9712F') +
  path('M-190 -8V-152Q-222 -214 -146 -218H60Q130 -214 104 -152V-8Z', '#F6DDB0') +
  line('M-150 -180Q-60 -200 40 -180', ['#fff', 10], { opacity: 0.5 });
const croissant =
  ellipse([0, 70, 170, 20], INK, { opacity: 0.18 }) +
  path(
    'M-190 60Q-200 -60 -60 -90 0 -104 60 -90 200 -60 190 60 140 30 110 -10 40 10 0 8 -40 10 -110 -10 -140 30 -190 60Z',
    'url(#bread)',
  ) +
  line('M-110 -66Q-90 -30 -104 -4M-36 -92Q-20 -40 -34 6M36 -92Q20 -40 34 6M110 -66Q90 -30 104 -4', [
    '#A86121',
    8,
  ]);
const country =
  ellipse([6, 100, 180, 22], INK, { opacity: 0.2 }) +
  path('M-190 40Q-190 -110 0 -114 190 -110 190 40 180 104 0 106 -180 104 -190 40Z', '#A8662E') +
  line('M-120 -20Q0 -110 120 -30M-110 40Q0 -50 130 30', ['#F6E3C0', 20]) +
  scatter({ seed: 17, count: 20, radius: 120, squash: 0.6 }, (x, y) =>
    circle([x, y, 4], '#fff', { opacity: 0.6 }),
  );
const bun = (top: string): string =>
  ellipse([4, 4, 96, 12], INK, { opacity: 0.2 }) +
  path('M-98 -14Q-104 -110 0 -116 104 -110 98 -14 90 2 0 2T-98 -14Z', 'url(#bread)') +
  top +
  line('M-66 -70Q-50 -96 -20 -100', ['#fff', 8], { opacity: 0.5 });
const lunch = (parts: string): string =>
  box([-250, -170, 520, 370, 40], INK, { opacity: 0.2 }) +
  box([-260, -184, 520, 368, 40], '#2B3038') +
  box([-236, -160, 280, 320, 26], PAPER) +
  box([62, -160, 174, 150, 26], '#7FB25A') +
  box([62, 10, 174, 150, 26], '#F5C93D') +
  parts;

/** Pictures of bread, meals, eggs and cheese, by name. */
export const BAKED_PICTURES: Readonly<Record<string, string>> = {
  loaf: onStand('#F3E4CC', [at([400, 430], loaf, { scale: 1.1 })]),
  sourdough: alone('#EBDCC6', country, 1.35),
  rolls: onStand(
    '#F6E2C0',
    [stamp('b', [280, 430]), stamp('b', [520, 430]), stamp('b', [400, 400], { scale: 1.15 })],
    { b: bun('') },
  ),
  croissant: alone('#F6E4C8', croissant, 1.4, -4),
  'egg-tart': picture(
    [
      cloth('#F6DDA0'),
      halo,
      stamp('t', [310, 230]),
      stamp('t', [500, 250], { turn: 80 }),
      stamp('t', [400, 400], { turn: 160 }),
    ],
    { t: tartTop() },
  ),
  sponge: onStand('#F9E7C0', [
    at(
      [400, 436],
      ellipse([6, 4, 110, 14], INK, { opacity: 0.2 }) +
        path('M-116 -210L-90 0H90L116 -210Z', PAPER) +
        line('M-70 -196L-54 -6M-24 -200L-18 -2M24 -200L18 -2M70 -196L54 -6', ['#E4DBC8', 6]) +
        path(
          'M-124 -204Q-130 -300 0 -306 130 -300 124 -204 60 -180 0 -188T-124 -204Z',
          'url(#gold)',
        ) +
        line('M-40 -276L10 -230', ['#C98A1C', 8]),
      { scale: 1.15 },
    ),
  ]),
  cake: onStand('#F3D0D6', [at([410, 435], part.cakeSide(PAPER, '#8A4A2C'), { scale: 1.2 })]),
  'lunch-box': picture(
    [
      cloth('#E9DFC8'),
      at(
        C,
        lunch(
          stampRow() +
            scatter({ seed: 61, count: 12, radius: 60 }, (x, y) =>
              circle([x + 148, y - 86, 14], LEAF),
            ) +
            scatter({ seed: 62, count: 8, radius: 50 }, (x, y) =>
              box([x + 132, y + 72, 34, 26, 6], '#F08A2E'),
            ),
        ),
      ),
    ],
    { m: part.meatSlice() },
  ),
  'sushi-box': picture(
    [
      cloth('#D2DDD6'),
      at(
        C,
        box([-270, -170, 560, 350, 22], INK, { opacity: 0.2 }) +
          box([-280, -180, 560, 350, 22], '#22262C') +
          box([-262, -162, 524, 314, 14], '#8E1E24'),
      ),
      stamp('a', [260, 220]),
      stamp('b', [440, 220]),
      stamp('a', [260, 310]),
      stamp('b', [440, 310]),
      ...[270, 370, 470].map((x) => stamp('r', [x, 400])),
      at([580, 260], circle([0, 0, 34], '#F3A9B4') + circle([-8, -8, 20], '#F9CDD2')),
      at([580, 370], circle([0, 0, 28], LEAF)),
    ],
    { a: part.nigiri('#F0875A'), b: part.nigiri('#C8463A'), r: part.roll() },
  ),
  sandwich: onStand('#DCE9CC', [at([400, 430], part.sandwichSide(), { scale: 1.2 })]),
  dumplings: picture([cloth('#DCE8F2'), halo, at(C, dumplingHeap())]),
  'frozen-bao': onStand(
    '#DCE8F2',
    [
      stamp('b', [310, 430], { scale: 1.6 }),
      stamp('b', [490, 430], { scale: 1.6 }),
      stamp('b', [400, 350], { scale: 1.6 }),
    ],
    { b: baoSide() },
  ),
  'frozen-pizza': picture([cloth('#D9E4EE'), at(C, part.pizzaTop())]),
  chips: picture([cloth('#DCE8F2'), halo, at([400, 470], part.friesSide(), { scale: 1.4 })]),
  nuggets: some(
    '#E2EAF0',
    croquette(),
    [
      [300, 240, -20, 1.3],
      [460, 250, 20, 1.3],
      [370, 350, 0, 1.3],
      [510, 380, -40, 1.3],
    ],
    at([290, 400], parsley()),
  ),
  eggs: picture([
    cloth('#F2E6D4'),
    halo,
    at(
      [400, 430],
      box([-230, -90, 470, 110, 30], INK, { opacity: 0.15 }) +
        repeat(
          4,
          (i) =>
            ellipse([-156 + i * 104, -100, 46, 62], i % 2 ? '#E9B98A' : '#F3D3AC') +
            ellipse([-170 + i * 104, -126, 12, 18], '#fff', { opacity: 0.5 }),
        ) +
        path('M-240 -90H240L216 20H-216Z', '#9AA7B0') +
        repeat(4, (i) =>
          path(`M${-208 + i * 104} -90Q${-156 + i * 104} -20 ${-104 + i * 104} -90Z`, '#7E8C96'),
        ),
      { scale: 1.1 },
    ),
  ]),
  cheese: alone(
    '#F9EDC4',
    ellipse([6, 112, 190, 20], INK, { opacity: 0.18 }) +
      path('M-190 20L120 -110 190 20Z', '#FBDD83') +
      path('M-190 20H190V110H-190Z', '#F5B83D') +
      [
        [-110, 64, 22],
        [0, 60, 30],
        [110, 74, 20],
        [60, -20, 18],
        [120, -30, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y, r], '#D9962A'))
        .join(''),
    1.35,
  ),
  'cheese-round': alone(
    '#F4EBD8',
    ellipse([8, 84, 180, 30], INK, { opacity: 0.18 }) +
      path('M-176 -20V50Q0 130 176 50V-20Z', '#D9C69C') +
      ellipse([0, -20, 176, 66], '#FFFDF4') +
      path('M0 -20L176 -20Q170 26 90 40Z', '#F9E9A8') +
      path('M0 -20L90 40V106L0 50ZM0 -20L176 -20V50L0 50Z', '#F6DE8C', { opacity: 0.75 }),
    1.35,
  ),
  butter: alone(
    '#FBF1CF',
    ellipse([6, 94, 200, 22], INK, { opacity: 0.18 }) +
      box([-210, 60, 420, 30, 12], '#DCE8F5') +
      path('M-150 -50L-110 -90H190L150 -50Z', '#FFF4B8') +
      box([-150, -50, 300, 112, 6], '#FBDD83') +
      path('M150 -50L190 -90V22L150 62Z', '#E9BF55') +
      path('M-150 -50H-20V62H-150Z', '#C9D6E4') +
      path('M-150 -50L-110 -90H20L-20 -50Z', '#E3EAF2'),
    1.4,
  ),
  'almond-biscuits': picture(
    [
      cloth('#F3E3C4'),
      halo,
      ...HEAP.map(([x, y], i) => stamp('b', [x, y], { scale: 1.3, turn: i * 20 })),
    ],
    {
      b:
        circle([5, 7, 60], INK, { opacity: 0.18 }) +
        circle([0, 0, 60], '#EFCF93') +
        circle([0, 0, 46], '#E3BD7A') +
        repeat(8, (i) => ellipse([24, 0, 17, 9], '#D3A45C', { transform: `rotate(${i * 45})` })) +
        circle([0, 0, 8], '#C89245'),
    },
  ),
};
function dumplingHeap(): string {
  return HEAP.map(([x, y], i) =>
    at([x - 400, y - 300], ellipse([6, 34, 70, 16], INK, { opacity: 0.14 }) + part.dumpling(), {
      scale: 1.35,
      turn: (i % 3) * 12 - 12,
    }),
  ).join('');
}
function stampRow(): string {
  return (
    [-190, -130, -70]
      .map((x, i) => stamp('m', [x + 30, -40 + i * 40], { scale: 1.5, turn: 60 }))
      .join('') +
    circle([-40, -100, 44], PAPER) +
    circle([-40, -100, 22], YELLOW) +
    circle([-180, 110, 10], CREAM)
  );
}
