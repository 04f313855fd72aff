import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { copyFolder } from '#tests/support/copy-folder.ts';
import { judgeOrders, stocksOf } from '#tests/support/kills/judge-orders.ts';
import { addOrderShops, ORDER_SHOPS } from '#tests/support/kills/order-shops.ts';
import { orders, type AnsweredOrder } from '#tests/support/kills/streams.ts';
import { addManyUseCards } from '#tests/support/many-use-cards.ts';
import { signInMember, signInTill, testClient, type Till } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { startInProcess, type InProcess } from '#tests/support/server-in-process.ts';
import type { Database } from './databases.ts';
import { checkBody, newRequest } from './suite.ts';

const KILLS = 20;
const CALLERS = 6;

type Place = { databaseUrl: string | undefined; dataDir: string };
/** Who orders in a shop, what was in stock there before, and what was answered. */
type Guest = {
  kind: StoreKind;
  token: string;
  before: Map<string, number>;
  answered: AnsweredOrder[];
};
type Seat = { cards: string[]; till: Till; token: string; guests: Guest[] };
type Acknowledged = { requestId: string; verifyId: string };

const sit = async (url: string) => {
  let token = '';
  const client = testClient({ url, kind: 'console' });
  const till = await signInTill(
    {
      ...client,
      setToken: (next) => {
        token = next ?? '';
        client.setToken(next);
      },
    },
    { account: 'M1001', deviceId: `device-${randomUUID()}` },
  );
  return { client, till, token };
};

/** Guests of takeout and of a supermarket, and what is in stock there before they order. */
const seatGuests = async ({ deps, url }: InProcess): Promise<Guest[]> => {
  const { query } = deps.db;
  await addOrderShops(query);
  const guests: Guest[] = [];
  for (const kind of ['takeout', 'market'] as const) {
    const client = testClient({ url });
    await signInMember(client, kind === 'takeout' ? '66880001' : '66880002');
    const before = await stocksOf(query, ORDER_SHOPS[kind].storeId);
    guests.push({ kind, token: client.token(), before, answered: [] });
  }
  return guests;
};

