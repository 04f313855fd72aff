import { chickenLeg, clam, crab, lemon, mussel, prawn } from './dishes.ts';
import { cloth } from './ground.ts';
import { HEAP, alone, halo, inTray } from './market-shots.ts';
import { INK } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, scatter, stamp } from './svg.ts';
import * as part from './takeout-parts.ts';

const steak =
  path(
    'M-150 -30Q-140 -110 -30 -104 110 -120 150 -40 170 60 80 96 -20 112 -90 90 -170 60 -150 -30Z',
    '#F3DCD0',
  ) +
  path(
    'M-130 -26Q-120 -92 -26 -88 100 -100 134 -34 150 52 72 80 -20 94 -80 76 -146 50 -130 -26Z',
    '#B5323A',
  ) +
  line('M-90 -20Q-30 -50 20 -20T110 -10M-60 40Q0 10 60 44M20 -70Q30 -40 70 -40', ['#F3C9C4', 8]);
const slab =
  path('M-170 -50H150Q176 -46 170 0V50Q168 74 140 74H-150Q-176 70 -170 40Z', '#E8A79A') +
  path('M-170 -50H150Q176 -46 172 -16H-172Z', '#FBEDE2') +
  path('M-172 20H172V38H-172Z', '#FBEDE2') +
  line('M-140 -2H120M-120 56H130', ['#C9645A', 6], { opacity: 0.6 });
const slice =
  path('M-70 -60Q0 -84 60 -50 84 20 40 66 -30 84 -74 40 -92 -20 -70 -60Z', '#D9606A') +
  line('M-50 -30Q0 -50 44 -24M-50 20Q0 0 50 26', ['#F6CFC8', 8]);
const worms = (seed: number): string =>
  scatter({ seed, count: 34, radius: 165, squash: 0.75 }, (x, y) => `M${x - 20} ${y}q20 -16 40 0`);
const minced =
  ellipse([0, 0, 160, 118], '#A9303A') +
  line(worms(31), ['#C9404A', 17]) +
  line(worms(32), ['#E0707A', 15]);
const fillet =
  path('M-170 10Q-150 -70 -20 -66 130 -60 176 -10 150 60 20 66 -140 74 -170 10Z', '#F0875A') +
  line('M-120 -6Q-60 -40 0 -20T120 -20M-110 26Q-40 0 30 24T130 14', ['#FBC9A8', 8]);
const whiteFillet =
  path('M-170 10Q-150 -60 -20 -56 130 -50 176 -6 150 50 20 56 -140 64 -170 10Z', '#F4EEE6') +
  line('M-120 0Q-60 -24 0 -10T120 -12M-100 26Q-40 8 30 24', ['#D9CFC4', 7]);
const rawLeg = chickenLeg().replaceAll('url(#roast)', '#F3C9B4');
const sausage =
  line('M-130 20Q0 -40 130 20', ['#8E3A26', 52]) +
  line('M-130 20Q0 -40 130 20', ['#C0553A', 40]) +
  line('M-110 6Q0 -40 100 2', ['#F0A88C', 8]);
const ham =
  path('M-90 -60Q0 -110 90 -60 110 30 40 80 -40 90 -90 40 -116 -10 -90 -60Z', '#F3A9A4') +
  path('M-90 -60Q0 -110 90 -60 92 -50 92 -40 0 -84 -96 -36Z', '#FBE3D8');

