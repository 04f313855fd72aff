import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { asId } from '#shared/kernel/ids.ts';
import { databaseLine, type DatabaseLine } from '#tests/support/database-line.ts';
import { startInProcess } from '#tests/support/server-in-process.ts';
import { databaseOn, noPrivatePostgres, TOWN } from '#tests/support/server-private-postgres.ts';
import { buy, checkBody, lookUp, memberOf, tillOf } from './suite.ts';

const missing = noPrivatePostgres();
/** Long enough for a busy machine to answer. */
const SILENCE_MS = 1_000;

describe.skipIf(missing !== null)('a database that gives no answer', () => {
  let url: string;
  let line: DatabaseLine;
  beforeAll(async () => {
    url = await databaseOn(inject('privatePostgres'), randomUUID());
    line = await databaseLine(url);
  });
  afterAll(() => line.close());

  const open = (options: Partial<Parameters<typeof openPostgres>[0]>) => {
    const db = openPostgres({ url, max: 2, mustWrite: true, ...options });
    db.limitSilence(SILENCE_MS);
    return db;
  };

  it('a host that vanishes holds nobody up: its connections are dropped, the next host is asked', async () => {
    const db = open({ url: line.url, more: [{ url }] });
    try {
      await Promise.all([db.query('SELECT 1'), db.query('SELECT 2')]);
      line.mute();
      const lost = { code: '40003' };
      await Promise.all([
        expect(db.query('SELECT 1')).rejects.toMatchObject(lost),
        expect(db.tx((query) => query('SELECT 1'))).rejects.toMatchObject(lost),
      ]);
      await expect
        .poll(() => db.query('SELECT 3 AS n').catch(() => null))
        .toMatchObject({
          rows: [{ n: 3 }],
        });
    } finally {
      await db.close();
    }
  });

  it('a statement that waits at a server that lives answers its caller, and gets no second connection', async () => {
    const [db, other] = [open({ max: 1 }), open({ max: 2 })];
    try {
      await other.query('CREATE TABLE waited_for (id int4)');
      await other.query('INSERT INTO waited_for VALUES (1)');
      await other
        .tx(async (query) => {
          await query('SELECT id FROM waited_for FOR UPDATE');
          await expect(db.query('UPDATE waited_for SET id = 2')).rejects.toMatchObject({
            code: '40003',
          });
          // the only connection is still in use, by the statement that nobody waits for any more
          const next = db.query('SELECT pg_backend_pid() AS pid');
          const { count } = await query(
            `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          expect(count).toBe(1);
          return { next };
        })
        .then(({ next }) => next);
      expect((await db.query('SELECT id FROM waited_for')).rows).toEqual([{ id: 2 }]);
    } finally {
      await db.close();
      await other.close();
    }
  });

  it('a refused password is said at the start', async () => {
    const wrong = url.replace(/:[^:@/]+@/, ':wrong@');
    await expect(openDatabase({ databaseUrl: wrong, dataDir: '' })).rejects.toThrow(
      'The database of DATABASE_URL refuses the user or the password (28P01).',
    );
  });

  it('a long answer that keeps arriving is no silence', async () => {
    const db = open({});
    try {
      const { count } = await db.query(
        `SELECT n, pg_sleep(0.01), repeat('x', 5000) AS text FROM generate_series(1, 200) AS n`,
      );
      expect(count).toBe(200);
    } finally {
      await db.close();
    }
  });
});

describe.skipIf(missing !== null)('a fail-over in the middle of a call', () => {
  /** More than the retries of a single use case. */
  const LOST_CONNECTIONS = 10;

  it('is waited for by what may run twice: a redeem, a keyed order, a read', async () => {
    const line = await databaseLine(
      await databaseOn(inject('privatePostgres'), randomUUID(), TOWN),
    );
    const server = await startInProcess({ databaseUrl: line.url });
    try {
      const [till, member] = [await tillOf(server), await memberOf(server)];
      const { vouchers } = await buy(server, member);
      const { prepareToken } = await lookUp(till, vouchers[0]!.code);
      const body = checkBody(till, [{ voucherId: vouchers[0]!.voucherId }], { prepareToken });
      const productId = asId<never>('egg-tart-box');
      const asked = { productId, quantity: 1 };
      const { totalAmount } = await member.api.groupOrderCheckProduct(asked);

      line.cut(LOST_CONNECTIONS);
      expect(await till.api.groupVerifyCheck(body)).toMatchObject({ replay: false });
      line.cut(LOST_CONNECTIONS);
      const order = await member.api.groupOrderCreate(
        { ...asked, totalAmount },
        { key: randomUUID() },
      );
      line.cut(LOST_CONNECTIONS);
      expect((await member.api.groupOrderGet({ orderId: order.orderId })).vouchers).toEqual([]);
    } finally {
      await server.stop();
      await line.close();
    }
  });
});
