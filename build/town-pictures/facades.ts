import {
  BLUE,
  CREAM,
  CRUST,
  DARK_WOOD,
  INK,
  JADE,
  LEAF,
  PALE_YELLOW,
  PAPER,
  SKY_BLUE,
  STONE,
  YELLOW,
} from './palette.ts';
import { calcada, ripples } from './ground.ts';
import { palm, skyline } from './pleasures.ts';
import { at, box, circle, ellipse, line, path, picture, repeat } from './svg.ts';

/** Macau's street fronts, from which the stores' pictures are composed. The building spans x 150 to 650, with its base at y 520. */
export type Front = {
  sky: 'day' | 'dusk' | 'night';
  back: 'none' | 'hill' | 'sea' | 'towers';
  roof: keyof typeof ROOFS;
  wall: string;
  trim: string;
  shutter: string;
  awning: readonly [string, string];
  ground: keyof typeof GROUNDS;
  beside: readonly (keyof typeof BESIDE)[];
  /** What hangs on the round sign; it fills a circle of radius 100. */
  sign: string;
};

const SKIES = { day: 'url(#day)', dusk: 'url(#dusk)', night: 'url(#night)' } as const;

const backs = (front: Front): string =>
  ({
    none: front.sky === 'day' ? cloud(120, 110) + cloud(640, 70) : '',
    hill:
      path(
        'M0 520V360Q140 210 320 320T620 270Q740 250 800 330V520Z',
        front.sky === 'day' ? '#A9CDA8' : '#3C5B6E',
      ) + cloud(660, 90),
    sea: box([0, 380, 800, 140], 'url(#sea)') + ripples(410) + circle([90, 110, 50], YELLOW),
    towers: at([0, 520], skyline(front.sky === 'day' ? '#B9D2E6' : '#1B2F5C', PALE_YELLOW)),
  })[front.back];

const cloud = (x: number, y: number): string =>
  path(`M${x - 80} ${y}q10 -40 50 -30 30 -40 66 -6 44 -4 44 36Z`, '#fff', { opacity: 0.75 });

/** A louvred window with an arch; its foot's middle is the origin. */
const windowPane = (shutter: string, light: string): string =>
  path('M-34 0V-92A34 34 0 0 1 34 -92V0Z', light) +
  line('M0 -126V0M-34 -60H34', [PAPER, 6]) +
  path('M-34 0V-92A34 34 0 0 1 34 -92V0Z', 'none', { stroke: PAPER, 'stroke-width': 9 }) +
  box([-72, -96, 32, 96, 3], shutter) +
  box([40, -96, 32, 96, 3], shutter) +
  line('M-66 -80H-46M-66 -62H-46M-66 -44H-46M-66 -26H-46M46 -80H66M46 -62H66M46 -44H66M46 -26H66', [
    '#00000026',
    4,
  ]) +
  box([-52, 0, 104, 11], PAPER);

const upper = (front: Front, [count, y]: readonly [number, number]): string => {
  const light = front.sky === 'day' ? SKY_BLUE : PALE_YELLOW;
  return (
    `<g id="pane" transform="translate(${400 - (count - 1) * 80} ${y})">${windowPane(front.shutter, light)}</g>` +
    repeat(count - 1, (i) => `<use href="#pane" x="${(i + 1) * 160}"/>`)
  );
};

const body = (front: Front, top: number): string =>
  box([150, top, 500, 520 - top], front.wall) +
  box([600, top, 50, 520 - top], '#000', { opacity: 0.06 }) +
  box([142, 320, 516, 16], front.trim);

