import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { copyFolder } from '#tests/support/copy-folder.ts';
import { addManyUseCards } from '#tests/support/many-use-cards.ts';
import { signInTill, testClient, type Till } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import type { Database } from './databases.ts';
import { checkBody, newRequest } from './suite.ts';

const KILLS = 20;
const CALLERS = 6;

type Place = { databaseUrl: string | undefined; dataDir: string };
type Seat = { cards: string[]; till: Till; token: string };
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

/** A card with very many uses for each caller: every acknowledged use can be counted, and none can run out. */
const prepare = async (place: Place): Promise<Seat> => {
  const server = await startInProcess({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  const cards = await addManyUseCards(server, CALLERS);
  // one sign-in for all rounds: a session outlives the server
  const { client, token, till } = await sit(server.url);
  await client.api.merchantInfo({});
  await server.stop();
  return { cards, till, token };
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

const killOnce = async (place: Place, seat: Seat, acknowledged: Acknowledged[]): Promise<void> => {
  const server: ServerProcess = await startServer({
    dataDir: place.dataDir,
    env: { LOG_LEVEL: 'error', ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) },
  });
  const till: Till = {
    ...seat.till,
    ...testClient({ url: server.url, kind: 'console', token: seat.token }),
  };
  const before = acknowledged.length;
  const streams = seat.cards.map((card) => stream(till, card, acknowledged));
  let isOver = false;
  const enough = async (): Promise<void> => {
    while (!isOver && acknowledged.length < before + 20)
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
  if (isCut) {
    await server.kill();
    throw new Error(`every stream ended before the kill: ${server.log().slice(-500)}`);
  }
  await server.kill();
  await Promise.all(streams);
};

const judge = async (
  place: Place,
  cards: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<void> => {
  const server = await startInProcess({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
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
  await server.stop();
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

/** The proof on one database; each has a file of its own, so that two workers run them side by side. */
export const killsOn = (database: Database): void => {
  describe(`a server killed in a stream of redeems, on ${database.name}`, () => {
    it.skipIf(database.missing !== null)(
      `keeps every acknowledged one, none twice, ${KILLS} times over`,
      async () => {
        const opened = await database.open('town');
        const place: Place = {
          databaseUrl: opened.url,
          dataDir: fs.mkdtempSync(path.join(os.tmpdir(), 'senado-kill-')),
        };
        if (opened.town !== undefined) copyFolder(opened.town, place.dataDir);
        try {
          const seat = await prepare(place);
          const acknowledged: Acknowledged[] = [];
          for (let kill = 0; kill < KILLS; kill += 1) await killOnce(place, seat, acknowledged);
          await judge(place, seat.cards, acknowledged);
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
      240_000,
    );
  });
};
