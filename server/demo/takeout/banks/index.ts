import type { DishClass } from '../bank.ts';
import { bakery } from './bakery.ts';
import { bubbleTea } from './bubble-tea.ts';
import { cafe } from './cafe.ts';
import { cantonese } from './cantonese.ts';
import { coffee } from './coffee.ts';
import { congee } from './congee.ts';
import { hotpot } from './hotpot.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { macanese } from './macanese.ts';
import { portuguese } from './portuguese.ts';
import { roast } from './roast.ts';
import { seafood } from './seafood.ts';
import { sichuan } from './sichuan.ts';
import { thai } from './thai.ts';
import { vegetarian } from './vegetarian.ts';
import { western } from './western.ts';

/** Menus by cuisine, from which each store's own is made. */
export const BANKS = {
  cantonese,
  roast,
  congee,
  macanese,
  portuguese,
  cafe,
  japanese,
  korean,
  thai,
  hotpot,
  bubbleTea,
  bakery,
  coffee,
  western,
  vegetarian,
  seafood,
  sichuan,
} as const satisfies Record<string, readonly DishClass[]>;
export type Cuisine = keyof typeof BANKS;
