import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { acceptPaid } from '#server/modules/desk/index.ts';
import { num, row } from '#server/db/row.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { bank, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { order, paidOrder, payTakeout, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const MAKING_ROW = row({ n: num });

onEach(
  DATABASES,
  'a store that accepts by itself (decisions DA6, DA22)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    const body = () => ({ requestId: newRequest(), storeId: STORE });
    const heard = (canRing = true) =>
      clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing, isVisible: true });
    type Auto = Parameters<Till['api']['merchantDeskSet']>[0]['autoAccept'];
    const set = (change: Partial<Auto> = {}) =>
      owner!.api.merchantDeskSet({
        ...body(),
        autoAccept: {
          ways: ['DELIVERY', 'PICKUP'],
          mostAmtn: fromDollars(500),
          mostOpen: 99,
          ...change,
        },
      });
    let minutes = 0;
    beforeEach(async () => {
      // each in a time of its own: what others left is no longer looked at
      minutes += 10;
      clock.set(plus(NOON, minutes * MINUTE));
      phones += 1;
      guest = await memberOf(suite.server, String(66_770_000 + phones));
      await owner!.api.merchantDeskResume(body());
      await suite.server.deps.db.query(
        'UPDATE takeout_order SET handed_at = 1 WHERE store_id = $1 AND status IN (2, 3)',
        [STORE],
      );
      await heard();
      await set();
    });
    const shown = async (orderId: OrderId) => (await clerk!.api.merchantDeskGet({ orderId })).order;
    const accepted = (orderId: OrderId) =>
      waitFor(async () => expect((await shown(orderId)).stage).toBe('MAKING'));
    /** It stays with people, however often a server looks. */
    const left = async (orderId: OrderId) => {
      expect(await acceptPaid(suite.server.deps.db, clock.now())).toBe(0);
      expect((await shown(orderId)).stage).toBe('NEW');
    };

    it('desk row 8: accepts right after the payment, with the minutes that it proposes and a mark', async () => {
      const orderId = await paidOrder(suite.server, guest);
      await accepted(orderId);
      expect(await shown(orderId)).toMatchObject({
        flags: expect.arrayContaining(['AUTO']) as string[],
        acceptedAt: clock.now(),
        readyAt: plus(clock.now(), 20 * MINUTE),
      });
      expect(
        await reasonOf(clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId })),
      ).toBe('DESK_ALREADY');
    });

    describe('leaves to people', () => {
      it('another way, and all where it is off', async () => {
        await set({ ways: ['PICKUP'] });
        await left(await paidOrder(suite.server, guest));
        await accepted(await paidOrder(suite.server, guest, pickup()));
        await set({ ways: [] });
        await left(await paidOrder(suite.server, guest, pickup()));
      });
      it('a higher sum', async () => {
        await set({ mostAmtn: fromDollars(1) });
        await left(await paidOrder(suite.server, guest));
      });
      it('orders that no till rings for', async () => {
        await heard(false);
        await left(await paidOrder(suite.server, guest));
      });
      it('what was paid in a pause, which carries a mark (DA22)', async () => {
        const made = await order(guest);
        await owner!.api.merchantDeskPause({
          ...body(),
          ways: ['DELIVERY'],
          until: plus(clock.now(), HOUR),
          reason: 'BUSY',
        });
        await bank(suite.server, await payTakeout(guest, made), 'pay');
        await left(made.tradeId);
        expect((await shown(made.tradeId)).flags).toContain('IN_PAUSE');
      });
      it('what was paid a minute ago', async () => {
        await set({ ways: [] });
        const orderId = await paidOrder(suite.server, guest);
        clock.set(plus(clock.now(), MINUTE));
        await heard();
        await set();
        await left(orderId);
      });
    });

    it('is set by owners and managers, once for a request, and read by all', async () => {
      const autoAccept = { ways: [], mostAmtn: fromDollars(80), mostOpen: 3 };
      expect(await reasonOf(clerk!.api.merchantDeskSet({ ...body(), autoAccept }))).toBe(
        'WRONG_ROLE',
      );
      const asked = { ...body(), autoAccept };
      await owner!.api.merchantDeskSet(asked);
      await set();
      expect((await owner!.api.merchantDeskSet(asked)).replay).toBe(true);
      const { store } = await clerk!.api.merchantDeskStore({ storeId: STORE });
      expect(store.autoAccept).toMatchObject({ mostOpen: 99 });
    });

    describe('with others at the same order', () => {
      const rounds = async (
        other: (orderId: OrderId) => Promise<unknown>,
      ): Promise<(typeof shown extends (id: OrderId) => Promise<infer R> ? R : never)[]> => {
        const ids: OrderId[] = [];
        for (let turn = 0; turn < 12; turn += 1) {
          await set({ ways: [] });
          const orderId = await paidOrder(suite.server, guest);
          await set();
          await Promise.allSettled([
            other(orderId),
            acceptPaid(suite.server.deps.db, clock.now()),
            acceptPaid(suite.server.deps.db, clock.now()),
          ]);
          ids.push(orderId);
        }
        return Promise.all(ids.map(shown));
      };
      const acceptsOf = async (orderId: OrderId) =>
        (
          await suite.server.deps.db.query(
            "SELECT count(*) AS n FROM takeout_order_event WHERE order_id = $1 AND kind = 'ACCEPTED'",
            [orderId],
            MAKING_ROW,
          )
        ).rows[0]!.n;
      it('a clerk who accepts: one of them did', async () => {
        const after = await rounds((orderId) =>
          clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId }),
        );
        for (const { stage, orderId } of after) {
          expect(stage).toBe('MAKING');
          expect(await acceptsOf(orderId)).toBe(1);
        }
      });
      it('a guest who cancels: accepted or cancelled, and never both', async () => {
        const after = await rounds((tradeId) =>
          guest.api.takeoutOrderCancel({ tradeId, reason: '1' }, { key: randomUUID() }),
        );
        for (const { stage, status, orderId, acceptedAt } of after) {
          expect(['MAKING', 'DONE']).toContain(stage);
          expect(await acceptsOf(orderId)).toBe(acceptedAt === null ? 0 : 1);
          if (stage === 'MAKING') expect(status).toBeGreaterThan(1);
        }
      });
      it('64 payments at once: as many as the limit are accepted, the others wait', async () => {
        await set({ ways: [] });
        const payments = [];
        for (let turn = 0; turn < 64; turn += 1) {
          if (turn % 8 === 0) {
            phones += 1;
            guest = await memberOf(suite.server, String(66_770_000 + phones));
          }
          payments.push(await payTakeout(guest, await order(guest)));
        }
        await set({ mostOpen: 12 });
        await Promise.all(payments.map((payment) => bank(suite.server, payment, 'pay')));
        await acceptPaid(suite.server.deps.db, clock.now());
        const { orders } = await clerk!.api.merchantDeskBoard({});
        const own = orders.filter(({ payTime }) => payTime === clock.now());
        expect(own.filter(({ flags }) => flags.includes('AUTO'))).toHaveLength(12);
        expect(own.filter(({ stage }) => stage === 'NEW')).toHaveLength(52);
      });
    });
  },
  { clock },
);
