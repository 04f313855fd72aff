/** What became of a scan while goods are picked. */
export const PICK_OUTCOMES = [
  'PICKED',
  'SHORT',
  'EAN_UNKNOWN',
  'EAN_WRONG',
  'WEIGHT_ABOVE',
] as const;
/** What became of a scan while goods are picked. */
export type PickOutcome = (typeof PICK_OUTCOMES)[number];

/** Why there is less than was ordered: none on the shelf, damaged, date too near, wrong place, other. */
export const SHORT_REASONS = [1, 2, 3, 4, 5] as const;
/** Why there is less than was ordered. */
export type ShortReason = (typeof SHORT_REASONS)[number];

/** How a packed bag is kept until it leaves: in the room, in the fridge, in the freezer. */
export const BAG_TEMPS = ['ROOM', 'COLD', 'FROZEN'] as const;
/** How a packed bag is kept until it leaves. */
export type BagTemp = (typeof BAG_TEMPS)[number];
