import { tartTop } from './baked.ts';
import { charSiuBao } from './dim-sum.ts';
import { storeFront } from './facades.ts';
import {
  BLUE,
  CHILLI,
  CORAL,
  CREAM,
  INK,
  JADE,
  MINT,
  PALE_BLUE,
  PAPER,
  ROSE,
  SAND,
  SKY_BLUE,
  STONE,
  WINE,
  WOOD,
  YELLOW,
} from './palette.ts';
import { latteLeaf } from './drinks.ts';
import { orchid } from './pleasures.ts';
import { at, box, circle, ellipse, line, path } from './svg.ts';

/** Signs of the town's merchants, radius 100. */
const SIGNS = {
  tart: tartTop(),
  bowl:
    path('M-90 -10H90Q80 80 0 80T-90 -10Z', BLUE) +
    line('M-50 -20q20 -30 0 -60M0 -20q20 -30 0 -60M50 -20q20 -30 0 -60', [YELLOW, 13]) +
    line('M-62 26q20 -20 41 0t41 0 41 0', [PAPER, 9]),
  tile:
    path('M0 -90L90 0 0 90 -90 0Z', BLUE) +
    path('M0 -52L52 0 0 52 -52 0Z', PAPER) +
    circle([0, 0, 24], BLUE),
  bun: at([0, 0], charSiuBao(), { scale: 1.6 }),
  lantern:
    ellipse([0, 0, 74, 70], CHILLI) +
    line('M-30 -62Q-56 0 -30 62M30 -62Q56 0 30 62M0 -68V68', [YELLOW, 7]) +
    box([-30, -88, 60, 20], YELLOW) +
    box([-30, 68, 60, 20], YELLOW),
  crown:
    path('M-84 60L-94 -46 -44 0 0 -76 44 0 94 -46 84 60Z', YELLOW) +
    circle([0, -78, 15], CORAL) +
    box([-84, 46, 168, 22], BLUE),
  leaf:
    path('M0 90Q-96 20 -40 -80 60 -60 0 90Z', JADE) +
    path('M0 90Q90 40 74 -40 0 -20 0 90Z', '#76BB5E') +
    circle([-60, 60, 17], INK) +
    circle([60, 66, 17], INK),
  cup: circle([0, 0, 88], '#7A4722') + at([0, 0], latteLeaf(), { scale: 1.35 }),
  wine:
    path('M-50 -84H50Q66 10 0 20 -66 10 -50 -84Z', WINE) + line('M0 20V78M-40 82H40', [WINE, 13]),
  stones:
    ellipse([0, 58, 84, 28], STONE) +
    ellipse([0, 8, 62, 24], '#78818E') +
    ellipse([0, -36, 42, 20], STONE) +
    at([46, 30], orchid(), { scale: 0.5 }),
  scissors:
    line('M-50 -80L36 40M50 -80L-36 40', [STONE, 17]) +
    circle([-46, 58, 25], 'none', { stroke: BLUE, 'stroke-width': 15 }) +
    circle([46, 58, 25], 'none', { stroke: BLUE, 'stroke-width': 15 }),
  star: path('M0 -92L26 -30 92 -28 40 14 60 80 0 42 -60 80 -40 14 -92 -28 -26 -30Z', YELLOW),
  leap:
    circle([0, -56, 26], CORAL) +
    line('M-60 -40L0 -10 60 -40M0 -10V26L-44 66M0 26L44 66', [CORAL, 21]) +
    line('M-80 88q40 -20 80 0t80 0', [BLUE, 12]),
  sail: path('M-8 40V-90L-80 40ZM8 40V-70L76 40Z', CHILLI) + path('M-86 52H86L60 86H-60Z', BLUE),
  sun:
    circle([0, -10, 50], YELLOW) +
    line('M-86 60q29 -26 58 0t58 0 58 0M0 -90V-78M-76 -50L-64 -42M76 -50L64 -42', [INK, 13]),
};

const yellowHouse = { wall: '#F6D27A', trim: PAPER, shutter: JADE } as const;
const roseHouse = { wall: '#F0B7AE', trim: PAPER, shutter: BLUE } as const;
const mintHouse = { wall: MINT, trim: PAPER, shutter: '#B6573A' } as const;
const blueHouse = { wall: SKY_BLUE, trim: PAPER, shutter: BLUE } as const;
const whiteHouse = { wall: CREAM, trim: SKY_BLUE, shutter: BLUE } as const;
const greyHouse = { wall: '#C9D2DC', trim: PAPER, shutter: STONE } as const;

