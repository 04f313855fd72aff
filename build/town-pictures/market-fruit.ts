import { INK, LEAF } from './palette.ts';
import { at, circle, ellipse, group, line, path, repeat, scatter } from './svg.ts';

/** Fruit, drawn around the origin, 200 wide or so. */

export const fallen = (rx: number, ry = rx): string =>
  ellipse([10, 16, rx, ry], INK, { opacity: 0.18 });
export const gleam = (x: number, y: number, size = 1): string =>
  ellipse([x, y, 20 * size, 12 * size], '#fff', {
    opacity: 0.5,
    transform: `rotate(-35 ${x} ${y})`,
  });
export const leaf = (colour = LEAF): string =>
  path('M0 0Q10 -50 74 -52 70 0 0 0Z', colour) +
  line('M4 -4Q30 -30 60 -42', ['#fff', 4], { opacity: 0.4 });
const stalk = line('M0 -78Q2 -108 14 -120', ['#6B4A2A', 10]);

/** Apples and peaches: a cleft at the top. */
export const apple = (colour: string, shade: string): string =>
  fallen(98) +
  path(
    'M0 -78Q-100 -120 -104 -10 -100 96 -36 100 0 86 36 100 100 96 104 -10 100 -120 0 -78Z',
    colour,
  ) +
  path('M104 -10Q100 96 36 100 0 86 -36 100 -66 98 -84 70 40 90 104 -10Z', shade, {
    opacity: 0.6,
  }) +
  stalk +
  at([10, -96], leaf()) +
  gleam(-54, -40, 1.4);
export const pear = (colour: string): string =>
  fallen(86) +
  path(
    'M0 -130Q-46 -130 -44 -70 -40 -36 -78 -2 -112 100 0 104 112 100 78 -2 40 -36 44 -70 46 -130 0 -130Z',
    colour,
  ) +
  scatter({ seed: 3, count: 14, radius: 70 }, (x, y) =>
    circle([x, y + 30, 3], '#8A6A2A', { opacity: 0.5 }),
  ) +
  line('M0 -130Q2 -150 14 -162', ['#6B4A2A', 10]) +
  gleam(-44, 10, 1.4);
export const round = (colour: string, top: string): string =>
  fallen(96) + circle([0, 0, 98], colour) + top + gleam(-42, -44, 1.5);
export const orange = (colour = '#F58A2C'): string =>
  round(
    colour,
    circle([0, -84, 9], '#7A5A1E') +
      at([2, -86], leaf()) +
      scatter({ seed: 7, count: 18, radius: 82 }, (x, y) =>
        circle([x, y, 3], '#C9641E', { opacity: 0.5 }),
      ),
  );
export const halfCitrus = (skin: string, flesh: string): string =>
  fallen(96) +
  circle([0, 0, 98], skin) +
  circle([0, 0, 86], '#FFF6DC') +
  repeat(8, (i) =>
    path('M0 -8Q26 -34 20 -72 0 -84 -20 -72 -26 -34 0 -8Z', flesh, {
      transform: `rotate(${i * 45})`,
    }),
  );
export const tomato = (): string =>
  round('#DD3A26', path('M0 -70L-46 -86 -14 -92 0 -124 14 -92 46 -86Z', LEAF));
export const banana = (): string =>
  ellipse([0, 84, 210, 26], INK, { opacity: 0.16 }) +
  [-1, 0, 1]
    .map((i) =>
      at(
        [i * 14, i * 26],
        path(
          'M-206 -60Q-180 70 0 78 130 76 196 -34L176 -56Q110 16 0 10 -120 4 -176 -86Z',
          i === 1 ? '#F9D548' : '#EDBE2E',
        ) +
          path('M-206 -60Q-180 70 0 78 130 76 196 -34 120 40 0 44 -140 40 -206 -60Z', '#D9A21E', {
            opacity: 0.5,
          }),
        { turn: i * 5 },
      ),
    )
    .join('') +
  path('M-214 -92L-168 -108 -160 -70 -200 -50Z', '#8A6A1E');
export const grapes = (colour: string, dark: string): string =>
  ellipse([8, 110, 130, 24], INK, { opacity: 0.16 }) +
  line('M0 -150Q-4 -120 0 -90', ['#6B4A2A', 12]) +
  at([4, -130], leaf(), { scale: 1.5 }) +
  [
    [-96, -70],
    [-32, -84],
    [34, -84],
    [98, -68],
    [-66, -18],
    [0, -28],
    [66, -18],
    [-34, 36],
    [34, 36],
    [0, 90],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        circle([x, y, 46], i % 3 === 1 ? dark : colour) +
        ellipse([x - 14, y - 16, 13, 8], '#fff', { opacity: 0.5 }),
    )
    .join('');
export const berry = (colour: string, crown: string): string =>
  circle([4, 7, 46], INK, { opacity: 0.16 }) +
  circle([0, 0, 46], colour) +
  crown +
  ellipse([-15, -17, 12, 8], '#fff', { opacity: 0.45 });
export const blueberry = (): string =>
  berry('#3A4E8C', path('M0 -16L6 -5 18 -4 9 5 12 17 0 10 -12 17 -9 5 -18 -4 -6 -5Z', '#1B2850'));
