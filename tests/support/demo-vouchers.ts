import { asId, type OrderId, type ProductId, type VoucherId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { randomUUID } from 'node:crypto';
import { signInMember, testClient, type TestClient } from './server-client.ts';

export type Bought = {
  orderId: OrderId;
  orderNo: string;
  vouchers: { voucherId: VoucherId; code: string }[];
};

/** The demonstration's vouchers by state, as a start of the server prints them. */
export const printedVouchers = (log: string): Record<string, string> =>
  Object.fromEntries(
    [...log.matchAll(/^\s+(\d{4}) (\d{4}) (\d{4})\s+([\w-]+)/gm)].map(([, a, b, c, label]) => [
      label!,
      a! + b! + c!,
    ]),
  );

const pay = async (url: string, payParams: string): Promise<void> => {
  const { tradeNo } = JSON.parse(payParams) as { tradeNo: string };
  const reply = await fetch(`${url}/sandbox-bank`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ tradeNo, action: 'pay' }).toString(),
  });
  if (reply.status !== 303) throw new Error(`the sandbox bank answered ${reply.status}`);
};

/** A consumer of the demonstration, signed in. */
export const consumer = async (url: string, phone = '66880002'): Promise<TestClient> => {
  const client = testClient({ url });
  await signInMember(client, phone);
  return client;
};

type Wanted = { product: string; quantity?: number };

/** Orders vouchers of a product and leaves them unpaid. */
export const order = async (
  { api }: TestClient,
  { product, quantity = 1 }: Wanted,
): Promise<{ orderId: OrderId; totalAmount: Cents }> => {
  const productId = asId<ProductId>(product);
  const { totalAmount } = await api.groupOrderCheckProduct({ productId, quantity });
  const { orderId } = await api.groupOrderCreate(
    { productId, quantity, totalAmount },
    { key: randomUUID() },
  );
  return { orderId, totalAmount };
};

/** Buys vouchers of a product and pays for them through the sandbox bank. */
export const buy = async (url: string, client: TestClient, wanted: Wanted): Promise<Bought> => {
  const { orderId, totalAmount } = await order(client, wanted);
  const { payParams } = await client.api.paymentExecute(
    { type: 'MP_TEST_PAY', paymentOrderType: 'GROUP_ORDER', tradeId: orderId, totalAmount },
    { key: randomUUID() },
  );
  await pay(url, payParams);
  const { vouchers, orderInfo } = await client.api.groupOrderGet({ orderId });
  return {
    orderId,
    orderNo: orderInfo.orderNo,
    vouchers: vouchers.map(({ voucherId, code }) => ({ voucherId, code })),
  };
};

/** The text that the voucher's rotating QR shows now. */
export const qrNow = async (
  client: TestClient,
  { orderId, voucherId }: { orderId: OrderId; voucherId: VoucherId },
): Promise<string> => {
  const { items } = await client.api.groupOrderQr({ orderId });
  const text = items.find((item) => item.voucherId === voucherId)?.codes[0]?.text;
  if (text === undefined) throw new Error('the voucher shows no QR');
  return text;
};
