import { beforeAll, describe, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE } from '#shared/kernel/time.ts';
import {
  orderNumber,
  orderNumberTail,
  orderNumberText,
  readOrderNumber,
} from '#shared/order/order-number.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { numberOrders } from '#server/modules/order/index.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { buy, lookUp, memberOf, onEach, reasonOf, redeem, tillOf, type Bought } from './suite.ts';
import { order as orderTakeout } from './takeout-suite.ts';

/** A number that no order has: its check digit is right. */
const UNKNOWN = orderNumber('00000000000');

/** Noon of a Saturday at UTC+8. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');

onEach(
  DATABASES,
  'order numbers',
  (suite) => {
    let member: TestClient;
    let owner: Till;
    let manager: Till;
    let cashier: Till;
    let bought: Bought;

    beforeAll(async () => {
      const { server } = suite;
      member = await memberOf(server, '66880002');
      [owner, manager, cashier] = (await Promise.all(
        ['66990001', 'M1001', 'C1001'].map((account) => tillOf(server, { account })),
      )) as [Till, Till, Till];
      bought = await buy(server, member, 'egg-tart-box', 2);
      await addTestStore(server.deps.db.query);
    });

    const search = (till: Till, keyword: string) =>
      till.api.groupVerifySearch({ keyword, storeId: till.storeId, deviceId: till.deviceId });
    const numberOfLabel = async (label: string): Promise<string> => {
      const { orderId } = suite.server.vouchers.find((voucher) => voucher.label === label)!;
      const { rows } = await suite.server.deps.db.query<{ order_no: string }>(
        'SELECT order_no FROM group_order WHERE id = $1',
        [orderId],
      );
      return rows[0]!.order_no;
    };

    it('stand on every reply that shows an order to a person, the same on each', async () => {
      const orderId = asId<OrderId>(bought.orderId);
      const { orderNo } = (await member.api.groupOrderGet({ orderId })).orderInfo;
      expect(orderNo).toBe(bought.orderNo);
      expect(readOrderNumber(orderNo)).toBe(orderNo);
      expect((await member.api.groupOrderList({})).result[0]).toMatchObject({ orderId, orderNo });
      expect((await manager.api.merchantOrderList({})).result[0]).toMatchObject({
        orderId,
        orderNo,
      });
      expect((await manager.api.merchantOrderGet({ orderId })).orderInfo.orderNo).toBe(orderNo);

      const { tradeId } = await orderTakeout(member);
      const takeout = await member.api.takeoutOrderGet({ tradeId });
      expect(readOrderNumber(takeout.orderNo)).toBe(takeout.orderNo);
      expect((await member.api.takeoutOrderList({})).result[0]).toMatchObject({
        tradeId,
        orderNo: takeout.orderNo,
      });
      expect((await member.api.takeoutRefundInfo({ tradeId })).orderNo).toBe(takeout.orderNo);
    });

    it('are drawn again where one is taken, and the order is made once', async () => {
      const { random } = suite.server.deps;
      const draw = random.digits.bind(random);
      let draws = 0;
      random.digits = (count) => {
        if (count !== 11) return draw(count);
        draws += 1;
        return draws <= 2 ? bought.orderNo.slice(0, count) : draw(count);
      };
      const before = (await member.api.groupOrderList({ size: 100 })).result.length;
      try {
        const { orderId } = await member.api.groupOrderCreate(
          { productId: asId('egg-tart-box'), quantity: 1, totalAmount: 3800 as never },
          { key: 'a-number-that-is-taken' },
        );
        expect(draws).toBe(3);
        const { orderNo } = (await member.api.groupOrderGet({ orderId })).orderInfo;
        expect(orderNo).not.toBe(bought.orderNo);
      } finally {
        random.digits = draw;
      }
      expect((await member.api.groupOrderList({ size: 100 })).result).toHaveLength(before + 1);
    });

    it('are given to the orders of before, and to them alone', async () => {
      const { db } = suite.server.deps;
      const numbers = async () =>
        (
          await db.query<{ id: string; order_no: string }>(
            'SELECT id, order_no FROM group_order UNION ALL SELECT id, order_no FROM takeout_order ORDER BY id ASC',
          )
        ).rows;
      const before = await numbers();
      expect(before.every((order) => readOrderNumber(order.order_no) !== null)).toBe(true);
      await db.query("UPDATE group_order SET order_no = '' WHERE id <> $1", [bought.orderId]);
      await db.query("UPDATE takeout_order SET order_no = ''");
      await Promise.all([numberOrders(suite.server.deps), numberOrders(suite.server.deps)]);
      const after = await numbers();
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after.every((order) => readOrderNumber(order.order_no) !== null)).toBe(true);
      expect(new Set(after.map((order) => order.order_no)).size).toBe(after.length);
      expect(after.find(({ id }) => id === bought.orderId)?.order_no).toBe(bought.orderNo);
    });

    describe('find their order', () => {
      it('among the merchant’s, however they are typed and whatever the day', async () => {
        const of = async (till: Till, keyword: string) =>
          (await till.api.merchantOrderList({ keyword, to: instant(1) })).result.map(
            ({ orderId }) => orderId,
          );
        const { orderNo } = bought;
        for (const typed of [orderNo, orderNumberText(orderNo), `]C1${orderNo}\r\n`])
          for (const till of [owner, manager, cashier])
            expect(await of(till, typed), typed).toEqual([bought.orderId]);
        expect(await of(manager, UNKNOWN)).toEqual([]);
      });

      it('among the records, with spaces too: what was redeemed of it, and a cashier’s own alone', async () => {
        const both = await buy(suite.server, member, 'egg-tart-box', 2);
        await redeem(cashier, both.vouchers[0]!);
        await redeem(manager, both.vouchers[1]!);
        const rowsOf = async (till: Till, keyword: string) =>
          (
            await till.api.groupVerifyCheckLogRows({
              from: instant(NOON - DAY),
              to: instant(NOON + MINUTE),
              keyword,
              size: 10,
            })
          ).result.map(({ orderNo }) => orderNo);
        const { orderNo } = both;
        expect(await rowsOf(manager, orderNumberText(orderNo))).toEqual([orderNo, orderNo]);
        expect(await rowsOf(cashier, orderNo)).toEqual([orderNo]);
        expect(await rowsOf(manager, UNKNOWN)).toEqual([]);
        const { result } = await manager.api.groupVerifyCheckLogExport({
          from: instant(NOON - DAY),
          to: instant(NOON + MINUTE),
          keyword: orderNo,
        });
        expect(result.map((row) => row.orderNo)).toEqual([orderNo, orderNo]);
      });

      it('and a receipt among the records, whatever the day that is shown', async () => {
        const one = await buy(suite.server, member, 'egg-tart-box');
        const { receiptNo } = await redeem(cashier, one.vouchers[0]!);
        const before = { from: instant(NOON - 9 * DAY), to: instant(NOON - 8 * DAY), size: 10 };
        for (const keyword of [receiptNo, one.orderNo]) {
          const { result } = await cashier.api.groupVerifyCheckLogRows({ ...before, keyword });
          expect(
            result.map(({ orderNo }) => orderNo),
            keyword,
          ).toEqual([one.orderNo]);
          const { sum } = await cashier.api.groupVerifyCheckLogSum({ ...before, keyword });
          expect(sum.count).toBe(1);
        }
        const { result } = await cashier.api.groupVerifyCheckLogRows({
          ...before,
          keyword: receiptNo.slice(0, 9),
        });
        expect(result).toEqual([]);
      });

      it('at a till, whole or by their last six digits; the four that it shows open nothing', async () => {
        const { orderNo, orderId } = bought;
        for (const keyword of [orderNumberText(orderNo), orderNo.slice(-6), orderNo.slice(-9)]) {
          const [found] = (await search(cashier, keyword)).result;
          expect(found, keyword).toMatchObject({ orderId, orderTail: orderNumberTail(orderNo) });
          expect((await lookUp(cashier, found!.pick!, 'SEARCH')).orderId).toBe(orderId);
        }
        for (const keyword of [orderNumberTail(orderNo), orderNo.slice(-5)]) {
          const { result } = await search(cashier, keyword);
          expect(
            result.filter(({ pick }) => pick !== null),
            keyword,
          ).toEqual([]);
        }
      });

      it('as unknown ones where they are of another merchant, of another store, or a takeout order’s', async () => {
        const takeout = await orderTakeout(member);
        const { orderNo } = await member.api.takeoutOrderGet({ tradeId: takeout.tradeId });
        for (const [till, number] of [
          [owner, await numberOfLabel('foreign')],
          [cashier, await numberOfLabel('wrong-store')],
          [owner, orderNo],
        ] as const) {
          const unknown = await till.api.merchantOrderList({ keyword: UNKNOWN });
          expect(await till.api.merchantOrderList({ keyword: number })).toEqual(unknown);
          expect(await search(till, number)).toEqual(await search(till, UNKNOWN));
        }
        expect(
          (await manager.api.merchantOrderList({ keyword: await numberOfLabel('wrong-store') }))
            .result,
        ).toHaveLength(1);
      });
    });

    it('are no voucher codes to a till, and no guesses', async () => {
      for (let n = 0; n < 12; n += 1)
        expect(await reasonOf(lookUp(cashier, bought.orderNo))).toBe('CHECK_DIGIT');
      expect((await lookUp(cashier, bought.vouchers[0]!.code)).orderId).toBe(bought.orderId);
    });

    it('are sought 500 times a day by one person at most, found or not, on every page', async () => {
      const { query } = suite.server.deps.db;
      const till = await tillOf(suite.server, { account: 'C1001' });
      await query("DELETE FROM day_tally WHERE kind = 'order'");
      await search(till, bought.orderNo);
      await till.api.merchantOrderList({ keyword: orderNumberText(bought.orderNo) });
      const { rows } = await query<{ times: number }>(
        "SELECT times FROM day_tally WHERE kind = 'order' AND source = $1",
        [till.operatorId],
      );
      expect(rows).toEqual([{ times: 1 }]);
      // the end of one is one more, at the till and among the orders
      for (const call of [
        () => search(till, bought.orderNo.slice(-6)),
        () => till.api.merchantOrderList({ keyword: bought.orderNo.slice(-6) }),
      ])
        await call();
      await query("UPDATE day_tally SET times = 500 WHERE kind = 'order' AND source = $1", [
        till.operatorId,
      ]);
      await search(till, bought.orderNo);
      const another = orderNumber('00000000001');
      const from = { from: instant(NOON - DAY), to: instant(NOON) };
      for (const call of [
        () => search(till, another),
        () => search(till, another.slice(-7)),
        () => till.api.merchantOrderList({ keyword: another }),
        () => till.api.groupVerifyCheckLog({ ...from, keyword: another }),
      ])
        expect(await reasonOf(call())).toBe('SEARCH_TOO_MANY');
      await query("DELETE FROM day_tally WHERE kind = 'order'");
    });
  },
  { clock: fixedClock(NOON) },
);
