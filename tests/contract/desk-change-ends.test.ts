import { beforeAll, beforeEach, expect, it } from 'vitest';
import { riderStatus } from '#shared/codes/order-status.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Query } from '#server/db/db.ts';
import {
  assignRider,
  closeLateChanges,
  completeOrder,
  type Doing,
  findStoreOrder,
  handToRider,
  pickUp,
  reachStore,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, dish, paidOrder, unevenMoneyBack } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const by = { operatorId: 'staff-town', deviceId: null };
const rider = { id: 'rider-of-test', name: { zh: '騎手', en: 'Rider' }, phone: '+85366880000' };
const RIDER = {
  assign: (query: Query, order: TakeoutOrder, doing: Doing) =>
    assignRider(query, order, { ...doing, rider }),
  arrive: reachStore,
  pickUp,
  handOver: handToRider,
  complete: completeOrder,
};

onEach(
  DATABASES,
  'a change that waits as its order reaches its end (decision DA9)',
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
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_740_000 + phones));
      // on a slow machine the sweep finds a store unheard that a test before has moved past
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      await setStock(3);
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const made = () =>
      paidOrder(suite.server, guest, checkout({ productList: [dish('rice', 2), dish('noodle')] }));
    const read = (orderId: OrderId) => guest.api.takeoutOrderGet({ tradeId: orderId });
    const offer = async (orderId: OrderId) =>
      clerk!.api.merchantDeskOfferChange({
        ...body(orderId),
        lines: [
          {
            lineId: (await read(orderId)).productList[0]!.uuid,
            keep: 1,
            substitute: { productId: asId<ProductId>('last'), skuId: 'last-1', quantity: 1 },
          },
        ],
      });
    const setStock = (stock: number) =>
      suite.server.deps.db.query("UPDATE takeout_product SET stock = $1 WHERE id = 'last'", [
        stock,
      ]);
    const stock = async () => {
      const { rows } = await suite.server.deps.db.query<{ stock: number }>(
        "SELECT stock FROM takeout_product WHERE id = 'last'",
      );
      return rows[0]!.stock;
    };
    /** What the guest got back, where all books agree. */
    const moneyBack = async (orderId: OrderId) => {
      expect(await unevenMoneyBack(suite.server)).toEqual([]);
      return (await read(orderId)).payInfo.refundAmtn;
    };
    const stateOf = async (orderId: OrderId) => {
      const { rows } = await suite.server.deps.db.query<{ state: string }>(
        'SELECT state FROM order_change WHERE order_id = $1',
        [orderId],
      );
      return rows.map(({ state }) => state);
    };
    const isWaiting = async (orderId: OrderId): Promise<boolean[]> => [
      (await read(orderId)).change !== null,
      (await clerk!.api.merchantDeskGet({ orderId })).order.change !== null,
    ];
    /** A rider comes while the guest still thinks. */
    const underWay = async () => {
      const orderId = await made();
      await clerk!.api.merchantDeskAccept(body(orderId));
      await offer(orderId);
      return orderId;
    };
    const play = async (orderId: OrderId, ...course: (keyof typeof RIDER)[]) => {
      const { db } = suite.server.deps;
      for (const act of course) {
        const found = (await findStoreOrder(db.query, orderId))!;
        const moved = await db.tx((query) => RIDER[act](query, found, { at: clock.now(), by }));
        expect(moved).not.toBeNull();
      }
    };

    it.each([
      ['picked up', ['assign', 'arrive', 'pickUp']],
      ['handed over', ['assign', 'handOver']],
    ] as const)('%s: its lines go back at once, and what was held', async (_, course) => {
      const orderId = await underWay();
      expect(await stock()).toBe(2);
      await play(orderId, ...course);
      expect(await isWaiting(orderId)).toEqual([false, false]);
      expect(await stateOf(orderId)).toEqual(['LATE']);
      expect(await stock()).toBe(3);
      expect(await moneyBack(orderId)).toBe(8000);
      const { change } = await guest.api.takeoutGetChange({ tradeId: orderId });
      const answer = { changeId: change!.changeId, isAccepted: true };
      expect(await reasonOf(guest.api.takeoutAnswerChange(answer, { key: newRequest() }))).toBe(
        'CHANGE_OVER',
      );
      clock.set(NOON + 6 * MINUTE);
      expect(await closeLateChanges(suite.server.deps, clock.now())).toBe(0);
      expect(await moneyBack(orderId)).toBe(8000);
    });

    it('completed, of one that an earlier version let leave', async () => {
      const orderId = await underWay();
      const { query } = suite.server.deps.db;
      await query(
        'UPDATE takeout_order SET status = 3, rider_status = $3, handed_at = $2 WHERE id = $1',
        [orderId, clock.now(), riderStatus.codes.arrived],
      );
      await play(orderId, 'complete');
      expect(await read(orderId)).toMatchObject({ orderStatus: 4, change: null });
      expect(await stateOf(orderId)).toEqual(['LATE']);
      expect(await moneyBack(orderId)).toBe(8000);
      const { timeline } = await clerk!.api.merchantDeskGet({ orderId });
      expect(timeline.at(-1)!.text).toBe('Order completed');
    });

    it('refunded whole: by its store, its guest or a refusal', async () => {
      const cancelled = await underWay();
      await owner!.api.merchantDeskCancel({ ...body(cancelled), reason: 1 });
      const calledOff = await made();
      await offer(calledOff);
      await guest.api.takeoutOrderCancel({ tradeId: calledOff, reason: '' }, { key: newRequest() });
      const refused = await made();
      await offer(refused);
      await clerk!.api.merchantDeskRefuse({ ...body(refused), reason: 1 });
      for (const orderId of [cancelled, calledOff, refused]) {
        expect(await isWaiting(orderId)).toEqual([false, false]);
        expect(await stateOf(orderId)).toEqual(['DROPPED']);
      }
      expect(await stock()).toBe(3);
    });
  },
  { clock },
);
