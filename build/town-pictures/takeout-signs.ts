import type { Cuisine } from '#server/demo/takeout/banks/index.ts';
import { takeouts } from '#server/demo/takeout/index.ts';
import { harGow } from './dim-sum.ts';
import { chickenLeg, crab, croquette, greens, prawn } from './dishes.ts';
import { latteLeaf } from './drinks.ts';
import { cloth } from './ground.ts';
import {
  BLUE,
  CHILLI,
  CORAL,
  CREAM,
  DARK_WOOD,
  INK,
  JADE,
  PALE_YELLOW,
  PAPER,
  WINE,
  YELLOW,
} from './palette.ts';
import { at, box, circle, group, line, path, picture, repeat, ring } from './svg.ts';
import { burgerSide, dumpling, meatSlice, nigiri } from './takeout-parts.ts';

/** What a sign shows of its kitchen; it fills a circle of radius 120. */
const EMBLEMS: Readonly<Record<Cuisine, string>> = {
  cantonese: at([0, 0], harGow(), { scale: 2.4 }),
  roast: at([0, 0], meatSlice(), { scale: 2 }),
  congee: bowlMark('#F3E7CB'),
  macanese: at([0, 0], chickenLeg(), { scale: 0.75 }),
  portuguese: at([0, 0], croquette(), { scale: 1.6, turn: -20 }),
  cafe: cupMark('#C58F58'),
  japanese: at([0, 4], nigiri(CORAL), { scale: 1.25 }),
  korean: bowlMark('#E4694A'),
  thai: at([0, 0], prawn(), { scale: 1.9 }),
  hotpot: bowlMark('#C8321F'),
  bubbleTea: cupMark('#E8C9A0'),
  bakery: at([0, 0], circle([0, 0, 100], 'url(#crust)') + circle([0, 0, 74], 'url(#custard)')),
  coffee:
    circle([0, 0, 100], PAPER) +
    circle([0, 0, 88], 'url(#coffee)') +
    at([0, 0], latteLeaf(), { scale: 1.3 }),
  western: at([0, 92], burgerSide(), { scale: 0.62 }),
  vegetarian: at([-16, 0], greens(), { scale: 0.8 }),
  seafood: at([0, 0], crab(), { scale: 0.7 }),
  sichuan: at([0, 0], dumpling(), { scale: 1.9 }),
};

function bowlMark(soup: string): string {
  return (
    path('M-110 -20H110Q104 90 0 92 -104 90 -110 -20Z', BLUE) +
    `<ellipse cy="-20" rx="110" ry="34" fill="${PAPER}"/><ellipse cy="-18" rx="94" ry="25" fill="${soup}"/>` +
    line('M-40 -62q-14 -20 0 -40M0 -66q-14 -22 0 -44M40 -62q-14 -20 0 -40', [PAPER, 9])
  );
}
function cupMark(drink: string): string {
  return (
    path('M-66 -90L-50 96Q0 110 50 96L66 -90Z', drink) +
    box([-76, -104, 152, 22, 11], PAPER) +
    line('M16 -104L34 -150', [CHILLI, 14]) +
    line('M-46 -60L-36 60', ['#fff', 9], { opacity: 0.6 })
  );
}

const COLOURS: readonly (readonly [ground: string, disc: string, edge: string])[] = [
  ['#1F4E8C', CREAM, YELLOW],
  ['#8E2F24', PALE_YELLOW, CREAM],
  ['#1F6B52', CREAM, PALE_YELLOW],
  [WINE, '#F7E3DC', YELLOW],
  ['#C77A2A', PAPER, INK],
  ['#2B3440', '#F6E6C8', CORAL],
  ['#4B6E9E', PAPER, '#F5B83D'],
  [DARK_WOOD, '#F9EDD8', YELLOW],
  ['#D9654A', PAPER, '#2B3440'],
  [JADE, PAPER, INK],
];

const EDGES: readonly ((colour: string) => string)[] = [
  (colour) => ring([0, 0, 190], [colour, 12]),
  (colour) => ring([0, 0, 190], [colour, 26], { 'stroke-dasharray': '0 46' }),
  (colour) =>
    group(
      repeat(
        24,
        (i) => `<path d="M0 -206l15 22h-30Z" transform="rotate(${i * 15})" fill="${colour}"/>`,
      ),
      {},
    ),
  (colour) => ring([0, 0, 196], [colour, 6]) + ring([0, 0, 180], [colour, 6]),
  (colour) =>
    ring([0, 0, 190], [colour, 18], { 'stroke-dasharray': '26 18', 'stroke-linecap': 'butt' }),
];

const GROUNDS: readonly ((colour: string) => string)[] = [
  () => '',
  (colour) =>
    group(
      line(
        'M-20 80q50 -40 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0M-20 520q50 -40 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0',
        [colour, 10],
      ),
      { opacity: 0.5 },
    ),
  (colour) =>
    group(
      repeat(9, (i) => box([i * 100 - 10, 0, 44, 600], colour)),
      { opacity: 0.14 },
    ),
  (colour) =>
    group(
      repeat(12, (i) =>
        path(`M${(i % 4) * 240 + 40} ${Math.floor(i / 4) * 220 + 80}l34 34-34 34-34-34Z`, colour),
      ),
      { opacity: 0.22 },
    ),
];

const sign = (cuisine: Cuisine, place: number): string => {
  const [ground, disc, edge] = COLOURS[(place * 3) % COLOURS.length]!;
  return picture([
    cloth(ground),
    GROUNDS[place % GROUNDS.length]!(edge),
    at(
      [400, 300],
      circle([10, 14, 216], INK, { opacity: 0.2 }) +
        circle([0, 0, 216], disc) +
        EDGES[place % EDGES.length]!(
          ground === disc ? INK : edge === PAPER || edge === CREAM ? ground : edge,
        ) +
        at([0, 0], EMBLEMS[cuisine], { scale: 1.05 }),
    ),
  ]);
};

/** A sign for each takeout store, by file name without its ending. */
export const TAKEOUT_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  takeouts.map(({ key, cuisine }, place) => [`sign-${key.slice(2)}`, sign(cuisine, place)]),
);
