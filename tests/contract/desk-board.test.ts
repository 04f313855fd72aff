import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskOrder, DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { RIDERS } from '#server/demo/simulator/riders.ts';
import { assignRider, findStoreOrder, reachStore } from '#server/modules/order/index.ts';
import { addTestShelf, TEST_SHELF } from '#tests/support/market-store.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { memberOf, newRequest, onEach, tillOf } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';
import { closeAccount } from './walk-account-closing.ts';
import { changePhone } from './walk-profile.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const SHELF = asId<StoreId>(TEST_SHELF.id);
const RICE = asId<ProductId>('rice');

onEach(
  DATABASES,
  'a board that is asked for again (ADR 0063)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    let asks = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestShelf(query, { run_by: 'STAFF' });
      await insertRows(query, 'takeout_classify', [
        {
          merchant_id: TEST_STORE.merchantId,
          store_id: STORE,
          id: 'all',
          position: 0,
          name_zh: '全部',
          name_en: 'All',
          picture: '',
        },
      ]);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_750_000 + phones));
      await owner!.api.merchantDeskResume(atStore());
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const atStore = () => ({ requestId: newRequest(), storeId: STORE });
    const board = (till = owner!) => till.api.merchantDeskBoard({ withDone: true });
    /** The same board as nobody has asked for it before: with its stores named in another way each time. */
    const boardAnew = async () => {
      asks += 1;
      const stores = Array.from({ length: 12 }, (_, bit) => ((asks >> bit) % 2 ? SHELF : STORE));
      const reply = await owner!.api.merchantDeskBoard({
        storeIds: [...stores, STORE, SHELF],
        withDone: true,
      });
      expect(reply.stores).toHaveLength(2);
      return reply;
    };
    /** What an owner's board shows once something has happened since its last reading: what it would show at its first. */
    const after = async (
      act: () => unknown,
    ): Promise<{ orders: DeskOrder[]; store: DeskStoreRow }> => {
      await board();
      await act();
      const [seen, anew] = [await board(), await boardAnew()];
      expect({ ...seen, serverTime: 0 }).toEqual({ ...anew, serverTime: 0 });
      const store = seen.stores.find(({ storeId }) => storeId === STORE)!;
      return { orders: seen.orders, store };
    };
    const orderAfter = async (orderId: OrderId, act: () => unknown): Promise<DeskOrder> =>
      (await after(act)).orders.find((order) => order.orderId === orderId)!;
    const ordered = (change: Parameters<typeof pickup>[0] = {}, by = guest) =>
      paidOrder(suite.server, by, pickup(change));
    const accepted = async (orderId: OrderId): Promise<OrderId> => {
      await clerk!.api.merchantDeskAccept({ ...body(orderId), readyInMinutes: 15 });
      return orderId;
    };
    /** To be brought, ready, and nobody came for ten minutes. */
    const noRider = async (): Promise<OrderId> => {
      const orderId = await accepted(await paidOrder(suite.server, guest));
      await clerk!.api.merchantDeskReady(body(orderId));
      clock.set(plus(clock.now(), 10 * MINUTE));
      return orderId;
    };

    describe('shows at once', () => {
      it('each step of an order', async () => {
        const ids: OrderId[] = [];
        await after(async () =>
          ids.push(await ordered({ productList: [dish('rice'), dish('whale')] })),
        );
        const id = ids[0]!;
        const { api } = clerk!;
        expect(await orderAfter(id, () => accepted(id))).toMatchObject({ stage: 'MAKING' });
        const later = await orderAfter(id, () =>
          api.merchantDeskSetReady({ ...body(id), readyInMinutes: 30 }),
        );
        expect(later.readyAt).toBe(NOON + 30 * MINUTE);
        const mark = (isDone: boolean) =>
          api.merchantDeskMark({ ...body(id), lineIds: [later.lines[1]!.lineId], isDone });
        const isDone = ({ lines }: DeskOrder) => lines.map((line) => line.isDone);
        expect(isDone(await orderAfter(id, () => mark(true)))).toEqual([false, true]);
        expect(isDone(await orderAfter(id, () => mark(false)))).toEqual([false, false]);
        const ready = () => api.merchantDeskReady(body(id));
        expect(await orderAfter(id, ready)).toMatchObject({ stage: 'READY' });
        const back = await orderAfter(id, () => api.merchantDeskUnready(body(id)));
        expect(back).toMatchObject({ stage: 'MAKING', cookedAt: null });
        await ready();
        const { pickupCode } = await guest.api.takeoutOrderGet({ tradeId: id });
        const given = await orderAfter(id, () =>
          api.merchantDeskHandOver({ ...body(id), input: pickupCode! }),
        );
        expect(given).toMatchObject({ stage: 'DONE', acts: [] });
        const refused = await ordered();
        const gone = await orderAfter(refused, () =>
          api.merchantDeskRefuse({ ...body(refused), reason: 2 }),
        );
        expect(gone).toMatchObject({ stage: 'DONE', status: -1 });
        expect(
          (await clerk!.api.merchantDeskBoard({})).orders.some(
            ({ orderId }) => orderId === refused,
          ),
        ).toBe(false);
      });

      it('how often a guest has ordered, also with their other orders', async () => {
        const first = await ordered();
        const more = await orderAfter(first, () => ordered());
        expect(more.buyer).toMatchObject({ isFirst: false, ordersHere: 2 });
        const second = await ordered();
        const less = await orderAfter(first, () =>
          clerk!.api.merchantDeskRefuse({ ...body(second), reason: 2 }),
        );
        expect(less.buyer.ordersHere).toBe(2);
      });

      it('money that is asked back, pieces that went back, and a change', async () => {
        const id = await accepted(await ordered({ productList: [dish('rice', 3)] }));
        const line = (await orderAfter(id, () => undefined)).lines[0]!;
        const lines = [{ lineId: line.lineId, quantity: 1 }];
        const given = await orderAfter(id, () =>
          owner!.api.merchantDeskGiveBack({ ...body(id), reason: 5, lines }),
        );
        expect(given.lines[0]).toMatchObject({ quantity: 3, kept: 2 });
        const offered = await orderAfter(id, () =>
          clerk!.api.merchantDeskOfferChange({
            ...body(id),
            lines: [{ lineId: line.lineId, keep: 1 }],
          }),
        );
        expect(offered.change).not.toBeNull();
        const { change } = await guest.api.takeoutGetChange({ tradeId: id });
        const answered = await orderAfter(id, () =>
          guest.api.takeoutAnswerChange(
            { changeId: change!.changeId, isAccepted: true },
            { key: newRequest() },
          ),
        );
        expect(answered).toMatchObject({ change: null, lines: [{ kept: 1 }] });
        clock.set(plus(NOON, 2 * MINUTE));
        const asked = await orderAfter(id, () =>
          guest.api.takeoutApplyRefund({ tradeId: id, reason: 2 }, { key: newRequest() }),
        );
        expect(asked.refund).toMatchObject({ autoAt: plus(clock.now(), DAY) });
        const rejected = await orderAfter(id, () =>
          owner!.api.merchantDeskRefund({ ...body(id), answer: 'REFUSE', reason: 'eaten' }),
        );
        expect(rejected.refund).toBeNull();
      });

      it('who rides with it, and a guest who hurries', async () => {
        const { db } = suite.server.deps;
        const id = await accepted(await paidOrder(suite.server, guest));
        const by = { operatorId: 'staff-town', deviceId: null };
        const found = async () => (await findStoreOrder(db.query, id))!;
        const doing = () => ({ at: clock.now(), by });
        const rider = RIDERS[0]!;
        const rides = await orderAfter(id, async () => {
          const order = await found();
          await db.tx((query) => assignRider(query, order, { ...doing(), rider }));
        });
        expect(rides.rider).toEqual({ name: rider.name.en, status: 2 });
        const waits = await orderAfter(id, async () => {
          const order = await found();
          await db.tx((query) => reachStore(query, order, doing()));
        });
        expect(waits.rider!.status).toBe(3);
        clock.set((await guest.api.takeoutOrderGet({ tradeId: id })).nextRushAt!);
        const hurried = await orderAfter(id, () => guest.api.takeoutUrgentOrder({ tradeId: id }));
        expect(hurried).toMatchObject({ rushCount: 1, flags: expect.arrayContaining(['RUSHED']) });
      });

      it('the store’s own driver, their wait at a door, and a guest who is asked to collect', async () => {
        const { api } = clerk!;
        const id = await noRider();
        const asked = await orderAfter(id, () => api.merchantDeskOfferPickup(body(id)));
        expect(asked.pickupOffer).toEqual({ offeredAt: clock.now(), isAccepted: null });
        const declined = await orderAfter(id, () =>
          guest.api.takeoutAnswerPickup({ tradeId: id, isAccepted: false }, { key: newRequest() }),
        );
        expect(declined.pickupOffer!.isAccepted).toBe(false);
        expect(await orderAfter(id, () => api.merchantDeskTakeOver(body(id)))).toMatchObject({
          way: 'STORE',
        });
        const driver = { name: 'Ah Wai', phone: '6600 0001' };
        const out = await orderAfter(id, () =>
          api.merchantDeskSendOut({ requestId: newRequest(), orderIds: [id], driver }),
        );
        expect(out).toMatchObject({ stage: 'OUT', driver: { name: 'Ah Wai', calls: 0 } });
        const call = () => api.merchantDeskNotMet({ ...body(id), hasCalled: true });
        expect(await orderAfter(id, call)).toMatchObject({ driver: { calls: 1 } });
        expect(await orderAfter(id, call)).toMatchObject({
          driver: { calls: 2, waitsUntil: plus(clock.now(), 10 * MINUTE) },
          acts: ['DELIVERED', 'NOT_MET'],
        });
        const waited = await orderAfter(id, () => clock.set(plus(clock.now(), 10 * MINUTE)));
        expect(waited.acts).toContain('BRING_BACK');
        const back = await orderAfter(id, () => api.merchantDeskBringBack(body(id)));
        expect(back).toMatchObject({ stage: 'READY', driver: null });
      });

      it('what the clock alone changes: late, begun, no way back', async () => {
        const soon = await accepted(await ordered());
        const at = plus(NOON, 3 * HOUR);
        const later = await accepted(await ordered({ askForTime: { isNow: false, at } }));
        const { promisedAt, ...now } = await orderAfter(soon, () => undefined);
        expect(now.flags).not.toContain('LATE');
        expect((await orderAfter(soon, () => clock.set(promisedAt))).flags).not.toContain('LATE');
        const late = await orderAfter(soon, () => clock.set(plus(promisedAt, 1)));
        expect(late.flags).toContain('LATE');
        const { releaseAt, stage } = await orderAfter(later, () => undefined);
        expect(stage).toBe('PRE');
        const begun = await orderAfter(later, () => clock.set(releaseAt!));
        expect(begun).toMatchObject({ stage: 'MAKING' });
        await clerk!.api.merchantDeskReady(body(soon));
        expect((await orderAfter(soon, () => undefined)).acts).toContain('UNREADY');
        const stays = await orderAfter(soon, () => clock.set(plus(clock.now(), 10 * MINUTE)));
        expect(stays.acts).not.toContain('UNREADY');
        // a clock that was put back shows what was so then
        const before = await orderAfter(soon, () => clock.set(plus(clock.now(), -MINUTE)));
        expect(before.acts).toContain('UNREADY');
      });

      it('another business day', async () => {
        clock.set(plus(NOON, 16 * HOUR + 50 * MINUTE));
        const [early, eater] = [
          await tillOf(suite.server, { account: 'K-owner' }, 'en-US'),
          await memberOf(suite.server, '66759000'),
        ];
        const id = await ordered({}, eater);
        await early.api.merchantDeskRefuse({ ...body(id), reason: 2 });
        const ids = async () => (await board(early)).orders.map(({ orderId }) => orderId);
        expect(await ids()).toContain(id);
        clock.set(plus(clock.now(), 10 * MINUTE - 1));
        expect(await ids()).toContain(id);
        clock.set(plus(clock.now(), 1));
        expect(await ids()).not.toContain(id);
      });

      it('what the menu says of its dishes, and where they are made', async () => {
        const edit = aDishEdit();
        const { dish: made } = await owner!.api.merchantMenuSave({ ...atStore(), dish: edit });
        const { productId } = made;
        const { classifies } = await guest.api.takeoutMenu({ storeId: STORE });
        const { skus } = classifies
          .flatMap(({ products }) => products)
          .find((one) => one.productId === productId)!;
        const id = await ordered({
          productList: [dish(productId, 1, { skuId: skus[0]!.skuId }), dish('rice')],
        });
        const lineOf = ({ lines }: DeskOrder) =>
          lines.find((line) => line.productId === productId)!;
        let seq = made.seq;
        const changed = await orderAfter(id, async () => {
          const { dish: saved } = await owner!.api.merchantMenuSave({
            ...atStore(),
            productId,
            seq,
            dish: { ...edit, allergens: ['peanut'], prepMinutes: 55 },
          });
          ({ seq } = saved);
        });
        expect(lineOf(changed).allergens).toHaveLength(1);
        expect(changed.suggestedMinutes).toBeGreaterThanOrEqual(55);
        const { stations } = await owner!.api.merchantStationSave({ ...atStore(), name: 'Wok' });
        const { stationId } = stations[0]!;
        const assign = (productIds: ProductId[]) => () =>
          owner!.api.merchantStationAssign({ ...atStore(), stationId, classIds: [], productIds });
        const atWok = await orderAfter(id, assign([productId]));
        expect(lineOf(atWok).stations).toEqual([{ stationId, isDone: false }]);
        const elsewhere = await orderAfter(id, assign([RICE]));
        expect(lineOf(elsewhere).stations).toEqual([]);
        await assign([productId])();
        const closed = await orderAfter(id, () =>
          owner!.api.merchantStationDelete({ ...atStore(), stationId }),
        );
        expect(lineOf(closed).stations).toEqual([]);
        const gone = await orderAfter(id, () =>
          owner!.api.merchantMenuDelete({ ...atStore(), productId, seq }),
        );
        expect(lineOf(gone).allergens).toEqual([]);
      });

      it('a guest’s new phone, and nothing of one who has closed their account', async () => {
        const id = await ordered({ remarks: 'ring twice' });
        const moved = await orderAfter(id, () =>
          changePhone(guest, { region: '853', phone: '66759876' }),
        );
        expect(moved.buyer.mask).toMatch(/9876$/);
        await clerk!.api.merchantDeskRefuse({ ...body(id), reason: 2 });
        expect(await orderAfter(id, () => undefined)).toMatchObject({ remark: 'ring twice' });
        const closed = await orderAfter(id, () => closeAccount(guest));
        expect(closed.remark).toBe('');
      });

      it('another role of who asks, and another store of theirs', async () => {
        const id = await ordered();
        const person = {
          operatorId: asId<never>('staff-K-manager'),
          account: 'K-manager',
          name: { zh: 'K', en: 'K' },
        };
        const seen = async () =>
          (await board(manager!)).orders.find(({ orderId }) => orderId === id)?.acts;
        expect(await seen()).toEqual(['ACCEPT', 'REFUSE']);
        await owner!.api.staffEdit({ ...person, role: 'auditor', storeIds: [STORE] });
        expect(await seen()).toEqual([]);
        await owner!.api.staffEdit({ ...person, role: 'manager', storeIds: [SHELF] });
        expect(await seen()).toBeUndefined();
        await owner!.api.staffEdit({ ...person, role: 'manager', storeIds: [STORE] });
        expect(await seen()).toEqual(['ACCEPT', 'REFUSE']);
      });

      it('how the store stands: busy, paused, heard, accepting by itself, in whose hands', async () => {
        const until = plus(NOON, 30 * MINUTE);
        const { api } = owner!;
        const busy = () => api.merchantDeskSetBusy({ ...atStore(), extraMinutes: 10, until });
        expect((await after(busy)).store.busy).toEqual({ extraMinutes: 10, until });
        const pause = () =>
          api.merchantDeskPause({
            ...atStore(),
            ways: ['DELIVERY', 'PICKUP'],
            until,
            reason: 'OTHER',
          });
        expect((await after(pause)).store).toMatchObject({ door: 'RESTING', pause: { until } });
        const ended = await after(() => clock.set(until));
        expect(ended.store).toMatchObject({ door: 'OPEN', pause: null, busy: null });
        const ring = () =>
          clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
        expect((await after(ring)).store.isHeard).toBe(true);
        expect((await after(() => clock.set(plus(clock.now(), MINUTE)))).store.isHeard).toBe(false);
        const autoAccept = { ways: ['PICKUP' as const], mostAmtn: 10_000 as never, mostOpen: 3 };
        const auto = await after(() => api.merchantDeskSet({ ...atStore(), autoAccept }));
        expect(auto.store.autoAccept).toMatchObject({ ways: ['PICKUP'], mostOpen: 3 });
        await api.merchantDeskSet({ ...atStore(), autoAccept: { ...autoAccept, ways: [] } });
        await api.merchantDeskRun({ ...atStore(), runBy: 'TOWN' });
        const id = await ordered();
        const waits = await orderAfter(id, () =>
          api.merchantDeskRun({ ...atStore(), runBy: 'STAFF' }),
        );
        expect(waits.answerBefore).toBe(plus(clock.now(), 5 * MINUTE));
      });
    });

    it('shows to many who ask while orders move whatever was answered before they asked', async () => {
      const ids: OrderId[] = [];
      for (let turn = 0; turn < 8; turn += 1) ids.push(await ordered());
      const asked: Promise<void>[] = [];
      for (const [turn, id] of ids.entries()) {
        await accepted(id);
        for (let till = 0; till < 8; till += 1)
          asked.push(
            board().then(({ orders }) => {
              const stages = new Map(orders.map((order) => [order.orderId, order.stage]));
              expect(ids.slice(0, turn + 1).map((each) => stages.get(each))).toEqual(
                ids.slice(0, turn + 1).map(() => 'MAKING'),
              );
            }),
          );
      }
      await Promise.all(asked);
    });
  },
  { clock },
);
