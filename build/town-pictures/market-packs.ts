import { CREAM, INK, PAPER } from './palette.ts';
import { at, box, circle, ellipse, group, line, path, repeat } from './svg.ts';

/** What goods of a supermarket are packed in, from the side: bases at the origin, 300 high or so. An emblem fills a circle of radius 50. */

const shadow = (rx: number): string => ellipse([10, 4, rx, 16], INK, { opacity: 0.2 });
const shine = (d: string, width = 10): string => line(d, ['#fff', width], { opacity: 0.45 });

/** A gable-topped carton of milk or juice. */
export const carton = (colour: string, band: string, emblem: string): string =>
  shadow(104) +
  path('M-90 -250L-50 -330H70L90 -250Z', PAPER) +
  box([-56, -362, 130, 36, 5], band) +
  path('M-90 -250H90V-8Q90 0 82 0H-82Q-90 0 -90 -8Z', colour) +
  path('M-90 -250L-50 -330V-250Z', '#000', { opacity: 0.1 }) +
  path('M-90 -96Q-40 -128 0 -96T90 -96V-8Q90 0 82 0H-82Q-90 0 -90 -8Z', band) +
  at([0, -172], emblem) +
  shine('M-72 -230V-24');

/** A glass jar: what is in it, its lid and its label. */
export const jar = (content: string, lid: string, emblem: string): string =>
  shadow(112) +
  path(
    'M-84 -244H84Q110 -222 106 -188V-22Q104 0 82 0H-82Q-104 0 -106 -22V-188Q-110 -222 -84 -244Z',
    content,
  ) +
  box([-94, -296, 188, 58, 12], lid) +
  line('M-70 -290V-246M-36 -290V-246M0 -290V-246M36 -290V-246M70 -290V-246', ['#000', 4], {
    opacity: 0.14,
  }) +
  box([-106, -180, 212, 126], CREAM) +
  at([0, -117], emblem) +
  shine('M-88 -218V-196M-88 -40V-22', 12);

/** A tin: its label and a lid of metal. */
export const tin = (colour: string, band: string, emblem: string): string =>
  shadow(108) +
  path('M-100 -236V-14Q0 22 100 -14V-236Z', colour) +
  path('M-100 -70V-36Q0 2 100 -36V-70Q0 -34 -100 -70Z', band) +
  path('M-100 -14Q0 22 100 -14V-24Q0 12 -100 -24Z', '#AEB8C2') +
  ellipse([0, -236, 100, 26], '#C9D1DA') +
  ellipse([0, -238, 84, 19], '#E6EBF0') +
  at([0, -136], emblem) +
  shine('M-78 -206V-36', 12);

/** A flat tin of fish with its ring, from a little above. */
export const flatTin = (colour: string, emblem: string): string =>
  box([-190, -128, 400, 150, 60], INK, { opacity: 0.18 }) +
  box([-200, -150, 400, 150, 60], '#AEB8C2') +
  box([-200, -186, 400, 150, 60], colour) +
  box([-180, -172, 360, 122, 48], '#fff', { opacity: 0.16 }) +
  at([-16, -112], emblem) +
  line('M118 -112h32', ['#E6EBF0', 10]) +
  circle([158, -112, 24], 'none', { stroke: '#E6EBF0', 'stroke-width': 10 });

const CRIMP = 'M-128 -310H128V-280H-128ZM-128 -30H128V0H-128Z';
/** A pillow bag with crimped ends: crisps, noodles, frozen goods. */
export const pack = (colour: string, band: string, emblem: string): string =>
  shadow(134) +
  path('M-128 -310H128Q112 -156 128 0H-128Q-112 -156 -128 -310Z', colour) +
  path(CRIMP, '#000', { opacity: 0.12 }) +
  line(
    'M-104 -306V-284M-64 -306V-284M-24 -306V-284M16 -306V-284M56 -306V-284M96 -306V-284',
    ['#fff', 4],
    { opacity: 0.4 },
  ) +
  ellipse([0, -156, 92, 92], band) +
  at([0, -156], emblem, { scale: 1.25 }) +
  shine('M-100 -262Q-92 -156 -100 -50');

/** A sack that is sewn at the top: rice, pet food, litter. */
export const sack = (colour: string, band: string, emblem: string): string =>
  shadow(150) +
  path(
    'M-130 -318H130Q150 -160 138 -12Q136 0 120 0H-120Q-136 0 -138 -12Q-150 -160 -130 -318Z',
    colour,
  ) +
  path('M-139 -210Q0 -190 139 -210Q146 -130 143 -70Q0 -50 -143 -70Q-146 -130 -139 -210Z', band) +
  line('M-120 -296H120', ['#fff', 5], { 'stroke-dasharray': '14 12' }) +
  at([0, -134], emblem, { scale: 1.2 }) +
  shine('M-112 -270Q-124 -160 -116 -40');

/** A box of card, its side in the shade. */
export const cardBox = (colour: string, band: string, emblem: string): string =>
  shadow(142) +
  path('M-120 -280L-84 -318H148L112 -280Z', '#fff') +
  path('M-120 -280L-84 -318H148L112 -280Z', colour, { opacity: 0.55 }) +
  path('M112 -280L148 -318V-34L112 0Z', colour) +
  path('M112 -280L148 -318V-34L112 0Z', '#000', { opacity: 0.22 }) +
  box([-120, -280, 232, 280, 4], colour) +
  box([-120, -92, 232, 62], band) +
  at([-4, -182], emblem, { scale: 1.35 }) +
  shine('M-100 -258V-112');

