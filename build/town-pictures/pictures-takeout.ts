import { porkBun, tartTop } from './baked.ts';
import {
  around,
  baoSide,
  beefPlate,
  harGow,
  siuMai,
  springRoll,
  steamer,
  twoBroths,
} from './dim-sum.ts';
import {
  brisket,
  chickenLeg,
  clam,
  crab,
  croquette,
  friedEgg,
  greens,
  halfEgg,
  lemon,
  mussel,
  noodles,
  parsley,
  prawn,
  riceMound,
  roastSlices,
  scallions,
  seafoodRice,
} from './dishes.ts';
import { bottle, citrus, latteLeaf, pearls, shakenTea, tigerStripes, wineGlass } from './drinks.ts';
import { cloth } from './ground.ts';
import {
  BLUE,
  CHILLI,
  CORAL,
  CREAM,
  INK,
  JADE,
  LEAF,
  MINT,
  PALE_BLUE,
  PALE_YELLOW,
  PAPER,
  ROSE,
  SAND,
  SKY_BLUE,
  YELLOW,
} from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, ring, scatter, stamp } from './svg.ts';
import * as part from './takeout-parts.ts';
import { bowl, cupTop, plate, plateSide, platter, tumbler } from './ware.ts';

const C = [400, 300] as const;
type Stamps = Record<string, string>;

const onCloth = (colour: string, parts: readonly string[], stamps?: Stamps): string =>
  picture([cloth(colour), ...parts], stamps);
const inBowl = (
  colour: string,
  filling: string,
  parts: readonly string[],
  { rim = BLUE, stamps }: { rim?: string; stamps?: Stamps } = {},
): string => onCloth(colour, [at(C, bowl(225, filling, rim)), ...parts], stamps);
const onPlate = (colour: string, parts: readonly string[], stamps?: Stamps): string =>
  onCloth(colour, [at(C, plate(235, 'line')), ...parts], stamps);
const standing = (colour: string, parts: readonly string[], stamps?: Stamps): string =>
  onCloth(colour, [circle([400, 300, 235], '#fff', { opacity: 0.35 }), ...parts], stamps);
const leaf = (count: number): string => at(C, scallions(count, 130, 10));
const CHEESE_LABEL = circle([0, 0, 24], YELLOW);