export const lychee = (): string =>
  berry(
    '#C9384A',
    scatter({ seed: 4, count: 16, radius: 38 }, (x, y) => circle([x, y, 5], '#8E1E34')),
  );
export const cherries = (): string =>
  line('M-70 40Q-50 -80 40 -140M80 56Q80 -60 40 -140', ['#6B7A2A', 10]) +
  at([40, -138], leaf(), { scale: 1.3 }) +
  at([-78, 60], berry('#9E1B32', ''), { scale: 1.5 }) +
  at([84, 78], berry('#B3203A', ''), { scale: 1.5 });
export const strawberry = (): string =>
  ellipse([6, 10, 80, 90], INK, { opacity: 0.14 }) +
  path('M0 96Q-90 30 -78 -40 -60 -76 0 -66 60 -76 78 -40 90 30 0 96Z', '#DE3340') +
  scatter({ seed: 8, count: 15, radius: 56 }, (x, y) => ellipse([x, y - 4, 4, 7], '#F9DDA6')) +
  path('M0 -46L-64 -44 -34 -72 -40 -104 0 -84 40 -104 34 -72 64 -44Z', LEAF);
export const kiwi = (): string =>
  fallen(96) +
  circle([0, 0, 98], '#8A6234') +
  circle([0, 0, 86], '#9CCB4A') +
  circle([0, 0, 30], '#EEF4CF') +
  repeat(12, (i) => ellipse([0, -48, 5, 10], '#22301A', { transform: `rotate(${i * 30})` }));
export const avocado = (): string =>
  ellipse([8, 14, 92, 120], INK, { opacity: 0.18 }) +
  path(
    'M0 -140Q-60 -130 -66 -50 -104 0 -94 56 -70 120 0 122 70 120 94 56 104 0 66 -50 60 -130 0 -140Z',
    '#2F4A26',
  ) +
  path(
    'M0 -120Q-44 -110 -50 -44 -84 0 -76 52 -58 100 0 104 58 100 76 52 84 0 50 -44 44 -110 0 -120Z',
    '#D7DE7A',
  ) +
  circle([0, 42, 46], '#7A4A22') +
  gleam(-14, 24);
export const mango = (): string =>
  ellipse([8, 14, 130, 90], INK, { opacity: 0.16 }) +
  path('M-130 10Q-120 -90 0 -88 110 -90 132 0 120 90 0 92 -110 96 -130 10Z', '#F7B032') +
  path('M-130 10Q-120 -90 0 -88 -60 -20 -110 50 -128 34 -130 10Z', '#E4694A', { opacity: 0.7 }) +
  line('M120 -30L146 -52', ['#6B4A2A', 10]) +
  gleam(30, -46, 1.6);
export const pineapple = (): string =>
  ellipse([6, 130, 110, 22], INK, { opacity: 0.16 }) +
  repeat(7, (i) =>
    path('M-14 -90Q-20 -160 0 -210 20 -160 14 -90Z', i % 2 ? '#2F7A45' : '#4E9A3A', {
      transform: `rotate(${-54 + i * 18} 0 -70)`,
    }),
  ) +
  ellipse([0, 24, 104, 118], '#E0A02E') +
  line('M-90 -30L50 128M-60 -72L92 88M10 -92L104 20M90 -30L-50 128M60 -72L-92 88M-10 -92L-104 20', [
    '#A9641E',
    6,
  ]) +
  gleam(-40, -36, 1.6);
export const durian = (): string =>
  fallen(130, 120) +
  repeat(18, (i) =>
    path('M-22 -104L0 -156 22 -104Z', '#7E8A3A', { transform: `rotate(${i * 20})` }),
  ) +
  circle([0, 0, 118], '#94A048') +
  scatter({ seed: 9, count: 26, radius: 100 }, (x, y) =>
    path(`M${x - 14} ${y + 10}L${x} ${y - 18} ${x + 14} ${y + 10}Z`, '#6B7630'),
  ) +
  ellipse([10, 20, 54, 74], '#FBF3D4') +
  ellipse([10, 8, 34, 30], '#F4CF62') +
  ellipse([12, 56, 32, 28], '#F4CF62');
export const watermelon = (): string =>
  ellipse([6, 110, 220, 26], INK, { opacity: 0.16 }) +
  path('M-230 -90A230 200 0 0 0 230 -90Z', '#2F7A3A') +
  path('M-210 -90A210 180 0 0 0 210 -90Z', '#E9F2D2') +
  path('M-192 -90A192 162 0 0 0 192 -90Z', '#E2404A') +
  [
    [-110, -50],
    [-50, -30],
    [10, -56],
    [70, -34],
    [120, -58],
    [-20, 16],
    [40, 10],
    [-74, 4],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 7, 12], '#22160F'))
    .join('');
export const melon = (): string =>
  fallen(130) +
  circle([0, 0, 130], '#D9C56A') +
  group(
    line(
      'M-120 -40Q0 -80 120 -40M-128 20Q0 -10 128 20M-104 78Q0 50 104 78M-70 -108Q-100 0 -70 108M0 -130V130M70 -108Q100 0 70 108',
      ['#F6EBBC', 7],
    ),
    { opacity: 0.9 },
  ) +
  line('M0 -128Q4 -156 26 -160', ['#6B7A2A', 14]) +
  gleam(-56, -60, 1.8);
