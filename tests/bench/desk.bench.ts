import { existsSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventStream } from '#shared/client/event-stream.ts';
import { contract } from '#shared/contract/index.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import type { Db } from '#server/db/db.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import {
  signInTill,
  testClient,
  type TestClient,
  type Till,
} from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { measureAll } from './lists/list-load.ts';
import { onPostgres } from './on-postgres.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

const STORE = asId<StoreId>('t-food-hall');
const OPEN = 500;
const READERS = 200;
/** So many a sign-in may hold. */
const STREAMS_OF_ONE = 10;
const ACTS = 60;

const paidOrder = async (server: ServerProcess, member: TestClient): Promise<OrderId> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const tradeId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId });
  await payByApi(server.url, member, { tradeId, totalPrice });
  return tradeId;
};

/** Copies of a paid order, so that a board is full. */
const copies = async ({ query }: Db, orderId: OrderId): Promise<OrderId[]> => {
  await query(
    `INSERT INTO takeout_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', o.id || '-' || n, 'order_no', '9' || lpad(n::text, 11, '0')))).*
     FROM takeout_order o, generate_series(1, $2::int4) n WHERE o.id = $1`,
    [orderId, OPEN],
  );
  const { rows } = await query<{ id: OrderId }>('SELECT id FROM takeout_order WHERE id LIKE $1', [
    `${orderId}-%`,
  ]);
  return rows.map(({ id }) => id);
};

/** A till that follows the store; `heard` is called with each order that moved. */
const follow = (till: Till, cursor: string, heard: (orderId: string) => void) => {
  const left = new AbortController();
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  void till.api
    .merchantDeskStream(
      { cursor },
      {
        signal: left.signal,
        transport: eventStream(globalThis, ({ data }) => {
          isReady();
          for (const { orderId } of (data as { events: { orderId: string }[] }).events)
            heard(orderId);
        }),
      },
    )
    .catch(() => undefined);
  return { ready, leave: () => left.abort() };
};

/** Accepts orders one after another; how long each act takes, and until another till's stream has it. */
const actAndHear = async (
  till: Till,
  orderIds: readonly OrderId[],
  heardAt: ReadonlyMap<string, number>,
): Promise<{ acts: number[]; waits: number[] }> => {
  const acts: number[] = [];
  const waits: number[] = [];
  for (const orderId of orderIds) {
    const began = performance.now();
    await till.api.merchantDeskAccept({
      requestId: asId(randomUUID()),
      orderId,
      readyInMinutes: 15,
    });
    const answered = performance.now();
    acts.push(answered - began);
    while (!heardAt.has(orderId)) await sleep(1);
    waits.push(Math.max(0, heardAt.get(orderId)! - answered));
  }
  return { acts, waits };
};

const rowOf = (what: string, { acts, waits }: { acts: number[]; waits: number[] }): Row => ({
  what,
  'act p50 ms': round(percentile(acts, 50)),
  'act p95 ms': round(percentile(acts, 95)),
  'answer to stream p50 ms': round(percentile(waits, 50)),
  'answer to stream p95 ms': round(percentile(waits, 95)),
});

const residentMb = (pid: number): number | string => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return '';
  return round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024, 0);
};

/** The desk with a full board: the board under load, and how soon another till hears of an act, alone and among many. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    await db.query("UPDATE takeout_store SET run_by = 'STAFF' WHERE id = $1", [STORE]);
    const signIn = (): Promise<Till> =>
      signInTill(testClient({ url: server.url, kind: 'console' }), { account: '66990003' });
    const till = await signIn();
    const orders = await copies(db, await paidOrder(server, await consumer(server.url)));
    const { cursor } = await till.api.merchantDeskBoard({});
    const token = till.token();
    printTable(
      `The desk through HTTP, ${OPEN} open orders of one store on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(server, [
        [
          'yardstick: no database (bottom bar)',
          { path: contract.bottomBar.path, body: () => ({}) },
        ],
        ['board', { path: contract.merchantDeskBoard.path, body: () => ({}), token }],
        [
          'changes, none',
          { path: contract.merchantDeskChanges.path, body: () => ({ cursor }), token },
        ],
      ]),
    );
    const heardAt = new Map<string, number>();
    const heard = (orderId: string): void => {
      heardAt.set(orderId, performance.now());
    };
    const rows: Row[] = [];
    const first = follow(await signIn(), cursor, heard);
    await first.ready;
    rows.push({
      ...rowOf('one stream', await actAndHear(till, orders.slice(0, ACTS), heardAt)),
      'server MB': residentMb(server.pid),
    });
    const others: ReturnType<typeof follow>[] = [];
    for (let number = 1; number < READERS; number += STREAMS_OF_ONE) {
      const other = await signIn();
      const { cursor: from } = await other.api.merchantDeskBoard({});
      for (let own = 0; own < STREAMS_OF_ONE; own += 1)
        others.push(follow(other, from, () => undefined));
    }
    await Promise.all(others.map(({ ready }) => ready));
    rows.push({
      ...rowOf(
        `${others.length + 1} streams`,
        await actAndHear(till, orders.slice(ACTS, 2 * ACTS), heardAt),
      ),
      'server MB': residentMb(server.pid),
    });
    for (const { leave } of [first, ...others]) leave();
    printTable('An act at one till until the stream of another has it', rows);
  });
  printNote(
    'A board is to answer 95 of 100 within 50 ms; a stream is to have an act within 300 ms, and 200 streams are to take 60 MB at most.',
  );
};
