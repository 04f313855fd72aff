import {
  BLUE,
  BROWN,
  CHILLI,
  CORAL,
  CREAM,
  CRUST,
  INK,
  JADE,
  LEAF,
  OLIVE,
  PALE_YELLOW,
  PAPER,
  YELLOW,
} from './palette.ts';
import { at, circle, ellipse, grains, group, line, path, repeat, ring, scatter } from './svg.ts';
import { onLine } from './dim-sum.ts';

/** Hot dishes and their parts, from above, drawn around the origin. */

export const scallions = (seed: number, radius: number, count = 14): string =>
  line(
    scatter({ seed, count, radius }, (x, y) => `M${x} ${y}a7 7 0 1 1 1 0`),
    ['#5AA540', 5],
  );

export const lemon = (): string =>
  circle([4, 6, 44], INK, { opacity: 0.15 }) +
  circle([0, 0, 44], YELLOW) +
  circle([0, 0, 38], '#FFF6D0') +
  repeat(
    8,
    (i) =>
      `<path transform="rotate(${i * 45})" d="M5 -4Q22 -16 33 -6 36 6 26 10 14 8 5 -4Z" fill="#FBD65A"/>`,
  );

export const parsley = (): string =>
  path(
    'M0 0Q-30 -6 -34 -34 -14 -32 -8 -20 -14 -48 4 -58 18 -44 10 -20 24 -36 40 -30 36 -6 0 0Z',
    LEAF,
  ) + line('M0 0L4 -40M0 0L-22 -22M0 0L26 -20', ['#2F7028', 3]);

export const olive = (): string =>
  ellipse([0, 0, 17, 14], '#3A2C3F') +
  circle([5, -2, 5], '#A33A2C') +
  ellipse([-6, -5, 5, 3], '#fff', { opacity: 0.5 });

export const halfEgg = (): string =>
  ellipse([3, 4, 42, 34], INK, { opacity: 0.16 }) +
  ellipse([0, 0, 42, 34], PAPER) +
  circle([4, 0, 19], '#F39A2A') +
  circle([-2, -6, 6], '#FFD37A');

export const friedEgg = (): string =>
  path('M-70 -10Q-76 -66 -14 -64 40 -84 66 -34 92 16 40 44 -4 72 -44 46 -84 34 -70 -10Z', PAPER) +
  path('M-70 -10Q-76 -66 -14 -64 40 -84 66 -34 92 16 40 44 -4 72 -44 46 -84 34 -70 -10Z', 'none', {
    stroke: '#E8C27C',
    'stroke-width': 5,
  }) +
  circle([0, -8, 32], 'url(#custard)') +
  ellipse([-10, -18, 9, 6], '#fff', { opacity: 0.8 });

export const prawn = (): string =>
  path('M40 46Q-46 62 -50 -8 -46 -66 24 -58 44 -54 42 -34 0 -46 -8 -8 -8 26 40 46Z', '#F28A5C') +
  line('M-48 -14Q-26 -14 -8 -10M-34 24Q-16 14 -4 10M-28 -46Q-14 -34 0 -30M4 50Q8 34 14 30', [
    '#FFD3BC',
    7,
  ]) +
  path('M38 44Q66 30 72 46 58 50 66 64 44 66 38 44Z', CORAL) +
  circle([28, -46, 4], INK);

export const mussel = (): string =>
  path('M-46 0Q-30 -40 20 -34 54 -24 46 8 30 36 -10 28 -40 22 -46 0Z', '#2B3350') +
  path('M-34 2Q-20 -26 18 -22 40 -14 34 6 20 24 -8 20 -30 14 -34 2Z', '#F2B26A') +
  ellipse([-4, -2, 14, 7], '#FFD9A6');

export const clam = (): string =>
  path('M-34 10Q-34 -30 0 -30T34 10Q0 26 -34 10Z', CREAM) +
  line('M0 14V-24M-12 14L-20 -18M12 14L20 -18', ['#D8B98C', 4]);

const strands = (radius: number, colour: string, width: number): string => {
  const half = Math.round(radius * 0.86);
  const wave = (i: number): string =>
    `M${-half} ${-88 + i * 22}q${Math.round(half / 2)} ${i % 2 === 0 ? -46 : 40} ${half} 0t${half} ${i % 2 === 0 ? 8 : -10}`;
  return line(repeat(9, wave), [colour, width]);
};

/** Noodles in their soup; the bowl's inner radius is 200. */
export const noodles = (): string =>
  group(strands(170, '#C9963F', 15) + strands(170, '#FBE3A2', 10), { transform: 'rotate(-14)' });

export const brisket = (): string =>
  path('M-52 -20Q-40 -44 4 -38 54 -40 56 -4 58 32 10 34 -50 40 -52 -20Z', '#8A4A22') +
  path('M-44 -22Q-30 -36 6 -32 40 -32 46 -14 0 -22 -44 -22Z', '#C47E45') +
  line('M-36 0Q0 -8 40 2M-30 16Q0 10 30 18', ['#5E2E12', 4]);

