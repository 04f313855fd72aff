import { blueTilePage } from './blue-tile.ts';
import { jadePage } from './jade.ts';
import { neighbourhoodPage } from './neighbourhood.ts';
import type { TownPage } from './page.ts';
import { pearlPage } from './pearl.ts';
import { stillPage } from './still.ts';

export type { TownPage, TownPiece, TownStorePage } from './page.ts';

/** What stores of the town show of themselves, by merchant. */
export const pages: Readonly<Record<string, TownPage>> = {
  neighbourhood: neighbourhoodPage,
  'blue-tile': blueTilePage,
  'jade-pavilion': jadePage,
  'pearl-leaf': pearlPage,
  'still-water': stillPage,
};
