import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { connectionsShort } from '#server/db/connections.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rawCall, type Answer, type Wanted } from '#tests/support/raw-call.ts';
import { startInProcess, type InProcess } from '#tests/support/server-in-process.ts';
import { databaseOn, noPrivatePostgres, TOWN } from '#tests/support/server-private-postgres.ts';
import { noPooler, startPooler } from '#tests/support/pooler.ts';
import { PNG } from './walk-orgs.ts';
import { buy, checkBody, lookUp, memberOf, tillOf } from './suite.ts';

const missing = noPrivatePostgres();
const noPool = missing ?? noPooler();
for (const why of new Set([missing, noPool])) if (why !== null) console.warn(`left out: ${why}`);

const send = async (url: string, wanted: Wanted): Promise<Answer> => {
  const { line, answer } = rawCall(url, wanted);
  line.end(wanted.body);
  const given = await answer;
  if (given === 'cut') throw new Error('the connection was cut');
  return given;
};

/** A balancer: asks each server whether it is ready, and sends calls to those that are, in turn. */
const balancer = (urls: readonly string[], everyMs: number) => {
  let ready = [...urls];
  let next = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const states = await Promise.all(
        urls.map(async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true),
      );
      ready = urls.filter((_, index) => states[index]);
      await sleep(everyMs);
    }
  };
  const watching = watch();
  return {
    pick: (): string => {
      next += 1;
      return ready[next % ready.length]!;
    },
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
};

describe.skipIf(missing !== null)('two servers on one database', () => {
  let databaseUrl: string;
  let one: InProcess;
  let two: InProcess;
  const startOne = () => startInProcess({ databaseUrl, env: { DRAIN_SECONDS: '1' } });
  beforeAll(async () => {
    databaseUrl = await databaseOn(inject('privatePostgres'), randomUUID(), TOWN);
    [one, two] = await Promise.all([startOne(), startInProcess({ databaseUrl })]);
  });
  afterAll(() => Promise.all([one?.stop(), two?.stop()]));

  const signIn = (): Wanted => ({
    path: contract.merchantLogin.path,
    body: JSON.stringify({
      account: 'C1001',
      password: DEMO_PASSWORD,
      deviceId: `device-${randomUUID()}`,
      deviceName: 'Till',
    }),
    nonce: randomUUID(),
    timestamp: Date.now(),
  });

  it('a sign-in that was captured works at neither of them again, nor after a restart', async () => {
    const captured = signIn();
    expect((await send(one.url, captured)).status).toBe(200);
    const replayed = { code: codeOf('SIGNATURE_REPLAYED') };
    expect(await send(two.url, captured)).toMatchObject(replayed);
    const restarted = await startInProcess({ databaseUrl });
    expect(await send(restarted.url, captured)).toMatchObject(replayed);
    await restarted.stop();
  });

  it('one of many tills redeems a voucher, whichever server they ask', async () => {
    const member = await memberOf(one);
    const { vouchers } = await buy(one, member);
    const tills = await Promise.all([one, two, one, two].map((server) => tillOf(server)));
    const results = await Promise.allSettled(
      tills.map(async (till) => {
        const { prepareToken } = await lookUp(till, vouchers[0]!.code);
        const body = checkBody(till, [{ voucherId: vouchers[0]!.voucherId }], { prepareToken });
        return till.api.groupVerifyCheck(body);
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a picture that one of them took is shown by the other, until its member closes the account', async () => {
    const member = await memberOf(one, '66551907');
    const { url } = await member.api.upload({ path: 'other' }, { file: new Blob([PNG]) });
    const shown = async (server: InProcess) => {
      const reply = await fetch(server.url + url);
      return reply.ok ? Buffer.from(await reply.arrayBuffer()) : reply.status;
    };
    expect(await shown(one)).toEqual(Buffer.from(PNG));
    expect(await shown(two)).toEqual(Buffer.from(PNG));

    const { lossMark } = await member.api.cancelAccountCheck({});
    const { demoCode } = await member.api.cancelAccountSendCode({});
    await member.api.cancelAccountApply({ code: demoCode!, lossMark });
    expect([await shown(one), await shown(two)]).toEqual([404, 404]);
  });

  it('a picture from before the database kept them is still shown', async () => {
    const member = await memberOf(one, '66551908');
    const { url } = await member.api.upload({ path: 'other' }, { file: new Blob([PNG]) });
    const { query } = one.deps.db;
    await query('DELETE FROM upload_bytes WHERE file = $1', [url.replace('/uploads/', '')]);
    const target = path.join(one.dataDir, url);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, PNG);
    expect((await fetch(one.url + url)).status).toBe(200);
  });

  it('one that stops refuses no call: balancers hear it first, and it serves until they have', async () => {
    const { pick, stop } = balancer([one.url, two.url], 100);
    const statuses: number[] = [];
    let isStopped = false;
    const call = async (): Promise<void> => {
      while (!isStopped) {
        const body = '{}';
        statuses.push(
          (await send(pick(), { path: contract.groupProductNearList.path, body })).status,
        );
      }
    };
    const callers = Promise.all(Array.from({ length: 4 }, call));
    await one.stop();
    isStopped = true;
    await callers;
    await stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await fetch(`${two.url}/readyz`)).toMatchObject({ status: 200 });
    one = await startOne();
  });
});

describe.skipIf(missing !== null)('connections to the database', () => {
  it('more than it takes are named', async () => {
    const db = openPostgres({ url: inject('privatePostgres'), max: 1 });
    try {
      expect(await connectionsShort(db.query, { pool: 10, instances: 7 })).toBeNull();
      expect(await connectionsShort(db.query, { pool: 10, instances: 8 })).toMatch(
        /are 85 connections, but the database takes 80 /,
      );
    } finally {
      await db.close();
    }
  });

  it('statements have no name when the connection is shared', async () => {
    const db = openPostgres({ url: inject('privatePostgres'), max: 1, isPrepared: false });
    try {
      await db.query('SELECT 1 AS n');
      expect((await db.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([]);
    } finally {
      await db.close();
    }
  });
});

describe.skipIf(noPool !== null)('a pooler that shares connections between transactions', () => {
  it('carries sign-ins, orders and redeems with PREPARED=0', async () => {
    const database = await databaseOn(inject('privatePostgres'), randomUUID(), TOWN);
    const pooler = await startPooler(database);
    const server = await startInProcess({ databaseUrl: pooler.url, env: { PREPARED: '0' } });
    try {
      const member = await memberOf(server);
      const tills = await Promise.all(Array.from({ length: 4 }, () => tillOf(server)));
      for (const till of tills) {
        const { vouchers } = await buy(server, member);
        const { prepareToken } = await lookUp(till, vouchers[0]!.code);
        const body = checkBody(till, [{ voucherId: vouchers[0]!.voucherId }], { prepareToken });
        expect(await till.api.groupVerifyCheck(body)).toMatchObject({ replay: false });
      }
    } finally {
      await server.stop();
      await pooler.stop();
    }
  });
});
