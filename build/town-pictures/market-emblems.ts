import * as fruit from './market-fruit.ts';
import { BLUE, CHILLI, INK, LEAF, PAPER, SKY_BLUE, YELLOW } from './palette.ts';
import { at, circle, ellipse, line, path, repeat } from './svg.ts';

/** What labels show, in a circle of radius 50. */

export const small = (drawn: string, scale = 0.45): string => at([0, 0], drawn, { scale });
export const sun =
  circle([0, 0, 34], YELLOW) +
  line('M0 -48V-44M0 44V48M-48 0H-44M44 0H48M-34 -34l3 3M31 31l3 3M34 -34l-3 3M-34 34l3 -3', [
    YELLOW,
    9,
  ]);
export const drop = (colour: string): string =>
  path('M0 -48Q44 6 30 32 0 58 -30 32 -44 6 0 -48Z', colour) +
  ellipse([-10, 18, 7, 12], '#fff', { opacity: 0.6 });
export const star = (colour: string): string =>
  path('M0 -46L13 -15 46 -14 20 7 29 40 0 21 -29 40 -20 7 -46 -14 -13 -15Z', colour);
export const flower = (colour: string): string =>
  repeat(6, (i) => ellipse([0, -26, 13, 22], colour, { transform: `rotate(${i * 60})` })) +
  circle([0, 0, 13], YELLOW);
export const leaves =
  path('M0 40Q-50 20 -44 -36 -4 -30 0 40Q4 -30 44 -36 50 20 0 40Z', LEAF) +
  line('M0 40V-4', ['#fff', 4], { opacity: 0.5 });
export const cow =
  ellipse([0, 0, 44, 36], PAPER) +
  path('M-40 -14Q-30 -40 0 -34 4 -8 -20 6Z', INK) +
  ellipse([6, 20, 26, 16], '#F3B4AE') +
  circle([-2, 20, 4], INK) +
  circle([14, 20, 4], INK) +
  circle([18, -8, 5], INK);
export const fish =
  path('M-46 0Q-20 -34 20 -10L46 -28V28L20 10Q-20 34 -46 0Z', SKY_BLUE) + circle([-24, -4, 5], INK);
export const grain =
  line('M0 44V-40', ['#C98A1C', 6]) +
  repeat(
    4,
    (i) =>
      ellipse([-14, -30 + i * 18, 8, 13], YELLOW, {
        transform: `rotate(-30 -14 ${-30 + i * 18})`,
      }) +
      ellipse([14, -30 + i * 18, 8, 13], YELLOW, { transform: `rotate(30 14 ${-30 + i * 18})` }),
  );
export const bowl =
  path('M-44 -4H44Q40 38 0 40 -40 38 -44 -4Z', CHILLI) +
  line('M-34 -10q8 -20 16 0t16 0 16 0 16 0', ['#F6C06A', 7]);
export const chilli =
  path('M-36 -30Q30 -30 40 36 -10 20 -36 -30Z', CHILLI) + line('M-36 -30L-48 -42', [LEAF, 9]);
export const bean = ellipse([0, 0, 26, 38], '#7A4A22') + line('M4 -34Q-10 0 4 34', ['#3A1E0E', 5]);
export const cat =
  path('M-38 36V-10L-40 -46 -16 -28H16L40 -46 38 -10V36Q0 54 -38 36Z', '#F2A65A') +
  circle([-15, 0, 5], INK) +
  circle([15, 0, 5], INK) +
  path('M-7 14H7L0 22Z', '#B5402A');
export const dog =
  path('M-34 36V-20Q0 -44 34 -20V36Q0 54 -34 36Z', '#C99A5B') +
  path('M-34 -20Q-60 -20 -54 26 -36 24 -34 -20ZM34 -20Q60 -20 54 26 36 24 34 -20Z', '#7A4A22') +
  circle([-13, 0, 5], INK) +
  circle([13, 0, 5], INK) +
  ellipse([0, 20, 10, 7], INK);
export const baby =
  circle([0, 0, 40], '#F6D0B0') +
  circle([-13, -4, 4], INK) +
  circle([13, -4, 4], INK) +
  line('M-12 14Q0 24 12 14', ['#B5654A', 5]) +
  line('M-6 -40Q10 -52 8 -34', ['#8A5A30', 6]);
export const bubbles =
  circle([-14, 8, 26], '#fff', { opacity: 0.85 }) +
  circle([22, -14, 18], '#fff', { opacity: 0.75 }) +
  circle([20, 26, 11], '#fff', { opacity: 0.75 });
export const flake = line(
  'M0 -42V42M-36 -21L36 21M-36 21L36 -21M-12 -36L0 -24 12 -36M-12 36L0 24 12 36',
  ['#fff', 7],
);
export const wave = line('M-44 -12q22 -20 44 0t44 0M-44 16q22 -20 44 0t44 0', [BLUE, 9]);
export const orangeMark = small(fruit.orange(), 0.44);
export const nut =
  ellipse([-14, 4, 20, 30], '#C9843A', { transform: 'rotate(-24)' }) +
  ellipse([16, 0, 16, 26], '#8E5420', { transform: 'rotate(20)' });
