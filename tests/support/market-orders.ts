import { randomUUID } from 'node:crypto';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { isPlain, shelfOf } from './kept-cart.ts';
import { payByApi } from './api-order.ts';
import type { TestClient } from './server-client.ts';
import { TEST_ADDRESS } from './takeout-store.ts';

/** A supermarket of the town that is open at any hour and has everything on. */
export const OPEN_MARKET = 'm-praia-grande';

type Body = BodyOf<Contract['marketOrderCreate']>;

/** What a guest sends who has two products brought from `OPEN_MARKET`: three pieces of each. Everything but the total. */
export const townBasket = async (client: TestClient, change: Partial<Body> = {}): Promise<Body> => {
  const { products, storeHighProps } = await shelfOf(client, OPEN_MARKET);
  const chosen = products.filter((row) => isPlain(row) && row.price >= 2000).slice(0, 2);
  return {
    storeId: asId(OPEN_MARKET),
    deliveryType: 1,
    productList: chosen.map((row) => {
      const { sku, props } = defaultSelection(menuProductWithOptions(row, storeHighProps));
      return {
        productId: row.productId,
        skuId: sku!.skuId,
        quantity: 3,
        props: [...props],
        selectedPurchase: false,
      };
    }),
    selectedAddress: TEST_ADDRESS,
    cookTime: { isNow: true, at: instant(0) },
    totalPrice: 0 as never,
    ...change,
  };
};

/** Sends an order with the total that the server itself names. */
export const orderBasket = async (
  { api }: TestClient,
  body: Body,
  key: string = randomUUID(),
): Promise<ReplyOf<Contract['marketOrderCreate']>> => {
  const { quote, refusals } = await api.marketCheckProduct(body);
  if (quote === null) throw new Error(refusals.map(({ note }) => note).join());
  return api.marketOrderCreate({ ...body, totalPrice: quote.totalPrice }, { key });
};

/** A supermarket order that is paid. */
export const paidBasket = async (url: string, client: TestClient, body: Body): Promise<OrderId> => {
  const { tradeId, totalPrice } = await orderBasket(client, body);
  await payByApi(url, client, { tradeId, totalPrice, orderType: 'MARKET_ORDER' });
  return tradeId;
};
