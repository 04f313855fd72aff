import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS } from '#shared/client/headers.ts';
import { contract } from '#shared/contract/index.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { FORM_END, FORM_TYPE, part, rawCall, type Wanted } from '#tests/support/raw-call.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';
import { startServer } from '#tests/support/server-process.ts';
import { signInMerchant } from './redeem/sign-in.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

/** Each flood lasts so long; `FLOOD_SECONDS=600` is the ten minutes in which nonces are remembered. */
const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 10);
/** Calls a second that the server lets one network make, as it comes. */
const LIMIT = 300;
/** An honest till calls so often. */
const TILL_EVERY_MS = 50;
const WAVES_A_SECOND = 20;

type Flood = (wave: number) => void;
type Server = { url: string; till: string; member: string };

/** Lines that are kept open: a flood that opens one for each call would measure the opening. */
const lines = new Agent({ keepAlive: true, maxSockets: 64 });

const call = (url: string, wanted: Wanted, from: string, body: string | Buffer = '{}') => {
  const { line, answer } = rawCall(
    url,
    {
      ...wanted,
      ...(typeof body === 'string' && { body }),
      change: {
        'content-type': 'application/json',
        ...wanted.change,
        'x-forwarded-for': from,
      },
    },
    lines,
  );
  line.end(body);
  return answer;
};

/** So many networks, each with as many calls as a wave has room for at the limit. */
const atTheLimit = (
  networks: readonly string[],
  send: (from: string, n: number) => void,
): Flood => {
  const perWave = Math.ceil(LIMIT / WAVES_A_SECOND);
  return (wave) => {
    for (const from of networks)
      for (let n = 0; n < perWave; n += 1) send(from, wave * perWave + n);
  };
};

const { path: list } = contract.switchList;
const NETWORKS = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

const unsigned = ({ url }: Server): Flood =>
  atTheLimit(NETWORKS, (from, n) => {
    const change = { [HEADERS.gatewaySignature]: 'AAAA' };
    void call(url, { path: list, token: `token ${n}`, change }, from);
  });

/** Signed by the public key, stamped as far ahead as is taken, each with a token of no session. */
const nonces = ({ url }: Server): Flood =>
  atTheLimit(NETWORKS, (from, n) => {
    void call(url, { path: list, token: `token ${n}`, timestamp: Date.now() + 4 * MINUTE }, from);
  });

const forms = ({ url, member }: Server): Flood => {
  const { path } = contract.upload;
  const body = Buffer.concat([...Array.from({ length: 77_000 }, () => part('', '')), FORM_END]);
  return (wave) => {
    if (wave % 2 === 0)
      void call(
        url,
        { path, token: member, change: { 'content-type': FORM_TYPE } },
        NETWORKS[0]!,
        body.subarray(0, 5 * 1024 * 1024),
      );
  };
};

/** How long an honest till waits for its answers while a flood runs, and how many it does not get. */
const tillDuring = async ({ url, till }: Server, flood: Flood | null): Promise<Row> => {
  const waits: number[] = [];
  let refused = 0;
  const calls: Promise<void>[] = [];
  const one = async (): Promise<void> => {
    const began = performance.now();
    const wanted = { path: contract.merchantInfo.path, token: till, timestamp: Date.now() };
    const answer = await call(url, wanted, '203.0.113.7');
    waits.push(performance.now() - began);
    if (answer === 'cut' || answer.status !== 200) refused += 1;
  };
  const end = performance.now() + SECONDS * SECOND;
  for (let wave = 0; performance.now() < end; wave += 1) {
    flood?.(wave);
    calls.push(one());
    await sleep(TILL_EVERY_MS);
  }
  await Promise.all(calls);
  return {
    'p50 ms': round(percentile(waits, 50)),
    'p97.5 ms': round(percentile(waits, 97.5)),
    'longest ms': round(Math.max(...waits)),
    calls: waits.length,
    refused,
  };
};

/** An honest till through floods at the limit, beside the same till alone. */
export const run = async (): Promise<void> => {
  const server = await startServer({
    env: {
      LIMIT_ADDRESS: String(LIMIT),
      LIMIT_TOKEN: '200',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      DEMO_PACE: '0',
    },
  });
  try {
    const { url } = server;
    const client = testClient({ url });
    await signInMember(client);
    const { token } = await signInMerchant(url, 'C1001');
    const at: Server = { url, till: token, member: client.token() };
    await tillDuring(at, null);
    const rows: Row[] = [];
    for (const [name, flood] of [
      ['alone', null],
      ['unsigned calls of 3 networks', unsigned(at)],
      ['signed calls of 3 networks, each with a new nonce and token', nonces(at)],
      ['forms of 77,000 empty parts, 10 a second', forms(at)],
    ] as const)
      rows.push({ flood: name, ...(await tillDuring(at, flood)) });
    printTable(
      `A till through ${SECONDS} s of each flood, at ${LIMIT} calls a second a network`,
      rows,
    );
    printNote('Sender, flood and server share this machine: what a flood costs them all is in it.');
  } finally {
    lines.destroy();
    await server.stop();
    await server.remove();
  }
};
