import { tray } from './market-packs.ts';
import { plateSide } from './ware.ts';
import { cloth } from './ground.ts';
import { at, circle, picture, stamp } from './svg.ts';

/** How goods of a supermarket stand in their pictures. */

export const C = [400, 300] as const;
export type Spot = readonly [x: number, y: number, turn?: number, scale?: number];

export const halo = circle([400, 300, 240], '#fff', { opacity: 0.38 });
/** One thing, large. */
export const alone = (ground: string, part: string, scale = 1.5, turn = 0): string =>
  picture([cloth(ground), halo, at(C, part, { scale, turn })]);
/** A few of the same, the last in front. */
export const some = (ground: string, one: string, spots: readonly Spot[], more = ''): string =>
  picture(
    [
      cloth(ground),
      halo,
      ...spots.map(([x, y, turn = 0, scale = 1]) => stamp('o', [x, y], { turn, scale })),
      more,
    ],
    { o: one },
  );
export const THREE: readonly Spot[] = [
  [300, 260, -8],
  [500, 270, 10],
  [400, 390, 0, 1.08],
];
export const HEAP: readonly Spot[] = [
  [270, 270],
  [400, 220],
  [530, 280],
  [330, 380],
  [470, 390],
  [400, 310, 30],
];
/** Goods on a tray under film. */
export const inTray = (
  ground: string,
  one: string,
  spots: readonly Spot[],
  colour = '#2B3038',
): string =>
  picture(
    [
      cloth(ground),
      at(
        C,
        tray(
          colour,
          spots.map(([x, y, turn = 0, scale = 1]) => stamp('o', [x, y], { turn, scale })).join(''),
        ),
      ),
    ],
    { o: one },
  );

export const onStand = (
  ground: string,
  parts: readonly string[],
  stamps?: Record<string, string>,
): string => picture([cloth(ground), halo, at([400, 440], plateSide(250)), ...parts], stamps);

/** One packing that stands. */
export const one = (ground: string, drawn: string, scale = 1.35): string =>
  picture([cloth(ground), halo, at([400, 500], drawn, { scale })]);
/** Two of them, of two kinds. */
export const two = (ground: string, left: string, right: string, scale = 1.15): string =>
  picture([cloth(ground), halo, at([300, 490], left, { scale }), at([500, 510], right, { scale })]);
/** The same twice. */
export const twice = (ground: string, drawn: string, scale = 1.1): string =>
  picture(
    [
      cloth(ground),
      halo,
      stamp('o', [270, 480], { scale }),
      stamp('o', [510, 505], { scale: scale * 1.06 }),
    ],
    { o: drawn },
  );
