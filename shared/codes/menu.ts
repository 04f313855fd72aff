import { cents } from '../kernel/money.ts';

/** How long texts of a menu are at most, and how many of each thing it holds. */
export const MENU_LIMITS = {
  className: 40,
  name: 60,
  description: 300,
  sizeName: 60,
  optionName: 60,
  number: 40,
  shelf: 30,
  stock: 999_999,
  limit: 999,
  sizes: 20,
  optionsOfDish: 20,
  options: 100,
  values: 30,
  classes: 300,
  dishes: 20_000,
  drafts: 200,
  prepMinutes: 120,
  saleHours: 3,
} as const;

/** Prices of dishes and sizes, in cents: from $0.10 to $100,000. */
export const DISH_PRICE = { least: cents(10), most: cents(10_000_000) } as const;
/** Prices of boxes and options, which may cost nothing, in cents. */
export const EXTRA_PRICE = { least: cents(0), most: cents(1_000_000) } as const;

/** Which dishes a list of the menu shows: all, those that guests cannot order now, those not shown. */
export const MENU_STATES = ['ALL', 'OUT', 'HIDDEN'] as const;
/** Which dishes a list of the menu shows. */
export type MenuState = (typeof MENU_STATES)[number];
