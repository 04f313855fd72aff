import { beforeAll, expect, it } from 'vitest';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { RACE_DATABASES } from './databases.ts';
import {
  bank,
  buy,
  checkBody,
  failure,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  pay,
  redeem,
  tillOf,
  voucherState,
} from './suite.ts';
import { asId } from '#shared/kernel/ids.ts';

const CALLERS = 64;
const many = <T>(make: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: CALLERS }, (_, index) => make(index)));
const oks = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

onEach(RACE_DATABASES, 'races', (suite) => {
  let member: TestClient;
  let tills: Till[];
  beforeAll(async () => {
    member = await memberOf(suite.server, '66880002');
    tills = [await tillOf(suite.server), await tillOf(suite.server, { account: 'C1002' })];
  });

  it('row 1: 64 redeems of one code at once: one success, 63 are told who and when', async () => {
    const { server } = suite;
    const {
      vouchers: [voucher],
    } = await buy(server, member);
    const prepared = await Promise.all(tills.map((till) => lookUp(till, voucher!.code)));
    const results = await many((index) =>
      tills[index % 2]!.api.groupVerifyCheck(
        checkBody(tills[index % 2]!, [voucher!], {
          prepareToken: prepared[index % 2]!.prepareToken,
        }),
      ),
    );
    const [winner, ...others] = oks(results);
    expect(others).toEqual([]);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      const refused = await failure(Promise.reject(result.reason as Error));
      expect(refused.reason).toBe('ALREADY_USED');
      expect(refused.data).toMatchObject({
        class: 'REFUSE',
        hasError: true,
        first: {
          at: winner!.verifiedAt,
          store: '議事亭前地店',
          operator: expect.stringMatching(/李嘉欣|何偉強/),
          device: expect.stringContaining('Till of'),
        },
      });
    }
    expect(await voucherState(server, voucher!.voucherId)).toMatchObject({
      status: 2,
      times_used: 1,
      amount_used: 3800,
    });
    const { rows } = await server.deps.db.query<{ state: string; n: number }>(
      'SELECT state, count(*) AS n FROM verify_log WHERE voucher_id = $1 GROUP BY state ORDER BY state',
      [voucher!.voucherId],
    );
    expect(rows).toEqual([
      { state: 'OK', n: 1 },
      { state: 'REFUSED', n: 63 },
    ]);
  });

  it('row 2: one request id sent 64 times at once: one record, 64 equal answers', async () => {
    const { server } = suite;
    const [till] = tills;
    const {
      vouchers: [voucher],
    } = await buy(server, member, 'coffee-five');
    const body = checkBody(till!, [{ voucherId: voucher!.voucherId, times: 2 }], {
      prepareToken: (await lookUp(till!, voucher!.code)).prepareToken,
    });
    const answers = oks(await many(() => till!.api.groupVerifyCheck(body)));
    expect(answers).toHaveLength(CALLERS);
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, replay: null }))).size).toBe(
      1,
    );
    expect(answers.filter(({ replay }) => !replay)).toHaveLength(1);
    expect(await voucherState(server, voucher!.voucherId)).toMatchObject({
      times_used: 2,
      status: 1,
    });
  });

  it('64 single uses of a card with five: five succeed', async () => {
    const { server } = suite;
    const [till] = tills;
    const {
      vouchers: [voucher],
    } = await buy(server, member, 'coffee-five');
    const { prepareToken } = await lookUp(till!, voucher!.code);
    const results = await many(() =>
      till!.api.groupVerifyCheck(checkBody(till!, [voucher!], { prepareToken })),
    );
    expect(oks(results)).toHaveLength(5);
    expect(await voucherState(server, voucher!.voucherId)).toMatchObject({
      times_used: 5,
      status: 2,
      amount_used: 8800,
    });
  });

  it('redeems of different vouchers that are written together stay apart: each voucher once, each request its own answer', async () => {
    const { server } = suite;
    const bought: { voucherId: string; code: string }[] = [];
    for (let order = 0; order < 8; order += 1)
      bought.push((await buy(server, member)).vouchers[0]!);
    const tokens = await Promise.all(
      bought.map(async ({ code }) =>
        Promise.all(tills.map(async (till) => (await lookUp(till, code)).prepareToken)),
      ),
    );
    const bodies = Array.from({ length: CALLERS }, (_, index) =>
      checkBody(tills[index % 2]!, [bought[index % 8]!], {
        prepareToken: tokens[index % 8]![index % 2]!,
      }),
    );
    const won = oks(await many((index) => tills[index % 2]!.api.groupVerifyCheck(bodies[index]!)));
    expect(won.map(({ items: [item] }) => item!.voucherId).toSorted()).toEqual(
      bought.map(({ voucherId }) => voucherId).toSorted(),
    );
    for (const {
      requestId,
      items: [item],
    } of won)
      expect(bodies.find((body) => body.requestId === requestId)!.items[0]!.voucherId).toBe(
        item!.voucherId,
      );
    for (const { voucherId } of bought)
      expect(await voucherState(server, asId(voucherId))).toMatchObject({
        status: 2,
        times_used: 1,
      });
  });

  it('several vouchers of one order: all or nothing, also when two tills overlap', async () => {
    const { server } = suite;
    const [a, b] = tills;
    const { vouchers } = await buy(server, member, 'egg-tart-box', 3);
    const { prepareToken } = await lookUp(a!, vouchers[0]!.code);
    const other = await lookUp(b!, vouchers[0]!.code);
    const results = await many((index) =>
      index % 2 === 0
        ? a!.api.groupVerifyCheck(checkBody(a!, vouchers, { prepareToken }))
        : b!.api.groupVerifyCheck(
            checkBody(b!, vouchers.slice(0, 2).toReversed(), { prepareToken: other.prepareToken }),
          ),
    );
    const won = oks(results);
    expect(won).toHaveLength(1);
    const { rows } = await server.deps.db.query<{ used: number; logged: number }>(
      `SELECT (SELECT sum(times_used) FROM voucher WHERE id = ANY($1::text[])) AS used, (SELECT count(*) FROM verify_log WHERE state = 'OK' AND voucher_id = ANY($1::text[])) AS logged`,
      [vouchers.map(({ voucherId }) => voucherId)],
    );
    expect(rows[0]).toEqual({ used: won[0]!.items.length, logged: won[0]!.items.length });
  });

  it('one redemption taken back 64 times at once is taken back once', async () => {
    const { server } = suite;
    const [till] = tills;
    const {
      vouchers: [voucher],
    } = await buy(server, member);
    const {
      items: [item],
    } = await redeem(till!, voucher!);
    const results = await many(() =>
      till!.api.groupVerifyUncheck({
        requestId: newRequest(),
        verifyId: item!.verifyId,
        reasonCode: 'NOT_SERVED',
        deviceId: till!.deviceId,
      }),
    );
    expect(oks(results)).toHaveLength(1);
    expect(await voucherState(server, voucher!.voucherId)).toMatchObject({
      status: 1,
      times_used: 0,
      amount_used: 0,
      undo_cycles: 1,
    });
  });

  it('stock and personal limit hold when many order at once', async () => {
    const { server } = suite;
    await server.deps.db.query(`UPDATE product SET stock = 10 WHERE id = 'limit-two'`);
    const orders = oks(
      await many(() =>
        member.api.groupOrderCreate({
          productId: asId('limit-two'),
          quantity: 1,
          totalAmount: 5800 as never,
        }),
      ),
    );
    expect(orders).toHaveLength(2);
    expect(
      (await server.deps.db.query(`SELECT stock FROM product WHERE id = 'limit-two'`)).rows[0],
    ).toEqual({ stock: 8 });
  });

  it('an order created 64 times with one key is one order, and a payment told 64 times is one payment', async () => {
    const { server } = suite;
    const orders = oks(
      await many(() =>
        member.api.groupOrderCreate(
          { productId: asId('egg-tart-box'), quantity: 2, totalAmount: 7600 as never },
          { key: 'one-intent-0001' },
        ),
      ),
    );
    expect(orders).toHaveLength(CALLERS);
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    const tradeNo = await pay(member, orders[0]!);
    expect(
      (await Promise.all(Array.from({ length: 16 }, () => bank(server, tradeNo, 'pay')))).every(
        ({ status }) => status === 303,
      ),
    ).toBe(true);
    expect((await member.api.groupOrderGet({ orderId: orders[0]!.orderId })).vouchers).toHaveLength(
      2,
    );
  });
});
