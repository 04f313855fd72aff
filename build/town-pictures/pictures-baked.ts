import {
  butterBun,
  biscuit,
  giftBox,
  porkBun,
  serradura,
  tartCut,
  tartSide,
  tartTop,
  toast,
} from './baked.ts';
import {
  azulejo,
  boards,
  calcada,
  cloth,
  gingham,
  steam,
  sunWall,
  table,
  waveLine,
} from './ground.ts';
import {
  BLUE,
  CORAL,
  MINT,
  PALE_BLUE,
  PALE_YELLOW,
  PAPER,
  ROSE,
  SAND,
  SKY_BLUE,
  WOOD,
  YELLOW,
} from './palette.ts';
import { at, picture, repeat, stamp } from './svg.ts';
import { cakeStand, cupSide, cupTop, fork, napkin, plate, plateSide } from './ware.ts';

const tartRow = (y: number, count: number): string =>
  repeat(count, (i) =>
    stamp('tart', [400 + (i - (count - 1) / 2) * 190, y], { turn: (i % 3) * 16 - 16 }),
  );

export const BAKED_PICTURES: Record<string, string> = {
  'egg-tart-box': picture(
    [
      azulejo(430, 0.55),
      table(430, YELLOW),
      at([400, 484], plateSide(380)),
      stamp('tart', [400, 462], { scale: 1.35 }),
      stamp('tart', [214, 478], { scale: 1.45 }),
      stamp('tart', [586, 478], { scale: 1.45 }),
      stamp('tart', [400, 516], { scale: 1.6 }),
      stamp('tart', [400, 372], { scale: 1.5 }),
    ],
    { tart: tartSide() },
  ),
  'egg-tart-box-2': picture(
    [
      sunWall(PALE_BLUE, PALE_YELLOW),
      waveLine(470, BLUE),
      table(490, SAND),
      at([400, 540], giftBox('tart'), { scale: 1.15 }),
    ],
    { tart: tartSide() },
  ),
  'egg-tart-box-3': picture(
    [
      cloth(BLUE),
      at([90, 120], napkin(PALE_BLUE), { turn: -24, scale: 1.3 }),
      at([400, 310], plate(270, 'wave')),
      stamp('tart', [300, 226], { turn: 20 }),
      stamp('tart', [506, 236], { turn: 130 }),
      stamp('tart', [294, 416], { turn: 220 }),
      stamp('tart', [500, 424], { turn: 300 }),
      at([730, 470], fork(), { turn: 16 }),
    ],
    { tart: tartTop() },
  ),
  'sold-out-tart': picture(
    [
      gingham(CORAL),
      at([400, 300], plate(250, 'azulejo')),
      stamp('tart', [400, 300], { scale: 1.35 }),
      stamp('biscuit', [120, 480]),
      stamp('biscuit', [690, 110], { turn: 20 }),
      stamp('biscuit', [86, 340], { scale: 0.8 }),
    ],
    { tart: tartTop(), biscuit: biscuit() },
  ),
  'limit-two': picture([
    sunWall('#F3C9B2', CORAL),
    table(450, PAPER),
    waveLine(550, BLUE),
    at([400, 474], plateSide(370)),
    at([540, 440], porkBun(), { scale: 1 }),
    at([270, 482], porkBun(), { scale: 1.12 }),
    steam(300, 200),
  ]),
  tray: picture([boards(WOOD), tartRow(150, 4), tartRow(330, 4), tartRow(510, 4)], {
    tart: tartTop(),
  }),
  'serradura-cups': picture(
    [
      azulejo(400, 0.35),
      table(400, ROSE),
      at([400, 430], cakeStand(300)),
      stamp('cup', [206, 436], { scale: 1.25 }),
      stamp('cup', [594, 436], { scale: 1.25 }),
      stamp('cup', [400, 446], { scale: 1.5 }),
    ],
    { cup: serradura() },
  ),
  'pineapple-tea': picture([
    cloth(MINT),
    calcada(500),
    table(430, WOOD),
    at([290, 450], plateSide(210)),
    at([290, 440], butterBun(), { scale: 1.2 }),
    at([600, 350], cupSide('url(#tea)')),
    steam(600, 310),
  ]),
  toasts: picture([
    cloth(SKY_BLUE),
    at([330, 300], plate(230, 'line')),
    at([330, 300], toast(), { turn: -12, scale: 1.25 }),
    at([650, 200], cupTop(76, PAPER), { turn: 20 }),
    at([180, 520], tartCut()),
  ]),
};