/** Pictures of meat and fish, by name. */
export const FRESH_PICTURES: Readonly<Record<string, string>> = {
  steak: inTray('#EAD9D4', steak, [[-60, -10, -6, 1.15]]),
  meat: inTray('#EFDCD6', slab, [
    [-40, -70, -3],
    [-40, 70, 2],
  ]),
  'meat-slices': inTray('#EFDCD6', slice, [
    [-160, -40],
    [-60, -30, 20],
    [40, -50, -10],
    [-110, 80, 30],
    [0, 80],
  ]),
  mince: inTray('#EAD9D4', minced, [[-40, 0, 0, 1.1]]),
  chicken: alone(
    '#F3E3CC',
    ellipse([8, 96, 190, 30], INK, { opacity: 0.18 }) +
      path(
        'M-190 0Q-170 -110 0 -116 150 -120 190 -20 190 80 60 100 -120 116 -190 0Z',
        'url(#bread)',
      ) +
      at([120, 40], chickenLeg(), { scale: 0.75, turn: 20 }) +
      at([-120, 50], path('M-60 -20Q0 -60 60 0 30 50 -30 40Z', '#C9843A')) +
      line('M-100 -70Q-30 -100 40 -90', ['#fff', 10], { opacity: 0.45 }),
    1.35,
  ),
  'chicken-parts': inTray('#F1E3D4', rawLeg, [
    [-150, -20, 0, 0.7],
    [-10, 10, 20, 0.7],
    [110, -60, -30, 0.6],
  ]),
  ham: inTray(
    '#F4DEDA',
    ham,
    [
      [-170, -20, 10],
      [-90, 0, -8],
      [-10, 10, 14],
      [80, -30, -4],
    ],
    '#F2EFE8',
  ),
  sausage: inTray('#F0DDCF', sausage, [
    [-40, -90],
    [-40, -20],
    [-40, 50],
    [-40, 120],
  ]),
  salmon: inTray('#DCE8F0', fillet, [
    [-50, -70, -3],
    [-50, 70, 2],
  ]),
  fish: picture([
    cloth('#D6E6EF'),
    box([110, 150, 580, 300, 40], '#EAF4FA'),
    scatter({ seed: 21, count: 22, radius: 250, squash: 0.55 }, (x, y) =>
      box([390 + x, 290 + y, 34, 28, 8], '#fff', { opacity: 0.8 }),
    ),
    at([390, 300], part.fishTop(), { scale: 0.95 }),
    at([610, 400], lemon(), { scale: 0.6 }),
  ]),
  'fish-fillet': inTray('#DCE8F0', whiteFillet, [
    [-50, -70, -3],
    [-50, 70, 2],
  ]),
  prawns: inTray('#DCE8F0', prawn(), [
    [-170, -70, 0, 1.2],
    [-50, -60, 50, 1.2],
    [80, -70, 10, 1.2],
    [-120, 60, 100, 1.2],
    [10, 70, 200, 1.2],
  ]),
  crab: alone('#D6E6EF', crab(), 1.3, -8),
  clams: picture(
    [
      cloth('#D9E6EA'),
      halo,
      ...HEAP.map(([x, y], i) => stamp(i % 2 ? 'c' : 'm', [x, y], { turn: i * 70, scale: 2.1 })),
    ],
    { c: clam(), m: mussel() },
  ),
  squid: alone(
    '#DDE6EE',
    path(
      'M-190 0Q-130 -80 40 -64 L60 -110 110 -60Q130 0 110 60L60 110 40 64Q-130 80 -190 0Z',
      '#EBC3CC',
    ) +
      line(
        'M110 -40Q170 -70 220 -50M120 -16Q180 -30 240 -6M120 16Q180 30 236 40M110 40Q160 80 216 86',
        ['#E9C0C8', 18],
      ) +
      circle([60, -24, 10], INK) +
      circle([60, 24, 10], INK) +
      scatter({ seed: 12, count: 18, radius: 90, squash: 0.5 }, (x, y) =>
        circle([x - 60, y, 5], '#C9808E', { opacity: 0.7 }),
      ),
    1.2,
    -14,
  ),
  'crab-stick': inTray(
    '#F7DDD6',
    box([-150, -22, 300, 44, 18], '#FBF6EE') + box([-150, -22, 300, 20, 10], '#E2553D'),
    [
      [-60, -100],
      [-60, -40],
      [-60, 20],
      [-60, 80],
    ],
    '#F2EFE8',
  ),
  codfish: alone(
    '#E6DCC4',
    ellipse([0, 96, 230, 24], INK, { opacity: 0.16 }) +
      path(
        'M-230 -6L-262 -84Q-220 -60 -176 -30 -60 -110 120 -104 236 -90 240 0 236 90 120 104 -60 110 -176 30 -220 60 -262 84Z',
        '#EADBAE',
      ) +
      path('M-176 -30Q-60 -110 120 -104 200 -96 226 -50 60 -40 -176 0Z', '#F8EFD2') +
      path('M-200 0Q40 -26 236 0', 'none', { stroke: '#B79C62', 'stroke-width': 9 }) +
      line(
        'M-110 -10L-84 -54M-40 -14L-10 -74M40 -16L76 -84M120 -12L156 -74M-110 12L-84 48M-40 14L-10 70M40 16L76 82M120 12L156 74',
        ['#CDB57C', 7],
      ) +
      grainSalt(),
    1.15,
    -8,
  ),
  chourico: picture(
    [
      cloth('#F1D9CC'),
      halo,
      stamp('s', [400, 210], { scale: 1.2 }),
      stamp('s', [400, 300], { scale: 1.2, turn: 3 }),
      ...[300, 370, 440, 510].map((x) =>
        at(
          [x, 420],
          circle([4, 6, 40], INK, { opacity: 0.18 }) +
            circle([0, 0, 40], '#7E2618') +
            circle([0, 0, 33], '#B5402A') +
            scatter({ seed: x, count: 8, radius: 24 }, (a, b) => circle([a, b, 5], '#F3C9B4')),
        ),
      ),
    ],
    { s: sausage },
  ),
};
function grainSalt(): string {
  return scatter({ seed: 44, count: 24, radius: 130 }, (x, y) =>
    box([x, y, 8, 8, 2], '#fff', { opacity: 0.9 }),
  );
}