const ROOFS = {
  /** The white curls of a baroque gable. */
  baroque: (front: Front): string =>
    path(
      'M150 170H650Q640 120 590 124 560 80 500 86 470 30 400 30T300 86Q240 80 210 124 160 120 150 170Z',
      front.wall,
    ) +
    line(
      'M150 166Q160 120 210 124 240 80 300 86 330 30 400 30T500 86Q560 80 590 124 640 120 650 166',
      [front.trim, 13],
    ) +
    body(front, 160) +
    box([136, 160, 528, 18], front.trim) +
    upper(front, [3, 306]),
  /** A straight head with urns and a balustrade. */
  balustrade: (front: Front): string =>
    body(front, 120) +
    box([132, 110, 536, 18], front.trim) +
    box([150, 62, 500, 12], front.trim) +
    line(
      'M180 76V108M220 76V108M260 76V108M300 76V108M340 76V108M380 76V108M420 76V108M460 76V108M500 76V108M540 76V108M580 76V108M620 76V108',
      [front.trim, 12],
    ) +
    upper(front, [3, 296]),
  /** The low house of Taipa and Coloane under its round tiles. */
  tiled: (front: Front): string =>
    body(front, 240) +
    path('M110 246L180 110H620L690 246Z', '#B6573A') +
    line(
      'M196 112L140 244M246 112L204 244M296 112L268 244M346 112L332 244M396 112V244M446 112L460 244M496 112L526 244M546 112L590 244M596 112L654 244',
      ['#8E3D26', 7],
    ) +
    box([176, 98, 448, 18, 9], '#8E3D26') +
    box([104, 240, 592, 14, 7], front.trim),
  /** Upturned eaves and a ridge. */
  eaves: (front: Front): string =>
    body(front, 190) +
    path('M90 166Q170 170 200 90H600Q630 170 710 166 700 206 640 206H160Q100 206 90 166Z', JADE) +
    line(
      'M240 96L214 200M300 96L286 200M360 96L354 200M440 96L446 200M500 96L514 200M560 96L586 200',
      ['#1F6B4E', 8],
    ) +
    box([190, 76, 420, 22, 11], YELLOW) +
    circle([400, 68, 20], YELLOW) +
    upper(front, [3, 314]),
  /** A modern block with bands of glass. */
  tower: (front: Front): string =>
    box([210, 20, 380, 500], front.wall) +
    box([550, 20, 40, 500], '#000', { opacity: 0.08 }) +
    repeat(
      5,
      (i) =>
        box([236, 48 + i * 54, 328, 34, 5], front.sky === 'day' ? SKY_BLUE : PALE_YELLOW) +
        line(
          `M300 ${48 + i * 54}v34M364 ${48 + i * 54}v34M428 ${48 + i * 54}v34M492 ${48 + i * 54}v34`,
          [front.wall, 10],
        ),
    ) +
    body(front, 330) +
    box([196, 8, 408, 18, 6], front.trim),
};

/** The shop window's inside is warm whatever the hour. */
const GROUNDS = {
  window: (front: Front): string =>
    box([180, 400, 250, 100, 4], PALE_YELLOW) +
    line('M262 400V500M346 400V500', [front.trim, 7]) +
    box([180, 400, 250, 100, 4], 'none', { stroke: front.trim, 'stroke-width': 9 }) +
    box([480, 400, 110, 120], front.shutter) +
    box([496, 416, 78, 60, 4], PALE_YELLOW) +
    circle([494, 492, 6], YELLOW),
  double: (front: Front): string =>
    box([320, 396, 160, 124], front.shutter) +
    line('M400 396V520', [front.trim, 6]) +
    box([336, 412, 50, 70, 4], PALE_YELLOW) +
    box([414, 412, 50, 70, 4], PALE_YELLOW) +
    box([180, 410, 110, 84, 4], PALE_YELLOW, { stroke: front.trim, 'stroke-width': 8 }) +
    box([510, 410, 110, 84, 4], PALE_YELLOW, { stroke: front.trim, 'stroke-width': 8 }),
  arcade: (front: Front): string =>
    box([150, 336, 500, 184], '#00000030') +
    repeat(3, (i) =>
      path(
        `M${172 + i * 160} 520V428A68 62 0 0 1 ${308 + i * 160} 428V520Z`,
        i === 1 ? PALE_YELLOW : '#FBE3B0',
      ),
    ) +
    path('M368 520V440A32 32 0 0 1 432 440V520Z', front.shutter) +
    line('M150 520V340M160 352H640M324 520V420M476 520V420M650 520V340', [front.trim, 15]),
};

