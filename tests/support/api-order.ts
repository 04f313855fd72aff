import { randomUUID } from 'node:crypto';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { TestClient } from './server-client.ts';

type Wanted = { storeId: string; dish: MenuProductRow; quantity?: number };

/** Orders a dish for a pickup as soon as possible, over the wire, and leaves it unpaid. */
export const orderByApi = async (
  { api }: TestClient,
  { storeId, dish, quantity = 2 }: Wanted,
): Promise<OrderId> => {
  const { storeHighProps } = await api.takeoutMenu({ storeId: asId(storeId) });
  const { sku, props } = defaultSelection(menuProductWithOptions(dish, storeHighProps));
  const { result } = await api.takeoutAskForTimes({ storeId: asId(storeId) });
  const { isNow, at } = result[0]!;
  const body = {
    storeId: asId<never>(storeId),
    deliveryType: 3,
    productList: [
      {
        productId: dish.productId,
        skuId: sku!.skuId,
        quantity,
        props: [...props],
        selectedPurchase: false,
      },
    ],
    askForTime: { isNow, at },
  };
  const { quote } = await api.takeoutCheckProduct(body);
  const { tradeId } = await api.takeoutOrderCreate(
    {
      ...body,
      totalPrice: quote!.totalPrice,
      tablewareQty: 0,
      buyer: { region: '853', phone: '66880001' },
    },
    { key: randomUUID() },
  );
  return tradeId;
};

type Payable = { tradeId: OrderId; totalPrice: Cents; orderType?: PaidOrderType };

/** Begins to pay an order over the wire; the returned call pays it, at the sandbox bank. */
export const paymentByApi = async (
  url: string,
  { api }: TestClient,
  { tradeId, totalPrice, orderType = 'TAKEOUT_ORDER' }: Payable,
): Promise<() => Promise<void>> => {
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: orderType,
    tradeId,
    totalAmount: totalPrice,
  });
  const { tradeNo } = JSON.parse(payParams) as { tradeNo: string };
  return async () => {
    await fetch(`${url}/sandbox-bank`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ tradeNo, action: 'pay' }),
    });
  };
};

/** Pays an order over the wire, at the sandbox bank. */
export const payByApi = async (url: string, member: TestClient, payable: Payable): Promise<void> =>
  (await paymentByApi(url, member, payable))();
