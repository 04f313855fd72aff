import type { DeliveryOffer } from '#shared/pricing/delivery/delivery-plan.ts';
import type { Db } from '#server/db/db.ts';
import { json, pick, row, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import {
  TAKEOUT_STORE_ROW,
  STORE_COLUMNS,
  takeoutStoreOf,
  type TakeoutStore,
} from '../store/store-repo.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { nearIndexes } from './near-index.ts';
import { cachedById } from './cached.ts';
import { plannedOf, type Planned } from '../store/planned-repo.ts';
import { deliveryOffer } from '../store/activity-document.ts';

type Offer = {
  kind: 'delivery' | 'merchantDelivery';
  rules: DeliveryOffer;
  startsAt: number;
  endsAt: number | null;
};
/** What a card shows of a store: the store, what lowers its delivery fee, and what it planned itself. */
export type CardFacts = {
  store: TakeoutStore;
  offers: readonly Offer[];
  planned: readonly Planned[];
};

const LOAD_ROW = row({
  ...pick(TABLES.takeout_activity, 'store_id', 'starts_at', 'ends_at'),
  kind: word(['delivery', 'merchantDelivery']),
  rules: json(deliveryOffer),
});
const load = async (
  { query }: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardFacts>> => {
  const [stores, offers, planned] = await Promise.all([
    query(
      `SELECT ${STORE_COLUMNS} FROM takeout_store WHERE id = ANY($1::text[])`,
      [ids],
      TAKEOUT_STORE_ROW,
    ),
    query(
      `SELECT store_id, kind, rules, starts_at, ends_at FROM takeout_activity WHERE kind IN ('delivery', 'merchantDelivery') AND store_id = ANY($1::text[]) ORDER BY position`,
      [ids],
      LOAD_ROW,
    ),
    plannedOf(query, ids),
  ]);
  const byStore = groupBy(offers.rows, ({ store_id }) => store_id);
  return new Map(
    stores.rows.map((row) => [
      row.id,
      {
        store: takeoutStoreOf(row),
        planned: planned.get(row.id) ?? [],
        offers: (byStore.get(row.id) ?? []).map(({ kind, rules, starts_at, ends_at }) => ({
          kind,
          rules,
          startsAt: starts_at,
          endsAt: ends_at,
        })),
      },
    ]),
  );
};

/** The facts of cards, by store: as fresh as the index that the stores were found in. */
export const cardFacts = {
  takeout: cachedById(load, nearIndexes.takeout.edition),
  market: cachedById(load, nearIndexes.market.edition),
};