/** A crab that lies in its congee. */
export const crab = (): string =>
  [-1, 1]
    .map((s) =>
      group(
        line('M70 -10Q120 -50 128 -4M74 14Q124 4 136 46M66 36Q106 44 112 84M52 52Q80 74 74 108', [
          '#DE4F27',
          17,
        ]) +
          path(
            'M58 -40Q110 -90 122 -132 172 -124 152 -70 144 -96 126 -90 132 -58 72 -18Z',
            'url(#crab)',
          ),
        { transform: `scale(${s} 1)` },
      ),
    )
    .join('') +
  ellipse([0, 6, 96, 72], 'url(#crab)') +
  path('M-66 -16Q-30 -46 0 -20 30 -46 66 -16 40 -56 0 -54T-66 -16Z', '#FFB48A', { opacity: 0.7 }) +
  scatter({ seed: 4, count: 9, radius: 58, squash: 0.6 }, (x, y) =>
    circle([x, y + 12, 5], '#A92F14', { opacity: 0.5 }),
  ) +
  circle([-26, -60, 8], INK) +
  circle([26, -60, 8], INK);

/** A roast leg of chicken with its sauce. */
export const chickenLeg = (): string =>
  line('M96 62L168 110', [CREAM, 24]) +
  circle([172, 98, 17], CREAM) +
  circle([160, 120, 17], CREAM) +
  path(
    'M-134 -32Q-116 -112 -20 -104 70 -92 104 34 116 62 96 80 74 84 50 66 -14 92 -80 62 -146 36 -134 -32Z',
    'url(#roast)',
  ) +
  path('M-104 -46Q-80 -84 -24 -78 24 -70 50 -24 10 -52 -30 -48T-104 -46Z', '#F4A75E', {
    opacity: 0.75,
  }) +
  line('M-80 0L-30 -18M-60 34L4 10M0 46L44 20', [BROWN, 9], { opacity: 0.55 }) +
  scatter({ seed: 8, count: 14, radius: 90, squash: 0.6 }, (x, y, roll) =>
    circle([x - 16, y - 14, 2 + roll * 4], roll > 0.5 ? '#FFE0A0' : CHILLI),
  );

export const potatoes = (): string =>
  [
    [-50, 0, 8],
    [20, -24, -20],
    [60, 30, 30],
    [-10, 46, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        [x, y],
        ellipse([0, 0, 42, 30], '#E9B44C') +
          ellipse([-6, -6, 28, 16], '#F8DB8A') +
          line('M-22 10L14 14', [CRUST, 4]),
        { turn },
      ),
    )
    .join('');

export const croquette = (): string =>
  ellipse([5, 8, 66, 38], INK, { opacity: 0.16 }) +
  ellipse([0, 0, 66, 38], 'url(#bread)') +
  scatter({ seed: 3, count: 22, radius: 56, squash: 0.52 }, (x, y, roll) =>
    circle([x, y, 2 + roll * 4], roll > 0.6 ? BROWN : '#F8DDA0', { opacity: 0.6 }),
  );

/** Rice with seafood in a wide pan of radius 230. */
export const seafoodRice = (): string =>
  circle([0, 0, 204], '#E58A35') +
  grains({ seed: 21, count: 60, radius: 186 }, ['#FBD08A', 7]) +
  grains({ seed: 22, count: 50, radius: 186 }, ['#C9641E', 6]);

/** Slices of roast goose or pork, along a line. */
export const roastSlices = (count: number): string =>
  onLine(
    count,
    62,
    path('M-44 -96Q10 -112 46 -84L52 84Q8 106 -38 88Z', '#F3D3A8') +
      path('M-44 -96Q10 -112 46 -84L44 -30Q0 -52 -42 -38Z', 'url(#roast)') +
      path('M-42 -42Q0 -56 44 -34L44 -24Q0 -44 -42 -32Z', PALE_YELLOW) +
      line('M-30 -2Q6 -12 36 2M-28 36Q4 26 38 42', ['#D79A66', 5]),
  );

/** Choi sum, stalks to the left. */
export const greens = (): string =>
  repeat(4, (i) =>
    line(`M-110 ${-36 + i * 24}Q-40 ${-44 + i * 24} 0 ${-36 + i * 24}`, [
      i % 2 === 0 ? '#BFDD9A' : '#A5CC80',
      15,
    ]),
  ) +
  path('M-10 -44Q30 -92 96 -66 136 -44 120 -10 150 20 112 42 70 78 10 50 -30 20 -10 -44Z', JADE) +
  path('M10 -30Q50 -64 92 -40 70 -6 10 -30ZM6 20Q40 -10 104 14 70 48 6 20Z', LEAF) +
  line('M4 -30Q50 -40 84 -42M0 18Q50 16 92 14', ['#A8D99A', 5]);

export const soySauce = (): string =>
  circle([4, 6, 50], INK, { opacity: 0.2 }) +
  circle([0, 0, 50], PAPER) +
  ring([0, 0, 46], [BLUE, 4]) +
  circle([0, 0, 38], '#5A2A14') +
  ellipse([-12, -14, 14, 6], '#fff', { opacity: 0.35 });

export const chillies = (): string =>
  line('M-40 20Q0 30 40 -14', [CHILLI, 17]) +
  line('M40 -14L52 -26', [OLIVE, 7]) +
  line('M-30 16Q0 20 26 -6', ['#F08A70', 4]);

/** Steamed rice with black sesame. */
export const riceMound = (): string =>
  circle([4, 6, 92], INK, { opacity: 0.12 }) +
  circle([0, 0, 92], 'url(#bun)') +
  grains({ seed: 31, count: 40, radius: 80 }, ['#fff', 7]) +
  grains({ seed: 32, count: 30, radius: 80 }, ['#E3D8C2', 6]) +
  grains({ seed: 33, count: 6, radius: 40 }, ['#2B3350', 5]);
