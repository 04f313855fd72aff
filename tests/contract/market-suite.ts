import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Query } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { activityRow } from '#tests/support/market-activities.ts';
import { orderBasket } from '#tests/support/market-orders.ts';
import { TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { TEST_ADDRESS } from '#tests/support/takeout-store.ts';
import { dish } from './takeout-suite.ts';

export type MarketBody = BodyOf<Contract['marketOrderCreate']>;

/** What a guest sends who lets goods be brought. Everything but the total. */
export const basket = (change: Partial<MarketBody> = {}): MarketBody => ({
  storeId: asId(TEST_MARKET.id),
  deliveryType: 1,
  productList: [dish('soap')],
  selectedAddress: TEST_ADDRESS,
  cookTime: { isNow: true, at: instant(0) },
  totalPrice: 0 as never,
  ...change,
});

/** Orders it with the total that the server itself names. */
export const buy = (client: TestClient, body: MarketBody = basket(), key?: string) =>
  orderBasket(client, body, key);

/** An order of a supermarket that is paid. */
export const paidMarketOrder = async (
  server: InProcess,
  client: TestClient,
  body: MarketBody = basket(),
): Promise<OrderId> => {
  const { tradeId, totalPrice } = await buy(client, body);
  await payByApi(server.url, client, { tradeId, totalPrice, orderType: 'MARKET_ORDER' });
  return tradeId;
};

export type PutOn = <K extends ActivityKind>(kind: K, rules: ActivityRules[K]) => Promise<void>;

/** Puts an activity on at the test market, as `test.` and its kind. */
export const addActivity = <K extends ActivityKind>(
  query: Query,
  kind: K,
  rules: ActivityRules[K],
): Promise<void> =>
  insertRows(query, 'takeout_activity', [activityRow(`test.${kind}`, kind, rules)]);

/** What is left of one of its stocks, by the way to it in the rules. */
export const leftOfActivity = async (
  query: Query,
  kind: ActivityKind,
  path: string,
): Promise<string> =>
  (
    await query<{ left: string }>(
      'SELECT rules #>> $3::text[] AS left FROM takeout_activity WHERE store_id = $1 AND id = $2',
      [TEST_MARKET.id, `test.${kind}`, path.split('.')],
    )
  ).rows[0]!.left;
