import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { contract } from '#shared/contract/index.ts';
import { voucherId, type Stock } from './vouchers.ts';

export type Till = { url: string; token: string; deviceId: string; stock: Stock };
export type HttpRun = { callers: number; seconds: number; first: number; perCaller: number };

/** A write-off of one voucher, signed beforehand so that the load costs as little as can be. */
const signed = ({ token, deviceId, stock }: Till, n: number) => {
  const { path } = contract.groupVerifyCheck;
  const body = JSON.stringify({
    requestId: randomUUID(),
    storeId: stock.storeId,
    deviceId,
    operatorId: stock.operatorId,
    scannedAt: Date.now(),
    offline: false,
    source: 'WEDGE',
    items: [{ voucherId: voucherId(n), times: 1 }],
  });
  const headers = requestHeaders({
    facts: {
      kind: 'console',
      os: 'bench',
      model: 'bench',
      equipmentId: deviceId,
      anonymousId: deviceId,
    },
    identity: { token },
    place: null,
    language: 'zh-TW',
    gateway: WEB_GATEWAY_KEY,
    path,
    body,
    timestamp: Date.now(),
    nonce: randomUUID(),
  });
  return { method: 'POST' as const, path, body, headers };
};

/** Redeems per second and 99th percentile (ms) through HTTP: each caller has one line and writes vouchers of its own off, one after the other. */
export const httpLoad = async (
  till: Till,
  { callers, seconds, first, perCaller }: HttpRun,
): Promise<{ perSecond: number; p99: number; refused: number }> => {
  let caller = 0;
  const lists = Array.from({ length: callers }, (_, c) =>
    Array.from({ length: perCaller }, (_unused, n) => signed(till, first + c * perCaller + n + 1)),
  );
  const result = await autocannon({
    url: till.url,
    connections: callers,
    duration: seconds,
    pipelining: 1,
    setupClient: (client) => {
      client.setRequests(lists[caller % callers]!);
      caller += 1;
    },
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
};

/** Requests per second that the same server answers without asking its database (it refuses the signature): what HTTP alone leaves room for on this machine. */
export const httpAlone = async (
  { url }: Till,
  { callers, seconds }: Pick<HttpRun, 'callers' | 'seconds'>,
): Promise<number> => {
  const { path } = contract.groupVerifyCheck;
  const result = await autocannon({
    url: url + path,
    method: 'POST',
    connections: callers,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return result.requests.average;
};
