import { BROWN, CHILLI, CORAL, INK, JADE, LEAF, PAPER, YELLOW } from './palette.ts';
import {
  at,
  box,
  circle,
  ellipse,
  group,
  line,
  path,
  repeat,
  ring,
  scatter,
  stamp,
} from './svg.ts';

/** Dim sum, hotpot and the small plates around them, drawn around the origin, from above unless the name contains side. */

export const steamer = (inside: string, r = 150): string =>
  circle([10, 16, r], INK, { opacity: 0.22 }) +
  circle([0, 0, r], '#B9834A') +
  ring([0, 0, r - 10], ['#E3B878', 9]) +
  ring([0, 0, r - 20], ['#96632F', 5]) +
  circle([0, 0, r - 24], '#E9CD98') +
  group(
    line(
      `M${-r * 0.6} -60H${r * 0.6}M${-r * 0.78} -20H${r * 0.78}M${-r * 0.78} 20H${r * 0.78}M${-r * 0.6} 60H${r * 0.6}`,
      ['#B9834A', 5],
    ),
    { opacity: 0.5 },
  ) +
  inside;

/** A name for a part, so that it is written once and shown often. */
const nameOf = (part: string): string =>
  `p${[...part].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7)}`;

const spread = (part: string, places: readonly string[]): string =>
  places
    .map((place, i) =>
      i === 0
        ? `<g transform="${place}"><g id="${nameOf(part)}">${part}</g></g>`
        : `<use href="#${nameOf(part)}" transform="${place}"/>`,
    )
    .join('');

/** Parts around the origin, evenly spread. */
export const around = (count: number, reach: number, part: string): string =>
  spread(
    part,
    Array.from(
      { length: count },
      (_, i) => `rotate(${Math.round((360 / count) * i)}) translate(0 ${-reach})`,
    ),
  );

/** Parts that overlap along a line. */
export const onLine = (count: number, step: number, part: string): string =>
  spread(
    part,
    Array.from(
      { length: count },
      (_, i) =>
        `translate(${(i - (count - 1) / 2) * step} ${Math.abs(i - (count - 1) / 2) * 6}) rotate(10)`,
    ),
  );

export const harGow = (): string =>
  ellipse([3, 6, 46, 36], INK, { opacity: 0.16 }) +
  path('M-46 8Q-46 -34 0 -36T46 8Q30 34 0 34T-46 8Z', '#FBEFE6') +
  ellipse([0, 10, 30, 17], '#F6B79E', { opacity: 0.75 }) +
  line(
    'M-34 -8Q-30 -24 -22 -28M-18 -12Q-14 -28 -8 -33M0 -14V-34M18 -12Q14 -28 8 -33M34 -8Q30 -24 22 -28',
    ['#DCC3B2', 4],
  );
export const siuMai = (): string =>
  circle([3, 6, 40], INK, { opacity: 0.16 }) +
  circle([0, 0, 40], '#F2BE3F') +
  group(
    circle([0, 0, 40], 'none', {
      stroke: '#C98F1E',
      'stroke-width': 6,
      'stroke-dasharray': '9 12',
    }),
    {},
  ) +
  circle([0, 0, 27], '#D98A6A') +
  scatter({ seed: 6, count: 8, radius: 20 }, (x, y) => circle([x, y, 5], '#F3C2A8')) +
  circle([0, 0, 11], CORAL);
export const charSiuBao = (): string =>
  circle([4, 7, 54], INK, { opacity: 0.16 }) +
  circle([0, 0, 54], 'url(#bun)') +
  path('M-4 2Q-34 -10 -30 -30 -8 -24 0 -4 8 -28 30 -26 28 -6 8 4 20 30 2 34 -10 22 -4 2Z', CHILLI, {
    opacity: 0.75,
  }) +
  path('M0 -2Q-16 -12 -16 -20 -4 -14 0 -2Q6 -14 16 -16 14 -6 4 2Z', BROWN, { opacity: 0.6 });
export const springRoll = (): string =>
  box([-62, -16, 132, 46, 20], INK, { opacity: 0.14 }) +
  box([-66, -22, 132, 44, 20], 'url(#bread)') +
  line('M-40 -14L-20 16M-4 -16L16 16M30 -14L46 12', ['#B0702A', 4], { opacity: 0.7 });

/** A tower of steamers from the side; its base is at the origin. */
export const steamerTower = (floors: number): string =>
  ellipse([8, 4, 160, 22], INK, { opacity: 0.22 }) +
  repeat(floors, (i) =>
    at(
      [0, -i * 86],
      path('M-150 -74V-4Q0 30 150 -4V-74Z', 'url(#wood)') +
        line('M-150 -58Q0 -26 150 -58M-150 -14Q0 18 150 -14', ['#8A5A2C', 6]) +
        line('M-90 -46V10M0 -38V18M90 -46V10', ['#8A5A2C', 4], { opacity: 0.5 }) +
        ellipse([0, -74, 150, 30], '#D9A866') +
        ellipse([0, -74, 134, 23], '#F1DCB0'),
    ),
  );

