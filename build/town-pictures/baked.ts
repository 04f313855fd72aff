import { BROWN, CREAM, CRUST, INK, LEAF, PALE_YELLOW, PAPER, YELLOW } from './palette.ts';
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

/** Tarts, buns, toast and cakes, drawn around the origin. */

const burnt = (radius: number, squash: number): string =>
  scatter({ seed: 5, count: 8, radius, squash }, (x, y, roll) =>
    ellipse([x - 8, y + 4, 7 + roll * 15, (5 + roll * 11) * (0.5 + squash / 2)], BROWN, {
      opacity: 0.32 + roll * 0.4,
    }),
  );

/** An egg tart from above, radius 100. */
export const tartTop = (): string =>
  circle([7, 10, 100], INK, { opacity: 0.2 }) +
  circle([0, 0, 100], 'url(#crust)') +
  ring([0, 0, 93], ['#F9DDA6', 5], { 'stroke-dasharray': '60 14 34 9' }) +
  ring([0, 0, 85], ['#A9642A', 3], { 'stroke-dasharray': '40 12 70 8' }) +
  circle([0, 0, 76], '#A9601F') +
  circle([0, 2, 74], 'url(#custard)') +
  burnt(56, 1) +
  line('M-54 -28A62 62 0 0 1 -16 -58', ['#fff', 8], { opacity: 0.65 });

/** An egg tart from the side; its base is at the origin. */
export const tartSide = (): string =>
  ellipse([6, 2, 92, 16], INK, { opacity: 0.2 }) +
  path('M-104 -66L-72 -4Q0 16 72 -4L104 -66Z', 'url(#crust)') +
  line('M-97 -48Q0 -14 97 -48M-88 -30Q0 4 88 -30M-80 -15Q0 14 80 -15', ['#A9642A', 4], {
    opacity: 0.6,
  }) +
  line('M-93 -40Q-40 -22 -6 -20M20 -2Q60 -8 84 -22', ['#FBE3B4', 4], { opacity: 0.9 }) +
  ellipse([0, -66, 104, 34], 'url(#crust)') +
  ellipse([0, -66, 99, 30], 'none', { stroke: '#F9DDA6', 'stroke-width': 4 }) +
  ellipse([0, -67, 84, 24], 'url(#custard)') +
  at([0, -67], burnt(58, 0.28)) +
  line('M-64 -74Q-46 -86 -18 -87', ['#fff', 6], { opacity: 0.7 });

/** A tart with a bite taken, from the side: layers and custard show. */
export const tartCut = (): string =>
  tartSide() +
  path('M20 -92Q30 -70 52 -74 52 -46 70 -40 66 -18 84 -14L110 -64Q90 -88 20 -92Z', PAPER, {
    opacity: 0,
  }) +
  path('M30 -99Q34 -74 56 -72 60 -48 78 -36L104 -66Q96 -88 30 -99Z', '#FFD968') +
  path('M56 -72Q60 -48 78 -36L74 -22Q54 -34 48 -58Z', '#F0AE35');

/** A pork chop bun from the side; its base is at the origin. */
export const porkBun = (): string =>
  ellipse([8, 2, 190, 22], INK, { opacity: 0.2 }) +
  path('M-168 -56H168Q176 -4 120 0H-120Q-176 -4 -168 -56Z', 'url(#bread)') +
  path('M-186 -58Q-150 -34 -120 -52T-50 -50 20 -46 90 -50 150 -46 190 -60L170 -86H-170Z', LEAF) +
  path(
    'M-206 -74Q-214 -104 -150 -106H160Q216 -100 204 -76 190 -52 140 -62T40 -58 -60 -60 -150 -56 -206 -74Z',
    'url(#roast)',
  ) +
  line('M-180 -84Q-100 -96 -30 -84M10 -78Q80 -92 170 -82', ['#F2A65A', 6], { opacity: 0.8 }) +
  path('M-178 -100Q-184 -216 0 -220 184 -216 178 -100Q90 -88 0 -92T-178 -100Z', 'url(#bread)') +
  path(
    'M-90 -196Q-40 -176 20 -190 70 -200 104 -186 60 -204 0 -210 -54 -210 -90 -196Z',
    PALE_YELLOW,
    { opacity: 0.75 },
  ) +
  line('M-140 -166Q-118 -192 -86 -200', ['#fff', 9], { opacity: 0.5 }) +
  path('M-176 -108Q-90 -92 0 -97T176 -108L178 -100Q90 -88 0 -92T-178 -100Z', '#FCE6BC');

