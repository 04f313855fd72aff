import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { closeOverdueOrders } from '#server/modules/monthly-card/close.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, onEach } from './suite.ts';
import { orderItem, startPay } from './walk-monthly-card.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const ROUNDS = 50;

onEach(
  DATABASES,
  'the monthly card at the end of its window',
  (suite) => {
    it(`has a period if and only if its order is paid, whichever of payment and closing is first, ${ROUNDS} times`, async () => {
      clock.set(NOON);
      const client = await memberOf(suite.server, '66881001');
      const { db } = suite.server.deps;
      let lastedMs = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const made = await orderItem(client, 'card-month');
        const tradeNo = await startPay(client, made);
        clock.set(made.payBefore);
        const begunAt = performance.now();
        const pays = async () => {
          await bank(suite.server, tradeNo, 'pay');
          lastedMs = performance.now() - begunAt;
        };
        // another process whose clock is a moment ahead, at every point of the payment in turn
        const closes = async () => {
          await wait(lastedMs * (round / ROUNDS));
          await closeOverdueOrders(db, plus(made.payBefore, 1));
        };
        await Promise.all([pays(), closes()]);
        const { rows } = await db.query<{ status: number; periods: number; refunded: boolean }>(
          `SELECT o.status, t.refunded, CAST((SELECT count(*) FROM member_period p WHERE p.user_id = o.user_id AND p.id = o.id) AS int4) AS periods
           FROM member_order o JOIN trade t ON t.order_id = o.id WHERE o.id = $1`,
          [made.orderId],
        );
        const [{ status, periods, refunded }] = rows as [(typeof rows)[number]];
        expect([status, periods, refunded]).toEqual(status === 1 ? [1, 1, false] : [-1, 0, true]);
        if (status === 1) await client.api.memberOrderCancel({ orderId: asId(made.orderId) });
        clock.advance(MINUTE);
      }
    });
  },
  { clock },
);
