import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError } from '#shared/client/api-error.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import {
  asId,
  type DeviceId,
  type OperatorId,
  type OrderId,
  type RequestId,
  type StoreId,
  type VoucherId,
} from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { testClient, type TestApi } from '#tests/support/server-client.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';

/** Who calls, and where: servers come and go at these addresses. */
export type Caller = { token: string; kind: 'console' | 'web'; urls: () => readonly string[] };
export type Seat = { deviceId: string; operatorId: string };
/** What was answered: to be found again at the end, once each. */
export type Answered = {
  redeems: { requestId: string; verifyId: string; at: number }[];
  orders: string[];
  refunds: string[];
};
type Running = { isOver: () => boolean; answered: Answered };

/** No answer, or "busy": the outcome is unknown, and the same call is sent again. */
const isUnknown = (error: unknown): boolean =>
  !isApiError(error) || error.kind === 'network' || error.code === codeOf('SERVER_BUSY');

/** Sends a call, at one server after another, until it is answered. */
const untilAnswered = async <T>(
  { token, kind, urls }: Caller,
  call: (api: TestApi, url: string) => Promise<T>,
): Promise<T> => {
  for (let turn = 0; ; turn += 1) {
    const url = urls()[turn % urls().length]!;
    try {
      return await call(testClient({ url, kind, token }).api, url);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await sleep(10);
    }
  }
};

/** A till that uses a voucher of very many uses without end. */
export const redeems = async (
  caller: Caller,
  { seat, voucherId }: { seat: Seat; voucherId: string },
  { isOver, answered }: Running,
): Promise<void> => {
  while (!isOver()) {
    const requestId = randomUUID();
    const body = {
      requestId: asId<RequestId>(requestId),
      storeId: asId<StoreId>('senado'),
      deviceId: asId<DeviceId>(seat.deviceId),
      operatorId: asId<OperatorId>(seat.operatorId),
      scannedAt: instant(Date.now()),
      source: 'CAMERA' as const,
      items: [{ voucherId: asId<VoucherId>(voucherId), times: 1 }],
    };
    const { items } = await untilAnswered(caller, (api) => api.groupVerifyCheck(body));
    answered.redeems.push({ requestId, verifyId: items[0]!.verifyId, at: performance.now() });
  }
};

const basket = {
  storeId: asId<never>(TEST_STORE.id),
  deliveryType: 3 as const,
  productList: [
    {
      productId: asId<never>('rice'),
      skuId: 'rice-1',
      quantity: 1,
      props: [],
      selectedPurchase: false,
    },
  ],
  selectedAddress: null,
  cookTime: null,
  askForTime: { isNow: true, at: instant(0) },
  buyer: { region: '853' as const, phone: '66880002' },
  tablewareQty: 1,
};

const paid = async (caller: Caller, tradeId: OrderId, totalPrice: number): Promise<void> => {
  const { payParams } = await untilAnswered(caller, (api) =>
    api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: 'TAKEOUT_ORDER',
      tradeId,
      totalAmount: totalPrice as never,
    }),
  );
  const { tradeNo } = JSON.parse(payParams) as { tradeNo: string };
  await untilAnswered(caller, async (_, url) => {
    const body = new URLSearchParams({ tradeNo, action: 'pay' });
    const { status } = await fetch(`${url}/sandbox-bank`, {
      method: 'POST',
      redirect: 'manual',
      body,
    });
    if (status !== 303) throw new Error(`the bank was answered with ${status}`);
  });
};

/** A guest who orders, pays and asks for the money back, without end. */
export const orders = async (caller: Caller, { isOver, answered }: Running): Promise<void> => {
  while (!isOver()) {
    const body = { ...basket, totalPrice: 0 as never };
    const { quote } = await untilAnswered(caller, (api) => api.takeoutCheckProduct(body));
    const key = randomUUID();
    const { tradeId, totalPrice } = await untilAnswered(caller, (api) =>
      api.takeoutOrderCreate({ ...body, totalPrice: quote!.totalPrice }, { key }),
    );
    answered.orders.push(tradeId);
    await paid(caller, tradeId, totalPrice);
    const refundKey = randomUUID();
    await untilAnswered(caller, (api) =>
      api.takeoutApplyRefund({ tradeId, reason: 14 }, { key: refundKey }),
    );
    answered.refunds.push(tradeId);
  }
};
