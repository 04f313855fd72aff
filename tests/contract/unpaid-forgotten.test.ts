import { beforeAll, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepUnpaidOrders } from '#server/modules/order/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { bank, buy, memberOf, onEach, pay, reasonOf } from './suite.ts';
import { order, paidOrder, payTakeout } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'orders that nobody paid',
  (suite) => {
    let member: TestClient;
    beforeAll(() => addTestStore(suite.server.deps.db.query));
    const sweep = () => sweepUnpaidOrders(suite.server.deps.db.query, clock.now());
    const signIn = async () => {
      member = await memberOf(suite.server, '66880002');
    };
    const rowsOf = async (table: string, orderId: string): Promise<number> => {
      const { rows } = await suite.server.deps.db.query<{ n: number }>(
        `SELECT CAST(count(*) AS int4) AS n FROM ${table} WHERE order_id = $1`,
        [orderId],
      );
      return rows[0]!.n;
    };
    const deal = () =>
      member.api.groupOrderCreate({
        productId: asId('egg-tart-box'),
        quantity: 1,
        totalAmount: 3800 as never,
      });
    const isThere = (orderId: OrderId): Promise<boolean> =>
      member.api.groupOrderGet({ orderId }).then(
        () => true,
        () => false,
      );
    const isKept = (tradeId: OrderId): Promise<boolean> =>
      member.api.takeoutOrderGet({ tradeId }).then(
        () => true,
        () => false,
      );

    it('are forgotten 90 days after their window, deals with what banks refused', async () => {
      clock.set(NOON);
      await signIn();
      const [cancelled, refused] = [await deal(), await deal()];
      await member.api.groupOrderCancel({ orderId: cancelled.orderId });
      const tradeNo = await pay(member, refused);
      await bank(suite.server, tradeNo, 'refuse');
      await member.api.groupOrderCancel({ orderId: refused.orderId });
      clock.set(NOON + 90 * DAY + 15 * MINUTE);
      await sweep();
      await signIn();
      expect([await isThere(cancelled.orderId), await isThere(refused.orderId)]).toEqual([
        true,
        true,
      ]);
      clock.advance(MINUTE);
      await sweep();
      expect([await isThere(cancelled.orderId), await isThere(refused.orderId)]).toEqual([
        false,
        false,
      ]);
      expect(await reasonOf(member.api.paymentGetResult({ tradeNo: asId(tradeNo) }))).toBe(
        'TRADE_NOT_FOUND',
      );
    });

    it('are forgotten with their log where they have a cart', async () => {
      await signIn();
      const { tradeId } = await order(member);
      await member.api.takeoutOrderCancel({ tradeId });
      expect(await rowsOf('takeout_order_event', tradeId)).toBe(2);
      clock.advance(91 * DAY);
      await sweep();
      await signIn();
      expect(await isKept(tradeId)).toBe(false);
      expect(await rowsOf('takeout_order_event', tradeId)).toBe(0);
    });

    it('stay where money came, or may still come, and while they are open', async () => {
      await signIn();
      const [waiting, late, open] = [await deal(), await deal(), await deal()];
      await pay(member, waiting);
      await bank(suite.server, await pay(member, late), 'late');
      await member.api.groupOrderCancel({ orderId: waiting.orderId });
      const bought = await buy(suite.server, member);
      const eaten = await paidOrder(suite.server, member);
      const called = await paidOrder(suite.server, member);
      await member.api.takeoutOrderCancel({ tradeId: called });
      const begun = await order(member);
      await payTakeout(member, begun);
      await member.api.takeoutOrderCancel({ tradeId: begun.tradeId });
      clock.advance(91 * DAY);
      await sweep();
      await signIn();
      for (const { orderId } of [waiting, late, open, bought])
        expect(await isThere(asId(orderId))).toBe(true);
      for (const tradeId of [eaten, called, begun.tradeId])
        expect(await isKept(tradeId)).toBe(true);
      expect(await rowsOf('takeout_order_event', called)).toBeGreaterThan(2);
      // the open one was closed when it was looked at, and goes with the next sweep
      await sweep();
      expect(await isThere(open.orderId)).toBe(false);
    });
  },
  { clock },
);
