import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { orderBasket } from '#tests/support/market-orders.ts';
import { TEST_MARKET } from '#tests/support/market-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
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
