import { tartSide } from './baked.ts';
import { lemon, parsley, prawn } from './dishes.ts';
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
  CHILLI,
  CORAL,
  CREAM,
  DARK_WOOD,
  INK,
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
import {
  bamboo,
  bed,
  candle,
  comb,
  dome,
  dryer,
  footTub,
  hand,
  hotStones,
  jumper,
  junk,
  kayak,
  lobster,
  orchid,
  palm,
  parasol,
  polish,
  poolRing,
  popcorn,
  scissors,
  skyline,
  swoosh,
  ticket,
  tiers,
  towels,
  wheel,
} from './pleasures.ts';
import {
  at,
  box,
  circle,
  ellipse,
  group,
  line,
  path,
  picture,
  repeat,
  ring,
  stamp,
} from './svg.ts';
import { cupSide, napkin, platter } from './ware.ts';

const stars = (): string =>
  line(
    'M60 60h1M150 130h1M260 50h1M350 110h1M470 40h1M560 120h1M650 60h1M740 140h1M700 210h1M90 220h1',
    [PALE_YELLOW, 7],
  );
const sea = (top: number, paint = 'url(#sea)'): string =>
  box([0, top, 800, 600 - top], paint) + ripples(top + 50);
const window = (x: number, paint: string): string =>
  path(`M${x} 330V130A90 90 0 0 1 ${x + 180} 130V330Z`, paint) +
  line(`M${x} 330V130A90 90 0 0 1 ${x + 180} 130V330ZM${x + 90} 40V330M${x} 180H${x + 180}`, [
    PAPER,
    13,
  ]);

