import { cups } from './cups.ts';
import { neighbourhoodMain } from './neighbourhood-main.ts';
import { neighbourhoodMore } from './neighbourhood-more.ts';
import { pleasures } from './pleasures.ts';
import { stays } from './stays.ts';
import { tables } from './tables.ts';
import type { TownProduct } from './town.ts';

export { merchants } from './merchants.ts';
export { stores } from './stores.ts';
export type {
  Bilingual,
  Category,
  TownContent,
  TownMerchant,
  TownProduct,
  TownStore,
} from './town.ts';

/** All group-buy products of the town, in the order in which the seed writes them. */
export const products: readonly TownProduct[] = [
  ...neighbourhoodMain,
  ...tables,
  ...cups,
  ...pleasures,
  ...stays,
  ...neighbourhoodMore,
];
