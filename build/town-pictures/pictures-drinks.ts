import { biscuit, tartSide, tartTop } from './baked.ts';
import {
  beans,
  bottle,
  cheeseWedge,
  citrus,
  cream,
  dripper,
  grapes,
  iceBucket,
  kettle,
  latteLeaf,
  mintSprig,
  pearls,
  shakenTea,
  tigerStripes,
  wineGlass,
} from './drinks.ts';
import {
  azulejo,
  boards,
  calcada,
  cloth,
  ripples,
  steam,
  sunWall,
  table,
  waveLine,
} from './ground.ts';
import {
  BLUE,
  CORAL,
  CREAM,
  DARK_WOOD,
  JADE,
  MINT,
  PALE_BLUE,
  PALE_YELLOW,
  PAPER,
  ROSE,
  SAND,
  SKY_BLUE,
  WINE,
  WOOD,
  YELLOW,
} from './palette.ts';
import { at, box, circle, path, picture, stamp } from './svg.ts';
import { cupSide, cupTop, napkin, plateSide, tumbler } from './ware.ts';

const SUN_LABEL = circle([0, 0, 26], YELLOW);
const SAIL_LABEL = path('M-4 26V-30L-34 20ZM4 26V-22L30 20Z', BLUE);
const latte = (saucer: string): string => cupTop(70, saucer) + latteLeaf();