/** Bowls and pots. */
const BOWLS: Record<string, string> = {
  congee: inBowl('#CFE0EE', 'url(#milk)', [
    at(
      [330, 270],
      line('M-70 20L70 -30M-66 44L74 -6', ['#D98F3E', 26]) + line('M-70 20L70 -30', ['#F4C27A', 8]),
    ),
    box([420, 320, 90, 30, 12], '#D98A6A'),
    box([400, 372, 80, 28, 12], '#D98A6A'),
    at([470, 250], ellipse([0, 0, 44, 30], '#3A4A3C') + ellipse([-4, -4, 20, 13], '#6B7A4A')),
    leaf(3),
  ]),
  'plain-congee': inBowl('#CFE0EE', 'url(#milk)', [leaf(3)]),
  'noodle-soup': inBowl(SAND, 'url(#broth)', [
    at(C, noodles(), { scale: 0.9 }),
    at([330, 240], circle([0, 0, 38], PAPER)),
    at([420, 220], circle([0, 0, 38], PAPER)),
    at([490, 350], greens(), { scale: 0.7, turn: 60 }),
    leaf(4),
  ]),
  'beef-noodle': inBowl(
    '#EFD9B8',
    'url(#broth)',
    [
      at(C, noodles(), { scale: 0.9 }),
      stamp('m', [330, 250], { scale: 1.3, turn: -10 }),
      stamp('m', [450, 240], { scale: 1.3, turn: 20 }),
      stamp('m', [400, 340], { scale: 1.3 }),
      leaf(5),
    ],
    { stamps: { m: brisket() } },
  ),
  wonton: inBowl(
    PALE_BLUE,
    'url(#broth)',
    [
      at(C, noodles(), { scale: 0.9 }),
      ...[
        [330, 240],
        [450, 230],
        [390, 330],
        [490, 350],
      ].map(([x = 0, y = 0], i) => stamp('w', [x, y], { turn: i * 50 })),
      leaf(6),
    ],
    { rim: JADE, stamps: { w: harGow() } },
  ),
  ramen: inBowl(
    '#E9C7B0',
    'url(#milk)',
    [
      at(C, noodles(), { scale: 0.85 }),
      stamp('s', [330, 240], { scale: 1.2 }),
      stamp('s', [440, 220], { scale: 1.2, turn: 30 }),
      at([490, 340], halfEgg(), { turn: 30 }),
      box([250, 330, 70, 100, 6], '#22382C'),
      leaf(7),
    ],
    { rim: INK, stamps: { s: part.meatSlice() } },
  ),
  'dry-noodle': onPlate(MINT, [
    at(C, circle([0, 0, 176], '#E9C67C')),
    at(C, noodles(), { scale: 0.98 }),
    leaf(8),
    at([420, 230], greens(), { scale: 0.5 }),
  ]),
  'fried-noodle': onPlate(
    PALE_YELLOW,
    [
      at(C, circle([0, 0, 176], '#8A5524')),
      at(C, part.darkNest(), { scale: 1.08 }),
      stamp('m', [350, 260]),
      stamp('m', [460, 330], { turn: 40 }),
      leaf(9),
    ],
    { m: part.meatSlice() },
  ),
  'green-noodle': onPlate(PALE_YELLOW, [
    at(C, circle([0, 0, 176], '#8A5524')),
    at(C, part.darkNest(), { scale: 1.08 }),
    at([400, 290], greens(), { scale: 0.8 }),
    leaf(9),
  ]),
  pasta: onPlate('#F3D9C0', [
    at(C, circle([0, 0, 176], '#C9642C')),
    at(C, part.redNest(), { scale: 1.08 }),
    ellipse([400, 290, 92, 74], '#A92F1C'),
    at(
      [400, 290],
      scatter({ seed: 6, count: 9, radius: 60 }, (x, y) => circle([x, y, 12], '#D9604A')),
    ),
    at([410, 280], parsley(), { scale: 0.7 }),
  ]),
  soup: inBowl(
    '#D8E4C8',
    'url(#broth)',
    [
      at([350, 270], part.tofuCube()),
      at([460, 320], part.tofuCube()),
      at([420, 240], greens(), { scale: 0.5 }),
      leaf(10),
    ],
    { rim: PAPER },
  ),
  'red-stew': inBowl(
    '#F2C9B0',
    'url(#redbroth)',
    [
      stamp('m', [340, 250], { scale: 1.2 }),
      stamp('m', [460, 330], { scale: 1.2, turn: 30 }),
      at([440, 230], part.tofuCube()),
      leaf(11),
    ],
    { rim: INK, stamps: { m: brisket() } },
  ),
  'tofu-stew': inBowl(
    '#F2C9B0',
    'url(#redbroth)',
    [
      at([340, 250], part.tofuCube()),
      at([460, 330], part.tofuCube()),
      at([440, 230], part.tofuCube()),
      at([350, 360], greens(), { scale: 0.5 }),
      leaf(11),
    ],
    { rim: INK },
  ),
  'green-curry': inBowl(
    '#DCE8C0',
    '#C9B04A',
    [
      at([390, 320], chickenLeg(), { scale: 0.8 }),
      at([330, 220], circle([0, 0, 34], LEAF)),
      at([480, 220], parsley(), { scale: 1.1 }),
    ],
    { rim: JADE },
  ),
  'garden-curry': inBowl(
    '#DCE8C0',
    '#C9B04A',
    [
      at([390, 330], part.tofuCube()),
      at([480, 320], greens(), { scale: 0.5 }),
      at([330, 220], circle([0, 0, 34], LEAF)),
      at([480, 220], parsley(), { scale: 1.1 }),
    ],
    { rim: JADE },
  ),
  'clay-pot': onCloth(
    '#D9B98A',
    [
      box([120, 276, 560, 48, 22], '#5A3A28'),
      at(C, bowl(225, '#EFD9A8', '#4A3022')),
      stamp('m', [330, 250], { scale: 1.3 }),
      stamp('m', [450, 240], { scale: 1.3, turn: 30 }),
      at([400, 350], greens(), { scale: 0.8 }),
      leaf(12),
    ],
    { m: part.meatSlice() },
  ),
  hotpot: onCloth('#B53A2A', [at(C, twoBroths())]),
  'stone-bowl': inBowl(
    '#D8CBB8',
    PAPER,
    [at(C, part.wedges()), at(C, friedEgg(), { scale: 0.9 })],
    { rim: '#3A3F48' },
  ),
  'sweet-soup': inBowl(
    ROSE,
    'url(#milk)',
    [
      at([350, 260], circle([0, 0, 46], PAPER)),
      at([440, 260], circle([0, 0, 46], '#F4C24C')),
      at([400, 350], circle([0, 0, 46], '#C9A7DC')),
      at([480, 350], circle([0, 0, 26], '#7A1B36')),
    ],
    { rim: PAPER },
  ),
  salad: inBowl('#E6EFD4', PAPER, [at(C, part.saladLeaves()), at([340, 360], halfEgg())], {
    rim: '#C9A36A',
  }),
};

