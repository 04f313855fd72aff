import { crab } from './dishes.ts';
import { bottle } from './drinks.ts';
import { tartTop } from './baked.ts';
import { cloth } from './ground.ts';
import { apple, grapes, orange, tomato } from './market-fruit.ts';
import { carton, pack, pouch, pump, sack, slim, trigger, tub } from './market-packs.ts';
import { cabbage, carrot, cucumber } from './market-vegetables.ts';
import {
  BLUE,
  CHILLI,
  CORAL,
  CREAM,
  INK,
  JADE,
  PALE_YELLOW,
  PAPER,
  SKY_BLUE,
  WINE,
  YELLOW,
} from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, repeat, ring } from './svg.ts';
import { bunSide, fishTop } from './takeout-parts.ts';

const redApple = apple('#D8402F', '#A3261E');
const flake = line('M0 -46V46M-40 -23L40 23M-40 23L40 -23', [PAPER, 11]);
const paw =
  ellipse([0, 40, 62, 52], PAPER) +
  [
    [-74, -20],
    [-28, -66],
    [28, -66],
    [74, -20],
  ]
    .map(([x = 0, y = 0]) => ellipse([x, y, 24, 32], PAPER))
    .join('');
const face =
  circle([0, 0, 92], '#F6D0B0') +
  circle([-30, -8, 9], INK) +
  circle([30, -8, 9], INK) +
  line('M-28 34Q0 56 28 34', ['#B5654A', 10]) +
  line('M-12 -92Q22 -120 18 -78', ['#8A5A30', 12]);

/** A category's icon: large, plain shapes, because it is shown small. */
const icon = (ground: string, ...parts: readonly string[]): string =>
  picture([cloth(ground), circle([400, 300, 250], '#fff', { opacity: 0.32 }), ...parts]);
/** Icons of the first-level categories by their keys. */
const ICONS: Readonly<Record<string, string>> = {
  produce: icon(
    '#BFE0A8',
    at([330, 300], redApple, { scale: 1.5 }),
    at([500, 380], carrot(), { scale: 0.9, turn: -50 }),
  ),
  fresh: icon(
    '#F3C4BC',
    at([390, 230], fishTop(), { scale: 0.8 }),
    at([410, 410], crab(), { scale: 0.75 }),
  ),
  dairy: icon(
    '#CFE2F4',
    at([340, 490], carton('#F4F8FC', BLUE, circle([0, 0, 34], SKY_BLUE)), { scale: 1.1 }),
    at([520, 490], tub(PAPER, CORAL, circle([0, 0, 34], CORAL)), { scale: 0.8 }),
  ),
  bakery: icon('#F6DDB4', at([400, 420], bunSide(), { scale: 1.35 })),
  drinks: icon(
    '#BFE0EC',
    at([320, 500], slim('#C3E0F0', BLUE, BLUE), { scale: 1.2 }),
    at([480, 500], slim('#F79A3E', PAPER, JADE, at([0, 0], orange(), { scale: 0.5 })), {
      scale: 1.2,
    }),
  ),
  alcohol: icon(
    '#E4C4CC',
    at([330, 510], bottle('url(#bottle)', CREAM, circle([0, 0, 26], WINE)), { scale: 0.98 }),
    at([500, 460], grapes('#5A3472', '#472860'), { scale: 0.8 }),
  ),
  pantry: icon(
    '#EBDDB4',
    at([400, 490], sack('#F4EBD4', JADE, circle([0, 0, 50], CREAM) + circle([0, 0, 30], YELLOW)), {
      scale: 1.3,
    }),
  ),
  snacks: icon(
    '#FBDFA0',
    at([330, 480], pack('#D8402F', CREAM, circle([0, 0, 40], YELLOW)), { scale: 1.15, turn: -6 }),
    at(
      [530, 420],
      circle([0, 0, 74], '#C98F4A') +
        circle([0, 0, 62], '#E3B877') +
        repeat(8, (i) => circle([0, -40, 6], '#A9702E', { transform: `rotate(${i * 45})` })),
    ),
  ),
  frozen: icon('#B4D6EC', circle([400, 300, 190], BLUE), at([400, 300], flake, { scale: 3 })),
  local: icon('#F9DFA0', at([400, 300], tartTop(), { scale: 1.9 })),
  household: icon(
    '#D6D2EC',
    at([330, 490], trigger('#8F7BC0', '#D8402F', circle([0, 0, 30], '#8F7BC0')), { scale: 1.15 }),
    at([510, 490], pouch('#3F8FBF', PAPER, circle([0, 0, 36], PAPER)), { scale: 0.95 }),
  ),
  care: icon(
    '#F0D2E0',
    at([340, 490], pump('#E98AB0', CREAM, circle([0, 0, 32], '#E98AB0')), { scale: 1.2 }),
    at([510, 490], pump('#8F6BB0', CREAM, circle([0, 0, 32], '#8F6BB0')), { scale: 0.95 }),
  ),
  baby: icon('#CFE6F0', at([400, 310], face, { scale: 1.7 })),
  pets: icon('#F3D9B8', circle([400, 310, 200], '#C9742E'), at([400, 310], paw, { scale: 1.35 })),
};

