import { neighbourhoodProducts } from './products-neighbourhood.ts';
import type { TownProduct } from './town.ts';

export { merchants } from './merchants.ts';
export { stores } from './stores.ts';
export type { Bilingual, Category, TownContent, TownMerchant, TownProduct, TownStore } from './town.ts';

/** All group-buy products of the town, in the order in which the seed writes them. */
export const products: readonly TownProduct[] = [...neighbourhoodProducts];