/** A card with very many uses for each caller: every acknowledged use can be counted, and none can run out. */
const prepare = async (place: Place): Promise<Seat> => {
  const server = await startInProcess({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  const cards = await addManyUseCards(server, CALLERS);
  // one sign-in for all rounds: a session outlives the server
  const { client, token, till } = await sit(server.url);
  await client.api.merchantInfo({});
  const guests = await seatGuests(server);
  await server.stop();
  return { cards, till, token, guests };
};

/** Redeems without end until the server is gone; keeps what was acknowledged. */
const stream = async (
  till: Till,
  voucherId: string,
  acknowledged: Acknowledged[],
): Promise<void> => {
  for (;;) {
    const requestId = newRequest();
    try {
      const answer = await till.api.groupVerifyCheck(
        checkBody(till, [{ voucherId }], { requestId }),
      );
      acknowledged.push({ requestId, verifyId: answer.items[0]!.verifyId });
    } catch {
      return;
    }
  }
};

/** Where the server answers now; it is killed and started at another address. */
type Door = { url: string | null };

/** Lets guests order at whichever server is there, over all kills. `end`: what is on its way is brought to its end. */
const orderThrough = ({ guests }: Seat, door: Door) => {
  let isOver = false;
  const flowing = Promise.all(
    guests.map(({ kind, token, answered }) =>
      orders(
        { token, kind: 'web', urls: () => (door.url === null ? [] : [door.url]) },
        ORDER_SHOPS[kind],
        { isOver: () => isOver, answered },
      ),
    ),
  );
  return {
    flowing,
    end: () => {
      isOver = true;
      return flowing;
    },
  };
};

type Round = { place: Place; seat: Seat; door: Door; acknowledged: Acknowledged[] };

/** How far a guest is: orders, and what was done with them. */
const stepsOf = (answered: readonly AnsweredOrder[]): number =>
  answered.reduce(
    (sum, { isPaid, isCancelled, isAskedBack }) =>
      sum + 1 + Number(isPaid) + Number(isCancelled) + Number(isAskedBack),
    0,
  );

const killOnce = async (
  { place, seat, door, acknowledged }: Round,
  kill: number,
): Promise<void> => {
  // the town stands still: what becomes of an order is its guest's doing
  const server: ServerProcess = await startServer({
    dataDir: place.dataDir,
    env: {
      LOG_LEVEL: 'error',
      DEMO_PACE: '0',
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
  });
  const till: Till = {
    ...seat.till,
    ...testClient({ url: server.url, kind: 'console', token: seat.token }),
  };
  const progress = () => [
    acknowledged.length,
    ...seat.guests.map(({ answered }) => stepsOf(answered)),
  ];
  // kills meet the guests at different steps of their orders
  const least = progress().map((count, at) => count + (at === 0 ? 20 : 1 + ((kill + at) % 3)));
  const streams = seat.cards.map((card) => stream(till, card, acknowledged));
  door.url = server.url;
  let isOver = false;
  const enough = async (): Promise<void> => {
    while (!isOver && progress().some((count, at) => count < least[at]!))
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
  };
  // streams end only when the server does: one that ends before is a fault, and must not hang the test
  const isCut = await Promise.race([
    enough().then(() => false),
    Promise.all(streams).then(() => true),
  ]);
  isOver = true;
  await server.kill();
  door.url = null;
  if (isCut) throw new Error(`every stream ended before the kill: ${server.log().slice(-500)}`);
  await Promise.all(streams);
};

const judgeGuests = async ({ deps }: InProcess, guests: readonly Guest[]): Promise<void> => {
  for (const { kind, before, answered } of guests) {
    const { sold, ...wrong } = await judgeOrders(deps.db.query, ORDER_SHOPS[kind], {
      before,
      answered,
    });
    expect(wrong, kind).toEqual({
      lost: [],
      unasked: [],
      otherThanTold: [],
      uneven: [],
      wrongStocks: [],
    });
    expect(stepsOf(answered)).toBeGreaterThanOrEqual(KILLS);
    // all that has a stock took part: sizes, a bundle and a gift too
    expect(sold.toSorted(), kind).toEqual(
      {
        takeout: ['rice'],
        market: [
          'kills.buyGift/p100',
          'kills.composite',
          'milk',
          'milk/milk-1',
          'milk/milk-2',
          'p001',
          'p100',
          'soap',
        ],
      }[kind],
    );
  }
};

const judgeRedeems = async (
  server: InProcess,
  cards: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<void> => {
  const { query } = server.deps.db;
  const { rows: logs } = await query<{ id: string; voucher_id: string }>(
    `SELECT id, voucher_id FROM verify_log WHERE state = 'OK' AND voucher_id = ANY($1::text[])`,
    [cards],
  );
  const { rows: requests } = await query<{ request_id: string; answer: string }>(
    'SELECT request_id, answer FROM verify_request',
  );
  const { rows: vouchers } = await query<{ id: string; times_used: number }>(
    'SELECT id, times_used FROM voucher WHERE id = ANY($1::text[])',
    [cards],
  );
  const kept = new Set(logs.map(({ id }) => id));
  const answers = new Map(requests.map(({ request_id: id, answer }) => [id, answer]));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 20);
  expect(
    acknowledged.filter(
      ({ requestId, verifyId }) =>
        !kept.has(verifyId) || !answers.get(requestId)?.includes(verifyId),
    ),
  ).toEqual([]);
  // as many uses as records as answers: nothing half done, nothing twice
  expect(requests).toHaveLength(logs.length);
  for (const { id, times_used: used } of vouchers)
    expect(used).toBe(logs.filter(({ voucher_id: voucher }) => voucher === id).length);
};

const prove = async (place: Place): Promise<void> => {
  const seat = await prepare(place);
  const door: Door = { url: null };
  const acknowledged: Acknowledged[] = [];
  const guests = orderThrough(seat, door);
  const killAll = async (): Promise<void> => {
    for (let kill = 0; kill < KILLS; kill += 1)
      await killOnce({ place, seat, door, acknowledged }, kill);
  };
  // guests who are refused end the proof
  await Promise.race([killAll(), guests.flowing]);
  const server = await startInProcess({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  try {
    door.url = server.url;
    await guests.end();
    await judgeRedeems(server, seat.cards, acknowledged);
    await judgeGuests(server, seat.guests);
  } finally {
    await server.stop();
  }
};

/** The proof on one database; each has a file of its own, so that two workers run them side by side. */
export const killsOn = (database: Database): void => {
  describe(`a server killed in a stream of redeems and orders, on ${database.name}`, () => {
    it.skipIf(database.missing !== null)(
      `keeps every acknowledged one, none twice, ${KILLS} times over; stocks and money agree with the orders`,
      async () => {
        const opened = await database.open('town');
        const place: Place = {
          databaseUrl: opened.url,
          dataDir: fs.mkdtempSync(path.join(os.tmpdir(), 'senado-kill-')),
        };
        if (opened.town !== undefined) copyFolder(opened.town, place.dataDir);
        try {
          await prove(place);
        } finally {
          await opened.close();
          fs.rmSync(place.dataDir, {
            recursive: true,
            force: true,
            maxRetries: 10,
            retryDelay: 200,
          });
        }
      },
      // a limit for what hangs: beside others each of the starts takes long
      400_000,
    );
  });
};
