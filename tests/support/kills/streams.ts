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
import type { Cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { testClient, type TestApi } from '../server-client.ts';
import type { OrderShop } from './order-shops.ts';

/** Who calls, and where: servers come and go at these addresses; none for a while. */
export type Caller = { token: string; kind: 'console' | 'web'; urls: () => readonly string[] };
export type Seat = { deviceId: string; operatorId: string };
export type AnsweredRedeem = { requestId: string; verifyId: string; at: number };
/** An order as its guest was told of it. `key`: under which it was asked for. */
export type AnsweredOrder = {
  key: string;
  tradeId: string;
  isPaid: boolean;
  isCancelled: boolean;
  isAskedBack: boolean;
};
/** `answered`: what is to be found again at the end, once each. */
type Running<T> = { isOver: () => boolean; answered: T[] };

/** No answer, or "busy": the outcome is unknown, and the same call is sent again. */
const isUnknown = (error: unknown): boolean =>
  !isApiError(error) || error.kind === 'network' || error.code === codeOf('SERVER_BUSY');

/** Sends a call, at one server after another, until it is answered. */
const untilAnswered = async <T>(
  { token, kind, urls }: Caller,
  call: (api: TestApi, url: string) => Promise<T>,
): Promise<T> => {
  for (let turn = 0; ; turn += 1) {
    const now = urls();
    const url = now[turn % now.length];
    try {
      if (url !== undefined) return await call(testClient({ url, kind, token }).api, url);
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
    await sleep(10);
  }
};

/** A till that uses a voucher of very many uses without end. */
export const redeems = async (
  caller: Caller,
  { seat, voucherId }: { seat: Seat; voucherId: string },
  { isOver, answered }: Running<AnsweredRedeem>,
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
    answered.push({ requestId, verifyId: items[0]!.verifyId, at: performance.now() });
  }
};

const pay = async (
  caller: Caller,
  { orderType }: OrderShop,
  { tradeId, totalPrice }: { tradeId: OrderId; totalPrice: Cents },
): Promise<void> => {
  const { payParams } = await untilAnswered(caller, (api) =>
    api.paymentExecute({
      type: 'MP_TEST_PAY',
      paymentOrderType: orderType,
      tradeId,
      totalAmount: totalPrice,
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

/** What guests do with their orders, in turn. */
const COURSES = [
  ['pay', 'askBack'],
  ['cancel'],
  ['pay'],
  ['pay', 'cancel'],
] as const satisfies readonly (readonly ('pay' | 'cancel' | 'askBack')[])[];

/** A guest who orders without end: some orders are paid, some of those are cancelled or asked back, some are cancelled unpaid. */
export const orders = async (
  caller: Caller,
  shop: OrderShop,
  { isOver, answered }: Running<AnsweredOrder>,
): Promise<void> => {
  for (let turn = 0; !isOver(); turn += 1) {
    const total = await untilAnswered(caller, (api) => shop.total(api));
    const key = randomUUID();
    const made = await untilAnswered(caller, (api) => shop.create(api, total, { key }));
    const order = {
      key,
      tradeId: made.tradeId,
      isPaid: false,
      isCancelled: false,
      isAskedBack: false,
    };
    answered.push(order);
    for (const step of COURSES[turn % COURSES.length]!) {
      const keyed = { key: randomUUID() };
      if (step === 'pay') {
        await pay(caller, shop, made);
        order.isPaid = true;
      } else if (step === 'cancel') {
        await untilAnswered(caller, (api) => shop.cancel(api, made.tradeId, keyed));
        order.isCancelled = true;
      } else {
        await untilAnswered(caller, (api) => shop.refund(api, made.tradeId, keyed));
        order.isAskedBack = true;
      }
    }
  }
};