export const DRINK_PICTURES: Record<string, string> = {
  'coffee-five': picture(
    [
      cloth(YELLOW),
      ...[
        [135, 160],
        [400, 150],
        [665, 160],
        [265, 440],
        [535, 440],
      ].map(([x = 0, y = 0], i) =>
        stamp(i % 2 === 0 ? 'white' : 'blue', [x, y], { scale: 1.14, turn: 30 }),
      ),
    ],
    { white: latte(PALE_BLUE), blue: latte(BLUE) },
  ),
  'coffee-five-2': picture([
    azulejo(400, 0.5),
    table(400, DARK_WOOD),
    at([330, 330], cupSide('url(#coffee)'), { scale: 1.5 }),
    at([650, 520], tartSide(), { scale: 1.15 }),
    steam(330, 260),
  ]),
  'one-store-tea': picture([
    sunWall(MINT, PALE_YELLOW),
    table(470, BLUE),
    waveLine(545, PAPER),
    at([270, 390], tumbler('url(#tea)'), { scale: 1.15 }),
    at([520, 390], tumbler('url(#tea)', true), { scale: 1.15 }),
    at([400, 540], biscuit(), { scale: 0.7 }),
  ]),
  'brown-sugar-pearl': picture([
    cloth('#E9C9A0'),
    circle([400, 330, 250], CREAM),
    table(500, DARK_WOOD),
    at([400, 540], shakenTea('url(#cocoa)', tigerStripes() + pearls()), { scale: 1.2 }),
  ]),
  'fruit-pair': picture(
    [
      cloth(CORAL),
      calcada(490),
      at(
        [280, 540],
        shakenTea(
          'url(#fruit)',
          stamp('slice', [-30, -180]) +
            stamp('slice', [36, -110], { turn: 30 }) +
            stamp('slice', [-26, -50], { turn: 10 }),
          JADE,
        ),
        { scale: 1.1 },
      ),
      at(
        [530, 540],
        shakenTea(
          'url(#straw)',
          stamp('lime', [30, -190]) +
            stamp('lime', [-34, -120], { turn: 30 }) +
            stamp('lime', [26, -50], { turn: 10 }),
          YELLOW,
        ),
        { scale: 1.1 },
      ),
      at([150, 520], mintSprig(), { scale: 1.2, turn: -30 }),
      stamp('slice', [690, 510], { scale: 1.3 }),
    ],
    { slice: citrus('#F58A3C'), lime: citrus('#9CC34A') },
  ),
  'tea-ten': picture(
    [
      cloth(PALE_BLUE),
      waveLine(120, BLUE),
      waveLine(180, SKY_BLUE),
      table(500, ROSE),
      ...[
        ['a', 150, 0.92],
        ['b', 320, 1],
        ['c', 490, 1],
        ['d', 660, 0.92],
      ].map(([name, x, scale]) => stamp(String(name), [Number(x), 540], { scale: Number(scale) })),
    ],
    {
      a: shakenTea('#CFE2A8', cream(), JADE),
      b: shakenTea('#8FC0B5', '', YELLOW),
      c: shakenTea('#E8C9A0', pearls(), WINE),
      d: shakenTea('#F3A6A0', cream(), BLUE),
    },
  ),
  'hand-drip': picture([
    sunWall('#D9E3D2', PAPER),
    table(500, WOOD),
    at([310, 540], dripper(), { scale: 1.05 }),
    at([600, 150], kettle(), { turn: -12, scale: 0.95 }),
    at([640, 550], beans(3, 110)),
  ]),
  'latte-tart': picture(
    [
      boards(WOOD),
      at([90, 500], napkin(), { turn: 30, scale: 1.2 }),
      at([280, 270], cupTop(120, BLUE)),
      at([280, 270], latteLeaf(), { scale: 1.7 }),
      stamp('tart', [580, 230], { scale: 1.1 }),
      stamp('tart', [560, 460], { scale: 1.1, turn: 100 }),
    ],
    { tart: tartTop() },
  ),
  'roast-class': picture([
    cloth('#35506F'),
    table(430, SAND),
    at(
      [230, 470],
      path('M-130 -250H130L150 40H-150Z', '#B98A58') +
        path('M-130 -250H130L124 -210H-124Z', '#8F6438') +
        circle([0, -90, 66], CREAM) +
        at([0, -90], beans(6, 44, 6)),
    ),
    at([540, 520], dripper(), { scale: 0.95 }),
    at([400, 570], beans(8, 200, 14)),
  ]),
  'wine-tasting': picture(
    [
      box([0, 0, 800, 600], 'url(#dusk)'),
      circle([600, 300, 90], '#FFE6A8', { opacity: 0.9 }),
      box([0, 360, 800, 240], '#2F4B80'),
      ripples(390),
      table(470, DARK_WOOD),
      at([200, 540], bottle('url(#bottle)', CREAM, SAIL_LABEL), { scale: 1.1 }),
      stamp('red', [380, 540]),
      stamp('white', [530, 545]),
      stamp('rose', [680, 540]),
    ],
    { red: wineGlass('url(#wine)'), white: wineGlass('url(#straw)'), rose: wineGlass('#F08C9C') },
  ),
  'wine-tasting-2': picture([
    cloth('#F0DFC0'),
    table(400, DARK_WOOD),
    at([430, 440], plateSide(300)),
    at([300, 420], cheeseWedge(), { scale: 1.3 }),
    at([550, 420], cheeseWedge(), { scale: 1.1, turn: 8 }),
    at([430, 430], grapes(), { scale: 1.1 }),
    at([110, 470], wineGlass('url(#wine)'), { scale: 1.15 }),
    at([710, 520], biscuit(), { scale: 0.8 }),
  ]),
  'green-wine': picture([
    azulejo(420, 0.4),
    table(420, JADE),
    at([330, 500], bottle('#7FA05A', PAPER, SUN_LABEL), { turn: 10, scale: 1.05 }),
    at([310, 540], iceBucket(), { scale: 1.2 }),
    at([610, 540], wineGlass('url(#straw)'), { scale: 1.15 }),
  ]),
  'port-cheese': picture([
    cloth(WINE),
    circle([400, 270, 220], '#97304F'),
    table(460, SAND),
    at([230, 530], bottle('#4A1420', PALE_YELLOW, SAIL_LABEL), { scale: 1.08 }),
    at([410, 545], wineGlass('url(#wine)'), { scale: 0.95 }),
    at([620, 520], cheeseWedge(), { scale: 1.35 }),
    at([540, 545], grapes(), { scale: 0.7 }),
  ]),
  'cold-brew': picture([
    sunWall(BLUE, '#2D63AB'),
    table(480, CREAM),
    waveLine(550, BLUE),
    at([280, 410], tumbler('url(#coffee)', true), { scale: 1.35 }),
    at([540, 410], tumbler('url(#cocoa)', true), { scale: 1.35 }),
    at([400, 575], beans(9, 150, 12)),
  ]),
};
