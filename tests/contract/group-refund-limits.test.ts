import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import { VAIN_REQUESTS_MOST } from '#shared/order/refund/group-refund.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { refundsOfTheDay } from '#server/modules/order/group/refund-expired.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, onEach, reasonOf, redeem, tillOf, type Bought } from './suite.ts';

/** Five coffees on a card, and a deal whose store answers refunds. */
const CARD = 'coffee-five';
const REVIEWED = 'tart-dozen';
const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));

onEach(
  DATABASES,
  'a refund of vouchers',
  (suite) => {
    let member: TestClient;
    let manager: Till;
    beforeEach(async () => {
      member = await memberOf(suite.server, '66880002');
      manager = await tillOf(suite.server, { account: 'M1001' });
    });
    const sql = (text: string, params: readonly (string | number)[]) =>
      suite.server.deps.db.query(text, [...params]);
    const orderId = (bought: Bought): OrderId => asId(bought.orderId);
    const ask = (bought: Bought) =>
      member.api.groupRefundApply(
        {
          orderId: orderId(bought),
          voucherIds: bought.vouchers.map(({ voucherId }) => voucherId),
          reason: 1,
        },
        { key: randomUUID() },
      );

    it('of what is left of a card gives no card back: neither to the stock nor to what one person may have', async () => {
      await sql(
        'UPDATE product SET stock = 10, limit_count = 2, texts = texts || CAST($2 AS jsonb) WHERE id = $1',
        [CARD, JSON.stringify({ isRefundAnytime: true })],
      );
      const [touched, whole] = [
        await buy(suite.server, member, CARD),
        await buy(suite.server, member, CARD),
      ];
      await redeem(manager, touched.vouchers[0]!, 4);
      const stock = async () =>
        (await sql('SELECT stock FROM product WHERE id = $1', [CARD])).rows[0];
      const checkOne = () =>
        member.api.groupOrderCheckProduct({ productId: asId(CARD), quantity: 1 });
      expect((await ask(touched)).refundAmtn).toBe(8800 - 4 * 1760);
      expect(await stock()).toEqual({ stock: 8 });
      expect(await reasonOf(checkOne())).toBe('PURCHASE_LIMIT');
      await ask(whole);
      expect(await stock()).toEqual({ stock: 9 });
      expect((await checkOne()).mostQuantity).toBe(1);
    });

    it('takes its part of what the member had paid from their growth', async () => {
      member = await memberOf(suite.server, '66770191');
      const [touched, whole] = [
        await buy(suite.server, member, CARD),
        await buy(suite.server, member, CARD),
      ];
      clock.advance(1);
      const growth = async () => (await member.api.memberLevel({})).growth;
      expect(await growth()).toBe(176);
      await ask(whole);
      expect(await growth()).toBe(88);
      await redeem(manager, touched.vouchers[0]!, 4);
      await ask(touched);
      expect(await growth()).toBe(70);
    });

    it('that was withdrawn or refused many times is one for support', async () => {
      const bought = await buy(suite.server, member, REVIEWED);
      for (let times = 1; times < VAIN_REQUESTS_MOST; times += 1) {
        await ask(bought);
        await member.api.groupRefundCancel({ orderId: orderId(bought) });
      }
      const { refundId } = await ask(bought);
      await manager.api.merchantRefundDecide({ refundId, isAccepted: false, note: '請到店使用' });
      expect(await reasonOf(ask(bought))).toBe('REFUND_ASKED_OFTEN');
    });

    it('that comes to nothing, as of the last cents of a price, owes no money', async () => {
      const bought = await buy(suite.server, member);
      const [voucher] = bought.vouchers;
      await sql('UPDATE voucher SET amount = 0, valid_to = $1 WHERE id = $2', [
        clock.now(),
        voucher!.voucherId,
      ]);
      clock.advance(2 * DAY);
      await refundsOfTheDay(suite.server.deps.db)(clock.now());
      member = await memberOf(suite.server, '66880002');
      const { vouchers } = await member.api.groupOrderGet({ orderId: orderId(bought) });
      expect(vouchers.map(({ status }) => status)).toEqual([3]);
      const owed = await sql('SELECT 1 FROM money_back WHERE order_id = $1', [bought.orderId]);
      expect(owed.rows).toEqual([]);
    });
  },
  { clock },
);