/** Plates of rice, meat and fish. */
const PLATES: Record<string, string> = {
  'rice-plate': onCloth(
    SKY_BLUE,
    [
      at(C, platter(270, 220)),
      at([300, 310], riceMound(), { scale: 1.25 }),
      stamp('m', [480, 260], { scale: 1.4 }),
      stamp('m', [500, 340], { scale: 1.4, turn: 20 }),
      at([300, 230], friedEgg(), { scale: 0.8 }),
    ],
    { m: part.meatSlice() },
  ),
  'white-rice': inBowl(SKY_BLUE, PAPER, [at(C, riceMound(), { scale: 1.35 })]),
  'fried-rice': onPlate(
    '#F6E3B4',
    [at(C, part.friedRice()), stamp('p', [360, 240]), stamp('p', [450, 330], { turn: 120 })],
    { p: prawn() },
  ),
  'green-rice': onPlate('#F6E3B4', [
    at(C, part.friedRice()),
    at([400, 300], greens(), { scale: 0.6 }),
  ]),
  'roast-goose': onCloth(SAND, [
    at(C, platter(300, 200)),
    at([330, 200], greens(), { scale: 0.8 }),
    at([400, 320], roastSlices(5), { scale: 0.95 }),
  ]),
  'char-siu': onPlate(
    '#F0CFA8',
    [
      at([330, 210], greens(), { scale: 0.8 }),
      ...[0, 1, 2, 3].map((i) =>
        stamp('m', [310 + i * 62, 310 + (i % 2) * 12], { scale: 1.7, turn: 70 }),
      ),
    ],
    { m: part.meatSlice() },
  ),
  'african-chicken': onPlate(
    '#E9B45A',
    [
      ellipse([400, 320, 190, 130], '#C9641E'),
      stamp('l', [350, 300], { scale: 0.95 }),
      stamp('l', [470, 290], { scale: 0.95, turn: -20 }),
      at([270, 240], lemon(), { scale: 0.7 }),
    ],
    { l: chickenLeg() },
  ),
  katsu: onCloth('#EBD9C0', [
    at(C, platter(280, 210)),
    at([280, 300], riceMound(), { scale: 1.1 }),
    at([470, 300], part.crustStrip(), { scale: 0.9, turn: -8 }),
    at([300, 420], greens(), { scale: 0.6 }),
  ]),
  steak: onPlate('#D9C3B0', [
    path('M270 250Q300 190 400 206 540 200 548 300 540 400 420 392 260 400 270 250Z', '#5E2E1A'),
    path('M290 262Q320 214 400 226 510 224 520 290 400 260 290 262Z', '#8A4A2C'),
    line('M320 300L420 250M350 350L480 280M420 370L520 320', ['#2E160B', 10]),
    at([300, 400], parsley()),
    at([520, 400], lemon(), { scale: 0.6 }),
  ]),
  'beef-plate': onCloth('#EAC5B8', [at(C, beefPlate(), { scale: 2.2 })], {
    dish:
      circle([6, 9, 96], INK, { opacity: 0.2 }) +
      circle([0, 0, 96], 'url(#china)') +
      ring([0, 0, 90], [BLUE, 4]),
  }),
  balls: onPlate(
    '#F2DDB0',
    [
      ...[
        [330, 250],
        [440, 240],
        [490, 330],
        [390, 350],
        [300, 350],
      ].map(([x = 0, y = 0]) => stamp('b', [x, y])),
      leaf(13),
    ],
    {
      b:
        circle([4, 8, 52], INK, { opacity: 0.18 }) +
        circle([0, 0, 52], 'url(#bread)') +
        ellipse([-16, -16, 14, 9], '#fff', { opacity: 0.5 }),
    },
  ),
  skewers: onPlate('#E3D3BC', [
    at([400, 230], part.skewer(), { scale: 0.85, turn: -6 }),
    at([400, 310], part.skewer(), { scale: 0.85, turn: -6 }),
    at([400, 390], part.skewer(), { scale: 0.85, turn: -6 }),
  ]),
  'green-skewers': onPlate('#E3D3BC', [
    at([400, 230], part.greenSkewer(), { scale: 0.85, turn: -6 }),
    at([400, 310], part.greenSkewer(), { scale: 0.85, turn: -6 }),
    at([400, 390], part.greenSkewer(), { scale: 0.85, turn: -6 }),
  ]),
  fish: onCloth(PALE_BLUE, [
    at(C, platter(330, 200)),
    at([390, 300], part.fishTop(), { scale: 0.95 }),
  ]),
  prawns: onPlate(
    '#F6D3BC',
    [
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        stamp(
          'p',
          [400 + Math.round(Math.cos(i * 1.05) * 115), 300 + Math.round(Math.sin(i * 1.05) * 115)],
          { turn: i * 60, scale: 1.15 },
        ),
      ),
      at(C, lemon(), { scale: 0.9 }),
    ],
    { p: prawn() },
  ),
  crab: onPlate('#BFD8E6', [at(C, crab(), { scale: 1.25, turn: -10 })]),
  clams: inBowl(
    '#DDE6EC',
    '#F3E2B8',
    [
      ...[
        [320, 230, 10],
        [440, 230, 60],
        [500, 320, 130],
        [400, 370, 200],
        [300, 340, 290],
        [400, 290, 20],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        stamp(i % 2 ? 'c' : 'm', [x, y], { turn, scale: 1.2 }),
      ),
      at([440, 310], parsley(), { scale: 0.7 }),
    ],
    { stamps: { m: mussel(), c: clam() } },
  ),
  codfish: onPlate(
    '#F6E6B4',
    [
      ...[
        [330, 240, -30],
        [450, 250, 20],
        [350, 340, 10],
        [470, 350, -40],
      ].map(([x = 0, y = 0, turn = 0]) => stamp('c', [x, y], { turn, scale: 1.1 })),
      at([400, 420], parsley()),
    ],
    { c: croquette() },
  ),
  'seafood-rice': onCloth(
    BLUE,
    [
      box([110, 276, 580, 48, 24], '#2B3440'),
      circle([400, 300, 236], '#2B3440'),
      at(C, seafoodRice()),
      stamp('p', [340, 230], { scale: 1.1 }),
      stamp('p', [480, 330], { turn: 120, scale: 1.1 }),
      at([470, 220], mussel()),
      at([340, 380], clam(), { scale: 1.2 }),
      at([400, 300], lemon(), { scale: 0.8 }),
    ],
    { p: prawn() },
  ),
  greens: onPlate('#E4EED6', [
    at([390, 240], greens(), { scale: 1.2 }),
    at([410, 330], greens(), { scale: 1.2, turn: 8 }),
    scatter({ seed: 5, count: 8, radius: 110 }, (x, y) =>
      box([x + 400, y + 300, 16, 12, 4], PALE_YELLOW),
    ),
  ]),
  tofu: onPlate(
    '#F0E2C8',
    [
      ellipse([395, 310, 170, 150], '#B5652A'),
      ellipse([380, 296, 140, 116], '#C97A38'),
      ...[
        [330, 250],
        [420, 230],
        [480, 310],
        [390, 330],
        [310, 350],
        [450, 390],
      ].map(([x = 0, y = 0]) => stamp('t', [x, y], { scale: 1.25 })),
      leaf(15),
    ],
    { t: part.tofuCube() },
  ),
  breakfast: onPlate(PALE_YELLOW, [
    at([350, 260], friedEgg()),
    at([470, 270], friedEgg(), { scale: 0.8 }),
    box([300, 360, 190, 46, 20], '#C9694A'),
    box([330, 408, 170, 36, 18], '#A94A2E'),
    at([500, 380], lemon(), { scale: 0.5 }),
  ]),
  'fried-chicken': onPlate(
    '#F6D79A',
    [
      stamp('d', [350, 250]),
      stamp('d', [460, 270], { turn: 70 }),
      stamp('d', [380, 370], { turn: -40 }),
    ],
    { d: part.drumstick() },
  ),
  tray: onCloth(
    '#C9D6E4',
    [
      box([150, 110, 500, 380, 30], '#B9834A'),
      box([166, 126, 468, 348, 22], '#D9A866'),
      at([300, 300], plate(130, 'line')),
      stamp('m', [280, 280], { scale: 1.1 }),
      stamp('m', [310, 330], { scale: 1.1 }),
      at([520, 220], bowl(84, 'url(#broth)')),
      at([520, 390], cupTop(46, PAPER)),
    ],
    { m: part.meatSlice() },
  ),
  pizza: onCloth('#D8B48A', [at(C, part.pizzaTop())]),
};

