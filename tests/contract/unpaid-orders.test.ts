import { randomUUID } from 'node:crypto';
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
import { checkout, dish, order as orderTakeout } from './takeout-suite.ts';
import { orderCombo } from './walk-combo.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const DEAL = 'egg-tart-box';
const PRICE = 3800;
const COMBO_PRICE = 990;
const OF_ACCOUNT = 5;
const OF_DEVICE = 10;
/** What an account may order and give up within the time to pay. */
const GIVEN_UP = 50;

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

    const buyGold = ({ api }: TestClient, bagId = 'gold-100') =>
      api.goldBagBuy({ bagId }, { key: randomUUID() });
    const buyCard = async ({ api }: TestClient) => {
      const { payAmount } = await api.memberOpenInfo({ planId: 'card-month' });
      return api.memberOrderCreate({ itemId: 'card-month', payAmount }, { key: randomUUID() });
    };
    const orderWithCombo = async ({ api }: TestClient) => {
      const body = checkout({ productList: [dish('rice', 3)], comboGroupId: 'combo-dine' });
      const { quote } = await api.takeoutCheckProduct(body);
      const totalPrice = (quote!.totalPrice + COMBO_PRICE) as never;
      return api.takeoutOrderCreate({ ...body, totalPrice }, { key: randomUUID() });
    };
    const sold = async (): Promise<number> =>
      (
        await suite.server.deps.db.query<{ sold: number }>(
          'SELECT CAST((SELECT sum(sold) FROM combo_group) + (SELECT sum(sold) FROM gold_bag) AS int4) AS sold',
          [],
        )
      ).rows[0]!.sold;

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

    /** Until so many statements wait for a row. */
    const waiting = async (count: number): Promise<void> => {
      await expect
        .poll(
          async () =>
            (
              await suite.server.deps.db.query<{ n: number }>(
                "SELECT CAST(count(*) AS int4) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
              )
            ).rows[0]!.n,
        )
        .toBe(count);
    };

    it('two accounts of one device at one moment hold no more than one after the other; another device does not wait', async () => {
      const device = 'a-flooding-phone';
      for (const count of [OF_ACCOUNT, OF_DEVICE - OF_ACCOUNT - 1]) {
        const member = await memberAt(device);
        for (let order = 0; order < count; order += 1) await buy(member);
      }
      const late = [await memberAt(device), await memberAt(device)];
      const honest = await memberAt('a-quiet-phone');
      let begun: Promise<unknown>[] = [];
      await suite.server.deps.db.tx(async (query) => {
        // whoever has counted what the device holds waits here
        await query('SELECT 1 FROM gold_bag FOR UPDATE');
        begun = late.map((member) => buyGold(member));
        await waiting(2);
        await buy(honest);
      });
      const ends = await Promise.allSettled(begun);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await reasonOf(buyGold(late[0]!))).toBe('UNPAID_TOO_MANY');
    });

    it('orders of every kind take their turn at the device', async () => {
      const device = 'a-shared-phone';
      await buy(await memberAt(device));
      const kinds: ((member: TestClient) => Promise<unknown>)[] = [
        buy,
        orderTakeout,
        (member) => orderCombo(member, 'combo-market'),
        buyGold,
        buyCard,
      ];
      const members: TestClient[] = [];
      for (const _ of kinds) members.push(await memberAt(device));
      let begun: Promise<unknown>[] = [];
      await suite.server.deps.db.tx(async (query) => {
        await query('SELECT 1 FROM order_turn FOR UPDATE');
        begun = kinds.map((order, index) => order(members[index]!));
        await waiting(kinds.length);
      });
      await Promise.all(begun);
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

    it.each<[string, (member: TestClient) => Promise<unknown>]>([
      ['combo coupons', (member) => orderCombo(member, 'combo-market')],
      ['gold', buyGold],
      ['the monthly card', buyCard],
    ])('%s count among the others, and are refused when those are too many', async (_, order) => {
      const full = await memberAt('h-phone');
      for (let made = 0; made < OF_ACCOUNT; made += 1) await buy(full);
      const before = await sold();
      expect(await reasonOf(order(full))).toBe('UNPAID_TOO_MANY');
      expect(await sold()).toBe(before);
      const first = await memberAt('i-phone');
      await order(first);
      for (let made = 1; made < OF_ACCOUNT; made += 1) await buy(first);
      expect(await reasonOf(buy(first))).toBe('UNPAID_TOO_MANY');
      expect(await reasonOf(orderTakeout(first))).toBe('UNPAID_TOO_MANY');
    });

    it('of combo coupons, gold and the card at once as many are made as may be, and what is refused holds nothing', async () => {
      const member = await memberAt('c-phone');
      const before = await sold();
      const made = await Promise.allSettled([
        ...['combo-dine', 'combo-mixed', 'combo-market', 'combo-deals'].map((group) =>
          orderCombo(member, group),
        ),
        ...['gold-100', 'gold-300', 'gold-500', 'gold-taster'].map((bag) => buyGold(member, bag)),
      ]);
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(OF_ACCOUNT);
      expect(await sold()).toBe(before + OF_ACCOUNT);
    });

    it('a group that waits is answered again, changed or cancelled, however many wait', async () => {
      const member = await memberAt('d-phone');
      const first = await orderCombo(member, 'combo-market');
      for (let made = 1; made < OF_ACCOUNT; made += 1) await buy(member);
      expect((await orderCombo(member, 'combo-market')).orderId).toBe(first.orderId);
      const { orderId } = await orderCombo(member, 'combo-market', { quantity: 2 });
      expect(await reasonOf(orderCombo(member, 'combo-deals'))).toBe('UNPAID_TOO_MANY');
      await member.api.comboCancel({ orderId });
      await orderCombo(member, 'combo-deals');
    });

    it('groups of combo coupons count as pieces', async () => {
      const member = await memberAt('e-phone');
      await buy(member, 99);
      await buy(member, 45);
      expect(await reasonOf(orderCombo(member, 'combo-market', { quantity: 7 }))).toBe(
        'UNPAID_TOO_MANY',
      );
      await orderCombo(member, 'combo-market', { quantity: 6 });
    });

    it('a group beside a dish is part of its order', async () => {
      const member = await memberAt('f-phone');
      for (let made = 1; made < OF_ACCOUNT; made += 1) await buy(member);
      const before = await sold();
      await orderWithCombo(member);
      expect(await sold()).toBe(before + 1);
      expect(await reasonOf(orderWithCombo(member))).toBe('UNPAID_TOO_MANY');
      expect(await sold()).toBe(before + 1);
    });

    it('who orders and gives up over and over is stopped, until the time to pay is over', async () => {
      const member = await memberAt('g-phone');
      for (let turn = 0; turn < GIVEN_UP; turn += 2) {
        await member.api.groupOrderCancel({ orderId: (await buy(member)).orderId });
        await member.api.memberOrderCancel({ orderId: (await buyCard(member)).orderId });
      }
      expect(await reasonOf(buy(member))).toBe('UNPAID_TOO_MANY');
      expect(await reasonOf(orderCombo(member, 'combo-market'))).toBe('UNPAID_TOO_MANY');
      clock.advance(16 * MINUTE);
      await buy(member);
    });
  },
  { clock, env: { UNPAID_ORDERS: String(OF_ACCOUNT), UNPAID_PIECES: '150' } },
);
