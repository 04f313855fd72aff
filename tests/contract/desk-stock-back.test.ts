import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { basket, paidMarketOrder } from './market-suite.ts';
import { memberOf, newRequest, onEach, outcomes, tillOf } from './suite.ts';
import { dish, paidOrder, pickup, unevenMoneyBack } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const MARKET = asId<StoreId>(TEST_MARKET.id);
const [MISSING, APOLOGY] = [1, 5] as const;
const BEFORE = 10;

onEach(
  DATABASES,
  'pieces that are given back and the stocks (decision DA11, ADR 0045)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestMarket(query);
      await query(`UPDATE takeout_store SET run_by = 'STAFF' WHERE id = $1`, [MARKET]);
      await addDeskStaff(suite.server);
      await query(`UPDATE operator SET store_ids = $1 WHERE id = 'staff-K-clerk'`, [
        [STORE, MARKET],
      ]);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_750_000 + phones));
      await clerk!.api.merchantDeskHeard({
        storeIds: [STORE, MARKET],
        canRing: true,
        isVisible: true,
      });
      for (const id of ['rice', 'noodle', 'soap'])
        await suite.server.deps.db.query('UPDATE takeout_product SET stock = $2 WHERE id = $1', [
          id,
          BEFORE,
        ]);
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const stockOf = async (productId: string): Promise<number> => {
      const { rows } = await suite.server.deps.db.query<{ stock: number }>(
        'SELECT stock FROM takeout_product WHERE id = $1 AND store_id = ANY($2::text[])',
        [productId, [STORE, MARKET]],
      );
      return rows[0]!.stock;
    };
    /** An order of three of rice and a noodle, paid. */
    const made = () =>
      paidOrder(suite.server, guest, pickup({ productList: [dish('rice', 3), dish('noodle')] }));
    const accepted = async (): Promise<OrderId> => {
      const orderId = await made();
      await clerk!.api.merchantDeskAccept(body(orderId));
      expect(await stockOf('rice')).toBe(BEFORE - 3);
      return orderId;
    };
    const lineOf = async (orderId: OrderId, productId = 'rice'): Promise<string> =>
      (await guest.api.takeoutOrderGet({ tradeId: orderId })).productList.find(
        (line) => line.productId === productId,
      )!.uuid;
    const give = async (
      orderId: OrderId,
      quantity: number,
      { reason = APOLOGY, productId = 'rice' }: { reason?: 1 | 5; productId?: string } = {},
    ) =>
      owner!.api.merchantDeskGiveBack({
        ...body(orderId),
        lines: [{ lineId: await lineOf(orderId, productId), quantity }],
        reason,
      });
    const callOff = async (orderId: OrderId) => {
      await owner!.api.merchantDeskCancel({ ...body(orderId), reason: 1 });
      expect(await unevenMoneyBack(suite.server)).toEqual([]);
    };
    const ask = async (orderId: OrderId, quantity: number) => {
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyForRefund(
        {
          tradeId: orderId,
          productList: [{ uuid: await lineOf(orderId), quantity }],
          reason: 3,
        },
        { key: newRequest() },
      );
    };
    const approve = (orderId: OrderId) =>
      owner!.api.merchantDeskRefund({ ...body(orderId), answer: 'APPROVE' });

    it('before the order is cooked they are on sale again at once, and its end brings only the rest', async () => {
      const orderId = await accepted();
      await give(orderId, 1);
      expect(await stockOf('rice')).toBe(BEFORE - 2);
      await give(orderId, 1);
      expect(await stockOf('rice')).toBe(BEFORE - 1);
      await callOff(orderId);
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE, BEFORE]);
    });

    it('that are missing bring nothing, neither then nor when the order is called off', async () => {
      const orderId = await accepted();
      await give(orderId, 1, { reason: MISSING });
      expect(await stockOf('rice')).toBe(BEFORE - 3);
      await callOff(orderId);
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE - 1, BEFORE]);
    });

    it('that are missing bring nothing where they were the last of the order', async () => {
      const orderId = await accepted();
      await give(orderId, 1, { productId: 'noodle' });
      await give(orderId, 1);
      await give(orderId, 2, { reason: MISSING });
      expect((await guest.api.takeoutOrderGet({ tradeId: orderId })).orderStatus).toBe(-3);
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE - 2, BEFORE]);
    });

    it('once it is cooked they bring nothing, also where it is not ready after all', async () => {
      const orderId = await accepted();
      await clerk!.api.merchantDeskReady(body(orderId));
      await give(orderId, 1);
      expect(await stockOf('rice')).toBe(BEFORE - 3);
      await clerk!.api.merchantDeskUnready(body(orderId));
      await give(orderId, 1);
      expect(await stockOf('rice')).toBe(BEFORE - 2);
      await callOff(orderId);
      expect(await stockOf('rice')).toBe(BEFORE - 1);
    });

    it('a sum is no pieces', async () => {
      const orderId = await accepted();
      await owner!.api.merchantDeskGiveBack({
        ...body(orderId),
        amtn: cents(4000),
        reason: APOLOGY,
      });
      expect(await stockOf('rice')).toBe(BEFORE - 3);
      await callOff(orderId);
      expect(await stockOf('rice')).toBe(BEFORE);
    });

    it('of a dish that is out bring nothing; those of it that are left do, once it is there again', async () => {
      const orderId = await accepted();
      const set = (until: 'DAY' | 'ON') =>
        clerk!.api.merchantDeskSoldOut({
          requestId: newRequest(),
          storeId: STORE,
          items: [{ productId: asId<ProductId>('rice') }],
          until,
        });
      await set('DAY');
      await give(orderId, 1);
      await set('ON');
      expect(await stockOf('rice')).toBe(BEFORE - 3);
      await callOff(orderId);
      expect(await stockOf('rice')).toBe(BEFORE - 1);
    });

    it('a guest is granted go the same way, before a store accepts and after', async () => {
      const waiting = await made();
      await ask(waiting, 1);
      await approve(waiting);
      expect(await stockOf('rice')).toBe(BEFORE - 2);
      await clerk!.api.merchantDeskAccept(body(waiting));
      await callOff(waiting);
      expect(await stockOf('rice')).toBe(BEFORE);
      clock.set(NOON);
      const begun = await accepted();
      await ask(begun, 2);
      await owner!.api.merchantDeskRefund({
        ...body(begun),
        answer: 'PART',
        lines: [{ lineId: await lineOf(begun), quantity: 1 }],
        reason: 'One',
      });
      expect(await stockOf('rice')).toBe(BEFORE - 2);
      await clerk!.api.merchantDeskReady(body(begun));
      await callOff(begun);
      expect(await stockOf('rice')).toBe(BEFORE - 2);
    });

    it('are all back once where the end of an order grants the request that waits', async () => {
      const begun = await accepted();
      await ask(begun, 2);
      await callOff(begun);
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE, BEFORE]);
      clock.set(NOON);
      const waiting = await made();
      await ask(waiting, 2);
      await clerk!.api.merchantDeskRefuse({ ...body(waiting), reason: 2 });
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE, BEFORE]);
    });

    it('are counted once after a change too: what was out stays away, what was there comes back', async () => {
      const orderId = await accepted();
      await give(orderId, 1);
      await clerk!.api.merchantDeskOfferChange({
        ...body(orderId),
        lines: [{ lineId: await lineOf(orderId), keep: 1 }],
      });
      const { change } = await guest.api.takeoutGetChange({ tradeId: orderId });
      await guest.api.takeoutAnswerChange(
        { changeId: change!.changeId, isAccepted: false },
        { key: newRequest() },
      );
      // one was given back, one was out, and the guest did not want the last alone
      expect(await stockOf('rice')).toBe(BEFORE - 1);
      await callOff(orderId);
      expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE - 1, BEFORE]);
    });

    it('of a supermarket are on its shelf again until the order is packed', async () => {
      const orderId = await paidMarketOrder(
        suite.server,
        guest,
        basket({ productList: [dish('soap', 3), dish('ice')] }),
      );
      await clerk!.api.merchantDeskAccept(body(orderId));
      const { productList } = await guest.api.marketOrderGet({ tradeId: orderId });
      const lineId = productList.find(({ productId }) => productId === 'soap')!.uuid;
      const lines = [{ lineId, quantity: 1 }];
      await owner!.api.merchantDeskGiveBack({ ...body(orderId), lines, reason: APOLOGY });
      expect(await stockOf('soap')).toBe(BEFORE - 2);
      await owner!.api.merchantDeskGiveBack({ ...body(orderId), lines, reason: MISSING });
      expect(await stockOf('soap')).toBe(BEFORE - 2);
      await callOff(orderId);
      expect(await stockOf('soap')).toBe(BEFORE - 1);
    });

    it('come back once, whoever gives them back or calls the order off at the same moment', async () => {
      for (let round = 0; round < 8; round += 1) {
        const orderId = await accepted();
        const lines = [{ lineId: await lineOf(orderId), quantity: 1 }];
        const twice = { ...body(orderId), lines, reason: APOLOGY };
        await outcomes([
          owner!.api.merchantDeskGiveBack(twice),
          owner!.api.merchantDeskGiveBack(twice),
          owner!.api.merchantDeskGiveBack({ ...twice, ...body(orderId) }),
          ...(round % 2 === 0
            ? [owner!.api.merchantDeskCancel({ ...body(orderId), reason: 1 })]
            : []),
        ]);
        const { orderStatus } = await guest.api.takeoutOrderGet({ tradeId: orderId });
        if (orderStatus > 0) {
          expect(await stockOf('rice')).toBe(BEFORE - 1);
          await callOff(orderId);
        }
        expect([await stockOf('rice'), await stockOf('noodle')]).toEqual([BEFORE, BEFORE]);
        expect(await unevenMoneyBack(suite.server)).toEqual([]);
      }
    });
  },
  { clock },
);
