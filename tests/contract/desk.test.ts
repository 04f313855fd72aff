import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import { closeUnanswered } from '#server/modules/order/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'the desk of a takeaway store (decisions DA1–DA32)',
  (suite) => {
    let [owner, clerk, stranger]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      stranger = await tillOf(suite.server, { account: '66990003' });
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_710_000 + phones));
    });

    const board = (till = clerk!) => till.api.merchantDeskBoard({ withDone: true });
    const atDesk = async (orderId: OrderId): Promise<DeskOrder> =>
      (await board()).orders.find((order) => order.orderId === orderId)!;
    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const guests = async (orderId: OrderId) => guest.api.takeoutOrderGet({ tradeId: orderId });
    const town = () => townSimulator({ db: suite.server.deps.db });

    it('takes a paid order for pickup from new to the guest’s hand, with no simulator', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup({ remarks: '對花生過敏' }));
      const paid = await atDesk(orderId);
      expect(paid).toMatchObject({
        stage: 'NEW',
        way: 'PICKUP',
        acts: ['ACCEPT', 'REFUSE'],
        buyer: { isFirst: true, ordersHere: 1 },
        flags: ['ALLERGY', 'NEW_GUEST'],
        suggestedMinutes: 20,
      });
      expect(paid.number).toMatch(/^P\d{3}$/);
      expect(paid.answerBefore).toBe(NOON + 5 * MINUTE);
      const accepted = await clerk!.api.merchantDeskAccept({
        ...body(orderId),
        readyInMinutes: 15,
      });
      expect(accepted).toMatchObject({
        replay: false,
        order: { stage: 'MAKING', readyAt: NOON + 15 * MINUTE, acts: ['READY', 'SET_READY'] },
      });
      clock.set(NOON + 12 * MINUTE);
      const { order } = await clerk!.api.merchantDeskReady(body(orderId));
      expect(order).toMatchObject({ stage: 'READY', acts: ['HAND_OVER', 'UNREADY'] });
      const { pickupCode, orderStatus } = await guests(orderId);
      expect(orderStatus).toBe(3);
      const wrong = String((Number(pickupCode) + 1) % 10_000).padStart(4, '0');
      expect(
        await reasonOf(clerk!.api.merchantDeskHandOver({ ...body(orderId), input: wrong })),
      ).toBe('CODE_WRONG');
      const done = await clerk!.api.merchantDeskHandOver({ ...body(orderId), input: pickupCode! });
      expect(done.order).toMatchObject({ stage: 'DONE', status: 4, acts: [] });
      expect((await guests(orderId)).orderStatus).toBe(4);
      const { timeline } = await owner!.api.merchantDeskGet({ orderId });
      expect(timeline.map(({ text, by }) => [text, by])).toEqual([
        ['Order placed', ''],
        ['Paid', ''],
        ['The store has accepted your order', 'K-clerk'],
        ['Your food is ready', 'K-clerk'],
        ['Ready for pickup', 'K-clerk'],
        ['Order completed', 'K-clerk'],
      ]);
    });

    it('desk row 10: gives a refused guest all money back and says why; “other” needs words', async () => {
      const orderId = await paidOrder(suite.server, guest);
      expect(await reasonOf(clerk!.api.merchantDeskRefuse({ ...body(orderId), reason: 8 }))).toBe(
        'BAD_REQUEST',
      );
      await clerk!.api.merchantDeskRefuse({ ...body(orderId), reason: 2 });
      const order = await guests(orderId);
      expect(order).toMatchObject({
        orderStatus: -1,
        closeReason: 'STORE',
        payInfo: { refundAmtn: order.totalPrice },
      });
      expect(order.log.at(-1)!.text).toContain('店舖太忙');
    });

    it('desk row 7: ends an order that nobody answered in five minutes, with all money back', async () => {
      const orderId = await paidOrder(suite.server, guest);
      clock.set(NOON + 5 * MINUTE - 1);
      expect(await closeUnanswered(suite.server.deps.db, clock.now())).toBe(0);
      clock.set(NOON + 5 * MINUTE);
      expect(await closeUnanswered(suite.server.deps.db, clock.now())).toBe(1);
      expect(await guests(orderId)).toMatchObject({ orderStatus: -1, closeReason: 'STORE' });
      expect(await failure(clerk!.api.merchantDeskAccept(body(orderId)))).toMatchObject({
        data: { how: 'STORE' },
      });
    });

    it('answers a request that came twice once, and refuses its id for another order', async () => {
      const [first, second] = [
        await paidOrder(suite.server, guest),
        await paidOrder(suite.server, guest),
      ];
      const asked = body(first);
      const [one, two] = await Promise.all([
        clerk!.api.merchantDeskAccept(asked),
        clerk!.api.merchantDeskAccept(asked),
      ]);
      expect(one.replay).toBe(!two.replay);
      expect(await reasonOf(clerk!.api.merchantDeskAccept({ ...asked, orderId: second }))).toBe(
        'KEY_REUSED',
      );
    });

    it('lets one of many tills accept; the others learn who it was', async () => {
      const orderId = await paidOrder(suite.server, guest);
      const tries = await Promise.allSettled(
        Array.from({ length: 16 }, (_, index) =>
          (index % 2 === 0 ? clerk! : owner!).api.merchantDeskAccept(body(orderId)),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const lost = await failure(clerk!.api.merchantDeskAccept(body(orderId)));
      expect(lost).toMatchObject({ data: { by: expect.stringMatching(/^K-/), at: NOON } });
    });

    it('has one winner where a guest cancels while the store refuses', async () => {
      for (let round = 0; round < 10; round += 1) {
        const orderId = await paidOrder(suite.server, guest);
        await Promise.allSettled([
          guest.api.takeoutOrderCancel({ tradeId: orderId, reason: '' }, { key: `c${round}` }),
          clerk!.api.merchantDeskRefuse({ ...body(orderId), reason: 2 }),
        ]);
        const order = await guests(orderId);
        expect(order.orderStatus).toBe(-1);
        expect(order.payInfo.refundAmtn).toBe(order.totalPrice);
      }
    });

    it('hands an order to the platform’s rider, who then rides', async () => {
      const orderId = await paidOrder(suite.server, guest);
      await clerk!.api.merchantDeskAccept(body(orderId));
      clock.set(NOON + 40 * MINUTE);
      await town().step(clock.now());
      // the rider waits: the bag is the store's to give
      expect(await atDesk(orderId)).toMatchObject({ stage: 'MAKING', rider: { status: 3 } });
      await clerk!.api.merchantDeskReady(body(orderId));
      await clerk!.api.merchantDeskHandOver(body(orderId));
      expect(await atDesk(orderId)).toMatchObject({ stage: 'OUT', acts: [] });
      clock.set(NOON + 2 * HOUR);
      await town().step(clock.now());
      expect((await guests(orderId)).orderStatus).toBe(4);
    });

    it('brings an order itself for which no rider came in ten minutes', async () => {
      const orderId = await paidOrder(suite.server, guest);
      await clerk!.api.merchantDeskAccept(body(orderId));
      await clerk!.api.merchantDeskReady(body(orderId));
      expect(await reasonOf(clerk!.api.merchantDeskTakeOver(body(orderId)))).toBe('NOT_NOW');
      clock.set(NOON + 10 * MINUTE);
      await clerk!.api.merchantDeskTakeOver(body(orderId));
      expect((await clerk!.api.merchantDeskGet({ orderId })).contact).toMatchObject({
        name: 'Ana',
      });
      await clerk!.api.merchantDeskSendOut({
        requestId: newRequest(),
        orderIds: [orderId],
        driver: { name: 'Ah Wai', phone: '' },
      });
      await clerk!.api.merchantDeskDelivered(body(orderId));
      expect(await guests(orderId)).toMatchObject({ orderStatus: 4, deliveryType: 2 });
    });

    it('desk row 11: takes “ready” back for ten minutes, and moves the time', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      await clerk!.api.merchantDeskAccept(body(orderId));
      const later = await clerk!.api.merchantDeskSetReady({
        ...body(orderId),
        readyInMinutes: 40,
      });
      expect(later.order.readyAt).toBe(NOON + 40 * MINUTE);
      await clerk!.api.merchantDeskReady(body(orderId));
      const back = await clerk!.api.merchantDeskUnready(body(orderId));
      expect(back.order).toMatchObject({ stage: 'MAKING', status: 2, cookedAt: null });
      await clerk!.api.merchantDeskReady(body(orderId));
      clock.set(NOON + 10 * MINUTE);
      expect(await reasonOf(clerk!.api.merchantDeskUnready(body(orderId)))).toBe('NOT_NOW');
    });

    it('desk row 33: answers a refund that waits: owner and manager, not a cashier', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      await clerk!.api.merchantDeskAccept(body(orderId));
      clock.set(NOON + 2 * MINUTE);
      await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 2 }, { key: 'refund' });
      expect((await atDesk(orderId)).refund).toMatchObject({ autoAt: clock.now() + DAY });
      expect(
        await reasonOf(clerk!.api.merchantDeskRefund({ ...body(orderId), answer: 'APPROVE' })),
      ).toBe('WRONG_ROLE');
      const { order } = await owner!.api.merchantDeskRefund({
        ...body(orderId),
        answer: 'APPROVE',
      });
      expect(order.refund).toBeNull();
      expect((await guests(orderId)).refundStatus).toBeGreaterThan(0);
    });

    it('desk row 33: shows a refund that waits until it is answered, also of an order of yesterday', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      await clerk!.api.merchantDeskAccept(body(orderId));
      await clerk!.api.merchantDeskReady(body(orderId));
      const { pickupCode } = await guests(orderId);
      await clerk!.api.merchantDeskHandOver({ ...body(orderId), input: pickupCode! });
      const shown = async () =>
        (await owner!.api.merchantDeskBoard({ withDone: true })).orders.filter(
          (order) => order.orderId === orderId,
        );
      // a session does not outlive the night, so the order is put back by a day
      await suite.server.deps.db.query(
        'UPDATE takeout_order SET paid_at = paid_at - $2, completed_at = completed_at - $2 WHERE id = $1',
        [orderId, DAY],
      );
      expect(await shown()).toEqual([]);
      await guest.api.takeoutApplyRefund({ tradeId: orderId, reason: 3 });
      expect(await shown()).toMatchObject([
        { stage: 'DONE', refund: { autoAt: clock.now() + DAY } },
      ]);
      const answer = { answer: 'REFUSE' as const, reason: 'Nothing was missing' };
      await owner!.api.merchantDeskRefund({ ...body(orderId), ...answer });
      expect(await shown()).toEqual([]);
    });

    it('desk row 29: tells every change once and in order, and the board again to whoever missed too much', async () => {
      const { cursor } = await board();
      const orderId = await paidOrder(suite.server, guest, pickup());
      await clerk!.api.merchantDeskAccept(body(orderId));
      const told = await clerk!.api.merchantDeskChanges({ cursor });
      expect(told.events.map(({ kind, order }) => [kind, order?.stage])).toEqual([
        ['PAID', undefined],
        ['ACCEPTED', 'MAKING'],
      ]);
      const numbers = told.events.map(({ number }) => number);
      expect(numbers[1]).toBe(numbers[0]! + 1);
      const after = await clerk!.api.merchantDeskChanges({ cursor: told.cursor });
      expect(after.events).toEqual([]);
      await suite.server.deps.db.query('DELETE FROM desk_feed');
      const late = await clerk!.api.merchantDeskChanges({ cursor });
      expect(late).toMatchObject({ isGap: true, events: [] });
      expect(await reasonOf(clerk!.api.merchantDeskChanges({ cursor: 'x' }))).toBe(
        'CURSOR_INVALID',
      );
    });

    it('numbers the orders of many guests at once without a gap or a double', async () => {
      const before = await board();
      const ids = await Promise.all(
        Array.from({ length: 12 }, () => paidOrder(suite.server, guest, pickup())),
      );
      const { events } = await clerk!.api.merchantDeskChanges({ cursor: before.cursor });
      expect(events.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
      const first = events[0]!.number;
      expect(events.map(({ number }) => number - first)).toEqual(ids.map((_, at) => at));
      const after = await board();
      const numbers = after.orders
        .filter(({ orderId }) => ids.includes(orderId))
        .map(({ number }) => number);
      expect(new Set(numbers).size).toBe(12);
    });

    describe('for whom it is not', () => {
      it('shows nothing of a store to another merchant, or to staff of other stores', async () => {
        const orderId = await paidOrder(suite.server, guest);
        const other = await tillOf(suite.server, { account: 'K-other' });
        for (const till of [stranger!, other]) {
          expect((await board(till)).orders).toEqual([]);
          expect(await reasonOf(till.api.merchantDeskGet({ orderId }))).toBe('ORDER_NOT_FOUND');
          expect(await reasonOf(till.api.merchantDeskAccept(body(orderId)))).toBe(
            'ORDER_NOT_FOUND',
          );
          expect(await reasonOf(till.api.merchantDeskBoard({ storeIds: [STORE] }))).toBe(
            'NO_PERMISSION',
          );
          expect(await reasonOf(till.api.merchantDeskChanges({ cursor: `${STORE}:0` }))).toBe(
            'NO_PERMISSION',
          );
        }
      });
      it('shows no phone and no address of a guest whom a rider serves', async () => {
        const orderId = await paidOrder(suite.server, guest);
        const read = JSON.stringify([await board(), await clerk!.api.merchantDeskGet({ orderId })]);
        expect(read).not.toContain('66880002');
        expect(read).not.toContain('Praia Grande');
      });
      it('does not show an order that is not paid', async () => {
        const { quote } = await guest.api.takeoutCheckProduct(checkout());
        const { tradeId } = await guest.api.takeoutOrderCreate(
          { ...checkout(), totalPrice: quote!.totalPrice },
          { key: 'unpaid' },
        );
        expect((await board()).orders.map(({ orderId }) => orderId)).not.toContain(tradeId);
        expect(await reasonOf(clerk!.api.merchantDeskGet({ orderId: tradeId }))).toBe(
          'ORDER_NOT_FOUND',
        );
      });
    });

    it('leaves a store that people run alone, and takes it back when they give it back', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      clock.set(NOON + 4 * MINUTE);
      await town().step(clock.now());
      expect((await atDesk(orderId)).stage).toBe('NEW');
      const { store } = await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'TOWN' });
      expect(store.runBy).toBe('TOWN');
      await town().step(clock.now());
      expect((await atDesk(orderId)).stage).not.toBe('NEW');
      await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
    });

    it('answers in five minutes what waited when people took the store over', async () => {
      await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'TOWN' });
      const orderId = await paidOrder(suite.server, guest, pickup());
      expect((await atDesk(orderId)).answerBefore).toBeNull();
      clock.set(NOON + MINUTE);
      await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
      expect((await atDesk(orderId)).answerBefore).toBe(NOON + 6 * MINUTE);
      clock.set(NOON + 6 * MINUTE);
      await closeUnanswered(suite.server.deps.db, clock.now());
      expect((await guests(orderId)).orderStatus).toBe(-1);
    });

    it('finds what is over by its number', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      const { number } = await atDesk(orderId);
      await clerk!.api.merchantDeskRefuse({ ...body(orderId), reason: 3 });
      clock.set(NOON + 30 * SECOND);
      const found = await owner!.api.merchantDeskHistory({
        keyword: number.toLowerCase(),
        from: instant(NOON - HOUR),
      });
      expect(found.result.map((order) => order.orderId)).toContain(orderId);
      expect(found.sum.count).toBe(found.result.length);
    });
  },
  { clock },
);
