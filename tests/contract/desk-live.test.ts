import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { fromDollars } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { num, row } from '#server/db/row.ts';
import { bringDishesBack } from '#server/modules/catalogue/index.ts';
import { restUnheardStores } from '#server/modules/desk/index.ts';
import { closeUnanswered } from '#server/modules/order/index.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { bank, failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, dish, order, paidOrder, payTakeout, pickup } from './takeout-suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const at = (minutes: number) => plus(NOON, minutes * MINUTE);

onEach(
  DATABASES,
  'what a store changes for a time (decisions DA3–DA10, DA22)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      await addTestClass(suite.server.deps.db.query);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_720_000 + phones));
      await owner!.api.merchantDeskResume({ requestId: newRequest(), storeId: STORE });
    });

    const body = () => ({ requestId: newRequest(), storeId: STORE });
    const page = () => suite.server.client().api.takeoutStoreGet({ id: STORE });
    const near = async () => {
      const { lat, lon } = TEST_STORE;
      const { api } = suite.server.client();
      const lists = await Promise.all(
        [0, 1].map((outState) =>
          api.nearStoreList({
            lat,
            lon,
            sortType: 2,
            size: 100,
            ...(outState === 1 && { outState: 1 }),
          }),
        ),
      );
      return lists.flatMap(({ result }) => result).find(({ storeId }) => storeId === STORE);
    };
    const slots = async (way: 'delivery' | 'pickup') => {
      const { api } = suite.server.client();
      const times = way === 'pickup' ? api.takeoutAskForTimes : api.takeoutCookTimes;
      return (await times({ storeId: STORE })).result;
    };
    const refusals = async () => (await guest.api.takeoutCheckProduct(checkout())).refusals;
    const wholePause = (until = at(30)) => ({
      ...body(),
      ways: ['DELIVERY', 'PICKUP'] as ('DELIVERY' | 'PICKUP')[],
      until,
      reason: 'BUSY' as const,
    });

    it('desk row 38: who paused the store, made it busy or let it accept by itself stands in the audit, once', async () => {
      const began = clock.now();
      const paused = {
        ...body(),
        ways: ['PICKUP' as const],
        until: at(30),
        reason: 'OUT' as const,
      };
      await owner!.api.merchantDeskPause(paused);
      await owner!.api.merchantDeskPause(paused);
      await owner!.api.merchantDeskResume(body());
      await clerk!.api.merchantDeskSetBusy({ ...body(), extraMinutes: 20, until: at(60) });
      await clerk!.api.merchantDeskSetBusy({ ...body(), extraMinutes: 0, until: at(60) });
      const autoAccept = { ways: ['DELIVERY' as const], mostAmtn: fromDollars(300), mostOpen: 9 };
      await owner!.api.merchantDeskSet({ ...body(), autoAccept });
      await owner!.api.merchantDeskSet({ ...body(), autoAccept: { ...autoAccept, ways: [] } });
      const { result } = await owner!.api.merchantAuditList({
        storeIds: [STORE],
        thing: 'SWITCHES',
        from: began,
        to: plus(began, DAY),
      });
      const texts = result.map(({ operatorName, changes }) =>
        [
          operatorName,
          ...changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
        ].join('; '),
      );
      const [half, hour] = [dateTimeText(at(30)), dateTimeText(at(60))];
      expect(texts.toSorted()).toEqual(
        [
          `K-owner; pausedPickup: null > ${half}; pauseReason: null > OUT`,
          `K-owner; pausedPickup: ${half} > null; pauseReason: OUT > null`,
          `K-clerk; busyMinutes: null > 20; busyUntil: null > ${hour}`,
          `K-clerk; busyMinutes: 20 > null; busyUntil: ${hour} > null`,
          'K-owner; autoDelivery: no > yes; autoAmount: null > 300; autoOpen: null > 9',
          'K-owner; autoDelivery: yes > no; autoAmount: 300 > null; autoOpen: 9 > null',
        ].toSorted(),
      );
    });

    describe('desk row 31: a pause', () => {
      it('closes the store at once in list, page, times and checkout, says why, and ends by itself', async () => {
        const { store } = await owner!.api.merchantDeskPause(wholePause());
        expect(store).toMatchObject({
          door: 'RESTING',
          pause: { reason: 'BUSY', until: at(30), ways: ['DELIVERY', 'PICKUP'] },
        });
        expect(await near()).toMatchObject({ closedType: 1, showType: 2, openingTime: at(30) });
        expect(await page()).toMatchObject({
          closedType: 1,
          openingTime: at(30),
          pause: { reason: 'BUSY', until: at(30) },
        });
        expect(await slots('delivery')).toEqual([]);
        expect(await slots('pickup')).toEqual([]);
        const told = (await refusals())[0]!;
        expect(told.reason).toBe('STORE_RESTING');
        expect(told.note).toContain('2026-11-21 12:30');
        clock.set(at(30));
        expect(await near()).toMatchObject({ closedType: 0, showType: 1 });
        expect(await page()).toMatchObject({ closedType: 0, pause: null });
        expect(await refusals()).toEqual([]);
      });
      it('of one way leaves the other open', async () => {
        await owner!.api.merchantDeskPause({ ...wholePause(), ways: ['DELIVERY'] });
        expect(await near()).toMatchObject({ showType: 1, deliveryFee: null, pickup: true });
        expect(await page()).toMatchObject({
          delivery: false,
          enableAskfor: true,
          pause: { ways: ['DELIVERY'] },
        });
        expect(await slots('delivery')).toEqual([]);
        expect((await slots('pickup')).length).toBeGreaterThan(0);
        expect((await refusals())[0]!.reason).toBe('WAY_NOT_OFFERED');
        await paidOrder(suite.server, guest, pickup());
      });
      it('lets an order through that was made before it and paid in its time', async () => {
        const made = await order(guest);
        await owner!.api.merchantDeskPause(wholePause());
        clock.set(at(14));
        await bank(suite.server, await payTakeout(guest, made), 'pay');
        const { orders } = await clerk!.api.merchantDeskBoard({});
        expect(orders.find(({ orderId }) => orderId === made.tradeId)).toMatchObject({
          stage: 'NEW',
        });
        await clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId: made.tradeId });
      });
      it('is for owners and managers, has an end ahead, and is made once for a request', async () => {
        expect(await reasonOf(clerk!.api.merchantDeskPause(wholePause()))).toBe('WRONG_ROLE');
        expect(await reasonOf(owner!.api.merchantDeskPause(wholePause(NOON)))).toBe('BAD_REQUEST');
        expect(await reasonOf(owner!.api.merchantDeskPause(wholePause(at(8 * 24 * 60))))).toBe(
          'BAD_REQUEST',
        );
        const asked = wholePause();
        const [one, two] = await Promise.all([
          owner!.api.merchantDeskPause(asked),
          owner!.api.merchantDeskPause(asked),
        ]);
        expect(one.replay).toBe(!two.replay);
        await owner!.api.merchantDeskResume(body());
        // a late repeat changes nothing
        const late = await owner!.api.merchantDeskPause(asked);
        expect(late).toMatchObject({ replay: true, store: { pause: null } });
        const other = { ...asked, storeId: asId<StoreId>('t-elsewhere') };
        expect(await reasonOf(owner!.api.merchantDeskPause(other))).toBe('NO_PERMISSION');
      });
      it('and an accept that meet leave one order accepted and the store paused', async () => {
        const ids: OrderId[] = [];
        for (let turn = 0; turn < 8; turn += 1) ids.push(await paidOrder(suite.server, guest));
        await Promise.all([
          ...ids.map((orderId) =>
            clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId }),
          ),
          ...[10, 20, 30].map((minutes) => owner!.api.merchantDeskPause(wholePause(at(minutes)))),
        ]);
        const { orders, stores } = await clerk!.api.merchantDeskBoard({});
        expect(
          orders
            .filter(({ orderId }) => ids.includes(orderId))
            .map(({ stage }) => stage)
            .every((stage) => stage === 'MAKING'),
        ).toBe(true);
        expect(stores[0]!.pause).toMatchObject({ reason: 'BUSY' });
      });
    });

    describe('desk row 30: a busy time', () => {
      it('adds its minutes to page, list, times and promise, until it ends', async () => {
        const [before, first] = [await near(), (await slots('pickup'))[0]!];
        const until = at(60);
        const { store } = await clerk!.api.merchantDeskSetBusy({
          ...body(),
          extraMinutes: 30,
          until,
        });
        expect(store.busy).toEqual({ extraMinutes: 30, until });
        expect((await near())!.minutes).toBe(before!.minutes + 30);
        expect((await page()).prepMinutes).toBe(50);
        expect((await slots('pickup'))[0]!.at).toBe(first.at + 30 * MINUTE);
        const orderId = await paidOrder(suite.server, guest, pickup());
        const { orders } = await clerk!.api.merchantDeskBoard({});
        expect(orders.find((one) => one.orderId === orderId)).toMatchObject({
          promisedAt: at(50),
          suggestedMinutes: 50,
        });
        clock.set(until);
        expect((await near())!.minutes).toBe(before!.minutes);
        expect((await page()).prepMinutes).toBe(20);
      });
      it('of more than half an hour is not for cashiers; nothing ends it early', async () => {
        const asked = { ...body(), extraMinutes: 45, until: plus(NOON, HOUR) };
        expect(await reasonOf(clerk!.api.merchantDeskSetBusy(asked))).toBe('WRONG_ROLE');
        await owner!.api.merchantDeskSetBusy({ ...asked, requestId: newRequest() });
        const { store } = await clerk!.api.merchantDeskSetBusy({
          ...asked,
          ...body(),
          extraMinutes: 0,
        });
        expect(store.busy).toBeNull();
        expect(
          await failure(owner!.api.merchantDeskSetBusy({ ...asked, ...body(), until: NOON })),
        ).toMatchObject({
          data: { issues: ['until'] },
        });
      });
    });

    it('a supermarket rests like a kitchen', async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { id: 'm-test', kind: 'market', run_by: 'TOWN' }).catch(() => null);
      const storeId = asId<StoreId>('m-test');
      await owner!.api.merchantDeskPause({ ...wholePause(), storeId });
      const { api } = suite.server.client();
      expect(await api.marketStoreGet({ id: storeId })).toMatchObject({ closedType: 1 });
      expect((await api.marketCookTimes({ storeId })).result).toEqual([]);
      expect((await owner!.api.merchantDeskStore({ storeId })).store.pause).not.toBeNull();
    });

    describe('desk row 9: a store that leaves orders unanswered', () => {
      beforeEach(async () => {
        const { query } = suite.server.deps.db;
        await query('UPDATE takeout_order SET answer_before = NULL');
        await query('DELETE FROM desk_feed');
      });
      const silent = async (minutes: number): Promise<void> => {
        clock.set(at(minutes));
        await paidOrder(suite.server, guest);
        clock.set(at(minutes + 5));
        expect(await closeUnanswered(suite.server.deps.db, clock.now())).toBe(1);
      };
      it('takes none after two in a quarter of an hour, until the first act at its desk', async () => {
        await silent(0);
        expect((await page()).closedType).toBe(0);
        await silent(8);
        expect(await page()).toMatchObject({ closedType: 1, pause: { reason: 'SILENT' } });
        const { stores } = await clerk!.api.merchantDeskBoard({});
        expect(stores[0]!.pause).toMatchObject({ reason: 'SILENT' });
        // a look is no act; an order that was paid before still comes, and its answer is one
        expect((await page()).closedType).toBe(1);
        const { query } = suite.server.deps.db;
        await query('UPDATE takeout_store SET silent_until = NULL WHERE id = $1', [STORE]);
        const orderId = await paidOrder(suite.server, guest);
        await query('UPDATE takeout_store SET silent_until = $2 WHERE id = $1', [
          STORE,
          at(24 * 60),
        ]);
        await clerk!.api.merchantDeskAccept({ requestId: newRequest(), orderId });
        expect((await page()).closedType).toBe(0);
        // what was before it woke is forgiven
        await silent(14);
        expect((await page()).closedType).toBe(0);
      });
      it('opens by itself with its next hours', async () => {
        await silent(60);
        await silent(66);
        clock.set(NOON + 12 * HOUR - 1);
        expect((await page()).closedType).toBe(1);
        clock.set(NOON + 12 * HOUR);
        expect((await page()).closedType).toBe(0);
      });
    });

    describe('the tills of a store', () => {
      const heard = (till: Till, canRing = true) =>
        till.api.merchantDeskHeard({ storeIds: [STORE], canRing, isVisible: true });
      const sweep = () =>
        restUnheardStores(suite.server.deps.db, { now: clock.now(), since: instant(0) });
      beforeEach(() => suite.server.deps.db.query('DELETE FROM desk_listener'));

      it('know of each other: which are mute, and which have fallen silent', async () => {
        await heard(owner!);
        expect((await heard(clerk!, false)).otherTills).toEqual([
          expect.objectContaining({ storeId: STORE, at: NOON, canRing: true, isHeard: true }),
        ]);
        expect((await heard(owner!)).otherTills).toEqual([
          expect.objectContaining({ canRing: false, isHeard: false }),
        ]);
        clock.set(NOON + 46_000);
        expect((await heard(clerk!)).otherTills[0]).toMatchObject({ isHeard: false, at: NOON });
        clock.set(at(11));
        expect((await heard(clerk!)).otherTills).toEqual([]);
      });
      it('that nobody hears for five minutes of its hours make the store rest; the first that rings ends it', async () => {
        await heard(owner!);
        clock.set(at(4));
        expect(await sweep()).toBe(0);
        clock.set(at(5));
        expect(await sweep()).toBeGreaterThan(0);
        expect(await near()).toMatchObject({ closedType: 1 });
        expect((await page()).pause).toMatchObject({ reason: 'UNHEARD' });
        expect(await sweep()).toBe(0);
        await heard(owner!, false);
        expect((await page()).closedType).toBe(1);
        await heard(clerk!);
        expect((await page()).closedType).toBe(0);
        expect((await clerk!.api.merchantDeskBoard({})).stores[0]!.isHeard).toBe(true);
      });
      it('are not missed by a server that has just begun to listen, nor where the demonstration runs it', async () => {
        const { db } = suite.server.deps;
        expect(await restUnheardStores(db, { now: NOON, since: at(-4) })).toBe(0);
        await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'TOWN' });
        await sweep();
        expect((await page()).closedType).toBe(0);
        await owner!.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
      });
      it('may all say it at once', async () => {
        const replies = await Promise.all(
          Array.from({ length: 64 }, (_, index) => heard(index % 2 === 0 ? owner! : clerk!)),
        );
        expect(replies.every(({ otherTills }) => otherTills.length <= 1)).toBe(true);
        expect((await heard(owner!)).otherTills).toHaveLength(1);
      });
    });

    describe('desk row 13: a dish that is out', () => {
      const dishes = (...ids: string[]) => ids.map((id) => ({ productId: asId<ProductId>(id) }));
      const set = (till: Till, id: string, until: 'HOUR' | 'DAY' | 'OPEN' | 'ON') =>
        till.api.merchantDeskSoldOut({ ...body(), items: dishes(id), until });
      const onMenu = async (id: string) => {
        const { classifies } = await suite.server.client().api.takeoutMenu({ storeId: STORE });
        return classifies
          .flatMap(({ products }) => products)
          .find(({ productId }) => productId === id)!;
      };
      const outs = async () =>
        (await clerk!.api.merchantDeskOut({ storeId: STORE })).result.map(
          ({ productId }) => productId,
        );
      const stockOf = async (id: string) => {
        const { query } = suite.server.deps.db;
        const { rows } = await query(
          'SELECT stock FROM takeout_product WHERE store_id = $1 AND id = $2',
          [STORE, id],
          row({ stock: num }),
        );
        return rows[0]!.stock;
      };
      beforeEach(() =>
        suite.server.deps.db.query(
          'UPDATE takeout_product SET stock = off_stock, off_stock = NULL, off_until = NULL WHERE off_stock IS NOT NULL',
        ),
      );

      it('is sold out at once on the menu and in carts, and comes back by itself', async () => {
        await set(clerk!, 'rice', 'HOUR');
        expect((await onMenu('rice')).sellout).toBe(true);
        expect((await refusals())[0]!.reason).toBe('DISH_SOLD_OUT');
        expect((await clerk!.api.merchantDeskOut({ storeId: STORE })).result).toMatchObject([
          { productId: 'rice', isOff: true, until: at(60), isSoldOut: true },
        ]);
        clock.set(at(60) - 1);
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(0);
        clock.set(at(60));
        expect(await bringDishesBack(suite.server.deps, clock.now())).toBe(1);
        expect((await onMenu('rice')).sellout).toBe(false);
        expect(await stockOf('rice')).toBe(-1);
        expect(await outs()).toEqual([]);
      });
      it('desk row 38: stands in the audit: who took it off, until when, and that it came back', async () => {
        const audit = async () =>
          (
            await owner!.api.merchantAuditList({
              storeIds: [STORE],
              thing: 'SOLD_OUT',
              from: plus(clock.now(), -DAY),
              to: plus(clock.now(), DAY),
            })
          ).result.filter(({ at: time }) => time >= began);
        clock.set(plus(at(60), MINUTE));
        const began = clock.now();
        await set(clerk!, 'noodle', 'HOUR');
        await set(owner!, 'noodle', 'OPEN');
        await set(owner!, 'noodle', 'OPEN');
        await set(clerk!, 'noodle', 'ON');
        await set(clerk!, 'noodle', 'HOUR');
        clock.set(plus(began, HOUR));
        await bringDishesBack(suite.server.deps, clock.now());
        const rows = (await audit()).map(({ operatorName, changes }) => [
          operatorName,
          changes[0]!.before,
          changes[0]!.after,
        ]);
        const end = dateTimeText(plus(began, HOUR));
        expect(rows).toHaveLength(5);
        expect(rows).toEqual(
          expect.arrayContaining([
            ['', end, 'no'],
            ['K-clerk', 'no', end],
            ['K-clerk', 'yes', 'no'],
            ['K-owner', end, 'yes'],
          ]),
        );
      });
      it('is ticked while an order is refused, and only dishes of the order can be', async () => {
        const orderId = await paidOrder(suite.server, guest);
        const refusal = { requestId: newRequest(), orderId, reason: 1 as const };
        expect(
          await reasonOf(
            clerk!.api.merchantDeskRefuse({
              ...refusal,
              soldOut: [{ productId: asId<ProductId>('wine'), until: 'DAY' }],
            }),
          ),
        ).toBe('BAD_REQUEST');
        await clerk!.api.merchantDeskRefuse({
          ...refusal,
          requestId: newRequest(),
          soldOut: [{ productId: asId<ProductId>('rice'), until: 'DAY' }],
        });
        expect((await guest.api.takeoutOrderGet({ tradeId: orderId })).orderStatus).toBe(-1);
        const { result } = await clerk!.api.merchantDeskOut({ storeId: STORE });
        expect(result).toMatchObject([{ productId: 'rice', until: plus(NOON, 17 * HOUR) }]);
      });
      it('stays out when a refund gives pieces back, which are there when it is switched on', async () => {
        const { query } = suite.server.deps.db;
        await query("UPDATE takeout_product SET stock = 3 WHERE store_id = $1 AND id = 'last'", [
          STORE,
        ]);
        const cart = checkout({ productList: [dish('last', 2)] });
        const orderId = await paidOrder(suite.server, guest, cart);
        await set(owner!, 'last', 'OPEN');
        await clerk!.api.merchantDeskRefuse({ requestId: newRequest(), orderId, reason: 2 });
        expect(await stockOf('last')).toBe(0);
        expect((await onMenu('last')).sellout).toBe(true);
        await set(clerk!, 'last', 'ON');
        expect(await stockOf('last')).toBe(3);
        expect((await onMenu('last')).sellout).toBe(false);
      });
      it('without an end is for those who decide; a dish of elsewhere is not found', async () => {
        expect(await reasonOf(set(clerk!, 'rice', 'OPEN'))).toBe('WRONG_ROLE');
        expect(await reasonOf(set(owner!, 'nowhere', 'OPEN'))).toBe('PRODUCT_NOT_FOUND');
        expect(await outs()).toEqual([]);
      });
      it('is switched by two tills at once and keeps its stock, while guests buy it', async () => {
        const { query } = suite.server.deps.db;
        await query("UPDATE takeout_product SET stock = 50 WHERE store_id = $1 AND id = 'last'", [
          STORE,
        ]);
        const cart = checkout({ productList: [dish('last')] });
        const [bought] = await Promise.all([
          Promise.allSettled(Array.from({ length: 6 }, () => order(guest, cart))),
          ...Array.from({ length: 24 }, (_, turn) =>
            set(turn % 2 === 0 ? owner! : clerk!, 'last', turn % 4 < 2 ? 'DAY' : 'ON'),
          ),
        ]);
        await set(owner!, 'last', 'ON');
        const made = bought.filter(({ status }) => status === 'fulfilled').length;
        expect(await stockOf('last')).toBe(50 - made);
      });
      it('is found by its name', async () => {
        const { result } = await clerk!.api.merchantDeskOut({ storeId: STORE, keyword: 'DISH w' });
        expect(result.map(({ productId }) => productId)).toEqual(['wine', 'whale']);
      });
    });
  },
  { clock },
);