const BESIDE = {
  lampLeft: (): string =>
    at(
      [80, 524],
      line('M0 0V-210', [INK, 11]) +
        path('M-24 -212L-16 -262H16L24 -212Z', YELLOW) +
        path('M-24 -262H24L0 -290Z', INK) +
        box([-20, -8, 40, 14, 4], INK),
    ),
  tree: (): string =>
    at(
      [720, 524],
      line('M0 0V-130', [DARK_WOOD, 17]) +
        circle([0, -190, 76], LEAF) +
        circle([-34, -150, 46], '#5FA84A') +
        circle([26, -220, 36], '#76BB5E'),
    ),
  palm: (): string => at([716, 528], palm(), { scale: 0.95 }),
  pots: (): string =>
    [190, 610]
      .map((x) =>
        at(
          [x, 524],
          path('M-26 -44H26L18 0H-18Z', '#C96A45') +
            circle([0, -66, 32], LEAF) +
            circle([-12, -76, 7], '#F4A0A8') +
            circle([12, -62, 7], '#F4A0A8'),
        ),
      )
      .join(''),
  bike: (): string =>
    at(
      [700, 522],
      line('M-50 -28L-20 -76H34L54 -28M-20 -76L6 -28 34 -76M34 -76L28 -100H46M-26 -88H-8', [
        BLUE,
        7,
      ]) +
        circle([-50, -28, 30], 'none', { stroke: INK, 'stroke-width': 6 }) +
        circle([54, -28, 30], 'none', { stroke: INK, 'stroke-width': 6 }),
    ),
  bench: (): string =>
    at(
      [82, 524],
      box([-64, -52, 128, 13, 5], CRUST) +
        box([-64, -92, 128, 11, 5], CRUST) +
        box([-64, -72, 128, 11, 5], CRUST) +
        line('M-48 -92V0M48 -92V0', [STONE, 8]),
    ),
  lanterns: (): string =>
    [176, 624]
      .map((x) =>
        at(
          [x, 386],
          line('M0 -30V0', [INK, 4]) +
            ellipse([0, 28, 28, 30], '#D8412E') +
            box([-13, -6, 26, 9], YELLOW) +
            box([-13, 54, 26, 9], YELLOW) +
            ellipse([-9, 26, 8, 24], '#F58A6A'),
        ),
      )
      .join(''),
};

const awning = ([a, b]: readonly [string, string]): string =>
  ellipse([400, 402, 250, 12], INK, { opacity: 0.14 }) +
  repeat(9, (i) =>
    path(
      `M${172 + i * 51} 336h51l${Math.round((i - 3.5) * 3)} 50a26 20 0 0 1 -${51 + 3} 0Z`,
      i % 2 === 0 ? a : b,
    ),
  );

const roundSign = (sign: string): string =>
  circle([404, 340, 62], INK, { opacity: 0.2 }) +
  circle([400, 334, 62], PAPER) +
  circle([400, 334, 56], 'none', { stroke: YELLOW, 'stroke-width': 6 }) +
  at([400, 334], sign, { scale: 0.44 });

/** One store's street front. */
export const storeFront = (front: Front): string =>
  picture([
    box([0, 0, 800, 600], SKIES[front.sky]),
    front.sky === 'night' ? circle([680, 100, 40], CREAM) : '',
    backs(front),
    ROOFS[front.roof](front),
    GROUNDS[front.ground](front),
    front.ground === 'arcade' ? '' : awning(front.awning),
    calcada(518),
    ...front.beside.map((name) => BESIDE[name]()),
    roundSign(front.sign),
  ]);