/** A tub with its lid: yoghurt, cream, ice cream. */
export const tub = (colour: string, lid: string, emblem: string): string =>
  shadow(124) +
  path('M-128 -206L-104 -14Q0 12 104 -14L128 -206Z', colour) +
  path('M-128 -206L-124 -178Q0 -150 124 -178L128 -206Z', '#000', { opacity: 0.1 }) +
  box([-142, -238, 284, 46, 18], lid) +
  at([0, -100], emblem, { scale: 1.15 }) +
  shine('M-104 -160L-88 -40');

const LABELLED = (colour: string, band: string, emblem: string): string =>
  path('M-84 -232Q-84 -262 -40 -268H40Q84 -262 84 -232V-20Q84 0 64 0H-64Q-84 0 -84 -20Z', colour) +
  box([-84, -196, 168, 132], band) +
  at([0, -130], emblem) +
  shine('M-66 -226V-208M-66 -48V-24', 12);
/** Bottles of the household: with a cap, a pump, a trigger. */
export const capped = (colour: string, band: string, emblem: string, cap = PAPER): string =>
  shadow(94) + box([-36, -312, 72, 52, 10], cap) + LABELLED(colour, band, emblem);
export const pump = (colour: string, band: string, emblem: string): string =>
  shadow(94) +
  line('M0 -270V-336M0 -336H-62V-318', [PAPER, 22]) +
  box([-34, -296, 68, 34, 8], PAPER) +
  LABELLED(colour, band, emblem);
export const trigger = (colour: string, band: string, emblem: string): string =>
  shadow(94) +
  path('M-84 -356H44Q60 -356 60 -336V-310H20V-262H-24V-306L-40 -322H-84Z', band) +
  line('M-30 -306Q-52 -290 -50 -262', [band, 12]) +
  LABELLED(colour, PAPER, emblem);
/** A big bottle with a handle: oil, washing liquid. */
export const jug = (colour: string, band: string, emblem: string, cap: string): string =>
  shadow(124) +
  box([-84, -336, 74, 52, 10], cap) +
  path(
    'M-92 -288H-2Q112 -276 116 -176V-22Q116 0 94 0H-94Q-116 0 -116 -22V-220Q-116 -270 -92 -288Z',
    colour,
  ) +
  path('M40 -236Q84 -226 84 -176V-120Q60 -104 40 -124Z', CREAM) +
  box([-116, -98, 232, 74], band) +
  at([-36, -166], emblem) +
  shine('M-94 -250V-112', 12);
/** A slim clear bottle: water, tea, soda. */
export const slim = (drink: string, band: string, cap: string, emblem = ''): string =>
  shadow(66) +
  box([-24, -372, 48, 34, 7], cap) +
  path(
    'M-18 -340H18Q24 -300 48 -280 60 -268 60 -240V-16Q60 0 44 0H-44Q-60 0 -60 -16V-240Q-60 -268 -48 -280 -24 -300 -18 -340Z',
    drink,
  ) +
  box([-60, -216, 120, 104], band) +
  at([0, -164], emblem, { scale: 0.7 }) +
  shine('M-42 -254V-230M-42 -96V-24');
/** A dark bottle with a long neck and a paper label: sauces, oil, spirits. */
export const flask = (glass: string, band: string, cap: string, emblem: string): string =>
  shadow(76) +
  box([-22, -394, 44, 46, 6], cap) +
  path(
    'M-18 -350H18V-284Q68 -262 68 -214V-14Q68 0 54 0H-54Q-68 0 -68 -14V-214Q-68 -262 -18 -284Z',
    glass,
  ) +
  box([-68, -190, 136, 120], band) +
  at([0, -130], emblem, { scale: 0.9 }) +
  shine('M-50 -222Q-46 -250 -22 -264M-50 -54V-20', 9);
/** A squeezed tube that lies. */
export const tube = (colour: string, band: string, cap: string): string =>
  ellipse([6, 64, 260, 18], INK, { opacity: 0.18 }) +
  path('M-250 -70V70L150 50Q178 40 178 0T150 -50Z', colour) +
  box([-258, -76, 30, 152, 6], band) +
  path('M-170 -62V62L60 52V-52Z', band) +
  box([176, -40, 66, 80, 12], cap) +
  shine('M-150 -44L120 -30', 12);
/** A pouch that stands, with a spout or a tear. */
export const pouch = (colour: string, band: string, emblem: string): string =>
  shadow(104) +
  path('M-92 -300H92Q104 -150 112 -10Q0 18 -112 -10Q-104 -150 -92 -300Z', colour) +
  path('M-92 -300H92L94 -272H-94Z', '#000', { opacity: 0.15 }) +
  path('M-104 -100Q0 -130 104 -100L112 -10Q0 18 -112 -10Z', band) +
  at([0, -184], emblem, { scale: 1.1 }) +
  shine('M-74 -256L-84 -60');

/** A tray under film, from above, with what lies in it. */
export const tray = (colour: string, parts: string): string =>
  box([-262, -178, 540, 376, 46], INK, { opacity: 0.2 }) +
  box([-270, -190, 540, 380, 46], colour) +
  box([-240, -160, 480, 320, 30], '#000', { opacity: 0.1 }) +
  parts +
  group(path('M-240 60L40 -160H150L-240 150Z', '#fff'), { opacity: 0.13 }) +
  box([110, 96, 140, 78, 8], PAPER) +
  repeat(11, (i) => box([122 + i * 11, 108, i % 3 === 0 ? 6 : 3, 40], INK)) +
  box([122, 154, 80, 9], INK, { opacity: 0.5 });
