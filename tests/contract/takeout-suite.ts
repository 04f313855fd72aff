import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { moveTo } from '#tests/support/move-order.ts';
import { TEST_ADDRESS, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { bank } from './suite.ts';

export type CreateBody = BodyOf<Contract['takeoutOrderCreate']>;

/** A line of the test store's menu. */
export const dish = (
  productId: string,
  quantity = 1,
  more: Partial<CreateBody['productList'][number]> = {},
): CreateBody['productList'][number] => ({
  productId: asId(productId),
  skuId: `${productId}-1`,
  quantity,
  props: [],
  selectedPurchase: false,
  ...more,
});

/** What a guest sends who lets rice be brought. Everything but the total. */
export const checkout = (change: Partial<CreateBody> = {}): CreateBody => ({
  storeId: asId(TEST_STORE.id),
  deliveryType: 1,
  productList: [dish('rice')],
  selectedAddress: TEST_ADDRESS,
  cookTime: { isNow: true, at: instant(0) },
  tablewareQty: 1,
  totalPrice: 0 as never,
  ...change,
});

type Order = NonNullable<Parameters<TestClient['api']['buyerStoreVouchers']>[0]['order']>;
/** A checkout as it is weighed. */
export const weighed = (body: CreateBody): Order =>
  ({
    selectedAddress: null,
    cookTime: null,
    askForTime: null,
    isPlasticBag: true,
    pocketNum: 1,
    offerIds: [],
    paymentType: 'MP_MACAU',
    appVersion: null,
    ...body,
  }) as Order;

/** The same, collected at the counter. */
export const pickup = (change: Partial<CreateBody> = {}): CreateBody =>
  checkout({
    deliveryType: 3,
    selectedAddress: null,
    cookTime: null,
    askForTime: { isNow: true, at: instant(0) },
    buyer: { region: '853', phone: '66880002' },
    ...change,
  });

/** Sends a checkout with the total that the server itself names. */
export const order = async (
  { api }: TestClient,
  body: CreateBody = checkout(),
  key: string = randomUUID(),
): Promise<{ tradeId: OrderId; totalPrice: number; payBefore: number }> => {
  const { quote } = await api.takeoutCheckProduct(body);
  return api.takeoutOrderCreate({ ...body, totalPrice: quote!.totalPrice }, { key });
};

/** Starts the payment of an order; gives the number that the bank knows. */
export const payTakeout = async (
  { api }: TestClient,
  { tradeId, totalPrice }: { tradeId: OrderId; totalPrice: number },
): Promise<string> => {
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: 'TAKEOUT_ORDER',
    tradeId,
    totalAmount: totalPrice as never,
  });
  return (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
};

/** An order that is paid. */
export const paidOrder = async (
  server: InProcess,
  client: TestClient,
  body: CreateBody = checkout(),
): Promise<OrderId> => {
  const made = await order(client, body);
  await bank(server, await payTakeout(client, made), 'pay');
  return made.tradeId;
};

const COURSE = [
  'ACCEPTED',
  'RIDER_ASSIGNED',
  'RIDER_AT_STORE',
  'PICKED_UP',
  'RIDER_ARRIVED',
  'COMPLETED',
] as const;

/** Plays store and rider of a paid order until it is at the door; of one that is on its course, what is left of it. */
export const completeOrder = async (
  { deps }: Pick<InProcess, 'deps'>,
  tradeId: OrderId,
  at: Instant,
  course: readonly (typeof COURSE)[number][] = COURSE,
): Promise<void> => {
  for (const kind of course) {
    const patch =
      kind === 'RIDER_ASSIGNED'
        ? { riderId: 'rider-of-test' }
        : kind === 'COMPLETED'
          ? { completedAt: at }
          : {};
    await moveTo(deps.db, tradeId, kind, at, { patch });
  }
};

/** The store accepted an order, and its guest's minute to call it off is over. */
export const pastCalling = async (
  server: InProcess,
  tradeId: OrderId,
  at: Instant,
): Promise<void> => {
  await completeOrder(server, tradeId, at, ['ACCEPTED']);
  await server.deps.db.query('UPDATE takeout_order SET paid_at = paid_at - 120000 WHERE id = $1', [
    tradeId,
  ]);
};

/** Orders of the test store that owe a channel other money than they gave back. */
export const unevenMoneyBack = async ({ deps }: InProcess): Promise<string[]> => {
  const { rows } = await deps.db.query<{ id: string }>(
    `SELECT o.id FROM takeout_order o
     LEFT JOIN (SELECT order_id, sum(amount) AS owed FROM money_back WHERE order_type = 'TAKEOUT_ORDER' GROUP BY order_id) b ON b.order_id = o.id
     WHERE o.store_id = $1 AND o.refund_amount <> coalesce(b.owed, 0)`,
    [TEST_STORE.id],
  );
  return rows.map(({ id }) => id);
};
