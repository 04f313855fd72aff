import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR_CODES } from '#shared/codes/errors/codes.ts';
import { contract } from '#shared/contract/index.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { closeUnanswered } from '#server/modules/order/index.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { paidOrder, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'how long a store may think (decision DA2)',
  (suite) => {
    let [owner, manager, clerk, stranger]: Till[] = [];
    let guest: TestClient;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      stranger = await tillOf(suite.server, { account: '66990003' });
      guest = await memberOf(suite.server, '66790001');
    });
    beforeEach(async () => {
      clock.set(NOON);
      await set(5);
    });
    const asked = (answerMinutes: number, storeId = STORE) => ({
      requestId: newRequest(),
      storeId,
      answerMinutes,
    });
    const set = (answerMinutes: number, till = owner!) =>
      till.api.merchantDeskSetAnswer(asked(answerMinutes));
    const minutes = async () =>
      (await clerk!.api.merchantDeskStore({ storeId: STORE })).store.answerMinutes;
    const waits = async (orderId: OrderId) =>
      (await clerk!.api.merchantDeskGet({ orderId })).order.answerBefore;

    it('is what the owner has set, for orders that are paid from then on', async () => {
      const before = await paidOrder(suite.server, guest, pickup());
      expect((await set(10)).store.answerMinutes).toBe(10);
      const after = await paidOrder(suite.server, guest, pickup());
      expect(await waits(before)).toBe(plus(NOON, 5 * MINUTE));
      expect(await waits(after)).toBe(plus(NOON, 10 * MINUTE));
      clock.set(plus(NOON, 6 * MINUTE));
      await closeUnanswered(suite.server.deps.db, clock.now());
      const statusOf = async (tradeId: OrderId) =>
        (await guest.api.takeoutOrderGet({ tradeId })).orderStatus;
      expect([await statusOf(before), await statusOf(after)]).toEqual([-1, 1]);
    });

    it('binds what waited when people take the store over', async () => {
      await set(3);
      await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'TOWN' });
      const orderId = await paidOrder(suite.server, guest, pickup());
      await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
      expect(await waits(orderId)).toBe(plus(NOON, 3 * MINUTE));
    });

    it('is from three to ten whole minutes', async () => {
      const { path } = contract.merchantDeskSetAnswer;
      for (const wrong of [2, 11, 4.5, -3]) {
        const body = JSON.stringify(asked(wrong));
        const wanted = { path, body, token: owner!.token(), timestamp: clock.now() };
        const { line, answer } = rawCall(suite.server.url, wanted);
        line.end(body);
        expect(await answer, body).toMatchObject({ code: ERROR_CODES.BAD_REQUEST });
      }
      expect(await minutes()).toBe(5);
      for (const right of [3, 10]) expect((await set(right)).store.answerMinutes).toBe(right);
    });

    it('is set by the owner of the store alone, once for a request', async () => {
      for (const till of [manager!, clerk!])
        expect(await reasonOf(set(7, till))).toBe('WRONG_ROLE');
      expect(await reasonOf(set(7, stranger))).toBe('NO_PERMISSION');
      const foreign = asked(7, asId<StoreId>('t-food-hall'));
      expect(await reasonOf(owner!.api.merchantDeskSetAnswer(foreign))).toBe('NO_PERMISSION');
      expect(await minutes()).toBe(5);
      const request = asked(7);
      await owner!.api.merchantDeskSetAnswer(request);
      await set(8);
      expect(await owner!.api.merchantDeskSetAnswer(request)).toMatchObject({
        replay: true,
        store: { answerMinutes: 8 },
      });
      const { result } = await owner!.api.merchantAuditList({
        storeIds: [STORE],
        thing: 'SWITCHES',
        from: NOON,
        to: plus(NOON, MINUTE),
      });
      expect(result.flatMap(({ changes }) => changes)).toContainEqual({
        field: 'answerMinutes',
        before: '5',
        after: '7',
      });
    });
  },
  { clock },
);
