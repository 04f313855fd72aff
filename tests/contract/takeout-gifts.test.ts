import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { answerRefund, LIVES } from '#server/modules/order/takeout/life.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { checkout, dish, order, paidOrder } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const storeId = asId<StoreId>('t-gifts');
const RULES = {
  name: { zh: '滿額贈品', en: 'Gifts' },
  dateType: 2,
  details: [
    {
      id: 'tea',
      limitAmount: 3000,
      gift: { zh: '凍檸茶', en: 'Iced lemon tea' },
      qty: 2,
      weight: 0.4,
    },
    {
      id: 'tart',
      limitAmount: 30_000,
      gift: { zh: '蛋撻', en: 'Egg tart' },
      qty: 1,
      weight: 0.1,
    },
  ],
  stock: { tea: 5, tart: -1 },
};

onEach(
  DATABASES,
  'gifts at an amount',
  (suite) => {
    let [member, other]: TestClient[] = [];
    const setStock = (pieces: number) =>
      suite.server.deps.db.query(
        `UPDATE takeout_activity SET rules = $2 WHERE store_id = $1 AND kind = 'fullGift'`,
        [storeId, JSON.stringify({ ...RULES, stock: { tea: pieces, tart: -1 } })],
      );
    const left = async () =>
      (await suite.server.client().api.takeoutMenu({ storeId })).store.activities.fullGift
        ?.fullGiftDetails[0]?.stock;
    const rice = checkout({ storeId });
    const giftsFor = async (body = rice) => (await member!.api.takeoutCheckProduct(body)).gifts;
    const giftsOf = async (tradeId: Awaited<ReturnType<typeof order>>['tradeId']) =>
      (await member!.api.takeoutOrderGet({ tradeId })).gifts;

    beforeAll(async () => {
      clock.set(NOON);
      [member, other] = [
        await memberOf(suite.server, '66880002'),
        await memberOf(suite.server, '66880001'),
      ];
      const { query } = suite.server.deps.db;
      await addTestStore(query, { id: storeId });
      await insertRows(query, 'takeout_activity', [
        {
          merchant_id: TEST_STORE.merchantId,
          store_id: storeId,
          id: 'test.gift',
          kind: 'fullGift',
          position: 1,
          starts_at: 0,
          ends_at: null,
          rules: JSON.stringify(RULES),
        },
      ]);
    });
    beforeEach(async () => {
      clock.advance(MINUTE);
      await setStock(5);
    });

    it('stand on the store’s page and in its menu with what is left', async () => {
      const tiers = [
        { giftId: 'tea', limitAmount: 3000, fullGift: '凍檸茶', qty: 2, stock: 5, weight: 0.4 },
        { giftId: 'tart', limitAmount: 30_000, fullGift: '蛋撻', qty: 1, stock: -1, weight: 0.1 },
      ];
      const { api } = suite.server.client();
      expect((await api.takeoutMenu({ storeId })).store.activities.fullGift).toEqual({
        id: 'test.gift',
        fullGiftDetails: tiers,
      });
      expect((await api.activityFullGift({ storeId })).fullGift?.fullGiftDetails).toEqual(tiers);
    });

    it('come with an order, weigh, and are as many as are left: fewer, then none, never a refusal', async () => {
      const { quote, gifts } = await member!.api.takeoutCheckProduct(rice);
      expect([gifts, quote?.weightKg]).toEqual([[{ name: '凍檸茶', quantity: 2, wanted: 2 }], 1.1]);
      await setStock(3);
      const made = [];
      for (let count = 0; count < 3; count += 1) made.push(await order(member!, rice));
      expect(await Promise.all(made.map(({ tradeId }) => giftsOf(tradeId)))).toEqual(
        [2, 1, 0].map((quantity) => [{ name: '凍檸茶', quantity, wanted: 2 }]),
      );
      expect([await left(), await giftsFor()]).toEqual([
        0,
        [{ name: '凍檸茶', quantity: 0, wanted: 2 }],
      ]);
      for (const { tradeId } of made) await member!.api.takeoutOrderCancel({ tradeId });
      expect(await left()).toBe(3);
    });

    it('are the one of the highest amount, and none below the first', async () => {
      expect(await giftsFor(checkout({ storeId, productList: [dish('noodle')] }))).toEqual([]);
      const { tradeId } = await order(
        member!,
        checkout({ storeId, productList: [dish('rice', 8)] }),
      );
      expect([await giftsOf(tradeId), await left()]).toEqual([
        [{ name: '蛋撻', quantity: 1, wanted: 1 }],
        5,
      ]);
      await member!.api.takeoutOrderCancel({ tradeId });
    });

    it('come back from an order that nobody pays, and from one that is refunded whole before it is begun', async () => {
      await order(member!, rice);
      expect(await left()).toBe(3);
      clock.advance(15 * MINUTE + SECOND);
      await LIVES.takeout.closeOverdue(suite.server.deps.db, clock.now());
      expect(await left()).toBe(5);
      const tradeId = await paidOrder(suite.server, member!, rice);
      expect(await left()).toBe(3);
      await member!.api.takeoutApplyRefund({ tradeId, reason: 2 });
      await answerRefund(suite.server.deps.db, tradeId, 'approve', clock.now());
      expect(await left()).toBe(5);
    });

    it('of orders at once are given once each', async () => {
      await setStock(3);
      const made = await Promise.all(
        [member!, other!].map(async (client) => ({ client, ...(await order(client, rice)) })),
      );
      const given = await Promise.all(
        made.map(
          async ({ client, tradeId }) => (await client.api.takeoutOrderGet({ tradeId })).gifts,
        ),
      );
      expect(
        given
          .flat()
          .map(({ quantity }) => quantity)
          .toSorted((a, b) => a - b),
      ).toEqual([1, 2]);
      expect(await left()).toBe(0);
      for (const { client, tradeId } of made) await client.api.takeoutOrderCancel({ tradeId });
      expect(await left()).toBe(3);
    });
  },
  { clock },
);
