import { bottle, wineGlass } from './drinks.ts';
import { cloth } from './ground.ts';
import {
  small,
  drop,
  star,
  flower,
  leaves,
  cow,
  grain,
  bean,
  wave,
  orangeMark,
} from './market-emblems.ts';
import * as fruit from './market-fruit.ts';
import * as pack from './market-packs.ts';
import { halo, one, twice, two } from './market-shots.ts';
import {
  BLUE,
  CHILLI,
  CORAL,
  CREAM,
  INK,
  JADE,
  LEAF,
  PAPER,
  SKY_BLUE,
  WINE,
  YELLOW,
} from './palette.ts';
import { at, box, circle, picture, stamp } from './svg.ts';
import * as part from './takeout-parts.ts';

const DRINKS: Record<string, string> = {
  milk: two(
    '#DCE8F2',
    pack.carton('#F4F8FC', BLUE, cow),
    pack.carton('#F4F8FC', SKY_BLUE, cow),
    1.05,
  ),
  'plant-milk': one('#EDE6D2', pack.carton('#EFE3C4', JADE, grain), 1.15),
  'juice-carton': one('#FBE3CC', pack.carton('#FCE9B8', CORAL, orangeMark), 1.15),
  'tea-carton': twice(
    '#F4EBC2',
    pack.cardBox('#F5D13D', JADE, small(fruit.halfCitrus('#F5D13D', '#F9E27A'), 0.42)),
    0.86,
  ),
  juice: two(
    '#FCE6CC',
    pack.slim('#F79A3E', PAPER, JADE, orangeMark),
    pack.slim('#D8C25A', PAPER, CHILLI, small(fruit.apple('#9CC34A', '#6B9A2E'), 0.4)),
    1.2,
  ),
  water: two(
    '#D6E8F2',
    pack.slim('#C3E0F0', BLUE, BLUE, drop(PAPER)),
    pack.slim('#C3E0F0', SKY_BLUE, PAPER, drop(PAPER)),
    1.2,
  ),
  'water-case': picture(
    [
      cloth('#D6E8F2'),
      halo,
      ...[0, 1, 2, 3].map((i) => stamp('b', [235 + i * 110, 460], { scale: 0.95 })),
      box([170, 250, 460, 216, 18], '#fff', { opacity: 0.35 }),
      box([170, 330, 460, 90, 6], BLUE, { opacity: 0.85 }),
      at([400, 375], wave.replaceAll(BLUE, PAPER), { scale: 0.8 }),
      box([330, 232, 140, 22, 11], PAPER),
    ],
    { b: pack.slim('#C3E0F0', SKY_BLUE, BLUE) },
  ),
  'soda-can': picture([
    cloth('#F4DCD6'),
    halo,
    at([290, 470], part.canSide(CHILLI, PAPER)),
    at([400, 440], part.canSide('#2B3038', CHILLI)),
    at([510, 480], part.canSide('#F08A2E', PAPER)),
  ]),
  'soda-bottle': two(
    '#E0EED8',
    pack.slim('#B6DC8A', PAPER, LEAF, star(LEAF)),
    pack.slim('#CFE4F2', BLUE, PAPER, star(YELLOW)),
    1.2,
  ),
  'tea-bottle': two(
    '#E4EBD0',
    pack.slim('#B9873A', PAPER, JADE, leaves),
    pack.slim('#A9BF5E', PAPER, JADE, leaves),
    1.2,
  ),
  coffee: one('#E6D6C4', pack.pouch('#3A2418', '#C99A5B', bean)),
  'coffee-box': one('#E9DCCB', pack.cardBox('#7A4722', CREAM, circle([0, 0, 46], CREAM) + bean)),
  'jar-brown': one('#EBDCC6', pack.jar('#6B3A1C', YELLOW, bean)),
  'tea-box': two(
    '#E2E8D2',
    pack.cardBox('#2F5A42', YELLOW, circle([0, 0, 46], CREAM) + leaves),
    pack.tin('#8E2F24', YELLOW, circle([0, 0, 46], CREAM) + leaves),
    0.92,
  ),
};

const wineOf = (ground: string, glass: string, label: string, inGlass: string): string =>
  picture([
    cloth(ground),
    circle([400, 300, 235], '#fff', { opacity: 0.4 }),
    at([300, 510], bottle(glass, CREAM, label)),
    at([490, 510], wineGlass(inGlass)),
  ]);
const ALCOHOL: Record<string, string> = {
  'beer-can': picture([
    cloth('#F3DFA8'),
    halo,
    at([320, 470], part.canSide('#F5B83D', PAPER)),
    at([480, 490], part.canSide(BLUE, YELLOW)),
  ]),
  beer: picture([
    cloth('#EFDCB4'),
    halo,
    at([280, 510], bottle('#6B3A1C', CREAM, star(YELLOW)), { scale: 0.95 }),
    at([490, 490], part.beerSide(), { scale: 1.05 }),
  ]),
  'wine-red': wineOf(
    '#E9D6DA',
    'url(#bottle)',
    small(fruit.grapes('#5A3472', '#472860'), 0.3),
    'url(#wine)',
  ),
  'wine-white': wineOf(
    '#EDEBCB',
    '#9DB06A',
    small(fruit.grapes('#B6CF5E', '#9CBB45'), 0.3),
    'url(#straw)',
  ),
  port: wineOf('#E6CFC8', '#2A1712', star(WINE), '#7E1F2A'),
  spirit: two(
    '#EBD9BE',
    pack.flask('#B5651D', CREAM, INK, star('#8E5420')),
    pack.flask('#8A3F12', '#22262C', YELLOW, star(YELLOW)),
    1.12,
  ),
  'spirit-clear': two(
    '#DDE6EA',
    pack.flask('#D5E4E6', CREAM, JADE, leaves),
    pack.flask('#DCE6F2', BLUE, PAPER, star(PAPER)),
    1.12,
  ),
  sake: two(
    '#E6E2EC',
    pack.flask('#3F5A4A', PAPER, INK, circle([0, 0, 34], CHILLI)),
    pack.flask('#E9C8B0', PAPER, CHILLI, flower('#E98AA0')),
    1.12,
  ),
};

/** Pictures of drinks, by name. */
export const DRINK_PICTURES: Readonly<Record<string, string>> = { ...DRINKS, ...ALCOHOL };
