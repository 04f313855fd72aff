import { BLUE, DARK_WOOD, INK, PALE_BLUE, PAPER, YELLOW } from './palette.ts';
import { at, box, circle, ellipse, group, line, path, repeat, ring } from './svg.ts';

/** Things that food is served on, drawn around the origin. Seen from above unless the name contains side. */

/** A soft shadow that falls to the lower right. */
const fallen = (r: number): string => circle([r * 0.07, r * 0.1, r], INK, { opacity: 0.22 });

type Rim = 'plain' | 'azulejo' | 'line' | 'wave';

const short = (value: number): string => value.toFixed(1);

const rims: Record<Rim, (r: number) => string> = {
  plain: (r) => ring([0, 0, r * 0.74], ['#00000012', 6]),
  line: (r) => ring([0, 0, r * 0.95], [BLUE, r * 0.025]) + ring([0, 0, r * 0.74], ['#00000012', 5]),
  azulejo: (r) =>
    ring([0, 0, r * 0.87], [BLUE, r * 0.12], {
      'stroke-dasharray': `${Math.round(r * 0.13)} ${Math.round(r * 0.0978)}`,
      'stroke-linecap': 'butt',
    }) +
    ring([0, 0, r * 0.97], [BLUE, 4]) +
    ring([0, 0, r * 0.76], [BLUE, 4]),
  wave: (r) =>
    ring([0, 0, r * 0.87], [BLUE, r * 0.05]) +
    ring([0, 0, r * 0.87], [BLUE, r * 0.15], { 'stroke-dasharray': `0 ${short(r * 0.2277)}` }) +
    ring([0, 0, r * 0.97], [BLUE, 4]),
};

export const plate = (r: number, rim: Rim = 'plain', colour = 'url(#china)'): string =>
  fallen(r) + circle([0, 0, r], colour) + rims[rim](r);

/** A long plate. */
export const platter = (rx: number, ry: number): string =>
  ellipse([14, 20, rx, ry], INK, { opacity: 0.22 }) +
  ellipse([0, 0, rx, ry], 'url(#china)') +
  ellipse([0, 0, rx * 0.95, ry * 0.92], 'none', { stroke: BLUE, 'stroke-width': 6 }) +
  ellipse([0, 0, rx * 0.8, ry * 0.76], 'none', { stroke: '#00000014', 'stroke-width': 5 });

/** A bowl with what is in it. */
export const bowl = (r: number, filling: string, colour = BLUE): string =>
  fallen(r) +
  circle([0, 0, r], colour) +
  circle([0, 0, r * 0.93], PAPER) +
  circle([0, 0, r * 0.85], filling) +
  line(
    `M${-r * 0.66} ${-r * 0.42}A${r * 0.78} ${r * 0.78} 0 0 1 ${-r * 0.2} ${-r * 0.75}`,
    ['#fff', r * 0.04],
    { opacity: 0.6 },
  );

/** A cup on its saucer, from above; the handle points right. */
export const cupTop = (r: number, saucer: string): string =>
  fallen(r * 1.6) +
  circle([0, 0, r * 1.6], saucer) +
  ring([0, 0, r * 1.22], ['#00000014', 5]) +
  box([r * 0.8, -r * 0.14, r * 0.62, r * 0.28, r * 0.14], PAPER) +
  circle([4, 6, r], INK, { opacity: 0.16 }) +
  circle([0, 0, r], PAPER) +
  circle([0, 0, r * 0.86], 'url(#coffee)');

export const chopsticks = (colour = DARK_WOOD): string =>
  group(line('M-190 10L190 -4M-190 34L190 20', [INK, 10]), { opacity: 0.16 }) +
  line('M-190 0L190 -14M-190 24L190 10', [colour, 10]) +
  line('M120 -11L190 -14M120 13L190 10', [YELLOW, 10]);

export const fork = (): string =>
  line('M0 190V20M-20 -70V-20Q-20 20 0 20T20 -20V-70M0 -70V0', ['#B9C2CC', 9]);
