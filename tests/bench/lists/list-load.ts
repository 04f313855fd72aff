import { existsSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import type { Point } from '#shared/geo/distance.ts';
import { instant } from '#shared/kernel/time.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { percentile, round, type Row } from '../table.ts';

const CALLERS = 32;
const SECONDS = 5;
const WARM_SECONDS = 4;
/** More requests than a caller gets answered in a second. */
const MOST_A_SECOND = 300;

/** A call, with another body each time. `token`: who calls, where not anybody may. `isKeyed`: a write, each with a key of its own. `isPacked`: the answer comes gzipped, as every browser asks for it. */
export type Asked = {
  path: string;
  body: (turn: number) => object;
  token?: string | ((turn: number) => string);
  isKeyed?: boolean;
  isPacked?: boolean;
};
/** Calls by what a table names them. */
export type Works = readonly (readonly [string, Asked])[];

/** Somewhere in the city, another place each time. */
export const somewhere = (turn: number): Point => ({
  lat: 22.12 + ((turn * 37) % 90) / 1000,
  lon: 113.535 + ((turn * 53) % 40) / 1000,
});

/** Where the copy of a store stands. */
export const placeOfCopy = (index: number): Point => ({
  lat: 22.11 + (((index * 7919) % 1000) / 1000) * 0.105,
  lon: 113.53 + (((index * 104_729) % 1000) / 1000) * 0.055,
});

/** One request, signed beforehand so that the load costs as little as can be. */
export const signed = (
  { path, body }: Asked,
  turn: number,
  {
    token,
    key,
    equipmentId = 'bench',
  }: { token?: string; key?: string; equipmentId?: string } = {},
) => {
  const text = JSON.stringify(body(turn));
  const headers = requestHeaders({
    facts: { kind: 'web', os: 'bench', model: 'bench', equipmentId, anonymousId: 'bench' },
    identity: { token },
    place: null,
    language: 'zh-TW',
    gateway: WEB_GATEWAY_KEY,
    path,
    body: text,
    timestamp: instant(Date.now()),
    nonce: randomUUID(),
    key,
  });
  return { method: 'POST' as const, path, body: text, headers };
};

type Signed = ReturnType<typeof signed>;

/** Lines at once, each asking again as soon as it has its answer; milliseconds of each answer. */
export const fire = async (url: string, lines: readonly (readonly Signed[])[], seconds: number) => {
  let line = 0;
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: lines.length,
    duration: seconds,
    pipelining: 1,
    setupClient: (client) => {
      client.setRequests([...lines[line % lines.length]!]);
      line += 1;
      client.on('response', (_status, _bytes, ms) => {
        times.push(ms);
      });
    },
  });
  return { ...result, times };
};

const signedBy = (asked: Asked, turn: number): Signed => {
  const { token, isKeyed, isPacked } = asked;
  const { headers, ...request } = signed(asked, turn, {
    ...(token && { token: typeof token === 'string' ? token : token(turn) }),
    ...(isKeyed && { key: randomUUID() }),
  });
  return { ...request, headers: { ...headers, ...(isPacked && { 'accept-encoding': 'gzip' }) } };
};

/** How many ask at once. `most`: requests that each is given for a second, more than get answered. */
type Load = { callers: number; most: number };

const load = (url: string, asked: Asked, { callers, most, seconds }: Load & { seconds: number }) =>
  fire(
    url,
    Array.from({ length: callers }, (_, line) =>
      Array.from({ length: seconds * most }, (_unused, turn) =>
        signedBy(asked, turn * callers + line),
      ),
    ),
    seconds,
  );

/** Milliseconds that a process has worked so far: what a call costs, also on a machine that others keep busy. Null where the system does not tell. */
export const worked = (pid: number): number | null => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const measured = async (
  server: ServerProcess,
  [call, asked]: Works[number],
  how: Load,
): Promise<Row> => {
  const before = worked(server.pid);
  const { requests, times, non2xx, errors } = await load(server.url, asked, {
    ...how,
    seconds: SECONDS,
  });
  const after = worked(server.pid);
  const work = before === null || after === null ? '' : round((after - before) / requests.total, 2);
  return {
    call,
    callers: how.callers,
    'calls/s': round(requests.average, 0),
    'server ms a call': work,
    'p50 ms': round(percentile(times, 50), 0),
    'p95 ms': round(percentile(times, 95), 0),
    'p97.5 ms': round(percentile(times, 97.5), 0),
    'p99 ms': round(percentile(times, 99), 0),
    refused: non2xx + errors,
  };
};

/** Each call under load, after all of them were warmed up. `most`: where each request is dear to make, fewer of them. */
export const measureAll = async (
  server: ServerProcess,
  works: Works,
  { callers = CALLERS, most = MOST_A_SECOND }: Partial<Load> = {},
): Promise<Row[]> => {
  const how = { callers, most };
  for (const [, asked] of works) await load(server.url, asked, { ...how, seconds: WARM_SECONDS });
  const rows: Row[] = [];
  for (const work of works) rows.push(await measured(server, work, how));
  return rows;
};
