import { BAKED_PICTURES } from './pictures-baked.ts';
import { DISH_PICTURES } from './pictures-dishes.ts';
import { DRINK_PICTURES } from './pictures-drinks.ts';
import { PLEASURE_PICTURES } from './pictures-pleasures.ts';
import { STORE_PICTURES } from './pictures-stores.ts';

/** Every picture of the town by file name without its ending. */
export const PICTURES: Readonly<Record<string, string>> = {
  ...BAKED_PICTURES,
  ...DISH_PICTURES,
  ...DRINK_PICTURES,
  ...PLEASURE_PICTURES,
  ...STORE_PICTURES,
};
