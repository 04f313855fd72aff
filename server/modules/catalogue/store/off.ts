import { dateTimeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { recordByItself, type Recorded } from '#server/modules/audit/index.ts';
import { bringBackAt, type OffStanding, storesWithDue } from './off-repo.ts';

export {
  dishesOff,
  dishesToSwitch,
  type MenuDish,
  offStandings,
  type OffStanding,
  switchOff,
  switchOn,
} from './off-repo.ts';

type Standing = Pick<OffStanding, 'isOff' | 'until'>;

const soldOutFact = ({ isOff, until }: Standing): string => {
  if (!isOff) return 'no';
  return until === null ? 'yes' : dateTimeText(until);
};

/** How dishes came to be sold out, or back: what the audit keeps of it (decision DA28). */
export const soldOutChanges = (
  storeId: string,
  dishes: readonly OffStanding[],
  after: Standing,
): Recorded[] =>
  dishes.map((dish) => ({
    storeId,
    thing: 'SOLD_OUT',
    thingId: dish.id,
    name: dish.name,
    act: 'CHANGED',
    before: { soldOut: soldOutFact(dish) },
    after: { soldOut: soldOutFact(after) },
  }));

/** Brings every dish back whose time to be out is over (ADR 0039); the audit has it as come about by itself. Gives the number of stores. */
export const bringDishesBack = async (
  { db, random }: { db: Db; random: Random },
  now: Instant,
): Promise<number> => {
  const stores = await storesWithDue(db.query, now);
  for (const store of stores)
    await db.tx(async (query) => {
      const dishes = await bringBackAt(query, store, now);
      await recordByItself(
        query,
        { merchantId: store.merchantId, at: now, random },
        soldOutChanges(store.id, dishes, { isOff: false, until: null }),
      );
    });
  return stores.length;
};
