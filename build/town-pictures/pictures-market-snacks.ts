import { giftBox, tartTop } from './baked.ts';
import { cloth } from './ground.ts';
import { small, star, flower, fish, bowl, flake, nut } from './market-emblems.ts';
import * as fruit from './market-fruit.ts';
import * as pack from './market-packs.ts';
import { halo, one, twice } from './market-shots.ts';
import { BLUE, CORAL, CREAM, INK, LEAF, PAPER, SKY_BLUE, YELLOW } from './palette.ts';
import { at, box, circle, ellipse, line, path, picture, repeat, stamp } from './svg.ts';

const SNACKS: Record<string, string> = {
  crisps: one(
    '#F9EBC4',
    pack.pack(
      '#F5B83D',
      CREAM,
      path('M-40 -20Q0 -50 40 -20 50 20 0 40 -50 20 -40 -20Z', '#F4C24C') +
        line('M-20 -14Q0 -24 20 -14', ['#D99A2A', 6]),
    ),
  ),
  'crisps-red': one(
    '#F6D9D2',
    pack.pack(
      '#D8402F',
      CREAM,
      path('M-36 24Q-40 -36 20 -36 46 -10 20 10 10 -10 -6 0 -10 20 -36 24Z', CORAL),
    ),
  ),
  biscuits: picture([
    cloth('#F1E2C8'),
    halo,
    at(
      [310, 480],
      pack.pack('#2F6F8F', CREAM, circle([0, 0, 40], '#D9A866') + circle([0, 0, 30], '#E9C48A')),
      { scale: 1 },
    ),
    ...[
      [520, 420],
      [560, 350],
      [490, 340],
    ].map(([x = 0, y = 0]) =>
      at(
        [x, y],
        circle([4, 6, 62], INK, { opacity: 0.16 }) +
          circle([0, 0, 62], '#C98F4A') +
          circle([0, 0, 52], '#E3B877') +
          repeat(8, (i) => circle([0, -34, 4], '#A9702E', { transform: `rotate(${i * 45})` })),
      ),
    ),
  ]),
  'cookie-tin': picture([
    cloth('#DCE4EE'),
    halo,
    at(
      [400, 470],
      ellipse([8, 4, 220, 26], INK, { opacity: 0.2 }) +
        path('M-210 -140V-20Q0 50 210 -20V-140Z', BLUE) +
        ellipse([0, -150, 226, 74], '#28599F') +
        ellipse([0, -156, 204, 62], SKY_BLUE) +
        at([0, -154], flower(CREAM), { scale: 1.1 }) +
        line('M-190 -70Q0 0 190 -70', [YELLOW, 10]),
    ),
  ]),
  nuts: one('#EBDDC4', pack.pouch('#5E7A3A', CREAM, circle([0, 0, 46], CREAM) + nut)),
  'dried-fruit': one('#F9E3C4', pack.pouch('#E98A2E', CREAM, small(fruit.mango(), 0.36))),
  chocolate: picture([
    cloth('#E6D3C4'),
    halo,
    at(
      [400, 300],
      box([-168, -118, 350, 250, 14], INK, { opacity: 0.2 }) +
        box([-180, -130, 350, 250, 12], '#5A2E18') +
        line('M-92 -118V108M-4 -118V108M84 -118V108M-168 -46H158M-168 36H158', ['#3A1A0C', 8]) +
        path('M-200 -150H10L-20 -90 20 -30 -16 30 24 90 -10 144H-200Z', '#7A1B36') +
        path('M-176 -150H-150V144H-176Z', YELLOW) +
        at([-90, 0], star(YELLOW)),
      { scale: 1.2, turn: -6 },
    ),
  ]),
  'chocolate-box': picture([
    cloth('#EAD9CB'),
    halo,
    at(
      [400, 300],
      box([-220, -150, 450, 320, 24], INK, { opacity: 0.2 }) +
        box([-230, -160, 450, 320, 24], '#7A1B36') +
        box([-210, -140, 410, 280, 14], '#F3E3C4') +
        scatterGrid(),
    ),
  ]),
  sweets: picture([
    cloth('#F6DDE8'),
    halo,
    ...(
      [
        ['#E2404A', 290, 250, -20],
        ['#3F8FBF', 500, 230, 24],
        ['#4E9A3A', 400, 320, 0],
        ['#F5B83D', 280, 400, 16],
        ['#9C5FB0', 520, 400, -14],
      ] as const
    ).map(([colour, x, y, turn]) =>
      at(
        [x, y],
        path('M-40 0L-104 -44Q-84 0 -104 44ZM40 0L104 -44Q84 0 104 44Z', colour, {
          opacity: 0.75,
        }) +
          circle([0, 0, 52], colour) +
          path('M-34 -38Q0 -10 -20 48M14 -50Q40 0 20 48', 'none', {
            stroke: '#fff',
            'stroke-width': 9,
            opacity: 0.55,
          }),
        { turn },
      ),
    ),
  ]),
  jelly: twice(
    '#E4EED8',
    pack.tub('#BFE08A', PAPER, small(fruit.halfCitrus('#9CC34A', '#CDE6A8'), 0.4)),
    0.85,
  ),
  seaweed: one(
    '#DCE6DA',
    pack.pack(
      '#1F4A38',
      CREAM,
      path('M-34 -40H34V40H-34Z', '#16301F') +
        line('M-20 -30Q0 -10 -10 10T0 34M14 -34Q30 0 10 34', ['#3F7F5A', 5]),
    ),
  ),
  jerky: one(
    '#EFDACB',
    pack.pack(
      '#8E2F24',
      CREAM,
      path('M-40 -20Q0 -44 40 -16 44 24 0 34 -44 30 -40 -20Z', '#A9502A') +
        line('M-20 -6Q0 -18 22 -4M-18 16Q4 4 20 16', ['#E8A878', 6]),
    ),
  ),
  'gift-box': picture([cloth('#F1DDC0'), halo, at([400, 470], giftBox('t'), { scale: 1.05 })], {
    t: tartTop(),
  }),
};
function scatterGrid(): string {
  return repeat(12, (i) => {
    const [x, y] = [-150 + (i % 4) * 98, -88 + Math.floor(i / 4) * 90];
    const colour = ['#5A2E18', '#8A4A22', '#F3E3C4'][(i * 2 + Math.floor(i / 4)) % 3]!;
    return (
      circle([x, y + 4, 36], '#C9A36A') +
      circle([x, y, 31], colour) +
      line(`M${x - 16} ${y - 8}Q${x} ${y - 20} ${x + 16} ${y - 6}`, [i % 2 ? YELLOW : '#A96B3A', 6])
    );
  });
}