export const baoSide = (): string =>
  path('M-58 0Q-70 -66 0 -72 70 -66 58 0 0 16 -58 0Z', 'url(#bun)') +
  line('M0 -70Q-14 -54 -30 -50M0 -70Q2 -52 0 -44M0 -70Q16 -54 32 -50', ['#CDBBA0', 4]);

/** A hotpot with two broths, radius 200. */
export const twoBroths = (): string =>
  circle([14, 22, 214], INK, { opacity: 0.26 }) +
  box([-262, -34, 524, 68, 30], '#8D97A3') +
  circle([0, 0, 214], 'url(#steel)') +
  circle([0, 0, 190], '#6B7480') +
  circle([0, 0, 184], 'url(#milk)') +
  path('M0 -184A184 184 0 0 1 0 184A92 92 0 0 1 0 0A92 92 0 0 0 0 -184Z', 'url(#redbroth)') +
  line('M0 -184A92 92 0 0 1 0 0A92 92 0 0 0 0 184', ['#D5DAE0', 14]) +
  at(
    [92, -10],
    scatter({ seed: 12, count: 9, radius: 74 }, (x, y, roll) =>
      roll > 0.5
        ? at([x, y], path('M-16 4Q0 -12 18 -8 4 8 -16 4Z', '#7E1209'), { turn: roll * 300 })
        : circle([x, y, 7 + roll * 8], '#F59A4E', { opacity: 0.75 }),
    ),
  ) +
  at(
    [-96, 4],
    scatter({ seed: 15, count: 7, radius: 66 }, (x, y, roll) =>
      roll > 0.5 ? ring([x, y, 8], [LEAF, 5]) : ellipse([x, y, 15, 10], '#D8412E'),
    ),
  );

/** The small plate under each kind of food; pictures that show such plates give it as the stamp `dish`. */
export const dishPlate = (): string =>
  circle([6, 9, 96], INK, { opacity: 0.2 }) +
  circle([0, 0, 96], 'url(#china)') +
  ring([0, 0, 90], ['#1F4E8C', 4]);

const dish = (part: string): string => stamp('dish', [0, 0]) + part;

export const beefPlate = (): string =>
  dish(
    around(
      9,
      48,
      path('M-28 -24Q0 -40 28 -20 30 16 0 26 -30 14 -28 -24Z', '#D9534A') +
        line('M-16 -14Q0 -4 18 -12M-12 6Q2 0 14 8', ['#FBD9CF', 5]),
    ) + circle([0, 0, 22], LEAF),
  );
export const ballPlate = (): string =>
  dish(
    around(6, 46, circle([0, 0, 27], 'url(#bun)') + ellipse([-8, -9, 8, 5], '#fff')) +
      circle([0, 0, 24], '#F0B45A'),
  );
export const greenPlate = (): string =>
  dish(
    around(
      7,
      38,
      path('M-24 20Q-44 -30 0 -46 44 -30 24 20Z', JADE) + line('M0 20V-34', ['#BFE3C2', 6]),
    ),
  );
export const mushroomPlate = (): string =>
  dish(
    around(5, 46, circle([0, 0, 32], '#9A6536') + line('M-16 0H16M0 -16V16', ['#F4DDBB', 6])) +
      circle([0, 0, 18], '#7C4A26'),
  );
/** A hotpot from the side, with what cooks in it; its base is at the origin. */
export const potSide = (): string =>
  ellipse([8, 4, 240, 28], INK, { opacity: 0.24 }) +
  path('M-110 -40H110L130 2H-130Z', '#3A424E') +
  path('M-60 -46Q-30 -74 0 -50 30 -78 60 -46Z', YELLOW) +
  path('M-250 -176Q-240 -30 -120 -30H120Q240 -30 250 -176Z', CHILLI) +
  path('M-240 -130Q-214 -44 -130 -42', 'none', { stroke: '#F08A70', 'stroke-width': 12 }) +
  box([-312, -168, 80, 26, 13], '#3A424E') +
  box([232, -168, 80, 26, 13], '#3A424E') +
  ellipse([0, -176, 252, 52], '#8E1E10') +
  ellipse([0, -176, 236, 43], 'url(#redbroth)') +
  [
    [-140, -190, '#F7EBDD'],
    [-96, -176, '#F7EBDD'],
    [110, -188, '#F7EBDD'],
  ]
    .map(([x, y, colour]) => circle([Number(x), Number(y), 30], String(colour)))
    .join('') +
  path('M-20 -190Q-50 -250 10 -262 50 -248 40 -190Z', JADE) +
  path('M40 -186Q40 -236 90 -240 112 -214 84 -180Z', LEAF) +
  path('M-60 -164Q-20 -196 30 -166 -10 -146 -60 -164Z', '#F2A07A') +
  line('M150 -196L196 -300M130 -196L166 -304', [PAPER, 8]);
