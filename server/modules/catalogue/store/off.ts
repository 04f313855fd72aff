import { dateTimeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { recordByItself, type Recorded } from '#server/modules/audit/index.ts';
import {
  lockDishes,
  type OffStanding,
  offStandings,
  type Size,
  storesWithDue,
  type SwitchedStore,
  switchOff,
  switchOn,
} from './off-repo.ts';
import { lockDue, overIn, storeOptions } from './off-parts-repo.ts';
import { switchOptions, switchSizes } from './off-parts.ts';
import { stockMoved } from './stock.ts';

export { dishesToSwitch, linesOff, type MenuDish } from './off-repo.ts';
export { storeOptions } from './off-parts-repo.ts';

/** What is switched: whole dishes, sizes of dishes, options of the store by the ids of their values. */
export type OutThings = {
  dishes: readonly string[];
  sizes: readonly Size[];
  options: readonly string[];
};
export type Standing = Pick<OffStanding, 'isOff' | 'until'>;

/** Menus and searches of every server learn of it at once; pages of a supermarket are read from its products each time (ADR 0031). */
const announce = async (query: Query, { merchantId, id, kind }: SwitchedStore): Promise<void> => {
  const moved = { merchantId, storeId: id, pieces: 0, isShown: true, isFound: true };
  if (kind === 'takeout') await stockMoved(query, moved);
};

/** Switches things off until their end, or on again. Gives how those that the store has stood before. Dishes are locked before the store, as buyers do: nobody waits in a ring. */
export const switchThings = async (
  query: Query,
  store: SwitchedStore,
  { dishes, sizes, options }: OutThings,
  after: Standing,
): Promise<OffStanding[]> => {
  await lockDishes(query, store, [...dishes, ...sizes.map(({ productId }) => productId)]);
  const before = await offStandings(query, store, dishes);
  if (!after.isOff) await switchOn(query, store, dishes);
  else await switchOff(query, store, { ids: dishes, until: after.until });
  before.push(...(await switchSizes(query, store, sizes, after)));
  before.push(...(await switchOptions(query, store, options, after)));
  await announce(query, store);
  return before;
};

const soldOutFact = ({ isOff, until }: Standing): string => {
  if (!isOff) return 'no';
  return until === null ? 'yes' : dateTimeText(until);
};

/** How things came to be sold out, or back: what the audit keeps of it (decision DA28). */
export const soldOutChanges = (
  storeId: string,
  things: readonly OffStanding[],
  after: Standing,
): Recorded[] =>
  things.map((before) => ({
    storeId,
    thing: 'SOLD_OUT',
    thingId: before.id,
    name: before.name,
    act: 'CHANGED',
    before: { soldOut: soldOutFact(before) },
    after: { soldOut: soldOutFact(after) },
  }));

const ON: Standing = { isOff: false, until: null };

/** Brings everything back whose time to be out is over (ADR 0039); the audit has it as come about by itself. Gives the number of stores. */
export const bringDishesBack = async (
  { db, random }: { db: Db; random: Random },
  now: Instant,
): Promise<number> => {
  const stores = await storesWithDue(db.query, now);
  for (const store of stores)
    await db.tx(async (query) => {
      const due = await lockDue(query, store, now);
      const { off } = await storeOptions(query, store, { lock: true });
      const things = { ...due, options: overIn(off, now) };
      await recordByItself(
        query,
        { merchantId: store.merchantId, at: now, random },
        soldOutChanges(store.id, await switchThings(query, store, things, ON), ON),
      );
    });
  return stores.length;
};
