import { cloth } from './ground.ts';
import { sun, drop, flower, leaves, cat, dog, baby } from './market-emblems.ts';
import * as pack from './market-packs.ts';
import { halo, one, two } from './market-shots.ts';
import { BLUE, CREAM, INK, JADE, PALE_BLUE, PAPER, SKY_BLUE } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture } from './svg.ts';

const CARE: Record<string, string> = {
  shampoo: two(
    '#E6E0F0',
    pack.pump('#8F6BB0', CREAM, flower('#8F6BB0')),
    pack.capped('#C9B4DC', CREAM, flower('#B98AC9'), '#6A4C93'),
    1.15,
  ),
  conditioner: two(
    '#DCEBEC',
    pack.pump('#5FB0B8', CREAM, leaves),
    pack.capped('#A8DCD8', CREAM, drop('#5FB0B8'), JADE),
    1.15,
  ),
  cream: one('#F6E2DC', pack.tub('#F3B4A4', PAPER, flower(PAPER)), 1.2),
  soap: picture([
    cloth('#E9E4D4'),
    halo,
    at(
      [400, 330],
      box([-170, -96, 360, 220, 60], INK, { opacity: 0.16 }) +
        box([-180, -110, 360, 220, 60], '#F1E6C0') +
        box([-146, -78, 292, 156, 36], '#E6D6A4') +
        at([0, 0], flower(BLUE), { scale: 1.3 }),
      { scale: 1.15, turn: -6 },
    ),
    circle([220, 190, 40], '#fff', { opacity: 0.7 }),
    circle([590, 170, 28], '#fff', { opacity: 0.7 }),
    circle([620, 450, 36], '#fff', { opacity: 0.7 }),
  ]),
  'baby-wash': one('#DCECF2', pack.pump('#F9E3A8', PALE_BLUE, baby)),
  toothpaste: picture([
    cloth('#D9EBEA'),
    halo,
    at([410, 250], pack.tube('#F4F8FA', '#2F9DA8', '#E4694A'), { turn: -8 }),
    at(
      [390, 400],
      box([-150, -50, 330, 100, 8], '#2F9DA8') +
        box([-150, -50, 330, 40, 8], '#5FC0C4') +
        path('M40 -20q30 -24 60 0t60 0', 'none', { stroke: '#fff', 'stroke-width': 12 }),
    ),
  ]),
  toothbrush: picture([
    cloth('#E0EAF2'),
    halo,
    ...(['#3F8FBF', '#E9709A', '#4EA36A'] as const).map((colour, i) =>
      at(
        [400, 220 + i * 90],
        line('M-220 10Q-40 -20 60 0T190 0', [colour, 24]) +
          box([130, -50, 110, 44, 8], '#fff') +
          box([130, -50, 110, 16, 8], colour, { opacity: 0.4 }),
        { turn: -4 },
      ),
    ),
  ]),
  mask: picture([
    cloth('#D9E8EE'),
    halo,
    at(
      [400, 300],
      line('M-180 -50Q-270 -40 -260 40 -240 90 -180 60M180 -50Q270 -40 260 40 240 90 180 60', [
        PAPER,
        12,
      ]) +
        path('M-190 -80Q0 -140 190 -80V70Q120 140 0 144 -120 140 -190 70Z', '#8FC8DC') +
        line('M-190 -30Q0 -70 190 -30M-190 10Q0 -10 190 10M-184 54Q0 70 184 54', ['#fff', 7], {
          opacity: 0.7,
        }),
      { scale: 1.1 },
    ),
  ]),
  sunscreen: one('#FBEBC0', pack.capped('#F9C23C', PAPER, sun, '#E4694A'), 1.4),
  razor: picture([
    cloth('#DDE4EC'),
    halo,
    at(
      [400, 330],
      line('M0 200Q-20 60 0 -60', [BLUE, 46]) +
        line('M0 180Q-16 60 0 -40', [SKY_BLUE, 12]) +
        box([-130, -140, 260, 84, 20], '#C3CAD2') +
        line('M-104 -118H104M-104 -98H104M-104 -78H104', [INK, 7]),
      { scale: 1.1, turn: 24 },
    ),
  ]),
  pads: one('#F6E0EA', pack.pack('#E98AB0', '#FBEAF1', flower('#E98AB0'))),
};

const FAMILY: Record<string, string> = {
  nappies: one('#DCE8F4', pack.sack('#7FB8E0', CREAM, baby), 1.3),
  'milk-tin': one(
    '#E6EAF4',
    pack.tin('#F4E6B8', BLUE, baby) + box([-104, -262, 208, 34, 14], '#F5B83D'),
  ),
  'baby-bottle': one(
    '#DFEEEA',
    ellipse([6, 4, 84, 14], INK, { opacity: 0.2 }) +
      path('M-20 -330Q0 -372 20 -330L34 -296H-34Z', '#F0C8A0') +
      box([-70, -300, 140, 52, 16], '#E9709A') +
      path('M-64 -248H64Q84 -200 80 -20 80 0 60 0H-60Q-80 0 -80 -20 -84 -200 -64 -248Z', '#fff', {
        opacity: 0.75,
      }) +
      path('M-80 -130H80V-20Q80 0 60 0H-60Q-80 0 -80 -20Z', '#FBF3DC') +
      line('M20 -220H60M30 -180H60M20 -140H60M30 -100H60M20 -60H60', ['#8FB4DC', 6]),
    1.3,
  ),
  'cat-food': one('#F1E2D0', pack.sack('#7A4A8E', CREAM, cat)),
  'dog-food': one('#E4EAD6', pack.sack('#C9442A', CREAM, dog)),
  'pet-tin': two('#E9E4DC', pack.tin('#F2C14E', PAPER, cat), pack.tin('#5E9CD0', PAPER, dog), 0.98),
  litter: one('#E2E6E8', pack.sack('#4E9A8A', CREAM, cat)),
  'pet-ball': picture([
    cloth('#F6E6C4'),
    halo,
    at(
      [400, 320],
      ellipse([12, 140, 140, 22], INK, { opacity: 0.18 }) +
        circle([0, 0, 146], '#D8402F') +
        line('M-140 -40Q0 40 140 -40M-120 84Q0 10 120 84', [PAPER, 16]) +
        ellipse([-56, -70, 34, 20], '#fff', { opacity: 0.5 }),
      { scale: 1.1 },
    ),
  ]),
};

/** Pictures of things for people and pets, by name. */
export const CARE_PICTURES: Readonly<Record<string, string>> = { ...CARE, ...FAMILY };
