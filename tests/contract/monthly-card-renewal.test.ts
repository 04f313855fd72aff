import { beforeEach, expect, it } from 'vitest';
import { DAY, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { finishPayments } from '#server/modules/money/index.ts';
import { closeOverdueOrders } from '#server/modules/monthly-card/close.ts';
import { renewCards } from '#server/modules/monthly-card/renew.ts';
import { payableKinds } from '#server/wiring.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { addCard, markFor, setPayPassword, verifyCard } from './walk-cards.ts';
import { buyItem, orderItem } from './walk-monthly-card.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'a renewal whose debit was not answered',
  (suite) => {
    let counted = 0;
    let phone = '';
    let client: TestClient;
    beforeEach(async () => {
      clock.set(NOON);
      counted += 1;
      phone = String(66_881_100 + counted);
      client = await memberOf(suite.server, phone);
    });

    const periods = async () => (await client.api.memberBasicInfo({})).memberCardList;
    const orders = async () =>
      (await client.api.memberOrderList({})).result.map(({ status }) => status);
    const deps = () => ({ ...suite.server.deps, kinds: payableKinds });
    const ask = (now: Instant) => finishPayments(deps(), now);
    const renew = (now: Instant) => renewCards(deps(), now);
    /** The bank takes the money, and the process dies before it has written that down. */
    const renewAndDie = async (now: Instant): Promise<void> => {
      const dies = {
        ...payableKinds.MEMBER_ORDER,
        receive: () => Promise.reject(new Error('dead')),
      };
      await expect(
        renewCards({ ...deps(), kinds: { ...payableKinds, MEMBER_ORDER: dies } }, now),
      ).rejects.toThrow('dead');
    };
    /** What the bank has taken of this member, and what went back. */
    const books = async () => {
      const { query } = suite.server.deps.db;
      const { userId } = await client.api.memberInfo({});
      const { rows: taken } = await query<{ amount: number }>(
        "SELECT c.amount FROM sandbox_charge c JOIN trade t ON t.trade_no = c.reference WHERE t.user_id = $1 AND t.order_type = 'MEMBER_ORDER' AND c.result = 'taken'",
        [userId],
      );
      const { rows: back } = await query<{ amount: number }>(
        'SELECT b.amount FROM money_back b JOIN trade t ON t.trade_no = b.trade_no WHERE t.user_id = $1',
        [userId],
      );
      return [taken, back].map((rows) =>
        rows.map(({ amount }) => amount).toSorted((a, b) => a - b),
      );
    };
    /** When its renewal is due: a day before its end. */
    const dueAt = async (): Promise<Instant> => plus((await periods())[0]!.endAt, -DAY);

    it('is asked after within a minute: paid once, with one more period, and it goes on renewing', async () => {
      await buyItem(suite.server, client, 'card-month', { autoRenew: true });
      const due = await dueAt();
      clock.set(due);
      await renewAndDie(due);
      expect([await periods(), await orders()]).toMatchObject([
        { length: 1 },
        ['toBePaid', 'paid'],
      ]);
      clock.set(plus(due, MINUTE));
      await Promise.all([ask(clock.now()), ask(clock.now()), renew(clock.now())]);
      clock.set(plus(due, 2 * MINUTE));
      await ask(clock.now());
      clock.set(plus(due, 21 * MINUTE));
      await renew(clock.now());
      expect(await periods()).toHaveLength(2);
      expect(await orders()).toEqual(['paid', 'paid']);
      expect(await books()).toEqual([[2000, 2800], []]);
      expect((await client.api.memberBasicInfo({})).autoRenew).toBe(true);
    });

    it('by card is asked after at its gateway, and charged once', async () => {
      await setPayPassword(client);
      const cardId = await addCard(suite.server.url, client, { phone });
      await verifyCard(client, cardId);
      const { orderId, payAmount } = await orderItem(client, 'card-month', { autoRenew: true });
      await client.api.paymentExecute({
        type: 'BANK_CARD',
        paymentOrderType: 'MEMBER_ORDER',
        tradeId: orderId,
        totalAmount: payAmount,
        cardId,
        mark: await markFor(client, orderId, payAmount),
      });
      const due = await dueAt();
      clock.set(due);
      await renewAndDie(due);
      clock.set(plus(due, MINUTE));
      await ask(clock.now());
      await renew(clock.now());
      expect(await periods()).toHaveLength(2);
      expect(await books()).toEqual([[2000, 2800], []]);
    });

    it('after hours without a server is not debited once more before the first is known and has gone back', async () => {
      await buyItem(suite.server, client, 'card-month', { autoRenew: true });
      const due = await dueAt();
      clock.set(due);
      await renewAndDie(due);
      // up again: the order's window is over, and whatever comes first comes first
      clock.set(plus(due, 60 * MINUTE));
      await closeOverdueOrders(suite.server.deps.db, clock.now());
      await renew(clock.now());
      expect(await books()).toEqual([[2000, 2800], []]);
      await ask(clock.now());
      expect(await books()).toEqual([[2000, 2800], [2800]]);
      clock.set(plus(due, 90 * MINUTE));
      await renew(clock.now());
      expect(await periods()).toHaveLength(2);
      expect(await books()).toEqual([[2000, 2800, 2800], [2800]]);
      expect((await client.api.memberBasicInfo({})).autoRenew).toBe(true);
    });
  },
  { clock },
);
