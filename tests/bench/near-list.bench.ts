import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Point } from '#shared/geo/distance.ts';
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { contract } from '#shared/contract/index.ts';
import { instant } from '#shared/kernel/time.ts';
import { openDatabase } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db } from '#server/db/db.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import { startPrivatePostgres } from '#tests/support/server-private-postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { printNote, printTable, round, type Row } from './table.ts';

const STORES = 2000;
const CALLERS = 32;
const SECONDS = 5;
const WARM_SECONDS = 4;
/** More requests than a caller gets answered in a second. */
const MOST_A_SECOND = 300;

type StoreRow = Record<string, string | number | boolean | null | string[]> & {
  id: string;
  merchant_id: string;
};

/** Copies what stores have in a table: `change` says what differs in a copy. */
const copyTo = async (
  { query }: Db,
  table: string,
  change: Readonly<Record<string, string>>,
  [copies, originals]: readonly [string[], string[]],
): Promise<void> => {
  const columns = Object.keys((await query(`SELECT * FROM ${table} LIMIT 1`)).rows[0]!);
  await query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => change[column] ?? `t.${column}`).join(', ')} FROM unnest($1::text[], $2::text[]) AS k (copy, original) JOIN ${table} AS t ON t.store_id = k.original`,
    [copies, originals],
  );
};

/** The town's stores again and again, each copy somewhere else in the city, with the menu of one of them. */
const fillTo = async (db: Db, wanted: number): Promise<string[]> => {
  const { rows } = await db.query<StoreRow & { facts: object; hours: object; options: object }>(
    'SELECT * FROM takeout_store ORDER BY id',
  );
  const copies = Array.from({ length: wanted - rows.length }, (_, index) => {
    const from = rows[index % rows.length]!;
    const [north, east] = [((index * 7919) % 1000) / 1000, ((index * 104_729) % 1000) / 1000];
    return {
      ...from,
      id: `bench-${index}`,
      lat: 22.11 + north * 0.105,
      lon: 113.53 + east * 0.055,
      facts: JSON.stringify(from.facts),
      hours: JSON.stringify(from.hours),
      options: JSON.stringify(from.options),
    };
  });
  await insertRows(db.query, 'takeout_store', copies);
  const pairs = [
    copies.map(({ id }) => id),
    copies.map((_, index) => rows[index % rows.length]!.id),
  ] as const;
  await copyTo(db, 'takeout_product', { store_id: 'k.copy', id: `k.copy || '.' || t.id` }, pairs);
  await copyTo(
    db,
    'takeout_search',
    {
      store_id: 'k.copy',
      product_id: `CASE WHEN t.product_id = '' THEN '' ELSE k.copy || '.' || t.product_id END`,
    },
    pairs,
  );
  await copyTo(db, 'takeout_activity', { store_id: 'k.copy' }, pairs);
  await listsChanged(db.query);
  await db.query('ANALYZE');
  return rows.map(({ id }) => id);
};

/** What people look for: two characters, or a word, that some dish begins with. */
const wordsOf = async ({ query }: Db): Promise<string[]> => {
  const { rows } = await query<{ name_zh: string; name_en: string }>(
    'SELECT DISTINCT name_zh, name_en FROM takeout_product ORDER BY name_zh, name_en',
  );
  return [
    ...new Set(
      rows.flatMap(({ name_zh: zh, name_en: en }, index) => [
        index % 3 === 0 ? en.split(' ')[0]! : zh.slice(0, 2),
      ]),
    ),
  ];
};

/** Somewhere in the city, another place each time. */
const somewhere = (turn: number): Point => ({
  lat: 22.12 + ((turn * 37) % 90) / 1000,
  lon: 113.535 + ((turn * 53) % 40) / 1000,
});

type Asked = { path: string; body: (turn: number) => object };

/** One request, signed beforehand so that the load costs as little as can be. */
const signed = ({ path, body }: Asked, turn: number) => {
  const text = JSON.stringify(body(turn));
  const headers = requestHeaders({
    facts: { kind: 'web', os: 'bench', model: 'bench', equipmentId: 'bench', anonymousId: 'bench' },
    identity: {},
    place: null,
    language: 'zh-TW',
    gateway: WEB_GATEWAY_KEY,
    path,
    body: text,
    timestamp: instant(Date.now()),
    nonce: randomUUID(),
  });
  return { method: 'POST' as const, path, body: text, headers };
};

/** So many callers at once, each asking again as soon as it has its answer. */
const load = async (url: string, asked: Asked, seconds: number) => {
  let caller = 0;
  const lists = Array.from({ length: CALLERS }, (_, line) =>
    Array.from({ length: seconds * MOST_A_SECOND }, (_unused, turn) =>
      signed(asked, turn * CALLERS + line),
    ),
  );
  return autocannon({
    url,
    connections: CALLERS,
    duration: seconds,
    pipelining: 1,
    setupClient: (client) => {
      client.setRequests(lists[caller % CALLERS]!);
      caller += 1;
    },
  });
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
  return {
    call,
    callers: CALLERS,
    'calls/s': round(requests.average, 0),
    'server ms a call': work,
    'p50 ms': latency.p50,
    'p97.5 ms': latency.p97_5,
    'p99 ms': latency.p99,
    refused: non2xx + errors,
  };
};

/** Milliseconds of the first search of a process, which loads all menus. */
const firstSearch = async (url: string, body: object): Promise<number> => {
  const {
    path,
    headers,
    body: text,
  } = signed({ path: contract.associateStore.path, body: () => body }, 0);
  const began = performance.now();
  await (await fetch(url + path, { method: 'POST', headers, body: text })).text();
  return performance.now() - began;
};

/** The near-by list, the search and a menu under load with 2,000 stores and their menus on PostgreSQL, beside a call of the same server that asks no database. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-bench-'));
  const cluster = await startPrivatePostgres();
  const server = await startServer({
    env: { DATABASE_URL: cluster.url, LIMIT_ADDRESS: '0', LIMIT_TOKEN: '0', LOG_LEVEL: 'warn' },
  });
  const { db } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder });
  try {
    const towns = await fillTo(db, STORES);
    const words = await wordsOf(db);
    const works: [string, Asked][] = [
      ['no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
      [
        'near-by list, 20 of 2,000 stores',
        {
          path: contract.clickGoldMergeList.path,
          body: (turn) => ({ ...somewhere(turn), size: 20 }),
        },
      ],
      [
        'near-by list, filtered and sorted',
        {
          path: contract.nearStoreList.path,
          body: (turn) => ({
            ...somewhere(turn),
            sortType: 2,
            fullReduction: true,
            isOpen: true,
            offset: (turn % 3) * 20,
          }),
        },
      ],
      [
        `dishes of all stores by ${words.length} words`,
        {
          path: contract.associateStore.path,
          body: (turn) => ({ ...somewhere(turn), keyword: words[turn % words.length] }),
        },
      ],
      [
        'the same, by price at the door',
        {
          path: contract.associateStore.path,
          body: (turn) => ({
            ...somewhere(turn),
            keyword: words[turn % words.length],
            sortType: 5,
          }),
        },
      ],
      [
        'stores by the same words',
        {
          path: contract.nearStoreList.path,
          body: (turn) => ({ ...somewhere(turn), keyword: words[turn % words.length] }),
        },
      ],
      [
        'menu of a store',
        {
          path: contract.takeoutMenu.path,
          body: (turn) => ({ storeId: towns[turn % towns.length] }),
        },
      ],
    ];
    const first = await firstSearch(server.url, { ...somewhere(0), keyword: words[0] });
    for (const [, asked] of works) await load(server.url, asked, WARM_SECONDS);
    const rows: Row[] = [];
    for (const [name, asked] of works) rows.push(await measured(server, name, asked));
    printTable(
      `Near-by lists and menus through HTTP, ${STORES} stores on PostgreSQL; the callers share the machine with the server and its database`,
      rows,
    );
    printNote(
      `The first search of the process, which loads all menus, took ${round(first, 0)} ms.`,
    );
  } finally {
    await db.close();
    await server.remove();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
    printNote(
      'The near-by list and the menu are to answer 95 of 100 within 50 ms: 32 callers who ask again at once need 640 answers a second, so no call may keep the server longer than 1.2 ms.',
    );
  }
};
