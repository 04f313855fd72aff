import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POINT, type Point } from '#shared/geo/distance.ts';
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { requestHeaders } from '#shared/client/signed-headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { contract } from '#shared/contract/index.ts';
import { instant } from '#shared/kernel/time.ts';
import { openDatabase } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db } from '#server/db/db.ts';
import { listsChanged } from '#server/modules/takeout-store/lists-version.ts';
import { startPrivatePostgres } from '#tests/support/server-private-postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { printNote, printTable, round, type Row } from './table.ts';

const STORES = 2000;
const CALLERS = 32;
const SECONDS = 5;
/** More requests than a caller gets answered in a second. */
const MOST_A_SECOND = 300;

type StoreRow = Record<string, string | number | boolean | null | string[]> & { id: string; merchant_id: string };

/** The town's stores again and again, each copy somewhere else in the city, with the menu of one of them. */
const fillTo = async (db: Db, wanted: number): Promise<string[]> => {
  const { rows } = await db.query<StoreRow & { facts: object; hours: object; options: object }>('SELECT * FROM takeout_store ORDER BY id');
  const copies = Array.from({ length: wanted - rows.length }, (_, index) => {
    const from = rows[index % rows.length]!;
    const [north, east] = [((index * 7919) % 1000) / 1000, ((index * 104_729) % 1000) / 1000];
    return { ...from, id: `bench-${index}`, lat: 22.11 + north * 0.105, lon: 113.53 + east * 0.055, facts: JSON.stringify(from.facts), hours: JSON.stringify(from.hours), options: JSON.stringify(from.options) };
  });
  await insertRows(db.query, 'takeout_store', copies);
  await listsChanged(db.query);
  return rows.map(({ id }) => id);
};

/** Somewhere in the city, another place each time. */
const somewhere = (turn: number): Point => ({ lat: 22.12 + ((turn * 37) % 90) / 1000, lon: 113.535 + ((turn * 53) % 40) / 1000 });

type Asked = { path: string; body: (turn: number) => object };

/** One request, signed beforehand so that the load costs as little as can be. */
const signed = ({ path, body }: Asked, turn: number) => {
  const text = JSON.stringify(body(turn));
  const headers = requestHeaders({
    facts: { kind: 'web', os: 'bench', model: 'bench', equipmentId: 'bench', anonymousId: 'bench' }, identity: {}, place: null, language: 'zh-TW', gateway: WEB_GATEWAY_KEY, path, body: text, timestamp: instant(Date.now()), nonce: randomUUID(),
  });
  return { method: 'POST' as const, path, body: text, headers };
};

/** So many callers at once, each asking again as soon as it has its answer. */
const load = async (url: string, asked: Asked, seconds: number) => {
  let caller = 0;
  const lists = Array.from({ length: CALLERS }, (_, line) => Array.from({ length: seconds * MOST_A_SECOND }, (_unused, turn) => signed(asked, turn * CALLERS + line)));
  return autocannon({ url, connections: CALLERS, duration: seconds, pipelining: 1, setupClient: (client) => { client.setRequests(lists[caller % CALLERS]!); caller += 1; } });
};

/** Milliseconds that a process has worked so far: what a call costs, also on a machine that others keep busy. Null where the system does not tell. */
const worked = (pid: number): number | null => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const measured = async (server: ServerProcess, call: string, asked: Asked): Promise<Row> => {
  const before = worked(server.pid);
  const { requests, latency, non2xx, errors } = await load(server.url, asked, SECONDS);
  const after = worked(server.pid);
  const work = before === null || after === null ? '' : round((after - before) / requests.total, 2);
  return { call, callers: CALLERS, 'calls/s': round(requests.average, 0), 'server ms a call': work, 'p50 ms': latency.p50, 'p97.5 ms': latency.p97_5, 'p99 ms': latency.p99, refused: non2xx + errors };
};

/** The near-by list, the search and a menu under load with 2,000 stores on PostgreSQL, beside a call of the same server that asks no database. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-bench-'));
  const cluster = await startPrivatePostgres();
  const server = await startServer({ env: { DATABASE_URL: cluster.url, LIMIT_ADDRESS: '0', LIMIT_TOKEN: '0', LOG_LEVEL: 'warn' } });
  const { db } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder });
  try {
    const towns = await fillTo(db, STORES);
    const works: [string, Asked][] = [
      ['no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
      ['near-by list, 20 of 2,000 stores', { path: contract.clickGoldMergeList.path, body: (turn) => ({ ...somewhere(turn), size: 20 }) }],
      ['near-by list, filtered and sorted', { path: contract.nearStoreList.path, body: (turn) => ({ ...somewhere(turn), sortType: 2, fullReduction: true, isOpen: true, offset: (turn % 3) * 20 }) }],
      ['dishes of all stores by a word', { path: contract.associateStore.path, body: (turn) => ({ ...DEFAULT_POINT, keyword: ['奶茶', '咖喱', 'tea', '蛋撻'][turn % 4] }) }],
      ['menu of a store', { path: contract.takeoutMenu.path, body: (turn) => ({ storeId: towns[turn % towns.length] }) }],
    ];
    for (const [, asked] of works) await load(server.url, asked, 2);
    const rows: Row[] = [];
    for (const [name, asked] of works) rows.push(await measured(server, name, asked));
    printTable(`Near-by lists and menus through HTTP, ${STORES} stores on PostgreSQL; the callers share the machine with the server and its database`, rows);
  } finally {
    await db.close();
    await server.remove();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
    printNote('The near-by list and the menu are to answer 95 of 100 within 50 ms: 32 callers who ask again at once need 640 answers a second, so no call may keep the server longer than 1.2 ms.');
  }
};
