import { BAKED_PICTURES } from './pictures-market-baked.ts';
import { CARE_PICTURES } from './pictures-market-care.ts';
import { DRINK_PICTURES } from './pictures-market-drinks.ts';
import { FRESH_PICTURES } from './pictures-market-fresh.ts';
import { HOME_PICTURES } from './pictures-market-home.ts';
import { PANTRY_PICTURES } from './pictures-market-pantry.ts';
import { PRODUCE_PICTURES } from './pictures-market-produce.ts';
import { SNACK_PICTURES } from './pictures-market-snacks.ts';

/** What the supermarkets sell, by name; several articles show the same drawing. */
export const MARKET_PICTURES: Readonly<Record<string, string>> = {
  ...PRODUCE_PICTURES,
  ...FRESH_PICTURES,
  ...BAKED_PICTURES,
  ...DRINK_PICTURES,
  ...PANTRY_PICTURES,
  ...SNACK_PICTURES,
  ...HOME_PICTURES,
  ...CARE_PICTURES,
};