const basket =
  line('M-70 -30Q-60 -120 0 -120T70 -30', [INK, 14]) +
  at([-40, -40], redApple, { scale: 0.55 }) +
  at([44, -44], orange(), { scale: 0.55 }) +
  path('M-120 -30H120L96 96H-96Z', '#C98A3E') +
  line('M-110 6H110M-104 46H104M-60 -24L-50 90M0 -24V90M60 -24L50 90', ['#8A5420', 8]);
const lighthouse =
  path('M-46 110L-28 -60H28L46 110Z', PAPER) +
  path('M-40 50L-36 14H36L40 50ZM-31 -26L-28 -60H28L31 -26Z', CHILLI) +
  box([-34, -96, 68, 36, 6], YELLOW) +
  path('M-44 -96Q0 -146 44 -96Z', INK) +
  line('M60 -84L116 -104M60 -72H120M-60 -84L-116 -104M-60 -72H-120', [YELLOW, 11]);
const crates = [
  [-60, 60],
  [60, 60],
  [0, -46],
]
  .map(
    ([x = 0, y = 0]) =>
      box([x - 56, y - 50, 112, 100, 8], '#C99A5B') +
      box([x - 12, y - 50, 24, 100], PALE_YELLOW) +
      box([x - 56, y - 50, 112, 100, 8], 'none', { stroke: '#8A5A2C', 'stroke-width': 7 }),
  )
  .join('');
const clock =
  at([0, 0], cabbage(), { scale: 0.8 }) +
  circle([52, 52, 58], PAPER) +
  ring([52, 52, 54], [INK, 9]) +
  line('M52 22V52L74 66', [CHILLI, 9]);

/** Each store's ground, disc, edge and emblem; the emblem fills a circle of radius 120. */
const SIGNS: Readonly<
  Record<string, readonly [ground: string, disc: string, edge: string, emblem: string]>
> = {
  'praia-grande': [BLUE, CREAM, YELLOW, basket],
  'taipa-central': [JADE, CREAM, YELLOW, basket],
  'iao-hon': ['#B5402A', PALE_YELLOW, JADE, at([0, 0], tomato(), { scale: 1.1 })],
  'sam-kio': [
    '#C77A2A',
    PAPER,
    INK,
    at([0, 0], carrot(), { scale: 0.6, turn: -30 }) +
      at([0, 60], cucumber(), { scale: 0.45, turn: -30 }),
  ],
  'coloane-village': ['#2F7A8A', CREAM, PALE_YELLOW, at([0, 0], fishTop(), { scale: 0.48 })],
  'areia-preta': ['#4E7A3A', PAPER, PALE_YELLOW, clock],
  'guia-corner': ['#2B3F78', '#CFE2F4', YELLOW, lighthouse],
  'fai-chi-kei': ['#3A3F48', '#F6E6C8', CORAL, crates],
};

const sign = ([ground, disc, edge, emblem]: (typeof SIGNS)[string], place: number): string =>
  picture([
    cloth(ground),
    repeat(8, (i) => path(`M${i * 100} 0h100v70a50 50 0 0 1 -100 0Z`, i % 2 === 0 ? edge : PAPER)),
    at(
      [400, 330],
      circle([10, 14, 206], INK, { opacity: 0.2 }) +
        circle([0, 0, 206], disc) +
        ring(
          [0, 0, 182],
          [ground, place % 2 === 0 ? 10 : 16],
          place % 2 === 0 ? {} : { 'stroke-dasharray': '0 36' },
        ) +
        emblem,
    ),
  ]);

/** A sign for each supermarket and an icon for each aisle, by file name without its ending. */
export const MARKET_SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SIGNS).map(([key, drawn], place) => [`sign-${key}`, sign(drawn, place)]),
  ),
  ...Object.fromEntries(Object.entries(ICONS).map(([key, drawn]) => [`icon-${key}`, drawn])),
};