/** A pineapple bun with its slab of butter, from the side. */
export const butterBun = (): string =>
  ellipse([6, 2, 140, 18], INK, { opacity: 0.2 }) +
  path('M-130 -40Q-140 0 -90 2H90Q140 0 130 -40Z', 'url(#bread)') +
  box([-146, -64, 292, 30, 8], '#FFF0A8') +
  box([-146, -64, 292, 10, 5], '#FFF9D6') +
  path('M-136 -60Q-138 -152 0 -156 138 -152 136 -60Z', 'url(#gold)') +
  group(
    line(
      'M-112 -80L-30 -150M-70 -64L60 -146M0 -62L104 -118M-100 -116L-50 -64M-60 -142L40 -62M10 -154L112 -72',
      [CRUST, 6],
    ),
    { opacity: 0.8 },
  ) +
  line('M-100 -112Q-80 -138 -44 -144', ['#fff', 8], { opacity: 0.5 });

/** Thick toast from above with condensed milk. */
export const toast = (): string =>
  box([-96, -88, 210, 200, 34], INK, { opacity: 0.18 }) +
  box([-105, -100, 210, 200, 36], '#B9712F') +
  box([-92, -88, 184, 176, 26], '#F0BE73') +
  path('M-60 -40Q-20 -80 40 -50T60 20 0 50 -60 20Z', CREAM, { opacity: 0.85 }) +
  box([-34, -28, 64, 56, 8], '#FFE98A') +
  box([-34, -28, 64, 14, 7], '#FFF6C4');

/** An almond biscuit from above, with a flower pressed in it. */
export const biscuit = (): string =>
  circle([5, 7, 60], INK, { opacity: 0.18 }) +
  circle([0, 0, 60], '#EFCF93') +
  ring([0, 0, 48], ['#D3A45C', 4]) +
  repeat(
    8,
    (i) => `<ellipse cx="24" rx="17" ry="9" fill="#D9AE68" transform="rotate(${i * 45})"/>`,
  ) +
  circle([0, 0, 8], '#C89245');

/** A glass cup of sawdust pudding (serradura) from the side, standing on the origin. */
export const serradura = (): string =>
  ellipse([5, 2, 74, 14], INK, { opacity: 0.2 }) +
  path('M-92 -190L-66 -6Q0 10 66 -6L92 -190Z', '#fff', { opacity: 0.5 }) +
  path('M-80 -160L-62 -12Q0 4 62 -12L80 -160Z', CREAM) +
  ['#C99A5B', '#B98543', '#C99A5B']
    .map((colour, i) =>
      path(
        `M${-76 + i * 6} ${-128 + i * 44}Q0 ${-114 + i * 44} ${76 - i * 6} ${-128 + i * 44}l-2 16Q0 ${-96 + i * 44} ${-74 + i * 6} ${-112 + i * 44}Z`,
        colour,
      ),
    )
    .join('') +
  ellipse([0, -160, 80, 18], '#D8AE6E') +
  scatter({ seed: 9, count: 26, radius: 66, squash: 0.2 }, (x, y, roll) =>
    circle([x, y - 162, 3 + roll * 4], roll > 0.5 ? '#B98543' : '#E9C88C'),
  ) +
  line('M-74 -170L-58 -30', ['#fff', 8], { opacity: 0.6 }) +
  ellipse([0, -190, 92, 16], 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.8 });

/** A gift box with its lid up, from the side: four tarts, given as the name of a stamp, look out. */
export const giftBox = (tart: string): string =>
  ellipse([10, 6, 290, 30], INK, { opacity: 0.2 }) +
  path('M-250 -120L-220 -300H220L250 -120Z', '#173D73') +
  path('M-232 -136L-206 -284H206L232 -136Z', '#28599F') +
  line('M-190 -210q32 -34 64 0t64 0 64 0 64 0 64 0 60 0', [YELLOW, 10]) +
  path('M-270 -120H270L250 -60H-250Z', CREAM) +
  repeat(4, (i) => stamp(tart, [-186 + i * 124, -56], { scale: 0.62 })) +
  path('M-280 -70H280L262 6H-262Z', '#1F4E8C') +
  path('M-280 -70H280L278 -58H-278Z', '#3A6DB3') +
  repeat(9, (i) => path(`M${-240 + i * 60} -48l20 20-20 20-20-20Z`, i % 2 === 0 ? YELLOW : PAPER));
