import { beforeAll, beforeEach, expect, it } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { HEADERS } from '#shared/client/headers.ts';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { signInMember, type TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { onEach, reasonOf } from './suite.ts';
import { order as orderTakeout } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const DEAL = 'egg-tart-box';
const PRICE = 3800;
const OF_ACCOUNT = 5;
const OF_DEVICE = 10;

onEach(
  DATABASES,
  'orders that are not paid',
  (suite) => {
    let phones = 66_552_100;
    const memberAt = async (equipmentId: string): Promise<TestClient> => {
      const real = axiosTransport();
      const client = suite.server.client({
        clock,
        transport: (request) =>
          real({
            ...request,
            headers: { ...request.headers, [HEADERS.equipmentId]: equipmentId },
          }),
      });
      phones += 1;
      await signInMember(client, String(phones));
      return client;
    };
    const buy = ({ api }: TestClient, quantity = 1) =>
      api.groupOrderCreate({
        productId: asId(DEAL),
        quantity,
        totalAmount: (PRICE * quantity) as never,
      });
    const stock = async (): Promise<number> =>
      (
        await suite.server.deps.db.query<{ stock: number }>(
          'SELECT stock FROM product WHERE id = $1',
          [DEAL],
        )
      ).rows[0]!.stock;

    beforeAll(() => addTestStore(suite.server.deps.db.query));
    beforeEach(async () => {
      clock.set(NOON);
      await suite.server.deps.db.query(
        'UPDATE product SET stock = 500, limit_count = -1, price = $2 WHERE id = $1',
        [DEAL, PRICE],
      );
      await suite.server.deps.db.query('DELETE FROM order_hold');
    });

    it('one account holds so many and no more, of deals and of dishes together, also at once; what is called off or lapses makes room', async () => {
      const member = await memberAt('a-phone');
      const { tradeId } = await orderTakeout(member);
      const made = await Promise.allSettled(Array.from({ length: 8 }, () => buy(member)));
      const mine = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(mine).toHaveLength(OF_ACCOUNT - 1);
      // what was refused holds nothing
      expect(await stock()).toBe(500 - mine.length);
      expect(await reasonOf(buy(member))).toBe('UNPAID_TOO_MANY');
      expect(await reasonOf(orderTakeout(member))).toBe('UNPAID_TOO_MANY');
      await member.api.groupOrderCancel({ orderId: mine[0]!.orderId });
      await member.api.takeoutOrderCancel({ tradeId });
      await buy(member);
      await buy(member);
      expect(await reasonOf(buy(member))).toBe('UNPAID_TOO_MANY');
      clock.advance(16 * MINUTE);
      await buy(member);
    });

    it('a device holds twice as much, with however many accounts; another device goes on', async () => {
      for (let made = 0; made < OF_DEVICE; made += OF_ACCOUNT) {
        const member = await memberAt('one-phone');
        for (let order = 0; order < OF_ACCOUNT; order += 1) await buy(member);
      }
      expect(await reasonOf(buy(await memberAt('one-phone')))).toBe('UNPAID_TOO_MANY');
      await buy(await memberAt('another-phone'));
    });

    it('who names no device is counted by the place of the network', async () => {
      for (let made = 0; made < OF_DEVICE; made += 1) await buy(await memberAt(''));
      expect(await reasonOf(buy(await memberAt('')))).toBe('UNPAID_TOO_MANY');
    });

    it('pieces count, however few the orders', async () => {
      const member = await memberAt('b-phone');
      await buy(member, 99);
      expect(await reasonOf(buy(member, 99))).toBe('UNPAID_TOO_MANY');
      await buy(member, 51);
    });
  },
  { clock, env: { UNPAID_ORDERS: String(OF_ACCOUNT), UNPAID_PIECES: '150' } },
);
