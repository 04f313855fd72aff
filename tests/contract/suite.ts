import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { isApiError, type ApiError } from '#shared/client/api-error.ts';
import type { ScanSourceName } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { asId, type RequestId, type VoucherId } from '#shared/kernel/ids.ts';
import type { Clock } from '#shared/kernel/clock.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { startInProcess, type InProcess } from '#tests/support/server-in-process.ts';
import {
  signInMember,
  signInTill,
  type TestClient,
  type Till,
} from '#tests/support/server-client.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Database, Holds } from './databases.ts';

export type Suite = { server: InProcess };

type Options = Omit<Parameters<typeof startInProcess>[0] & object, 'databaseUrl' | 'clock'> & {
  clock?: Clock & { set?: (at: number) => void };
};

const holdsOf = ({ env, clock }: Options): Holds => {
  if (env?.['DEMO']) return 'nothing';
  if (clock === undefined) return 'town';
  return clock.now() === fixedClock().now() ? 'noon' : 'nothing';
};

/** Runs a suite once on each database, each time against a server of its own with the demonstration town. */
export const onEach = (
  databases: readonly Database[],
  title: string,
  tests: (suite: Suite) => void,
  options: Options = {},
): void => {
  const holds = holdsOf(options);
  const begins = options.clock?.now();
  describe.each(databases)(`${title}, on $name`, (database) => {
    if (database.missing !== null) console.warn(`left out: ${database.missing}`);
    describe.skipIf(database.missing !== null)('with the demonstration town', () => {
      const suite = {} as Suite;
      let close: () => Promise<void> = () => Promise.resolve();
      beforeAll(async () => {
        // the suite on the database before has moved the clock
        if (begins !== undefined) options.clock?.set?.(begins);
        const opened = await database.open(holds);
        close = () => opened.close();
        suite.server = await startInProcess({
          databaseUrl: opened.url,
          town: opened.town,
          ...options,
          env: { ...database.env, ...options.env },
        });
      });
      afterAll(async () => {
        await suite.server?.stop();
        await close();
      });
      tests(suite);
    });
  });
};

export const newRequest = (): RequestId => asId(randomUUID());

export const tillOf = (
  server: InProcess,
  options: Parameters<typeof signInTill>[1] = {},
  language: 'zh-TW' | 'en-US' = 'zh-TW',
): Promise<Till> => signInTill(server.client({ kind: 'console', language }), options);

export const memberOf = async (server: InProcess, phone?: string): Promise<TestClient> => {
  const client = server.client();
  await signInMember(client, phone);
  return client;
};

export type Bought = {
  orderId: string;
  orderNo: string;
  vouchers: { voucherId: VoucherId; code: string }[];
};

/** Plays the bank of the sandbox. */
export const bank = (server: InProcess, tradeNo: string, action: string): Promise<Response> =>
  fetch(`${server.url}/sandbox-bank`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ tradeNo, action }),
  });

export const pay = async (
  { api }: { api: TestApi },
  order: { orderId: string; totalAmtn: number },
): Promise<string> => {
  const { payParams } = await api.paymentExecute({
    type: 'MP_TEST_PAY',
    paymentOrderType: 'GROUP_ORDER',
    tradeId: order.orderId as never,
    totalAmount: order.totalAmtn as never,
  });
  return (JSON.parse(payParams) as { tradeNo: string }).tradeNo;
};

/** Orders and pays like a consumer. */
export const buy = async (
  server: InProcess,
  member: TestClient,
  productId = 'egg-tart-box',
  quantity = 1,
): Promise<Bought> => {
  const { totalAmount } = await member.api.groupOrderCheckProduct({
    productId: asId(productId),
    quantity,
  });
  const order = await member.api.groupOrderCreate(
    { productId: asId(productId), quantity, totalAmount },
    { key: randomUUID() },
  );
  await bank(server, await pay(member, order), 'pay');
  const { vouchers, orderInfo } = await member.api.groupOrderGet({ orderId: order.orderId });
  return {
    orderId: order.orderId,
    orderNo: orderInfo.orderNo,
    vouchers: vouchers.map(({ voucherId, code }) => ({ voucherId, code })),
  };
};

export const lookUp = (till: Till, input: string, source: ScanSourceName = 'MANUAL') =>
  till.api.groupVerifyCheckList({
    input,
    source,
    storeId: till.storeId,
    deviceId: till.deviceId,
  });

type CheckBody = Parameters<TestApi['groupVerifyCheck']>[0];

/** The body of a write-off as a till makes it. */
export const checkBody = (
  till: Till,
  items: readonly { voucherId: string; times?: number }[],
  more: Partial<CheckBody> = {},
): CheckBody => ({
  requestId: newRequest(),
  storeId: till.storeId,
  deviceId: till.deviceId,
  operatorId: till.operatorId,
  scannedAt: instant(Date.now()),
  source: 'CAMERA',
  items: items.map(({ voucherId, times = 1 }) => ({ voucherId: asId(voucherId), times })),
  ...more,
});

/** A scan that a till refused by itself. */
export const aRefusedTry = (): {
  id: RequestId;
  reason: 'CHECK_DIGIT';
  codeMask: string;
  source: 'WEDGE';
  scannedAt: Instant;
} => ({
  id: newRequest(),
  reason: 'CHECK_DIGIT',
  codeMask: '1234****9012',
  source: 'WEDGE',
  scannedAt: instant(Date.now()),
});

/** Scans a code and confirms it. */
export const redeem = async (
  till: Till,
  voucher: { voucherId: string; code: string },
  times = 1,
) => {
  const { prepareToken } = await lookUp(till, voucher.code);
  return till.api.groupVerifyCheck(
    checkBody(till, [{ voucherId: voucher.voucherId, times }], { prepareToken }),
  );
};

/** The failure of a call that must fail. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call was not refused');
};

export const reasonOf = async (call: Promise<unknown>): Promise<string | undefined> =>
  (await failure(call)).reason;

/** How some calls ended: how many succeeded, and how many were refused for each reason. */
export const outcomes = async (
  calls: readonly Promise<unknown>[],
): Promise<Record<string, number>> => {
  const ends = await Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: { reason?: string; message: string }) => error.reason ?? error.message,
      ),
    ),
  );
  return Object.fromEntries(
    [...new Set(ends)].map((end) => [end, ends.filter((one) => one === end).length]),
  );
};

export type RefusalName = RedeemReason;

/** Everything that a refused call must leave alone. */
export const voucherState = async (server: InProcess, voucherId: string): Promise<unknown> =>
  (
    await server.deps.db.query(
      'SELECT status, times_used, amount_used, undo_cycles FROM voucher WHERE id = $1',
      [voucherId],
    )
  ).rows[0];

export const logTotal = async (server: InProcess): Promise<number> =>
  (await server.deps.db.query<{ n: number }>('SELECT count(*) AS n FROM verify_log')).rows[0]!.n;
