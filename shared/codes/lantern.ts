import { table } from './table.ts';

/** Category icons of the takeout side, `/orgs/basic/lantern/_list_new` (spec 001 §7). */
export const takeoutLantern = table({ home: 1, search: 2 });
/** The name of a lantern of the takeout home. */
export type TakeoutLantern = ReturnType<typeof takeoutLantern.nameOf>;

/** Category icons of the market, `/market/user_side/lantern/_list` (spec 002 §7, §9). */
export const marketLantern = table({ main: 2, small: 3, search: 6 });
/** The name of a lantern of the supermarket home. */
export type MarketLantern = ReturnType<typeof marketLantern.nameOf>;
