import { beforeAll, expect, it } from 'vitest';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, HOUR, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { refundsOfTheDay } from '#server/modules/order/group/refund-expired.ts';
import { DATABASES } from './databases.ts';
import {
  buy,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  reasonOf,
  redeem,
  tillOf,
  voucherState,
  type Bought,
} from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const { codes } = groupOrderStatus;

onEach(
  DATABASES,
  'vouchers that went out of date (decision D6)',
  (suite) => {
    let tarts: Bought;
    let undone: Bought;
    let begun: Bought;
    let kept: Bought;
    let limited: Bought;
    let end: Instant;
    const member = () => memberOf(suite.server, '66880002');
    const setStock = (productId: string, stock: number) =>
      suite.server.deps.db.query('UPDATE product SET stock = $2 WHERE id = $1', [productId, stock]);
    const stockOf = async (productId: string) =>
      (
        await suite.server.deps.db.query<{ stock: number }>(
          'SELECT stock FROM product WHERE id = $1',
          [productId],
        )
      ).rows[0]!.stock;
    const unpaid = () => suite.server.vouchers.find(({ label }) => label === 'unpaid')!;

    beforeAll(async () => {
      clock.set(NOON);
      const { server } = suite;
      const buyer = await member();
      await setStock('limit-two', 5);
      await setStock('coffee-five', 5);
      await setStock('chop-rice', 5);
      [tarts, undone, begun, kept] = [
        await buy(server, buyer, 'egg-tart-box', 2),
        await buy(server, buyer),
        await buy(server, buyer, 'coffee-five'),
        await buy(server, buyer, 'chop-rice'),
      ];
      limited = await buy(server, buyer, 'limit-two', 2);
      await redeem(await tillOf(server), begun.vouchers[0]!);
      end = (await buyer.api.groupOrderGet({ orderId: asId(tarts.orderId) })).vouchers[0]!.validTo;
      await server.deps.db.query(
        'UPDATE voucher SET valid_to = $1 WHERE order_id = ANY($2::text[])',
        [end, [begun.orderId, kept.orderId, limited.orderId, unpaid().orderId]],
      );
    });

    it('are given back at ten of the next day, once, whoever looks and however often', async () => {
      const { server } = suite;
      const { db } = server.deps;
      const due = plus(startOfDay(addDays(dayOf(end), 1)), 10 * HOUR);
      clock.set(end - 2 * HOUR);
      const { items } = await redeem(await tillOf(server), undone.vouchers[0]!);
      clock.set(due - HOUR);
      const manager = await tillOf(server, { account: 'M1001' });
      expect(
        await manager.api.groupVerifyUncheck({
          requestId: newRequest(),
          verifyId: items[0]!.verifyId,
          reasonCode: 'GUEST_LEFT',
          note: '',
          deviceId: manager.deviceId,
        }),
      ).toMatchObject({ status: 4 });

      const look = refundsOfTheDay(db);
      clock.set(due - 1);
      await look(clock.now());
      expect(
        await reasonOf(
          (await member()).api.groupOrderCheckProduct({
            productId: asId('limit-two'),
            quantity: 1,
          }),
        ),
      ).toBe('PURCHASE_LIMIT');
      for (const { vouchers } of [tarts, undone])
        for (const { voucherId } of vouchers)
          expect(await voucherState(server, voucherId)).toMatchObject({ status: 1, times_used: 0 });
      expect(await stockOf('limit-two')).toBe(3);
      clock.set(due);
      const counts = await Promise.all([look(clock.now()), refundsOfTheDay(db)(clock.now())]);
      const {
        rows: [given],
      } = await db.query<{ n: number }>(
        'SELECT count(*) AS n FROM voucher WHERE refunded_at = $1',
        [due],
      );
      expect(counts[0] + counts[1]).toBe(given!.n);
      for (const { vouchers } of [tarts, undone])
        for (const { voucherId } of vouchers)
          expect(await voucherState(server, voucherId)).toMatchObject({ status: 3, times_used: 0 });
      clock.advance(HOUR);
      expect([await look(clock.now()), await refundsOfTheDay(db)(clock.now())]).toEqual([0, 0]);
    });

    it('can be sold again, each once; those that stay with their buyers cannot', async () => {
      const stocks = await Promise.all(['limit-two', 'coffee-five', 'chop-rice'].map(stockOf));
      expect(stocks).toEqual([5, 4, 4]);
    });

    it('stay where they are when they were used, when their product keeps them, and when nobody paid', async () => {
      for (const voucherId of [
        begun.vouchers[0]!.voucherId,
        kept.vouchers[0]!.voucherId,
        unpaid().voucherId,
      ])
        expect(await voucherState(suite.server, voucherId)).toMatchObject({ status: 1 });
      const { api } = await member();
      for (const { orderId } of [begun, kept])
        expect(await api.groupOrderGet({ orderId: asId(orderId) })).toMatchObject({
          orderInfo: { status: codes.expired },
          payInfo: { refundAmtn: 0, refundTime: null },
        });
    });

    it('count no longer for how many a person may have', async () => {
      const { api } = await member();
      expect((await api.groupOrderGet({ orderId: asId(limited.orderId) })).orderInfo.status).toBe(
        codes.refunded,
      );
      const check = (quantity: number) =>
        api.groupOrderCheckProduct({ productId: asId('limit-two'), quantity });
      expect((await check(2)).totalAmount).toBe(11_600);
      expect(await reasonOf(check(3))).toBe('PURCHASE_LIMIT');
    });

    it('tell buyer, till and merchant that they were given back, how much and when', async () => {
      const { server } = suite;
      const at = plus(startOfDay(addDays(dayOf(end), 1)), 10 * HOUR);
      const orderId = asId<never>(tarts.orderId);
      const bought = await (await member()).api.groupOrderGet({ orderId });
      expect(bought).toMatchObject({
        orderInfo: { status: codes.refunded },
        payInfo: { refundAmtn: 7600, refundTime: at },
      });
      const manager = await tillOf(server, { account: 'M1001' });
      expect(await reasonOf(lookUp(manager, tarts.vouchers[0]!.code))).toBe('REFUNDED');
      expect((await manager.api.merchantOrderGet({ orderId })).payInfo).toMatchObject({
        refundStatus: 2,
        refundProgress: 1,
        refundAmtn: 7600,
        refundingAmtn: 0,
        refundTime: at,
      });
      const { result, sum } = await manager.api.merchantOrderList({
        status: codes.refunded,
        keyword: orderId,
      });
      expect([result.map((row) => row.orderId), sum.refundAmount]).toEqual([[orderId], 7600]);
      const { events } = await manager.api.groupVerifyHistory({
        voucherId: tarts.vouchers[1]!.voucherId,
      });
      expect(events.map(({ kind, at: when }) => [kind, when])).toEqual([
        ['ORDERED', NOON],
        ['PAID', NOON],
        ['EXPIRED', end],
        ['REFUNDED', at],
      ]);
    });
  },
  { clock },
);