/** Small things, bakes and sweets. */
const BITES: Record<string, string> = {
  'har-gow': onCloth('#E8B9A0', [at(C, steamer(around(5, 96, harGow()), 215), { scale: 1 })]),
  'siu-mai': onCloth('#BFD4C4', [at(C, steamer(around(4, 78, siuMai()), 215))]),
  bao: standing(
    '#E9D3D3',
    [
      at([400, 430], plateSide(220)),
      stamp('b', [320, 425], { scale: 1.5 }),
      stamp('b', [480, 425], { scale: 1.5 }),
      stamp('b', [400, 350], { scale: 1.5 }),
    ],
    { b: baoSide() },
  ),
  'rice-roll': onPlate('#DCE6DA', [
    ellipse([400, 320, 186, 140], '#8A5A2C'),
    ellipse([392, 312, 172, 124], '#A9703A'),
    at([400, 240], part.riceRoll()),
    at([400, 310], part.riceRoll()),
    at([400, 380], part.riceRoll()),
    leaf(16),
  ]),
  'spring-roll': onPlate(
    '#F2D9A0',
    [
      stamp('r', [390, 230], { scale: 1.5, turn: -14 }),
      stamp('r', [400, 310], { scale: 1.5, turn: -14 }),
      stamp('r', [410, 390], { scale: 1.5, turn: -14 }),
    ],
    { r: springRoll() },
  ),
  dumplings: onPlate('#E6DCC4', [
    at(C, around(6, 118, part.dumpling())),
    at(C, circle([0, 0, 44], '#5A2A14') + ellipse([-12, -14, 14, 7], '#fff', { opacity: 0.4 })),
  ]),
  'egg-tart': onPlate(
    '#F6DDA0',
    [
      stamp('t', [320, 240], { scale: 0.85 }),
      stamp('t', [490, 260], { scale: 0.85, turn: 80 }),
      stamp('t', [390, 400], { scale: 0.85, turn: 160 }),
    ],
    { t: tartTop() },
  ),
  'chop-bun': standing('#F3D3A8', [
    at([400, 430], plateSide(250)),
    at([400, 430], porkBun(), { scale: 1.05 }),
  ]),
  sandwich: standing('#D6E6C8', [
    at([400, 440], plateSide(240)),
    at([400, 430], part.sandwichSide(), { scale: 1.15 }),
  ]),
  burger: standing('#F6D08A', [at([400, 440], part.burgerSide(), { scale: 1.15 })]),
  fries: standing('#F4C9BC', [at([400, 460], part.friesSide(), { scale: 1.3 })]),
  bread: standing('#EEDFC8', [at([400, 430], part.bunSide(), { scale: 1.1 })]),
  cake: standing('#F3D0D6', [
    at([400, 440], plateSide(240)),
    at([410, 435], part.cakeSide(PAPER, '#E9B771'), { scale: 1.2 }),
  ]),
  pancake: onPlate('#E6D3B8', [
    at(C, part.waffle(), { scale: 1.05 }),
    at([330, 380], circle([0, 0, 24], CHILLI)),
    at([470, 390], circle([0, 0, 20], BLUE)),
  ]),
  'ice-cream': standing('#CFE6E6', [
    path('M310 330L400 540 490 330Z', '#E0A85C'),
    line('M330 370L450 450M470 370L350 450', ['#B97A35', 6]),
    at([352, 290], part.scoop('#F7B7C2')),
    at([452, 290], part.scoop(CREAM)),
    at([400, 210], part.scoop('#B98A5E')),
  ]),
  sushi: onCloth(
    '#CBD8D2',
    [
      box([150, 190, 500, 250, 18], '#B97A45'),
      box([150, 190, 500, 22, 11], '#D9A066'),
      at([290, 270], part.nigiri(CORAL)),
      at([500, 270], part.nigiri('#C8463A')),
      stamp('r', [270, 370]),
      stamp('r', [370, 370]),
      stamp('r', [470, 370]),
      at([570, 370], circle([0, 0, 26], LEAF)),
    ],
    { r: part.roll() },
  ),
  sashimi: onCloth(
    '#C6D6E6',
    [
      at(C, platter(300, 200)),
      ...[0, 1, 2, 3].map((i) => stamp('s', [260 + i * 60, 270], { turn: 70 })),
      ...[0, 1, 2, 3].map((i) => stamp('u', [320 + i * 60, 350], { turn: 70 })),
      at([520, 260], parsley(), { scale: 1.1 }),
      at([270, 370], lemon(), { scale: 0.6 }),
    ],
    {
      s:
        ellipse([0, 0, 66, 30], '#F58A5C') +
        line('M-50 -4Q0 -20 50 -2M-46 12Q0 0 46 14', ['#FCD2BC', 6]),
      u: ellipse([0, 0, 66, 30], '#B7303A') + line('M-50 -4Q0 -20 50 -2', ['#E88A8A', 6]),
    },
  ),
  'mango-rice': onPlate(
    '#E2EBD0',
    [
      at([330, 310], riceMound(), { scale: 1.2 }),
      ...[0, 1, 2, 3].map((i) => stamp('m', [440 + i * 32, 230 + i * 46], { turn: 20 })),
      at([330, 300], circle([0, 0, 10], INK)),
    ],
    {
      m:
        path('M-80 0Q-60 -34 0 -34 60 -34 80 0 40 22 0 22T-80 0Z', '#F7A928') +
        line('M-54 -10Q0 -28 54 -8', ['#FFD67A', 8]),
    },
  ),
};

