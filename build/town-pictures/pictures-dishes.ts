import {
  around,
  ballPlate,
  baoSide,
  beefPlate,
  charSiuBao,
  dishPlate,
  greenPlate,
  harGow,
  mushroomPlate,
  potSide,
  siuMai,
  springRoll,
  steamer,
  steamerTower,
  twoBroths,
} from './dim-sum.ts';
import {
  brisket,
  chickenLeg,
  chillies,
  clam,
  crab,
  croquette,
  friedEgg,
  greens,
  halfEgg,
  lemon,
  mussel,
  noodles,
  olive,
  parsley,
  potatoes,
  prawn,
  riceMound,
  roastSlices,
  scallions,
  seafoodRice,
  soySauce,
} from './dishes.ts';
import { azulejo, boards, cloth, gingham, lamps, steam, table, waveLine } from './ground.ts';
import {
  BLUE,
  CHILLI,
  DARK_WOOD,
  INK,
  JADE,
  MINT,
  PALE_BLUE,
  PALE_YELLOW,
  PAPER,
  SKY_BLUE,
  YELLOW,
} from './palette.ts';
import { at, box, circle, group, picture, repeat, ring, stamp } from './svg.ts';
import { bowl, chopsticks, cupTop, fork, knife, plate, platter, spoon } from './ware.ts';

const noodleBowl = (x: number, y: number): string =>
  at([x, y], bowl(245, 'url(#broth)') + noodles());
const bamboo = (part: string): string => steamer(part, 170);

