import { cents, type Cents } from '#shared/kernel/money.ts';
import { isPastLastDay } from '#shared/group/voucher-window.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { flashPrices } from '../group-special/specials.ts';
import { columnsOf } from './columns.ts';
import { priceIn } from './find.ts';
import { town, type TownDeal } from './town.ts';

/** What one piece costs now of the dearest deal that can be bought: of some stores and of some deals, by their ids. What sells nothing is missing. */
export const dearestDeals = async (
  db: Db,
  { storeIds, productIds }: { storeIds: readonly string[]; productIds: readonly string[] },
  now: Instant,
): Promise<{ stores: ReadonlyMap<string, Cents>; products: ReadonlyMap<string, Cents> }> => {
  const shelf = await town.get(db);
  const priceOf = priceIn(await flashPrices(db, now));
  const { places } = columnsOf(shelf);
  const day = dayOf(now);
  const dearest = (deals: readonly TownDeal[]): Cents =>
    cents(
      Math.max(
        0,
        ...deals
          .filter(
            ({ stock, onSaleFrom, validity }) =>
              stock !== 0 && (onSaleFrom ?? 0) <= now && !isPastLastDay(validity, day),
          )
          .map(priceOf),
      ),
    );
  const wanted = new Set(storeIds);
  const stores = shelf.stores.filter(({ id }) => wanted.has(id));
  const deals = productIds.flatMap((id) => shelf.deals[places.get(id) ?? -1] ?? []);
  return {
    stores: new Map(stores.map((store) => [store.id, dearest(store.deals)])),
    products: new Map(deals.map((deal) => [deal.id, dearest([deal])])),
  };
};
