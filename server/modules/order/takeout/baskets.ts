import { asId } from '#shared/kernel/ids.ts';
import { dayOf, instant, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { takeoutPriceInput } from '#shared/order/checkout/takeout-price.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { Query } from '#server/db/db.ts';
import {
  dishesByIds,
  giftProducts,
  NOTHING_TAKEN,
  optionGroups,
  priceStoreOf,
  type TakeoutActivity,
  type TakeoutProduct,
  type TakeoutStore,
} from '#server/modules/catalogue/index.ts';
import { inSource, type Menu } from './choices.ts';
import type { TakeoutOrder } from './order.ts';
import { ordersWhere } from './order-repo.ts';
import { bagsOf } from './price.ts';
import { askedLine } from './asked-line.ts';

/** The latest orders of a store that were paid since a moment and not called off. */
export const basketsSince = (
  query: Query,
  { merchantId, id }: Pick<TakeoutStore, 'merchantId' | 'id'>,
  since: Instant,
  most: number,
): Promise<TakeoutOrder[]> =>
  ordersWhere(
    query,
    'merchant_id = $1 AND store_id = $2 AND paid_at >= $3 AND status >= 1 ORDER BY paid_at DESC, id DESC LIMIT $4',
    [merchantId, id, since, most],
  );

/** What a store has on while baskets are priced. `dishOf`: a dish as it then is in its promotions. */
export type BasketOffers = {
  activities: readonly TakeoutActivity[];
  dishOf: (dish: TakeoutProduct) => TakeoutProduct;
};

/** A dish as it is at any time: what was ordered ahead counts, whatever the hour of the order. */
const atAnyTime = (dish: TakeoutProduct): TakeoutProduct => {
  const { saleHours: _, ...facts } = dish.facts;
  return { ...dish, facts };
};

/** Today, at the time of day of a moment: what a flash sale of some hours goes by. */
const todayAt = (moment: Instant, now: Instant): Instant =>
  instant(startOfDay(dayOf(now)) + (moment - startOfDay(dayOf(moment))));

/**
 * Prices orders anew at today's menu, with any offers: as the checkout does, but without vouchers, gold, mCoin and what the guest had before.
 * Null: the menu no longer has what was ordered.
 */
export const basketPricer = async (
  query: Query,
  store: TakeoutStore,
  orders: readonly TakeoutOrder[],
  { running, now }: { running: readonly TakeoutActivity[]; now: Instant },
): Promise<(offers: BasketOffers) => (CartQuote | null)[]> => {
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const dishes = await dishesByIds(query, store, [...new Set(ids)]);
  const options = await optionGroups(query, store);
  const gifts = await giftProducts(query, store, running);
  const quoteOf = (order: TakeoutOrder, menu: Menu): CartQuote | null => {
    const { snapshot, lines: bought } = order;
    const asked = bought.map(({ productId, skuId, quantity, props, selectedPurchase }) =>
      askedLine(
        {
          productId: asId(productId),
          skuId,
          quantity,
          selectedPurchase,
          props: props.map((prop) => ({ ...prop })),
        },
        menu,
        menu.now,
      ),
    );
    const lines = asked.flatMap(({ found }) => (found === null ? [] : [found.line]));
    if (lines.length < bought.length) return null;
    const { holiday, special } = snapshot.fees;
    const input = takeoutPriceInput(
      priceStoreOf(store, { ...menu, gifts }, inSource),
      [...menu.products.values()].map(({ id, boxPrice }) => ({ productId: id, boxPrice })),
      {
        lines,
        way:
          snapshot.address === null
            ? { kind: 'pickup' }
            : { kind: 'delivery', point: snapshot.address },
        bags: bagsOf(store, snapshot),
        serviceFees: [
          { kind: 'holiday', cents: holiday },
          { kind: 'specialPeriod', cents: special },
        ],
        buyer: { isLoggedIn: true, appVersion: null, paymentChannel: order.paymentType },
        chosenOffers: [],
      },
    );
    return priceCart(input, menu.now);
  };
  return ({ activities, dishOf }) => {
    const products = new Map(dishes.map((dish) => [dish.id, atAnyTime(dishOf(dish))]));
    return orders.map((order) =>
      quoteOf(order, {
        products,
        options,
        activities,
        taken: NOTHING_TAKEN,
        now: todayAt(order.createdAt, now),
      }),
    );
  };
};
