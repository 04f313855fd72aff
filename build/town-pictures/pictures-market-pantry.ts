import { cloth } from './ground.ts';
import { small, drop, star, fish, grain, bowl, chilli, nut } from './market-emblems.ts';
import * as fruit from './market-fruit.ts';
import * as pack from './market-packs.ts';
import { halo, one, twice, two } from './market-shots.ts';
import { carrot } from './market-vegetables.ts';
import { BLUE, CHILLI, CREAM, INK, JADE, PAPER, SKY_BLUE, STONE, YELLOW } from './palette.ts';
import { at, circle, ellipse, line, picture } from './svg.ts';

/** Pictures of the pantry, by name. */
export const PANTRY_PICTURES: Readonly<Record<string, string>> = {
  rice: one('#E9E6D2', pack.sack('#F4EBD4', JADE, circle([0, 0, 50], CREAM) + grain)),
  'rice-sack': twice(
    '#E4DEC8',
    pack.sack('#F4EBD4', CHILLI, circle([0, 0, 50], CREAM) + grain),
    0.95,
  ),
  'noodle-pack': one('#F6DDC4', pack.pack('#E9A23C', CREAM, bowl)),
  'cup-noodle': one(
    '#F6DCD2',
    pack.tub(PAPER, CHILLI, bowl) + line('M-116 -170L-104 -50M116 -170L104 -50', [CHILLI, 10]),
  ),
  pasta: one(
    '#E6EBD8',
    pack.pouch(
      BLUE,
      '#F6D27A',
      line('M-30 40V-40M-15 42V-42M0 44V-44M15 42V-42M30 40V-40', ['#F6D27A', 8]),
    ),
  ),
  flour: one('#EDE4D4', pack.sack(PAPER, SKY_BLUE, circle([0, 0, 50], CREAM) + grain), 1.25),
  oil: one('#F6EAC0', pack.jug('#EDC23C', CHILLI, circle([0, 0, 40], CREAM) + nut, CHILLI)),
  'olive-oil': one(
    '#E9EBC8',
    pack.flask(
      '#8A9A2E',
      CREAM,
      JADE,
      ellipse([-12, 8, 20, 26], '#5C6B2C') +
        ellipse([18, -4, 17, 23], '#7E8A3A') +
        line('M-12 -18Q0 -40 18 -28', ['#5C6B2C', 5]),
    ),
    1.2,
  ),
  'sauce-dark': two(
    '#EBD9C8',
    pack.flask('#3A1A10', CHILLI, CHILLI, circle([0, 0, 34], YELLOW)),
    pack.flask('#2A1410', YELLOW, JADE, circle([0, 0, 34], CHILLI)),
    1.1,
  ),
  'sauce-jar': one('#F4DDCB', pack.jar('#B5402A', '#22262C', chilli)),
  ketchup: two(
    '#F9DDD6',
    pack.capped('#D8402F', CREAM, small(fruit.tomato(), 0.42)),
    pack.capped('#F6E9B8', BLUE, star(YELLOW), CHILLI),
    1.2,
  ),
  jam: two(
    '#F6DCE0',
    pack.jar('#B3203A', JADE, small(fruit.strawberry(), 0.45)),
    pack.jar('#E9A02C', YELLOW, drop('#E9A02C')),
    0.98,
  ),
  spice: two(
    '#EFE1C8',
    pack.jar('#E0A02E', INK, star('#C9641E')),
    pack.jar(
      '#3A332C',
      INK,
      circle([-12, 0, 14], INK) + circle([14, -8, 14], STONE) + circle([8, 18, 14], INK),
    ),
    0.98,
  ),
  tin: two(
    '#E4E6EA',
    pack.tin(CHILLI, CREAM, small(fruit.tomato(), 0.44)),
    pack.tin(JADE, YELLOW, small(carrot('#F5C93D'), 0.24)),
    1.05,
  ),
  'fish-tin': picture([
    cloth('#D9E4EE'),
    halo,
    at([420, 300], pack.flatTin('#F5B83D', fish), { scale: 1.05 }),
    at([380, 470], pack.flatTin(BLUE, fish), { scale: 1.05 }),
  ]),
  pouch: one('#E9E4F0', pack.pouch('#9C7BC0', CREAM, star(CREAM))),
  cereal: one('#F9E6C8', pack.cardBox('#F08A2E', CREAM, circle([0, 0, 50], CREAM) + grain)),
};
