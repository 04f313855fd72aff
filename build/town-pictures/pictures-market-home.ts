import { cloth } from './ground.ts';
import { small, drop, star, flower, leaves, bubbles, flake } from './market-emblems.ts';
import * as fruit from './market-fruit.ts';
import * as pack from './market-packs.ts';
import { halo, one, two } from './market-shots.ts';
import { BLUE, CHILLI, CREAM, INK, JADE, LEAF, PAPER, SKY_BLUE, YELLOW } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, ring, scatter, stamp } from './svg.ts';

/** Pictures of things for the home, by name. */
export const HOME_PICTURES: Readonly<Record<string, string>> = {
  'cool-bag': one(
    '#D9E6F0',
    ellipse([10, 4, 190, 20], INK, { opacity: 0.2 }) +
      path('M-90 -250Q-90 -350 0 -350 90 -350 90 -250', 'none', {
        stroke: INK,
        'stroke-width': 18,
      }) +
      path('M-180 -250H180L166 -8Q164 0 150 0H-150Q-164 0 -166 -8Z', BLUE) +
      path('M-180 -250H180L176 -196H-176Z', '#C3CAD2') +
      at([0, -100], flake, { scale: 1.5 }),
    1.15,
  ),
  'ice-pack': one(
    '#DCEBF4',
    ellipse([10, 4, 150, 18], INK, { opacity: 0.2 }) +
      box([-150, -220, 300, 220, 34], '#5E9CD0') +
      box([-130, -200, 260, 180, 24], '#8FC0E6') +
      box([-26, -246, 52, 36, 10], PAPER) +
      at([0, -110], flake, { scale: 1.5 }),
    1.35,
  ),
  tote: one(
    '#E6EBD4',
    ellipse([10, 4, 160, 18], INK, { opacity: 0.2 }) +
      line('M-70 -260Q-70 -360 0 -360T70 -260', [JADE, 18]) +
      path('M-150 -262H150L136 0H-136Z', '#F3E6C8') +
      at([0, -120], leaves, { scale: 1.6 }),
    1.2,
  ),
  'toilet-roll': picture(
    [
      cloth('#E6E9F0'),
      halo,
      stamp('r', [290, 420]),
      stamp('r', [510, 420]),
      stamp('r', [400, 270]),
    ],
    {
      r:
        ellipse([6, 76, 104, 18], INK, { opacity: 0.18 }) +
        path('M-104 -60V60Q0 112 104 60V-60Z', '#F4F2EC') +
        ellipse([0, -60, 104, 40], PAPER) +
        ellipse([0, -60, 36, 14], '#B9A98E') +
        line('M-104 10Q0 60 104 10', ['#DDD8CC', 5], { 'stroke-dasharray': '12 10' }),
    },
  ),
  tissues: one(
    '#E2ECEA',
    pack.cardBox('#7FB8A8', CREAM, flower(PAPER)) +
      path('M-50 -296Q-70 -372 -10 -366 40 -400 66 -350 84 -320 60 -300Z', PAPER),
    1.1,
  ),
  wipes: one(
    '#DCEBEA',
    ellipse([8, 4, 210, 18], INK, { opacity: 0.2 }) +
      path('M-210 -190H210L190 0H-190Z', '#8FCFC4') +
      box([-110, -176, 220, 96, 30], PAPER) +
      at([-4, -44], bubbles, { scale: 0.7 }),
    1.3,
  ),
  detergent: one('#DCE6F2', pack.jug('#3F7FC0', YELLOW, bubbles, CHILLI)),
  cleaner: two(
    '#E0EEE4',
    pack.capped('#4EA36A', CREAM, bubbles.replaceAll('#fff', JADE)),
    pack.capped('#F4F4F0', BLUE, star(PAPER), BLUE),
    1.2,
  ),
  spray: one('#E6E4F0', pack.trigger('#8F7BC0', '#D8402F', drop('#8F7BC0')), 1.2),
  'dish-soap': one(
    '#EDF0CC',
    pack.capped('#B9D23C', CREAM, small(fruit.halfCitrus('#F5D13D', '#F9E27A'), 0.42), LEAF),
  ),
  scourer: picture(
    [
      cloth('#F4ECC8'),
      halo,
      stamp('s', [340, 280], { turn: -10 }),
      stamp('s', [460, 380], { turn: 6 }),
    ],
    {
      s:
        box([-136, -50, 290, 140, 24], INK, { opacity: 0.16 }) +
        box([-146, -64, 290, 140, 24], '#F5C93D') +
        box([-146, -64, 290, 44, 20], '#3F8F5A') +
        scatter({ seed: 5, count: 14, radius: 100, squash: 0.35 }, (x, y) =>
          circle([x, y + 30, 7], '#D9A21E'),
        ),
    },
  ),
  gloves: picture([
    cloth('#F6DDE2'),
    halo,
    at(
      [400, 330],
      path(
        'M-120 190V20L-170 -60Q-180 -100 -140 -90L-90 -40V-160Q-84 -196 -56 -160V-60 -190Q-40 -220 -16 -190V-60 -180Q4 -210 26 -174V-50 -140Q50 -170 66 -130L60 190Z',
        '#E9709A',
      ) + box([-132, 150, 204, 50, 16], '#C9507A'),
      { scale: 1.1, turn: 10 },
    ),
  ]),
  'bin-bags': one(
    '#E0E2E6',
    ellipse([10, 4, 150, 18], INK, { opacity: 0.2 }) +
      path('M-40 -250Q-170 -200 -150 -60 -140 0 0 0 140 0 150 -60 170 -200 40 -250Z', '#363D48') +
      path('M-60 -320Q0 -280 60 -320L36 -250H-36Z', '#4A5260') +
      box([-46, -260, 92, 22, 11], YELLOW) +
      line('M-90 -180Q-100 -100 -70 -40M-20 -200Q-30 -100 -10 -40', ['#fff', 9], { opacity: 0.25 }),
    1.3,
  ),
  wrap: picture([
    cloth('#E4EAF0'),
    halo,
    at(
      [400, 320],
      ellipse([0, 90, 250, 22], INK, { opacity: 0.16 }) +
        path('M-240 -40L-200 -90H280L240 -40Z', '#5E9CD0') +
        box([-240, -40, 480, 130, 8], BLUE) +
        box([-240, 40, 480, 26], YELLOW) +
        line('M-236 -40H236', [PAPER, 8], { 'stroke-dasharray': '8 12' }) +
        path('M-200 -90H280L270 -180 -160 -190Z', '#C3CAD2', { opacity: 0.8 }),
      { scale: 1.1 },
    ),
  ]),
  pan: picture([
    cloth('#EAE0D4'),
    at(
      [300, 310],
      ring([10, 16, 186], [INK, 8], { opacity: 0.15 }) +
        box([170, -24, 270, 48, 24], '#22262C') +
        circle([0, 0, 190], '#3A3F48') +
        circle([0, 0, 164], '#4A505A') +
        circle([0, 0, 120], 'none', { stroke: '#5B6472', 'stroke-width': 6 }) +
        line('M-120 -70Q-90 -120 -30 -136', ['#fff', 11], { opacity: 0.35 }),
    ),
  ]),
  plates: picture([
    cloth('#E2EBE0'),
    halo,
    ...[0, 1, 2].map((i) =>
      at(
        [400, 400 - i * 44],
        ellipse([0, 14, 230, 60], INK, { opacity: 0.14 }) +
          ellipse([0, 0, 230, 60], PAPER) +
          ellipse([0, 0, 160, 38], '#EDE8DC'),
      ),
    ),
  ]),
  flask: one(
    '#DDE6E4',
    ellipse([8, 4, 80, 16], INK, { opacity: 0.2 }) +
      box([-52, -360, 104, 70, 16], '#22262C') +
      path('M-70 -290H70V-20Q70 0 50 0H-50Q-70 0 -70 -20Z', JADE) +
      box([-70, -60, 140, 30], '#1F6B52') +
      at([0, -170], leaves.replaceAll(LEAF, CREAM)) +
      line('M-50 -270V-90', ['#fff', 10], { opacity: 0.4 }),
    1.3,
  ),
  battery: picture(
    [cloth('#E4E6EA'), halo, ...[310, 400, 490].map((x, i) => stamp('b', [x, 460 - (i % 2) * 14]))],
    {
      b:
        ellipse([6, 4, 44, 10], INK, { opacity: 0.2 }) +
        box([-14, -306, 28, 24, 5], '#C3CAD2') +
        box([-40, -286, 80, 286, 10], '#22262C') +
        box([-40, -286, 80, 92, 10], '#C98A1C') +
        line('M-24 -270V-20', ['#fff', 8], { opacity: 0.3 }),
    },
  ),
  bulb: one(
    '#F6EFCB',
    ellipse([6, 2, 60, 12], INK, { opacity: 0.18 }) +
      box([-44, -80, 88, 76, 12], '#AEB8C2') +
      line('M-44 -56H44M-44 -32H44', ['#7E8C96', 7]) +
      path(
        'M-50 -84Q-56 -130 -92 -170 -130 -300 0 -310 130 -300 92 -170 56 -130 50 -84Z',
        '#FFF3C0',
      ) +
      line('M-30 -84L-20 -180 0 -150 20 -180 30 -84', [YELLOW, 7]),
    1.35,
  ),
  candle: one(
    '#EDE2F0',
    ellipse([6, 4, 110, 16], INK, { opacity: 0.2 }) +
      box([-100, -180, 200, 180, 22], '#C9B4DC') +
      ellipse([0, -178, 96, 24], '#EDE2F4') +
      line('M0 -180V-214', [INK, 6]) +
      path('M0 -290Q40 -240 0 -208 -40 -240 0 -290Z', YELLOW) +
      at([0, -84], flower('#8F6BB0')),
    1.4,
  ),
  umbrella: picture([
    cloth('#D6E2EC'),
    halo,
    at(
      [400, 280],
      line('M0 -150V190Q0 226 -34 226 -64 226 -64 196', ['#7A4A22', 14]) +
        path(
          'M-230 40Q-210 -150 0 -150 210 -150 230 40 190 10 154 40 116 6 78 40 40 6 0 40 -40 6 -78 40 -116 6 -154 40 -190 10 -230 40Z',
          BLUE,
        ) +
        path('M-78 40Q-60 -110 0 -150 60 -110 78 40 40 6 0 40 -40 6 -78 40Z', SKY_BLUE),
    ),
  ]),
};