export const PLEASURE_PICTURES: Record<string, string> = {
  'dinner-buffet': picture([
    cloth(WINE),
    circle([400, 260, 240], '#97304F'),
    table(430, CREAM),
    waveLine(560, BLUE),
    at([400, 480], dome(), { scale: 1.1 }),
    at([110, 500], candle(), { scale: 1.1 }),
    at([700, 500], candle(), { scale: 0.9 }),
  ]),
  'dinner-buffet-2': picture(
    [
      cloth(INK),
      at([390, 310], platter(360, 250)),
      at([300, 330], lobster(), { turn: -50, scale: 1.05 }),
      stamp('prawn', [500, 200]),
      stamp('prawn', [580, 260], { turn: 40 }),
      stamp('prawn', [600, 350], { turn: 80 }),
      stamp('lemon', [470, 420]),
      stamp('lemon', [540, 440]),
      at([420, 330], parsley(), { scale: 1.4 }),
    ],
    { prawn: prawn(), lemon: lemon() },
  ),
  'seafood-lunch': picture(
    [
      azulejo(600, 0.5),
      at([400, 310], platter(350, 230)),
      stamp('prawn', [230, 280], { scale: 1.3 }),
      stamp('prawn', [340, 230], { scale: 1.3, turn: 30 }),
      stamp('prawn', [460, 230], { scale: 1.3, turn: 60 }),
      stamp('prawn', [570, 290], { scale: 1.3, turn: 90 }),
      stamp('prawn', [300, 390], { scale: 1.3, turn: -30 }),
      stamp('prawn', [500, 400], { scale: 1.3, turn: 120 }),
      at([400, 330], lemon(), { scale: 1.4 }),
      at([400, 460], parsley(), { scale: 1.2 }),
    ],
    { prawn: prawn() },
  ),
  'high-tea': picture(
    [
      sunWall(ROSE, PALE_YELLOW),
      table(480, PAPER),
      waveLine(556, BLUE),
      at(
        [330, 510],
        tiers((rx) =>
          repeat(Math.round(rx / 55), (i) =>
            stamp('tart', [(i - (Math.round(rx / 55) - 1) / 2) * 92, 6], { scale: 0.45 }),
          ),
        ),
      ),
      at([640, 420], cupSide('url(#tea)', CORAL), { scale: 0.9 }),
      steam(640, 370),
    ],
    { tart: tartSide() },
  ),
  'shoulder-rub': picture([
    cloth(MINT),
    table(440, WOOD),
    at([80, 600], bamboo()),
    at([430, 500], towels([PAPER, SKY_BLUE, PALE_YELLOW]), { scale: 1.2 }),
    at([430, 262], orchid(), { scale: 1.1 }),
    at([690, 510], candle(), { scale: 1.2 }),
  ]),
  'hot-stones': picture([
    sunWall('#CFE0DC', '#EAF2EE'),
    sea(450, 'url(#lagoon)'),
    at([390, 500], hotStones(), { scale: 1.5 }),
    at([620, 470], orchid(), { scale: 1.1, turn: 20 }),
    steam(390, 150),
  ]),
  'foot-five': picture([
    cloth('#E8DCC6'),
    at([690, 560], bamboo(), { scale: 1.05 }),
    table(440, '#C7A57A'),
    at([360, 530], footTub(), { scale: 1.15 }),
    steam(340, 270),
    at([110, 110], orchid(), { scale: 0.9 }),
  ]),
  'cut-wash': picture([
    cloth('#F4D9C6'),
    at([290, 330], scissors(), { turn: -24, scale: 1.15 }),
    at([560, 380], comb(), { turn: -58 }),
    at([650, 110], orchid(), { scale: 0.8 }),
    waveLine(570, CORAL),
  ]),
  'colour-care': picture([
    cloth(SKY_BLUE),
    circle([330, 300, 230], PALE_BLUE),
    at([470, 250], dryer(), { scale: 1.15 }),
    at([210, 250], swoosh()),
    waveLine(560, YELLOW),
  ]),
  'gel-nails': picture([
    cloth(ROSE),
    at([130, 130], napkin(PAPER), { turn: 30, scale: 1.2 }),
    at([400, 330], hand([CHILLI, YELLOW, BLUE, JADE]), { scale: 1.15, turn: -6 }),
    at([670, 520], polish(BLUE), { scale: 1.1 }),
  ]),
  'nails-three': picture([
    sunWall('#F9E3C8', PAPER),
    table(470, ROSE),
    at([190, 520], polish(CORAL), { scale: 1.35 }),
    at([400, 535], polish(YELLOW), { scale: 1.5 }),
    at([610, 520], polish(BLUE), { scale: 1.35 }),
  ]),
  'cinema-pair': picture([
    cloth('#14223F'),
    box([110, 60, 580, 300, 10], PALE_YELLOW),
    at([118, 360], skyline('#E2A85C', PAPER), { scale: 0.7 }),
    path('M110 360L0 520H800L690 360Z', '#fff', { opacity: 0.08 }),
    repeat(6, (i) => box([20 + i * 134, 450, 104, 170, 30], CHILLI)),
    at([230, 600], popcorn(), { scale: 0.95 }),
    at([560, 560], ticket(YELLOW), { turn: -12, scale: 0.75 }),
  ]),
  'cinema-ten': picture([
    cloth(BLUE),
    at([270, 190], ticket(CORAL), { turn: -16, scale: 1.2 }),
    at([300, 300], ticket(YELLOW), { turn: -6, scale: 1.2 }),
    at([320, 430], ticket(JADE), { turn: 6, scale: 1.2 }),
    at([630, 560], popcorn(), { scale: 1.2 }),
  ]),
  'leap-hour': picture([
    cloth('#F7C95C'),
    circle([160, 120, 60], PAPER, { opacity: 0.6 }),
    circle([690, 180, 90], PAPER, { opacity: 0.35 }),
    path('M0 470H800V600H0Z', BLUE),
    path('M80 480H720L790 590H10Z', INK),
    line('M240 480L190 590M400 480V590M560 480L610 590', [SKY_BLUE, 7]),
    waveLine(470, CORAL),
    at([220, 300], jumper(CORAL, BLUE), { scale: 1.05, turn: -8 }),
    at([420, 190], jumper(JADE, INK), { scale: 1.2, turn: 6 }),
    at([620, 320], jumper(PAPER, WINE), { turn: 10 }),
  ]),
  'leap-family': picture([
    cloth('#8CCFC4'),
    path('M120 0Q120 300 400 320T700 470', 'none', { stroke: CORAL, 'stroke-width': 90 }),
    path('M120 0Q120 300 400 320T700 470', 'none', {
      stroke: '#fff',
      'stroke-width': 12,
      opacity: 0.5,
    }),
    at([290, 200], jumper(YELLOW, BLUE), { scale: 1.1, turn: 24 }),
    box([0, 470, 800, 130], BLUE),
    repeat(40, (i) =>
      circle(
        [(i * 61) % 830, 480 + ((i * 37) % 110), 36],
        [YELLOW, CORAL, PAPER, JADE, SKY_BLUE][(i * 3) % 5] ?? YELLOW,
      ),
    ),
  ]),
  'sunset-sail': picture([
    box([0, 0, 800, 600], 'url(#dusk)'),
    circle([560, 330, 110], '#FFE6A8'),
    at([0, 392], skyline('#5C3A68', YELLOW), { scale: 0.7 }),
    sea(390),
    at([330, 480], junk(CHILLI), { scale: 1.1 }),
    waveLine(550, YELLOW),
  ]),
  'wheel-night': picture([
    box([0, 0, 800, 600], 'url(#night)'),
    stars(),
    at([0, 480], skyline('#142B52', YELLOW)),
    at([480, 270], wheel(), { scale: 1.15 }),
    calcada(520),
  ]),
  'harbour-tour': picture([
    box([0, 0, 800, 600], 'url(#day)'),
    circle([650, 120, 64], YELLOW),
    path('M0 400Q140 280 280 380T560 360 800 400V460H0Z', '#8FB89A'),
    sea(410),
    path('M180 420H660L610 520H240Z', PAPER),
    box([260, 330, 300, 96, 12], PALE_BLUE),
    line('M290 380H530', [BLUE, 40], { 'stroke-dasharray': '34 46', 'stroke-linecap': 'butt' }),
    box([420, 260, 70, 76], CORAL),
    box([420, 276, 70, 18], PAPER),
    path('M190 448H650L640 472H200Z', BLUE),
    waveLine(550, PAPER),
  ]),
  'kayak-day': picture([
    cloth('#5FC3C0'),
    ripples(60),
    ripples(210),
    ripples(440),
    path('M0 430Q90 400 140 480T320 600H0Z', SAND),
    at([420, 220], kayak(CORAL), { turn: -16, scale: 1.15 }),
    at([530, 440], kayak(YELLOW), { turn: -10, scale: 0.9 }),
  ]),
  'harbour-night': picture([
    cloth('#DCC9B0'),
    box([120, 40, 560, 250, 10], 'url(#night)'),
    at([120, 290], skyline('#0E2144', YELLOW), { scale: 0.6 }) +
      at([520, 290], skyline('#0E2144', YELLOW), { scale: 0.2 }),
    line('M120 40H680V290H120ZM400 40V290', [PAPER, 15]),
    table(520, WOOD),
    at([400, 540], bed(PALE_YELLOW), { scale: 1.1 }),
  ]),
  'harbour-night-2': picture([
    box([0, 0, 800, 600], 'url(#dusk)'),
    at([0, 360], skyline('#4A3566', YELLOW)),
    box([0, 350, 800, 250], SAND),
    path('M60 390H740L800 600H0Z', 'url(#lagoon)'),
    group(waveLine(440, '#fff') + waveLine(520, '#fff'), { opacity: 0.4 }),
    at([600, 480], `<g transform="scale(1 .55)">${poolRing()}</g>`),
    at([120, 420], palm(), { scale: 0.95 }),
  ]),
  'family-suite': picture([
    azulejo(420, 0.25),
    window(310, 'url(#day)'),
    table(470, '#C7A57A'),
    at([200, 520], bed(CORAL), { scale: 0.56 }),
    at([600, 520], bed(YELLOW), { scale: 0.56 }),
    circle([400, 556, 30], BLUE),
    at(
      [400, 500],
      circle([0, 0, 34], WOOD) +
        circle([-26, -30, 13], WOOD) +
        circle([26, -30, 13], WOOD) +
        ellipse([0, 8, 15, 12], SAND) +
        circle([-11, -6, 5], INK) +
        circle([11, -6, 5], INK),
    ),
  ]),
  'beach-house': picture([
    box([0, 0, 800, 600], 'url(#day)'),
    circle([660, 110, 60], YELLOW),
    sea(290),
    path('M0 430Q200 380 420 430T800 410V600H0Z', '#4F4A48'),
    path('M0 480Q220 430 460 480T800 470V600H0Z', '#6A625C'),
    at([280, 520], parasol(PAPER, BLUE), { scale: 1.05 }),
    at([470, 530], path('M-120 0L-60 -70H90L70 -50H-40L-70 0ZM40 -50L70 0H90L70 -50Z', CORAL)),
    at([700, 560], palm(), { scale: 1.1 }),
  ]),
  'pool-day': picture([
    box([0, 0, 800, 600], 'url(#lagoon)'),
    ripples(100),
    ripples(260),
    ripples(440),
    path('M0 0H800V80Q600 140 400 80T0 90Z', SAND),
    at([270, 300], poolRing(), { scale: 1.35 }),
    at([560, 420], poolRing(), { scale: 1.05, turn: 30 }),
    at(
      [690, 110],
      ring([0, 0, 70], [PAPER, 8]) +
        circle([0, 0, 70], CHILLI) +
        repeat(
          4,
          (i) =>
            `<path transform="rotate(${i * 90})" d="M0 0L-28 -64A70 70 0 0 1 28 -64Z" fill="${PAPER}"/>`,
        ),
      { scale: 1.2 },
    ),
  ]),
  'spa-pair': picture([
    boards(DARK_WOOD),
    at([250, 300], towels([PAPER, PAPER]), { turn: -12, scale: 1.1 }),
    at(
      [570, 190],
      ellipse([0, 0, 150, 96], CREAM) +
        [
          [-70, 0],
          [0, -14],
          [70, 4],
        ]
          .map(([x = 0, y = 0]) => circle([x, y, 40], 'url(#stone)'))
          .join(''),
    ),
    at([600, 450], orchid(), { scale: 1.5 }),
    at([260, 480], orchid(), { scale: 0.9, turn: 30 }),
  ]),
};
