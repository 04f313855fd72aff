import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { Db } from '#server/db/db.ts';
import { startPair, type PostgresPair } from '#tests/support/postgres-pair.ts';
import { startInProcess, type InProcess } from '#tests/support/server-in-process.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { noPrivatePostgres } from '#tests/support/server-private-postgres.ts';
import { bank, buy, checkBody, lookUp, memberOf, pay, tillOf } from './suite.ts';

const missing = noPrivatePostgres();
if (missing !== null) console.warn(`left out: ${missing}`);

/** A statement that waits for the standby, and the connection it is on. */
type Wait = { pid: number; query: string };
const waitsOn = async ({ query }: Db): Promise<Wait[]> =>
  (await query<Wait>(`SELECT pid, query FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)).rows;

/** How a call went so far. */
const watched = <T>(call: Promise<T>) => {
  const state: { answer?: T; error?: unknown } = {};
  const over = call.then(
    (answer) => {
      state.answer = answer;
    },
    (error: unknown) => {
      state.error = error;
    },
  );
  return { state, over };
};

/** What an answer that is given again is proven with. */
const PROOF = /SET created_at = created_at|COMMIT/;

describe.skipIf(missing !== null)('a primary whose standby is down', () => {
  let pair: PostgresPair;
  let server: InProcess;
  let till: Till;
  let member: TestClient;

  const end = async (how: 'terminate' | 'cancel', first: RegExp): Promise<void> => {
    await expect
      .poll(async () => (await waitsOn(pair.watcher)).some(({ query }) => first.test(query)))
      .toBe(true);
    for (const { pid } of await waitsOn(pair.watcher))
      await pair.watcher.query(`SELECT pg_${how}_backend($1::int4)`, [pid]);
  };
  const waitsAgain = async (proof: RegExp): Promise<void> => {
    await expect
      .poll(async () => (await waitsOn(pair.watcher)).some(({ query }) => proof.test(query)))
      .toBe(true);
  };

  beforeAll(async () => {
    pair = await startPair(async (url) => {
      await (await startInProcess({ databaseUrl: url })).stop();
    });
    server = await startInProcess({ databaseUrl: pair.url });
    till = await tillOf(server);
    member = await memberOf(server);
  });
  afterAll(async () => {
    await server?.stop().catch(() => undefined);
    await pair?.remove();
  });

  it.each(['terminate', 'cancel'] as const)(
    'an order whose commit is ended by %s is answered when the standby has it',
    async (how) => {
      const productId = asId<never>('egg-tart-box');
      const { totalAmount } = await member.api.groupOrderCheckProduct({ productId, quantity: 1 });
      await pair.stopStandby();
      const key = randomUUID();
      const order = () =>
        member.api.groupOrderCreate({ productId, quantity: 1, totalAmount }, { key });
      const first = watched(order());
      await end(how, /COMMIT/);
      await first.over;
      expect(first.state.answer).toBeUndefined();
      const again = watched(order());
      await waitsAgain(/UPDATE keyed_answer SET created_at/);
      expect(again.state).toEqual({});
      await pair.startStandby();
      await again.over;
      expect(again.state.answer).toMatchObject({ totalAmtn: totalAmount });
    },
  );

  it('a server that is given the standby alone does not start, and says why', async () => {
    await expect(startInProcess({ databaseUrl: pair.standbyUrl })).rejects.toThrow(
      'DATABASE_URL leads to standbys only: none of its hosts takes writes.',
    );
  });

  it('the server is not ready while its writes wait, and is again when the standby is back', async () => {
    const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
    await expect.poll(isReady).toBe(true);
    await pair.stopStandby();
    await expect.poll(isReady).toBe(false);
    await pair.startStandby();
    await expect.poll(isReady).toBe(true);
  });

  it('a payment that the bank reports again is taken when the standby has it', async () => {
    const productId = asId<never>('egg-tart-box');
    const { totalAmount } = await member.api.groupOrderCheckProduct({ productId, quantity: 1 });
    const order = await member.api.groupOrderCreate({ productId, quantity: 1, totalAmount });
    const tradeNo = await pay(member, order);
    await pair.stopStandby();
    const first = watched(bank(server, tradeNo, 'pay'));
    await end('terminate', /COMMIT/);
    await first.over;
    expect(first.state.answer?.ok ?? false).toBe(false);
    const again = watched(member.api.paymentGetResult({ tradeNo: asId(tradeNo) }));
    await waitsAgain(/UPDATE trade SET created_at/);
    expect(again.state).toEqual({});
    await pair.startStandby();
    await again.over;
    expect(again.state.answer).toMatchObject({ result: 'SUCCESS' });
  });

  it('a redeem is never confirmed before the standby has it, so that a fail-over loses none', async () => {
    const [kept, lost] = await Promise.all([buy(server, member), buy(server, member)]);
    const redeem = async ({ vouchers: [voucher] }: typeof kept) => {
      const { prepareToken } = await lookUp(till, voucher!.code);
      return checkBody(till, [{ voucherId: voucher!.voucherId }], { prepareToken });
    };
    const [keptBody, lostBody] = [await redeem(kept), await redeem(lost)];
    await till.api.groupVerifyCheck(keptBody);
    await pair.stopStandby();
    const call = watched(till.api.groupVerifyCheck(lostBody));
    await end('terminate', /WITH hit/);
    // the server looks again, finds its own answer, and may not give it
    await waitsAgain(PROOF);
    const asked = watched(till.api.groupVerifyCheckResult({ requestId: lostBody.requestId }));
    await expect
      .poll(
        async () => (await waitsOn(pair.watcher)).filter(({ query }) => PROOF.test(query)).length,
      )
      .toBeGreaterThanOrEqual(1);
    expect([call.state.answer, asked.state.answer]).toEqual([undefined, undefined]);
    const next = await pair.failOver();
    const usesOf = async () => {
      const ids = [kept, lost].map(({ vouchers: [voucher] }) => voucher!.voucherId);
      const { rows } = await next.query<{ id: string; times_used: number }>(
        'SELECT id, times_used FROM voucher WHERE id = ANY($1::text[])',
        [ids],
      );
      return ids.map((id) => rows.find((row) => row.id === id)?.times_used);
    };
    // the server goes on at the other host, where this redeem is not known: the till's repeat is the first there
    await expect
      .poll(() => till.api.groupVerifyCheck(lostBody).catch(() => null))
      .toMatchObject({ requestId: lostBody.requestId });
    await Promise.all([call.over, asked.over]);
    expect(await usesOf()).toEqual([1, 1]);
    const { count } = await next.query('SELECT id FROM verify_log WHERE voucher_id = $1', [
      lost.vouchers[0]!.voucherId,
    ]);
    expect(count).toBe(1);
  });
});
