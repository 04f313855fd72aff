import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, HOUR } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { balanceOf } from '#server/modules/membership/points/ledger-repo.ts';
import { collect, openPoints } from '#server/modules/membership/points/sources-repo.ts';
import { sweepPoints, takePointsBack } from '#server/modules/membership/index.ts';
import { blankPerson } from '#server/modules/people/closing/blank-repo.ts';
import { answerRefund } from '#server/modules/order/takeout/life.ts';
import type { TestApi, TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, newRequest, onEach, outcomes, reasonOf, redeem, tillOf } from './suite.ts';
import { checkout, completeOrder, dish, paidOrder } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const SEVERAL = 64;

onEach(
  DATABASES,
  'points of members (decisions MB9 to MB12)',
  (suite) => {
    let phone = 66_883_000;
    const fresh = (): Promise<TestClient> => memberOf(suite.server, String((phone += 1)));
    /** Signs in again: sessions do not last as long as points. */
    const again = (): Promise<TestClient> => memberOf(suite.server, String(phone));
    beforeEach(() => {
      clock.set(NOON);
    });
    const idOf = async ({ api }: TestClient) => (await api.memberInfo({})).userId;
    const sumOfRows = async (userId: string): Promise<number> =>
      (
        await suite.server.deps.db.query<{ n: number }>(
          'SELECT CAST(coalesce(sum(amount), 0) AS int4) AS n FROM point_entry WHERE user_id = $1',
          [userId],
        )
      ).rows[0]!.n;
    const balance = async ({ api }: TestClient) => (await api.scoreBillSums({})).balance;
    const ballsOf = async (api: TestApi) =>
      (await api.orderBallList({})).result.map(({ ballId }) => ballId);
    const completed = async (member: TestClient) => {
      await addTestStore(suite.server.deps.db.query).catch(() => undefined);
      const id = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('rice', 2)] }),
      );
      await completeOrder(suite.server, id, clock.now());
      return id;
    };

    // before other tests book what is still to come
    it('pages of the bill hold each row once, in the order of the whole', async () => {
      const { api } = await memberOf(suite.server, '66880005');
      const whole = (await api.scoreBillList({ size: 100 })).result;
      expect(new Set(whole.map(({ state }) => state)).size).toBeGreaterThan(2);
      const paged: typeof whole = [];
      for (let offset = 0, next = true; next; offset = paged.length) {
        const page = await api.scoreBillList({ offset, size: 3 });
        paged.push(...page.result);
        next = page.next;
      }
      expect(paged).toEqual(whole);
    });

    it('an order’s come 48 hours after it, wait as a ball, and are booked by the server a week later', async () => {
      let member = await fresh();
      const id = await completed(member);
      const asked = { id, businessType: 1 as const };
      const { sum, state } = await member.api.sumByOrderId(asked);
      expect([sum > 0, state]).toEqual([true, 'waiting']);
      expect(await member.api.scoreBillSums({})).toMatchObject({ balance: 0, waiting: sum });
      expect(await ballsOf(member.api)).toEqual([]);
      expect(await reasonOf(member.api.receiveBall({ ballIds: [`order:${id}`] }))).toBe(
        'BALL_GONE',
      );
      clock.advance(2 * DAY);
      member = await again();
      expect((await member.api.orderBallList({})).result).toMatchObject([
        { ballId: `order:${id}`, amount: sum, orderId: id, from: 'TAKEOUT' },
      ]);
      await sweepPoints(suite.server.deps.db, clock.now());
      expect(await balance(member)).toBe(0);
      clock.advance(7 * DAY);
      const { db } = suite.server.deps;
      await Promise.all([sweepPoints(db, clock.now()), sweepPoints(db, clock.now())]);
      member = await again();
      expect(await balance(member)).toBe(sum);
      expect(await member.api.sumByOrderId(asked)).toMatchObject({ sum, state: 'granted' });
      expect((await member.api.scoreBillList({ month: '2026-11' })).result).toMatchObject([
        { kind: 'TAKEOUT', amount: sum, state: 'EARNED', sourceId: id },
      ]);
    });

    it('of what was refunded never come, and a request under review holds them', async () => {
      let member = await fresh();
      const id = await completed(member);
      clock.advance(HOUR);
      await member.api.takeoutApplyRefund({ tradeId: id, reason: 14 });
      clock.advance(3 * DAY);
      member = await again();
      expect(await ballsOf(member.api)).toEqual([]);
      await answerRefund(suite.server.deps.db, id, 'approve', clock.now());
      clock.advance(10 * DAY);
      await sweepPoints(suite.server.deps.db, clock.now());
      member = await again();
      expect(await member.api.scoreBillSums({})).toMatchObject({ balance: 0, waiting: 0 });
      expect(await member.api.sumByOrderId({ id, businessType: 1 })).toMatchObject({
        sum: 0,
        state: 'never',
      });
    });

    it('of a deal come as its vouchers are used, and are taken back when a use is refunded later', async () => {
      let member = await fresh();
      const bought = await buy(suite.server, member, 'tart-dozen', 2);
      const asked = { id: asId<never>(bought.orderId), businessType: 2 as const };
      const { sum } = await member.api.sumByOrderId(asked);
      const till = await tillOf(suite.server, { account: 'M1001' });
      const { items } = await redeem(till, bought.vouchers[0]!);
      expect(await member.api.sumByOrderId(asked)).toMatchObject({ sum, state: 'waiting' });
      clock.advance(2 * DAY);
      member = await again();
      const taken = await member.api.receiveBall({ ballIds: await ballsOf(member.api) });
      expect(taken.balance).toBe(sum / 2);
      const owner = await tillOf(suite.server, { account: '66990001' });
      clock.advance(1000);
      await owner.api.merchantRefundUsed({
        requestId: newRequest(),
        verifyIds: [items[0]!.verifyId],
        reason: '廚房提早關門',
      });
      const { db } = suite.server.deps;
      await Promise.all([takePointsBack(db, clock.now()), takePointsBack(db, clock.now())]);
      expect(await balance(member)).toBe(0);
      expect(
        (await member.api.scoreBillList({})).result.map(({ state, amount }) => [state, amount]),
      ).toEqual([
        ['TAKEN_BACK', -sum / 2],
        ['EARNED', sum / 2],
      ]);
    });

    it('a ball that 64 calls collect at once is one call’s', async () => {
      let member = await fresh();
      await completed(member);
      clock.advance(2 * DAY);
      member = await again();
      const ballIds = await ballsOf(member.api);
      const ends = await outcomes(
        Array.from({ length: SEVERAL }, () =>
          member.api.receiveBall({ ballIds }, { key: randomUUID() }),
        ),
      );
      expect(ends).toEqual({ ok: 1, BALL_GONE: SEVERAL - 1 });
      expect(await balance(member)).toBe(await sumOfRows(await idOf(member)));
    });

    it('of 64 sign-ins at once one counts; the other way’s call hears the same; a second comes in the evening', async () => {
      const member = await fresh();
      const ends = await outcomes(
        Array.from({ length: SEVERAL }, () => member.api.scoreSignIn({}, { key: randomUUID() })),
      );
      expect(ends).toEqual({ ok: 1, SIGNED_TODAY: SEVERAL - 1 });
      const first = { day: '2026-11-21', streak: 1, points: 1, isSecond: false };
      const byTask = { taskId: 'sign-in' };
      expect(await member.api.taskSignInAction(byTask)).toEqual(first);
      clock.advance(6 * HOUR);
      expect(await member.api.taskSignInAction(byTask)).toEqual({ ...first, isSecond: true });
      expect(await reasonOf(member.api.taskSignInAction(byTask))).toBe('SIGNED_TODAY');
      expect(await balance(member)).toBe(2);
      expect(await reasonOf(member.api.taskSignInAction({ taskId: 'review-one' }))).toBe(
        'TASK_OVER',
      );
    });

    it('days in a row bring more, up to the seventh, are those of Macau, and begin again after a gap', async () => {
      const member = await fresh();
      const days = [];
      for (let n = 0; n < 8; n += 1) {
        clock.set(Date.parse(`2026-11-${String(22 + n)}T00:00:00+08:00`) + (n % 2 ? 0 : DAY - 1));
        days.push(await member.api.scoreSignIn({}));
      }
      expect(days.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 10, 1]);
      expect(days.at(-1)).toMatchObject({ streak: 8 });
      clock.set(Date.parse('2026-12-01T08:00:00+08:00'));
      const { api } = await again();
      expect(await api.taskSignInRecord({ taskId: 'sign-in' })).toMatchObject({
        streak: 0,
        canSignIn: true,
        nextPoints: 1,
      });
    });

    it('a task’s reward is taken once a turn, however many ask, and not before it is done', async () => {
      const member = await fresh();
      const { api } = member;
      const browse = (await api.taskList({})).result.find(({ taskType }) => taskType === 'BROWSE')!;
      const finish = (proof = browse.proof!) =>
        api.taskFinish({ taskId: browse.taskId, proof }, { key: randomUUID() });
      expect(await reasonOf(finish())).toBe('TASK_NOT_DONE');
      clock.advance(10_000);
      expect(await reasonOf(finish('x'.repeat(60)))).toBe('TASK_NOT_DONE');
      const other = await fresh();
      expect(
        await reasonOf(other.api.taskFinish({ taskId: browse.taskId, proof: browse.proof! })),
      ).toBe('TASK_NOT_DONE');
      expect(await outcomes(Array.from({ length: SEVERAL }, () => finish()))).toEqual({
        ok: SEVERAL,
      });
      expect(await balance(member)).toBe(1);
      expect(await reasonOf(api.taskFinish({ taskId: 'order-twice' }))).toBe('TASK_NOT_DONE');
      expect(await reasonOf(api.taskFinish({ taskId: 'gone' }))).toBe('TASK_OVER');
    });

    it('friends help by a link, each once a week, nobody themselves', async () => {
      const { api } = await fresh();
      const taskId = 'invite-friends';
      const { shareId } = (await api.taskList({})).result.find((task) => task.taskId === taskId)!;
      const help = async (friend: TestClient) =>
        friend.api.taskHelp({ taskId, shareId: shareId! }, { key: randomUUID() });
      expect(await reasonOf(api.taskHelp({ taskId, shareId: shareId! }))).toBe('HELP_DONE');
      const friends = [await fresh(), await fresh(), await fresh()];
      const once = await outcomes(Array.from({ length: 8 }, () => help(friends[0]!)));
      expect(once).toEqual({ ok: 1, HELP_DONE: 7 });
      expect(await reasonOf(api.taskFinish({ taskId }))).toBe('TASK_NOT_DONE');
      await help(friends[1]!);
      expect(await help(friends[2]!)).toEqual({ helped: 3, need: 3 });
      expect(await api.taskFinish({ taskId })).toEqual({ state: 'DONE', reward: 15 });
      clock.advance(7 * DAY);
      const late = await fresh();
      expect(await reasonOf(help(late))).toBe('TASK_OVER');
    });

    it('end after twelve months at the month’s end, less what was taken back, with notice', async () => {
      let member = await fresh();
      const userId = await idOf(member);
      const { db } = suite.server.deps;
      await member.api.scoreSignIn({});
      clock.set(Date.parse('2026-12-01T00:00:00+08:00'));
      member = await again();
      await member.api.scoreSignIn({});
      expect(await balance(member)).toBe(2);
      clock.set(Date.parse('2027-11-30T23:59:00+08:00'));
      member = await again();
      expect(await member.api.scoreBillSums({})).toMatchObject({ balance: 2, soonExpiring: 1 });
      await sweepPoints(db, clock.now());
      expect(await balanceOf(db.query, userId)).toBe(2);
      clock.set(Date.parse('2027-12-01T00:00:00+08:00'));
      await Promise.all([sweepPoints(db, clock.now()), sweepPoints(db, clock.now())]);
      await sweepPoints(db, clock.now());
      expect(await balanceOf(db.query, userId)).toBe(1);
      clock.set(Date.parse('2030-01-01T00:00:00+08:00'));
      await sweepPoints(db, clock.now());
      // the rows are folded by now; only what was swept in its month has ended
      expect(await balanceOf(db.query, userId)).toBe(await sumOfRows(userId));
    });

    it('balance is the sum of rows after every step, and nothing refunded is ever kept', async () => {
      const { db } = suite.server.deps;
      const model = await fresh();
      const template = await completed(model);
      const addOrder = async (userId: string, total: number): Promise<string> => {
        const id = randomUUID();
        const change = { id, user_id: userId, total, completed_at: clock.now(), order_no: id };
        await db.query(
          `INSERT INTO takeout_order SELECT (jsonb_populate_record(o, $1::jsonb)).* FROM takeout_order o WHERE o.id = $2`,
          [JSON.stringify({ ...change, refund_status: 0, refund_at: null }), template],
        );
        return id;
      };
      const step = fc.oneof(
        fc.record({ do: fc.constant('order' as const), n: fc.integer({ min: 1, max: 30_000 }) }),
        fc.record({
          do: fc.constantFrom('refund', 'collect', 'sweep', 'back'),
          n: fc.nat(50),
        }),
        fc.record({ do: fc.constant('wait' as const), n: fc.integer({ min: 1, max: 6 }) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          clock.set(NOON);
          const userId = `ledger-${randomUUID()}`;
          const orders: { id: string; total: number; isRefunded: boolean }[] = [];
          for (const { do: what, n } of steps) {
            const one = orders[n % Math.max(1, orders.length)];
            if (what === 'order')
              orders.push({ id: await addOrder(userId, n), total: n, isRefunded: false });
            if (what === 'refund' && one) {
              one.isRefunded = true;
              await db.query(
                'UPDATE takeout_order SET refund_status = 2, refund_amount = total, refund_at = $2 WHERE id = $1',
                [one.id, clock.now()],
              );
            }
            if (what === 'wait') clock.advance(n * DAY);
            if (what === 'sweep') await sweepPoints(db, clock.now());
            if (what === 'back') await takePointsBack(db, clock.now());
            if (what === 'collect') {
              const sources = (await openPoints(db.query, userId, clock.now())).map(
                ({ source }) => source,
              );
              await collect(db.query, { userId, sources, now: clock.now() });
            }
            expect(await balanceOf(db.query, userId)).toBe(await sumOfRows(userId));
            expect(await balanceOf(db.query, userId)).toBeGreaterThanOrEqual(0);
          }
          clock.advance(10 * DAY);
          await sweepPoints(db, clock.now());
          const kept = orders.filter(({ isRefunded }) => !isRefunded);
          expect(await balanceOf(db.query, userId)).toBe(
            kept.reduce((sum, { total }) => sum + Math.floor(total / 100), 0),
          );
        }),
        { numRuns: 12 },
      );
    });

    it('are of the member alone and go with the account', async () => {
      const [one, other] = [await fresh(), await fresh()];
      await one.api.scoreSignIn({});
      expect(await balance(other)).toBe(0);
      expect((await one.api.cancelAccountCheck({})).losses).toEqual([
        { kind: 'points', count: 1, amount: 0 },
      ]);
      expect((await other.api.cancelAccountCheck({})).losses).toEqual([]);
      const userId = await idOf(one);
      await blankPerson(suite.server.deps.db.query, userId);
      expect(await sumOfRows(userId)).toBe(0);
    });
  },
  { clock },
);