export const DISH_PICTURES: Record<string, string> = {
  'foreign-noodle': picture(
    [
      cloth('#E8B04A'),
      noodleBowl(390, 310),
      stamp('meat', [310, 240], { turn: -10, scale: 1.3 }),
      stamp('meat', [440, 220], { turn: 20, scale: 1.3 }),
      stamp('meat', [360, 310], { turn: 4, scale: 1.35 }),
      at([490, 350], halfEgg(), { turn: 30, scale: 1.2 }),
      at([390, 330], scallions(3, 130)),
      at([690, 420], chopsticks(), { turn: -68 }),
    ],
    { meat: brisket() },
  ),
  'late-supper': picture(
    [
      cloth('#12294D'),
      repeat(9, (i) => circle([(i * 197) % 800, 30 + ((i * 83) % 90), 4], PALE_YELLOW)),
      lamps(CHILLI),
      at([280, 370], bowl(215, 'url(#redbroth)', CHILLI)),
      at([280, 370], noodles(), { scale: 0.84 }),
      stamp('prawn', [230, 320]),
      stamp('prawn', [350, 400], { turn: 150 }),
      at([290, 400], scallions(7, 110, 10)),
      at([620, 440], plate(140, 'azulejo')),
      stamp('roll', [590, 420], { turn: -20 }),
      stamp('roll', [640, 450], { turn: -20 }),
      stamp('roll', [600, 480], { turn: -20 }),
      at([660, 230], soySauce(), { scale: 0.9 }),
    ],
    { prawn: prawn(), roll: springRoll() },
  ),
  'weekday-lunch': picture([
    cloth(MINT),
    at([330, 310], platter(310, 250)),
    at([210, 320], riceMound(), { scale: 1.3 }),
    at([410, 250], chickenLeg(), { scale: 1.1, turn: -10 }),
    at([390, 430], greens(), { turn: -6 }),
    at([190, 220], friedEgg(), { scale: 0.95 }),
    at([690, 170], cupTop(66, PALE_BLUE)),
    at([690, 440], fork(), { turn: 8, scale: 0.9 }),
    at([744, 440], knife(), { turn: 8, scale: 0.9 }),
  ]),
  'future-fest': picture([
    cloth('#9E2A2B'),
    lamps(YELLOW, '#fff'),
    at([400, 350], plate(235, 'wave')),
    at([360, 210], greens(), { scale: 1.1 }),
    at([400, 370], roastSlices(5), { scale: 1 }),
    at([92, 420], soySauce(), { scale: 1.1 }),
    at([710, 420], bowl(84, 'url(#broth)', YELLOW)),
    at([710, 420], scallions(9, 40, 6)),
    at([90, 250], chillies()),
  ]),
  'blocked-set': picture([
    boards('#6E8FB5'),
    at([270, 300], plate(220, 'line')),
    at([250, 190], greens()),
    at([270, 330], roastSlices(5), { scale: 0.9, turn: -8 }),
    at([270, 470], parsley(), { scale: 1.1 }),
    at([600, 200], bowl(130, 'url(#bun)')),
    at([600, 200], riceMound(), { scale: 1.15 }),
    at([600, 450], bowl(104, 'url(#broth)')),
    at([600, 450], scallions(5, 60, 9)),
    at([738, 330], chopsticks(), { turn: -84, scale: 0.9 }),
  ]),
  'chop-rice': picture(
    [
      gingham(BLUE),
      at([400, 300], platter(330, 220)),
      at([270, 310], riceMound(), { scale: 1.35 }),
      stamp('meat', [480, 270], { scale: 2.3, turn: -8 }),
      stamp('meat', [520, 360], { scale: 2, turn: 12 }),
      at([300, 220], friedEgg()),
      at([620, 400], lemon(), { scale: 0.8 }),
    ],
    { meat: brisket() },
  ),
  'crab-congee': picture([
    cloth(SKY_BLUE),
    at([400, 310], bowl(260, 'url(#milk)', JADE)),
    at([400, 310], crab(), { scale: 1.4, turn: -12 }),
    at([400, 330], scallions(11, 180, 16)),
    at([120, 500], plate(90, 'line')),
    at([120, 500], springRoll(), { turn: -30, scale: 0.9 }),
    at([700, 500], spoon(), { turn: 30 }),
  ]),
  'fish-noodle': picture(
    [
      azulejo(600, 0.28),
      noodleBowl(420, 300),
      stamp('ball', [350, 250]),
      stamp('ball', [430, 230]),
      stamp('ball', [390, 320]),
      at([500, 350], greens(), { scale: 0.9, turn: 70 }),
      at([420, 320], scallions(13, 130, 12)),
      at([110, 190], soySauce()),
      at([130, 440], chillies(), { scale: 1.3 }),
    ],
    { ball: circle([3, 6, 44], INK, { opacity: 0.2 }) + circle([0, 0, 44], 'url(#bun)') },
  ),
  'african-chicken': picture(
    [
      boards(DARK_WOOD),
      at([400, 310], platter(350, 240)),
      at(
        [400, 330],
        circle([0, 0, 10], 'none') +
          `<ellipse rx="250" ry="160" fill="#C9641E"/><ellipse cx="-20" cy="-16" rx="200" ry="110" fill="#E58A35" opacity=".7"/>`,
      ),
      at([570, 390], potatoes(), { scale: 1.1 }),
      stamp('leg', [300, 320], { scale: 1.05 }),
      stamp('leg', [440, 270], { scale: 1.05, turn: -16 }),
      stamp('olive', [260, 440]),
      stamp('olive', [310, 460]),
      at([200, 380], lemon()),
      at([620, 250], parsley(), { scale: 1.3 }),
    ],
    { leg: chickenLeg(), olive: olive() },
  ),
  'african-chicken-2': picture(
    [
      azulejo(600, 0.6),
      at([400, 320], plate(250, 'plain', '#23508C')),
      stamp('leg', [370, 330], { scale: 1.35, turn: -8 }),
      at([250, 210], potatoes(), { scale: 0.9 }),
      at([540, 210], lemon(), { scale: 1.1 }),
      at([330, 490], parsley(), { scale: 1.3, turn: 200 }),
    ],
    { leg: chickenLeg() },
  ),
  'cod-dinner': picture(
    [
      gingham(YELLOW),
      at([360, 310], plate(250, 'azulejo')),
      [
        [-90, -30],
        [30, -70],
        [100, 20],
        [-10, 40],
        [-110, 80],
        [60, 110],
      ]
        .map(([x = 0, y = 0], i) =>
          stamp('cod', [360 + x * 0.9, 300 + y * 0.9], { turn: i * 25 - 40 }),
        )
        .join(''),
      stamp('olive', [300, 240]),
      stamp('olive', [430, 370]),
      stamp('olive', [330, 400]),
      at([480, 230], parsley()),
      at([690, 130], lemon(), { scale: 1.3 }),
      at([700, 430], fork(), { turn: -8 }),
    ],
    { cod: croquette(), olive: olive() },
  ),
  'seafood-rice': picture(
    [
      cloth(BLUE),
      group(
        box([-330, -30, 660, 60, 30], '#2B3440') +
          circle([10, 16, 246], INK, { opacity: 0.3 }) +
          circle([0, 0, 240], '#2B3440') +
          ring([0, 0, 226], ['#4A5562', 8]) +
          seafoodRice() +
          stamp('prawn', [-70, -80], { scale: 1.2 }) +
          stamp('prawn', [100, -50], { turn: 90, scale: 1.2 }) +
          stamp('prawn', [-40, 100], { turn: 230, scale: 1.2 }) +
          stamp('mussel', [30, -130]) +
          stamp('mussel', [-120, 10], { turn: 70 }) +
          stamp('mussel', [100, 90], { turn: 140 }) +
          stamp('clam', [10, 0]) +
          stamp('clam', [150, 20], { turn: 40 }) +
          at([-140, 80], lemon(), { scale: 0.9 }) +
          at([30, 140], parsley()),
        { transform: 'translate(400 300) scale(1.15)' },
      ),
    ],
    { prawn: prawn(), mussel: mussel(), clam: clam() },
  ),
  'dim-sum-set': picture([
    cloth(CHILLI),
    at([230, 190], bamboo(around(5, 84, harGow()))),
    at([590, 180], bamboo(around(4, 62, siuMai()))),
    at([250, 500], bamboo(around(3, 66, charSiuBao()))),
    at([560, 470], soySauce(), { scale: 1.3 }),
    at([720, 470], chopsticks(PAPER), { turn: -70 }),
  ]),
  'dim-sum-set-2': picture(
    [
      azulejo(440, 0.35),
      table(440, CHILLI),
      waveLine(556, YELLOW),
      at([280, 500], steamerTower(3), { scale: 1.1 }),
      stamp('bao', [210, 226]),
      stamp('bao', [350, 226]),
      stamp('bao', [280, 234], { scale: 1.1 }),
      at([590, 520], steamerTower(1), { scale: 0.95 }),
      stamp('bao', [540, 456]),
      stamp('bao', [640, 456]),
      steam(280, 150),
    ],
    { bao: baoSide() },
  ),
  'blackout-brunch': picture(
    [
      gingham(JADE),
      at([220, 210], steamer(around(3, 58, charSiuBao()))),
      at([560, 190], plate(150, 'line')),
      stamp('roll', [540, 160], { turn: -14 }),
      stamp('roll', [560, 200], { turn: -14 }),
      stamp('roll', [580, 240], { turn: -14 }),
      at([250, 480], bowl(120, 'url(#milk)')),
      at([250, 480], scallions(4, 70, 9)),
      at([520, 460], plate(130, 'wave')),
      at([520, 460], friedEgg(), { scale: 1.1 }),
      at([710, 400], cupTop(54, PAPER)),
    ],
    { roll: springRoll() },
  ),
  'roast-goose': picture([
    cloth('#D9C3A0'),
    at([400, 310], platter(350, 200)),
    at([300, 190], greens()),
    at([490, 190], greens()),
    at([400, 330], roastSlices(7), { scale: 1.15 }),
    at([130, 520], soySauce(), { scale: 1.1 }),
    at([650, 530], chopsticks(), { turn: -6 }),
  ]),
  'hotpot-two': picture(
    [
      cloth('#B53A2A'),
      at([400, 300], twoBroths()),
      at([90, 130], beefPlate()),
      at([90, 480], greenPlate()),
      at([712, 130], ballPlate()),
      at([712, 480], mushroomPlate()),
    ],
    { dish: dishPlate() },
  ),
  'hotpot-four': picture(
    [
      cloth('#F2C879'),
      lamps(CHILLI),
      table(450, DARK_WOOD),
      at([400, 520], potSide(), { scale: 1.05 }),
      `<g transform="translate(130 520) scale(1 .35)">${beefPlate()}</g><g transform="translate(690 520) scale(1 .35)">${ballPlate()}</g>`,
      steam(370, 190),
    ],
    { dish: dishPlate() },
  ),
  'hotpot-buffet': picture(
    [
      cloth('#1B2F52'),
      at([250, 310], twoBroths(), { scale: 0.84 }),
      stamp('beef', [530, 120]),
      at([706, 220], greenPlate(), { scale: 0.95 }),
      at([550, 340], ballPlate()),
      at([712, 430], mushroomPlate(), { scale: 0.95 }),
      stamp('beef', [530, 545], { turn: 20, scale: 0.95 }),
    ],
    { dish: dishPlate(), beef: beefPlate() },
  ),
};
