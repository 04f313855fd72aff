import { greens } from './dishes.ts';
import { cloth } from './ground.ts';
import * as fruit from './market-fruit.ts';
import { HEAP, THREE, alone, halo, inTray, some, type Spot } from './market-shots.ts';
import * as veg from './market-vegetables.ts';
import { INK, JADE, PAPER } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture } from './svg.ts';
import * as part from './takeout-parts.ts';

const FRUIT: Record<string, string> = {
  apple: some('#F3DAD2', fruit.apple('#D8402F', '#A3261E'), THREE),
  'green-apple': some('#E4EFD2', fruit.apple('#9CC34A', '#6B9A2E'), THREE),
  pear: some('#F1EACB', fruit.pear('#D9C25A'), [
    [300, 290, -10],
    [500, 290, 12],
    [400, 350],
  ]),
  banana: alone('#FBEFC8', fruit.banana(), 1.25),
  grapes: alone('#E6DAEC', fruit.grapes('#5A3472', '#472860'), 1.25),
  'green-grapes': alone('#E8F0D0', fruit.grapes('#B6CF5E', '#9CBB45'), 1.25),
  orange: some(
    '#FCE5CB',
    fruit.orange(),
    [
      [310, 260],
      [500, 280],
    ],
    at([400, 400], fruit.halfCitrus('#F58A2C', '#F9A648')),
  ),
  lemon: some('#FBF3C4', fruit.halfCitrus('#F5D13D', '#F9E27A'), [
    [310, 270],
    [490, 290],
    [390, 400],
  ]),
  avocado: some('#E3EBCF', fruit.avocado(), [
    [300, 300, -16, 1.2],
    [490, 310, 14, 1.2],
  ]),
  mango: some('#FDEBC4', fruit.mango(), [
    [330, 250, -12, 1.15],
    [470, 370, 8, 1.15],
  ]),
  pineapple: alone('#FBEFC8', fruit.pineapple(), 1.35),
  durian: alone('#EBEBCB', fruit.durian(), 1.3),
  lychee: some(
    '#F8DCDC',
    fruit.lychee(),
    HEAP.map(([x, y, turn]): Spot => [x, y, turn ?? 0, 1.4]),
    at([400, 200], fruit.leaf(), { scale: 1.5 }),
  ),
  blueberry: some('#DCE3F3', fruit.blueberry(), [
    ...HEAP,
    [250, 350],
    [550, 360],
    [340, 300],
    [460, 300],
  ]),
  strawberry: some('#FBDDE0', fruit.strawberry(), [
    [290, 270, -14],
    [420, 250, 8],
    [520, 340, 20],
    [350, 380, -6, 1.1],
  ]),
  cherry: alone('#F6D6DA', at([0, 20], fruit.cherries()), 1.2),
  peach: some('#FCE3D6', fruit.apple('#F7A98A', '#E2705A'), [
    [310, 280],
    [490, 320, 6],
  ]),
  kiwi: some('#E6EFD0', fruit.kiwi(), THREE),
  watermelon: alone('#DDEFD8', fruit.watermelon(), 1.25),
  melon: alone('#F3EDC8', fruit.melon(), 1.45),
};

const VEGETABLES: Record<string, string> = {
  greens: some('#E2EED6', greens(), [
    [380, 220, -6, 1.5],
    [420, 310, 4, 1.5],
    [390, 400, -2, 1.5],
  ]),
  cabbage: alone('#E4F0D4', veg.cabbage(), 1.45),
  tomato: some('#F9DAD2', fruit.tomato(), THREE),
  cucumber: some('#DDEBD6', veg.cucumber(), [
    [400, 250, -8],
    [400, 350, 5],
  ]),
  pepper: picture([
    cloth('#F6E6C4'),
    halo,
    at([270, 290], veg.pepper('#E9B62E')),
    at([530, 290], veg.pepper('#D8402F')),
    at([400, 340], veg.pepper('#4E9A3A'), { scale: 1.15 }),
  ]),
  aubergine: some('#E5DBEC', veg.aubergine(), [
    [400, 240, -6],
    [400, 370, 6],
  ]),
  corn: some('#FBF1CC', veg.corn(), [
    [400, 240, -10],
    [400, 370, 6],
  ]),
  pumpkin: alone('#E6EBCF', veg.pumpkin(), 1.35),
  beans: some('#E6F1D8', veg.bean(), [
    [330, 220, -20],
    [450, 250, 14],
    [360, 310, 4],
    [480, 360, -24],
    [360, 400, -8],
  ]),
  potato: some('#F0E3C8', veg.potato(), [
    [300, 260],
    [490, 270, 30],
    [400, 380, -14, 1.1],
  ]),
  'sweet-potato': some('#F1DCD8', veg.potato('#A8506A'), [
    [300, 260],
    [490, 280, 24],
    [400, 390, -10, 1.1],
  ]),
  carrot: some('#FCE4CC', veg.carrot(), [
    [400, 210, -6],
    [420, 310, 4],
    [390, 410, -2],
  ]),
  onion: some('#F5E4CC', veg.onion(), THREE),
  garlic: some('#ECE6EE', veg.garlic(), THREE),
  ginger: alone('#F5E8CC', veg.ginger(), 1.6),
  mushroom: some('#EDE2D4', veg.mushroom(), [
    [270, 240, -10, 0.95],
    [530, 240, 12, 0.95],
    [400, 390, 0, 1.15],
  ]),
  herbs: alone('#DFEDDB', veg.herbs(), 1.6),
  tofu: inTray(
    '#EFE7D4',
    part.tofuCube(),
    [
      [-130, -60, 0, 2],
      [10, -60, 0, 2],
      [-130, 66, 0, 2],
      [10, 66, 0, 2],
    ],
    '#F2EFE8',
  ),
  'salad-bag': picture([
    cloth('#E0EED4'),
    halo,
    at(
      [400, 300],
      box([-190, -210, 380, 420, 26], '#fff', { opacity: 0.55 }) +
        at([0, 30], part.saladLeaves(), { scale: 1.2 }) +
        box([-190, -210, 380, 70, 12], JADE) +
        line('M-160 -110L-170 170', ['#fff', 12], { opacity: 0.6 }),
    ),
  ]),
  'fruit-cup': picture([
    cloth('#FBE6D4'),
    halo,
    at(
      [400, 480],
      ellipse([8, 4, 150, 18], INK, { opacity: 0.2 }) +
        path('M-170 -290L-130 -10Q0 14 130 -10L170 -290Z', '#fff', { opacity: 0.55 }) +
        (
          [
            [-80, -60, '#F58A2C'],
            [0, -50, '#E2404A'],
            [80, -60, '#9CC34A'],
            [-90, -140, '#E2404A'],
            [-6, -136, '#F5D13D'],
            [86, -140, '#F58A2C'],
            [-100, -220, '#9CC34A'],
            [-10, -222, '#5A3472'],
            [92, -222, '#E2404A'],
          ] as const
        )
          .map(([x, y, colour], i) =>
            i % 2 ? circle([x, y, 44], colour) : box([x - 42, y - 40, 84, 80, 18], colour),
          )
          .join('') +
        box([-182, -316, 364, 34, 16], PAPER) +
        line('M-138 -260L-108 -40', ['#fff', 12], { opacity: 0.6 }),
    ),
  ]),
};

/** Pictures of fruit and vegetables, by name. */
export const PRODUCE_PICTURES: Readonly<Record<string, string>> = { ...FRUIT, ...VEGETABLES };