const shaken = (colour: string, drink: string, extra: string, straw: string): string =>
  onCloth(colour, [
    circle([400, 320, 230], '#fff', { opacity: 0.35 }),
    at([400, 540], shakenTea(drink, extra, straw), { scale: 1.12 }),
  ]);

/** Drinks. */
const CUPS: Record<string, string> = {
  'milk-tea': shaken('#EAD5B8', 'url(#cocoa)', tigerStripes() + pearls(), BLUE),
  'fruit-tea': shaken(
    '#FBDDC4',
    'url(#fruit)',
    at([-26, -190], citrus('#F58A3C')) + at([32, -110], citrus('#9CC34A'), { turn: 30 }),
    JADE,
  ),
  'lemon-tea': onCloth('#F6E7B8', [
    circle([400, 310, 230], '#fff', { opacity: 0.35 }),
    at([400, 330], tumbler('url(#tea)', true), { scale: 1.5 }),
    at([480, 160], lemon(), { scale: 1.05 }),
  ]),
  latte: onCloth('#E6D3BF', [
    at([390, 300], cupTop(140, PALE_BLUE)),
    at([390, 300], latteLeaf(), { scale: 1.9 }),
  ]),
  'iced-coffee': onCloth('#D9DEE6', [
    circle([400, 310, 230], '#fff', { opacity: 0.4 }),
    at([400, 330], tumbler('url(#coffee)', true), { scale: 1.5 }),
  ]),
  beer: standing('#F3DFA8', [at([390, 480], part.beerSide(), { scale: 1.3 })]),
  wine: onCloth('#E9D6DA', [
    circle([400, 300, 235], '#fff', { opacity: 0.4 }),
    at([300, 510], bottle('url(#bottle)', CREAM, CHEESE_LABEL)),
    at([490, 510], wineGlass('url(#wine)')),
  ]),
  can: standing('#D6E4F2', [
    at([340, 470], part.canSide(CHILLI, PAPER)),
    at([490, 480], part.canSide(JADE, YELLOW), { scale: 0.95 }),
  ]),
};

/** Dishes of the takeout side by name; many stores show the same drawing. */
export const TAKEOUT_PICTURES: Readonly<Record<string, string>> = {
  ...BOWLS,
  ...PLATES,
  ...BITES,
  ...CUPS,
};
