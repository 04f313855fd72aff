import type { GroupSort } from '#shared/codes/group-list.ts';

type Ranked = { score: number | null; sold: number };
/** What a store without a score counts as, and what one star is worth in metres. */
const USUAL_SCORE = 4;
const STAR_METERS = 1200;
const MOST_SOLD = 3000;

/** Sorts go by so much for a metre, and by something of the deal's or the store's own; less comes first. What a deal costs depends on the moment: `price` has nothing here. */
export const SORTS: Readonly<Record<GroupSort, { aMeter: 0 | 1; own: (of: Ranked) => number }>> = {
  overall: {
    aMeter: 1,
    own: ({ score, sold }) => -(score ?? USUAL_SCORE) * STAR_METERS - Math.min(sold, MOST_SOLD) / 3,
  },
  distance: { aMeter: 1, own: () => 0 },
  sales: { aMeter: 0, own: ({ sold }) => -sold },
  score: { aMeter: 0, own: ({ score }) => -(score ?? 0) },
  price: { aMeter: 0, own: () => 0 },
};