const COLD: Record<string, string> = {
  yoghurt: twice('#E2E8F4', pack.tub(PAPER, BLUE, small(fruit.strawberry(), 0.5)), 0.95),
  pudding: twice(
    '#F6E6C4',
    pack.tub(
      '#F4CF7A',
      PAPER,
      circle([0, 0, 40], '#8A4A16') + ellipse([-10, -12, 14, 8], '#fff', { opacity: 0.5 }),
    ),
    0.95,
  ),
  'soup-pot': one('#E6EBD4', pack.tub('#7FA84A', '#22262C', bowl)),
  'frozen-veg': one(
    '#D9E8F0',
    pack.pack(
      '#3F8FBF',
      '#DCEBF4',
      circle([-18, -6, 17], LEAF) +
        circle([14, -16, 17], LEAF) +
        box([-8, 4, 30, 26, 6], '#F08A2E') +
        circle([-24, 24, 13], '#F5C93D'),
    ),
  ),
  'frozen-berry': one(
    '#E6DCEC',
    pack.pack(
      '#6A4C93',
      '#E9DFF2',
      small(fruit.blueberry(), 0.6) + at([20, 20], small(fruit.strawberry(), 0.36)),
    ),
  ),
  'frozen-prawn': one(
    '#D6E6F0',
    pack.pack('#1F5C93', '#DCEBF4', fish) + at([84, -262], flake, { scale: 0.6 }),
  ),
  'ice-cream': one(
    '#F6E3E6',
    pack.tub(
      '#F3D0D6',
      '#7A1B36',
      circle([-16, 0, 26], '#F7B7C2') +
        circle([18, 0, 26], CREAM) +
        circle([0, -22, 26], '#B98A5E'),
    ),
  ),
  'ice-lolly': picture(
    [
      cloth('#DCEBF0'),
      halo,
      stamp('l', [310, 480], { turn: -8 }),
      at([490, 490], lolly('#8A4A22', '#A9683A'), { turn: 8 }),
    ],
    { l: lolly('#F7B032', '#FFD67A') },
  ),
  'ice-bag': one('#DCE8F2', pack.pack('#8FB4DC', '#EAF4FA', flake.replaceAll('#fff', BLUE))),
};
function lolly(colour: string, light: string): string {
  return (
    box([-20, -70, 40, 120, 16], '#E3C08A') +
    path(
      'M-84 -60V-240Q-84 -340 0 -340 84 -340 84 -240V-60Q84 -40 64 -40H-64Q-84 -40 -84 -60Z',
      colour,
    ) +
    line('M-40 -260V-110M0 -270V-110M40 -260V-110', [light, 16])
  );
}

/** Pictures of snacks and of what is kept cold, by name. */
export const SNACK_PICTURES: Readonly<Record<string, string>> = { ...SNACKS, ...COLD };
