import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { dishesByIds } from '#server/modules/catalogue/index.ts';
import {
  guestsAtStores,
  hasRefunds,
  pickupOffers,
  refundedPieces,
  refundsOf,
  riderNames,
  stopsOfOrders,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { marksOf, stationsOfDishes } from './kitchen-repo.ts';
import { deskOrderRow } from './present.ts';

/** What the menu says now of what is in these orders, by product: allergens in words, and minutes of its own. */
const dishesIn = async ({ deps, t }: MerchantContext, orders: readonly TakeoutOrder[]) => {
  const { query } = deps.db;
  const found = await Promise.all(
    [...groupBy(orders, ({ storeId }) => storeId)].map(([id, ofStore]) => {
      const ids = ofStore.flatMap(({ lines }) => lines.map(({ productId }) => productId));
      return dishesByIds(query, { merchantId: ofStore[0]!.merchantId, id }, [...new Set(ids)]);
    }),
  );
  const allergens = new Map<string, string[]>();
  const prep = new Map<string, number>();
  for (const { id, facts } of found.flat()) {
    allergens.set(
      id,
      (facts.allergens ?? []).map((allergen) => t(`shop.allergen.${allergen}`)),
    );
    if (facts.prepMinutes !== undefined) prep.set(id, facts.prepMinutes);
  }
  return { allergens, prep };
};

/** What was refunded of those orders that had a refund at all, by order. */
const refundedIn = async (
  query: Query,
  orders: readonly TakeoutOrder[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> =>
  new Map(
    await Promise.all(
      orders
        .filter(hasRefunds)
        .map(async (order) => [order.id, refundedPieces(await refundsOf(query, order))] as const),
    ),
  );

/** Orders as the desk reads them, in the order in which they are given. `known`: their guests, where the caller has read them. */
export const deskOrderRows = async (
  context: MerchantContext,
  orders: readonly TakeoutOrder[],
  known?: Awaited<ReturnType<typeof guestsAtStores>>,
): Promise<DeskOrder[]> => {
  if (orders.length === 0) return [];
  const { query } = context.deps.db;
  const riderIds = [...new Set(orders.flatMap(({ riderId }) => riderId ?? []))];
  const ids = orders.map(({ id }) => id);
  const { merchantId } = context.session;
  const [guests, riders, dishes, refunded, marks, stations, stops, offers] = await Promise.all([
    known ?? guestsAtStores(query, orders),
    riderNames(query, riderIds),
    dishesIn(context, orders),
    refundedIn(query, orders),
    marksOf(query, orders),
    stationsOfDishes(query, orders),
    stopsOfOrders(query, merchantId, ids),
    pickupOffers(query, merchantId, ids),
  ]);
  return orders.map((order) =>
    deskOrderRow(
      order,
      {
        guest: guests.get(`${order.userId}/${order.storeId}`) ?? { orders: 0, phone: '' },
        refunded: refunded.get(order.id) ?? new Map(),
        ...dishes,
        marks: marks.get(order.id) ?? new Map(),
        stations: stations.get(order.storeId) ?? new Map(),
        stop: stops.get(order.id) ?? null,
        offer: offers.get(order.id) ?? null,
        riderName: order.riderId === null ? null : (riders.get(order.riderId) ?? null),
      },
      context,
    ),
  );
};

/** One order as the desk reads it. */
export const deskOrderOf = async (
  context: MerchantContext,
  order: TakeoutOrder,
): Promise<DeskOrder> => (await deskOrderRows(context, [order]))[0]!;
