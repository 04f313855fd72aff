import { islands } from './stores-islands.ts';
import { peninsula } from './stores-peninsula.ts';
import type { TownTakeout } from './town-store.ts';

export { CATEGORIES, categoriesOf } from './categories.ts';
export type { TownTakeout } from './town-store.ts';

/** Every takeout store of the town. */
export const takeouts: readonly TownTakeout[] = [...peninsula, ...islands];

/** Stores that are always in one state, for tests and tours. */
export const TAKEOUT_EXAMPLES = {
  open: 't-lotus-congee',
  big: 't-food-hall',
  resting: 't-jade-roast',
  overloaded: 't-dragon-tea',
  closed: 't-coloane-tavern',
  closedPreOrder: 't-dawn-bakery',
  preOrderOnly: 't-sweet-hours',
  pickupOnly: 't-guia-coffee',
} as const;