export const knife = (): string =>
  line('M0 190V40', ['#B9C2CC', 11]) + path('M-6 40V-80Q22 -60 16 40Z', '#C9D1DA');
export const spoon = (): string =>
  line('M0 190V10', ['#B9C2CC', 9]) +
  ellipse([0, -36, 27, 44], '#C9D1DA') +
  ellipse([-6, -42, 14, 28], '#E6EBF0');

/** A folded napkin with a tile's edge. */
export const napkin = (colour = PALE_BLUE): string =>
  group(box([-62, -122, 140, 260, 4], INK), { opacity: 0.14 }) +
  box([-70, -130, 140, 260, 4], colour) +
  line('M-50 -130V130M50 -130V130', [BLUE, 5]) +
  repeat(7, (i) => path(`M0 ${-118 + i * 38}l14 14-14 14-14-14Z`, BLUE)) +
  path('M0 -130H70V130H0Z', '#000', { opacity: 0.05 });

/** A plate from the side, on a table. */
export const plateSide = (rx: number): string =>
  ellipse([0, 24, rx * 0.95, 24], INK, { opacity: 0.2 }) +
  ellipse([0, 12, rx * 0.6, 16], '#D9D4CA') +
  ellipse([0, 0, rx, rx * 0.17], 'url(#china)') +
  ellipse([0, 0, rx, rx * 0.17], 'none', { stroke: BLUE, 'stroke-width': 5 }) +
  ellipse([0, 3, rx * 0.74, rx * 0.11], '#00000010');

/** A cake stand from the side; its top is at the origin. */
export const cakeStand = (rx: number, colour = PAPER): string =>
  ellipse([0, 158, rx * 0.62, 18], INK, { opacity: 0.22 }) +
  path(`M-16 10H16Q18 90 44 140H-44Q-18 90 -16 10Z`, colour) +
  ellipse([0, 142, rx * 0.5, 18], colour) +
  path(`M${-rx} 0V14Q0 60 ${rx} 14V0Z`, '#D8DEE6') +
  ellipse([0, 0, rx, rx * 0.16], colour) +
  line(`M${-rx} 8Q0 56 ${rx} 8`, [BLUE, 5]);

/** A tea or coffee cup from the side with its drink seen a little from above. */
export const cupSide = (drink: string, pattern = BLUE): string =>
  ellipse([6, 128, 150, 22], INK, { opacity: 0.2 }) +
  ellipse([0, 118, 140, 20], PAPER) +
  ellipse([0, 118, 140, 20], 'none', { stroke: pattern, 'stroke-width': 5 }) +
  line('M92 20Q160 6 150 54T76 92', [PAPER, 20]) +
  path('M-105 -10Q-100 118 0 118T105 -10Z', 'url(#china)') +
  line('M-96 38Q-72 14 -48 38T0 38 48 38 96 38', [pattern, 9]) +
  ellipse([0, -10, 105, 24], PAPER) +
  ellipse([0, -8, 93, 19], drink);

/** A tumbler of thick glass with a drink in it. */
export const tumbler = (drink: string, ice = false): string =>
  ellipse([6, 138, 84, 16], INK, { opacity: 0.2 }) +
  path('M-70 -120L-58 130Q0 148 58 130L70 -120Z', '#fff', { opacity: 0.4 }) +
  path('M-65 -84L-56 122Q0 138 56 122L65 -84Z', drink) +
  (ice
    ? at([-22, -62], box([-22, -22, 44, 44, 8], '#fff', { opacity: 0.5 }), { turn: 15 }) +
      at([26, -50], box([-20, -20, 40, 40, 8], '#fff', { opacity: 0.4 }), { turn: -20 })
    : ellipse([0, -84, 65, 13], '#fff', { opacity: 0.35 })) +
  path('M-54 -100L-46 110', 'none', { stroke: '#fff', 'stroke-width': 9, opacity: 0.55 }) +
  ellipse([0, -120, 70, 14], 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.8 });
