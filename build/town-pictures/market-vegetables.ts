import { CREAM, INK, LEAF, PALE_YELLOW, PAPER } from './palette.ts';
import { fallen, gleam } from './market-fruit.ts';
import { at, circle, ellipse, group, line, path, repeat, ring } from './svg.ts';

/** Vegetables, drawn around the origin, 200 wide or so. */

export const cabbage = (): string =>
  fallen(130) +
  circle([0, 0, 130], '#8FBF5A') +
  path('M-130 0Q-60 -40 -40 -124M130 0Q60 -40 40 -124M-96 88Q-30 40 0 -60 30 40 96 88', 'none', {
    stroke: '#DDEBB8',
    'stroke-width': 10,
  }) +
  path('M-78 20Q-90 -70 0 -84 90 -70 78 20 40 80 0 80T-78 20Z', '#BBD989') +
  line('M0 70V-60M0 20Q-40 0 -54 -34M0 20Q40 0 54 -34', ['#EEF6D6', 8]);
const tuft = (x: number): string =>
  path(`M${x} -8Q${x - 30} -60 ${x - 10} -96 ${x + 30} -60 ${x} -8Z`, LEAF);
export const carrot = (colour = '#F08A2E'): string =>
  at([-170, 0], tuft(0) + tuft(10), { turn: -70 }) +
  path('M-170 -44Q-60 -66 200 0 -60 66 -170 44 -190 0 -170 -44Z', colour) +
  line('M-110 -40L-100 -14M-40 -38L-34 -10M20 10L26 32M-90 24L-84 44', ['#000', 5], {
    opacity: 0.2,
  });
export const cucumber = (): string =>
  ellipse([0, 66, 210, 20], INK, { opacity: 0.16 }) +
  path(
    'M-220 -10Q-210 -64 -130 -56 40 -60 170 -36 226 -16 214 20 196 60 100 56 -80 66 -170 50 -222 36 -220 -10Z',
    '#3F7F3A',
  ) +
  line('M-180 -20Q0 -36 180 -8M-186 16Q0 10 180 26', ['#7FB25A', 8], { opacity: 0.8 });
export const pepper = (colour: string): string =>
  fallen(80, 90) +
  path(
    'M0 -70Q-40 -96 -76 -66 -104 20 -60 92 -30 112 0 96 30 112 60 92 104 20 76 -66 40 -96 0 -70Z',
    colour,
  ) +
  path('M0 -66Q-14 20 0 92', 'none', { stroke: '#000', 'stroke-width': 6, opacity: 0.15 }) +
  line('M0 -74Q0 -110 22 -124', ['#3F7F3A', 18]) +
  gleam(-44, -24, 1.3);
export const aubergine = (): string =>
  ellipse([0, 84, 190, 22], INK, { opacity: 0.16 }) +
  path('M-150 -50Q0 -70 110 -40 220 0 170 60 90 100 -30 50 -110 20 -164 10Z', '#4F2A5E') +
  path('M-146 -64Q-100 -50 -90 -20 -120 -8 -152 22 -176 -6 -204 -14 -180 -30 -206 -52Z', LEAF) +
  gleam(70, -10, 2);
export const corn = (): string =>
  path('M-190 0Q-150 -70 0 -64 150 -60 206 0 150 60 0 64 -150 70 -190 0Z', '#F5C93D') +
  line('M-120 -40H120M-150 -14H170M-150 14H170M-120 40H120', ['#D9A21E', 5]) +
  line('M-80 -58V58M-40 -62V62M0 -62V62M40 -62V62M80 -58V58M120 -48V48', ['#D9A21E', 5]) +
  path(
    'M-210 0Q-160 -90 -20 -66 -110 -20 -130 20ZM-210 0Q-160 90 -10 66 -110 30 -130 -20Z',
    '#6FA84A',
  );
export const pumpkin = (): string =>
  fallen(150, 120) +
  ellipse([0, 0, 150, 118], '#3F6B3A') +
  ellipse([0, 0, 96, 118], '#4F7F46') +
  ellipse([0, 0, 40, 118], '#5F9152') +
  line('M0 -112Q-6 -150 22 -160', ['#8A6A2A', 20]) +
  gleam(-90, -50, 1.6);
export const bean = (): string =>
  path('M-150 10Q-60 -50 150 -24 170 -16 150 0 -40 -10 -130 34 -160 34 -150 10Z', '#7DB54A') +
  line('M-110 8Q-20 -26 120 -14', ['#CBE6A8', 5]);
export const potato = (colour = '#D9B06A'): string =>
  ellipse([6, 12, 108, 76], INK, { opacity: 0.16 }) +
  path('M-106 6Q-110 -74 -10 -76 90 -80 108 -6 110 70 20 76 -90 84 -106 6Z', colour) +
  [
    [-50, -20],
    [10, -40],
    [50, 10],
    [-10, 30],
    [-60, 30],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 7, 4], '#8A6230'))
    .join('');
export const onion = (): string =>
  fallen(90, 84) +
  path(
    'M0 -110Q-10 -80 -60 -60 -110 -20 -90 50 -60 96 0 96 60 96 90 50 110 -20 60 -60 10 -80 0 -110Z',
    '#C9843A',
  ) +
  line('M0 -90Q-60 -20 -40 84M0 -90V92M0 -90Q60 -20 40 84', ['#8E5420', 5], { opacity: 0.6 }) +
  gleam(-46, -10, 1.3);
export const garlic = (): string =>
  fallen(80, 74) +
  path(
    'M0 -120Q-6 -70 -50 -44 -96 -10 -76 50 -40 90 0 84 40 90 76 50 96 -10 50 -44 6 -70 0 -120Z',
    CREAM,
  ) +
  line('M0 -84Q-50 -10 -30 74M0 -84Q50 -10 30 74M0 -84V80', ['#C9A7C0', 5]);
export const ginger = (): string =>
  path(
    'M-150 20Q-150 -40 -80 -34 -60 -90 0 -70 20 -30 60 -40 90 -100 140 -70 160 -30 110 0 150 40 100 70 40 70 20 40 -10 90 -70 70 -90 44 -150 60 -150 20Z',
    '#D9B27A',
  ) +
  line('M-100 -16Q-84 6 -100 30M-20 -50Q0 -30 -16 -6M70 -30Q86 -10 70 14M30 20Q44 34 36 52', [
    '#A9783E',
    6,
  ]);
export const mushroom = (): string =>
  ellipse([6, 96, 80, 16], INK, { opacity: 0.16 }) +
  path('M-34 0Q-40 80 -46 92 0 110 46 92 40 80 34 0Z', '#F3E2C0') +
  path('M-116 6Q-110 -98 0 -100 110 -98 116 6 60 30 0 28T-116 6Z', '#A9764A') +
  line('M-60 -40l14 12M-20 -66l10 14M30 -60l-6 14M66 -30l-14 8', [PALE_YELLOW, 7]);
export const herbs = (): string =>
  repeat(7, (i) =>
    group(
      line('M0 120Q4 0 0 -90', ['#3F7F3A', 9]) +
        path(
          'M0 -120Q-40 -110 -36 -70 -10 -60 0 -80 10 -60 36 -70 40 -110 0 -120ZM0 -40Q-40 -44 -44 -10 -14 -4 0 -30 14 -4 44 -10 40 -44 0 -40Z',
          i % 2 ? LEAF : '#6FA84A',
        ),
      { transform: `rotate(${-36 + i * 12} 0 130)` },
    ),
  ) +
  group(path('M-60 70H60V104H-60Z', '#B97A45'), {}) +
  ring([0, 87, 6], [PAPER, 4]);