export const STORE_PICTURES: Record<string, string> = {
  'store-senado': storeFront({
    ...yellowHouse,
    sky: 'day',
    back: 'none',
    roof: 'baroque',
    ground: 'arcade',
    awning: [BLUE, PAPER],
    beside: ['lampLeft', 'pots'],
    sign: SIGNS.tart,
  }),
  'store-rotunda': storeFront({
    ...roseHouse,
    sky: 'day',
    back: 'towers',
    roof: 'balustrade',
    ground: 'window',
    awning: [BLUE, PAPER],
    beside: ['tree', 'bench'],
    sign: SIGNS.tart,
  }),
  'store-cunha': storeFront({
    ...mintHouse,
    sky: 'dusk',
    back: 'none',
    roof: 'tiled',
    ground: 'window',
    awning: [BLUE, PAPER],
    beside: ['lampLeft', 'bike'],
    sign: SIGNS.tart,
  }),
  'store-coloane': storeFront({
    ...yellowHouse,
    sky: 'day',
    back: 'sea',
    roof: 'tiled',
    ground: 'double',
    awning: [BLUE, PAPER],
    beside: ['palm', 'pots'],
    sign: SIGNS.tart,
  }),
  'store-riverside-barra': storeFront({
    ...blueHouse,
    sky: 'day',
    back: 'sea',
    roof: 'balustrade',
    ground: 'window',
    awning: [CHILLI, PAPER],
    beside: ['bench'],
    sign: SIGNS.bowl,
  }),
  'store-riverside-fai-chi-kei': storeFront({
    ...greyHouse,
    sky: 'dusk',
    back: 'towers',
    roof: 'tower',
    ground: 'window',
    awning: [CHILLI, PAPER],
    beside: ['bike'],
    sign: SIGNS.bowl,
  }),
  'store-blue-tile-ruins': storeFront({
    ...whiteHouse,
    sky: 'day',
    back: 'hill',
    roof: 'baroque',
    ground: 'double',
    awning: [BLUE, YELLOW],
    beside: ['lampLeft', 'pots'],
    sign: SIGNS.tile,
  }),
  'store-blue-tile-carmo': storeFront({
    ...mintHouse,
    shutter: BLUE,
    sky: 'day',
    back: 'hill',
    roof: 'balustrade',
    ground: 'arcade',
    awning: [BLUE, YELLOW],
    beside: ['tree', 'pots'],
    sign: SIGNS.tile,
  }),
  'store-jade-horta': storeFront({
    wall: '#E9C7A0',
    trim: CHILLI,
    shutter: JADE,
    sky: 'day',
    back: 'towers',
    roof: 'eaves',
    ground: 'double',
    awning: [JADE, CREAM],
    beside: ['lanterns'],
    sign: SIGNS.bun,
  }),
  'store-jade-almeida': storeFront({
    wall: '#F4E0B8',
    trim: JADE,
    shutter: CHILLI,
    sky: 'night',
    back: 'none',
    roof: 'eaves',
    ground: 'arcade',
    awning: [JADE, CREAM],
    beside: ['lanterns', 'lampLeft'],
    sign: SIGNS.bun,
  }),
  'store-lantern-nape': storeFront({
    wall: '#C9533F',
    trim: YELLOW,
    shutter: INK,
    sky: 'night',
    back: 'towers',
    roof: 'balustrade',
    ground: 'double',
    awning: [YELLOW, CHILLI],
    beside: ['lanterns'],
    sign: SIGNS.lantern,
  }),
  'store-lantern-taipa': storeFront({
    wall: '#E08A5C',
    trim: CREAM,
    shutter: WINE,
    sky: 'dusk',
    back: 'towers',
    roof: 'tower',
    ground: 'window',
    awning: [YELLOW, CHILLI],
    beside: ['lanterns', 'tree'],
    sign: SIGNS.lantern,
  }),
  'store-crown-nape': storeFront({
    ...blueHouse,
    wall: BLUE,
    trim: YELLOW,
    sky: 'dusk',
    back: 'sea',
    roof: 'tower',
    ground: 'double',
    awning: [YELLOW, CREAM],
    beside: ['palm'],
    sign: SIGNS.crown,
  }),
  'store-crown-cotai': storeFront({
    wall: '#EAD3A4',
    trim: YELLOW,
    shutter: BLUE,
    sky: 'night',
    back: 'towers',
    roof: 'tower',
    ground: 'arcade',
    awning: [YELLOW, CREAM],
    beside: ['palm', 'pots'],
    sign: SIGNS.crown,
  }),
  'store-pearl-domingos': storeFront({
    ...roseHouse,
    sky: 'day',
    back: 'none',
    roof: 'baroque',
    ground: 'window',
    awning: [JADE, PAPER],
    beside: ['bike'],
    sign: SIGNS.leaf,
  }),
  'store-pearl-san-kiu': storeFront({
    ...yellowHouse,
    shutter: WINE,
    sky: 'dusk',
    back: 'towers',
    roof: 'balustrade',
    ground: 'window',
    awning: [JADE, PAPER],
    beside: ['lampLeft'],
    sign: SIGNS.leaf,
  }),
  'store-pearl-ocean': storeFront({
    ...greyHouse,
    wall: PAPER,
    trim: MINT,
    sky: 'day',
    back: 'hill',
    roof: 'tower',
    ground: 'double',
    awning: [JADE, PAPER],
    beside: ['palm', 'pots'],
    sign: SIGNS.leaf,
  }),
  'store-lighthouse-guia': storeFront({
    ...whiteHouse,
    trim: YELLOW,
    sky: 'day',
    back: 'hill',
    roof: 'tiled',
    ground: 'window',
    awning: [WOOD, CREAM],
    beside: ['tree', 'bench'],
    sign: SIGNS.cup,
  }),
  'store-lighthouse-lazarus': storeFront({
    ...yellowHouse,
    shutter: '#B6573A',
    sky: 'day',
    back: 'none',
    roof: 'balustrade',
    ground: 'double',
    awning: [WOOD, CREAM],
    beside: ['lampLeft', 'bike'],
    sign: SIGNS.cup,
  }),
  'store-old-dock-barra': storeFront({
    wall: '#A6594B',
    trim: SAND,
    shutter: INK,
    sky: 'dusk',
    back: 'sea',
    roof: 'tiled',
    ground: 'arcade',
    awning: [WINE, CREAM],
    beside: ['lampLeft', 'pots'],
    sign: SIGNS.wine,
  }),
  'store-still-nape': storeFront({
    ...greyHouse,
    wall: '#DCE7E0',
    sky: 'day',
    back: 'towers',
    roof: 'tower',
    ground: 'double',
    awning: [MINT, PAPER],
    beside: ['tree', 'pots'],
    sign: SIGNS.stones,
  }),
  'store-still-taipa': storeFront({
    ...mintHouse,
    shutter: JADE,
    sky: 'day',
    back: 'hill',
    roof: 'eaves',
    ground: 'window',
    awning: [PAPER, MINT],
    beside: ['palm', 'bench'],
    sign: SIGNS.stones,
  }),
  'store-silhouette-rotunda': storeFront({
    ...roseHouse,
    wall: ROSE,
    shutter: WINE,
    sky: 'day',
    back: 'none',
    roof: 'balustrade',
    ground: 'window',
    awning: [CORAL, PAPER],
    beside: ['pots', 'bench'],
    sign: SIGNS.scissors,
  }),
  'store-star-cotai': storeFront({
    wall: '#33477E',
    trim: YELLOW,
    shutter: CHILLI,
    sky: 'night',
    back: 'towers',
    roof: 'baroque',
    ground: 'double',
    awning: [CHILLI, YELLOW],
    beside: ['lampLeft'],
    sign: SIGNS.star,
  }),
  'store-leap-areia-preta': storeFront({
    wall: YELLOW,
    trim: BLUE,
    shutter: CORAL,
    sky: 'day',
    back: 'towers',
    roof: 'tower',
    ground: 'double',
    awning: [CORAL, PAPER],
    beside: ['tree', 'bike'],
    sign: SIGNS.leap,
  }),
  'store-lotus-pier': storeFront({
    ...whiteHouse,
    sky: 'dusk',
    back: 'sea',
    roof: 'balustrade',
    ground: 'arcade',
    awning: [BLUE, PAPER],
    beside: ['palm'],
    sign: SIGNS.sail,
  }),
  'store-black-sand-hac-sa': storeFront({
    wall: PALE_BLUE,
    trim: PAPER,
    shutter: CORAL,
    sky: 'day',
    back: 'sea',
    roof: 'tiled',
    ground: 'window',
    awning: [YELLOW, PAPER],
    beside: ['palm', 'bench'],
    sign: SIGNS.sun,
  }),
};
