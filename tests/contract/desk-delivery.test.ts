import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { RIDERS } from '#server/demo/simulator/riders.ts';
import { sweepRuns } from '#server/modules/desk/index.ts';
import { assignRider, findStoreOrder } from '#server/modules/order/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestApi, TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { failure, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, dish, paidOrder, unevenMoneyBack } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const DRIVER = { name: 'Ah Wai', phone: '6600 0001' };
/** The smallest JPEG that there is. */
const PHOTO =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==';

onEach(
  DATABASES,
  'a store’s own delivery (decisions DA15, DA16)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let driver: TestApi;
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      driver = suite.server.client({ language: 'en-US' }).api;
    });
    let minutes = 0;
    beforeEach(async () => {
      minutes += 12;
      clock.set(NOON + minutes * MINUTE);
      // a store that no till hears would rest while the clock runs ahead
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      await suite.server.deps.db.query('UPDATE desk_listener SET heard_at = $1', [
        plus(clock.now(), DAY),
      ]);
      await owner!.api.merchantDeskResume({ requestId: newRequest(), storeId: STORE });
      phones += 1;
      guest = await memberOf(suite.server, String(66_730_000 + phones));
    });

    const later = (ms: number) => clock.set(plus(clock.now(), ms));
    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const atDesk = async (orderId: OrderId): Promise<DeskOrder> =>
      (await clerk!.api.merchantDeskGet({ orderId })).order;
    const ofGuest = (tradeId: OrderId) => guest.api.takeoutOrderGet({ tradeId });
    const codeOf = async (orderId: OrderId) => (await ofGuest(orderId)).driver!.code!;
    /** Ready, and nobody came for ten minutes. */
    const noRider = async (wish = checkout()) => {
      const orderId = await paidOrder(suite.server, guest, wish);
      await clerk!.api.merchantDeskAccept(body(orderId));
      await clerk!.api.merchantDeskReady(body(orderId));
      return orderId;
    };
    const own = async (count: number): Promise<OrderId[]> => {
      const ids: OrderId[] = [];
      for (let turn = 0; turn < count; turn += 1) ids.push(await noRider());
      later(10 * MINUTE);
      for (const id of ids) await clerk!.api.merchantDeskTakeOver(body(id));
      return ids;
    };
    const send = (orderIds: OrderId[], requestId = newRequest()) =>
      clerk!.api.merchantDeskSendOut({ requestId, orderIds, driver: DRIVER });
    const tokenIn = ({ link }: { link: string }) => link.split('#')[1]!;
    const sent = async (count = 1) => {
      const ids = await own(count);
      return { ids, id: ids[0]!, token: tokenIn(await send(ids)) };
    };

    it('desk row 25: takes two orders to two doors in one run: by the guest’s code and by a photo', async () => {
      const { ids, token } = await sent(2);
      const [first, second] = [ids[0]!, ids[1]!];
      const run = await driver.driverRun({ token });
      expect(run).toMatchObject({ storeName: 'Test kitchen', driverName: 'Ah Wai', isOver: false });
      expect(run.stops.map(({ orderId }) => orderId)).toEqual(ids);
      expect(run.stops[0]!.contact).toMatchObject({ name: 'Ana', phone: '+85366880002' });
      expect((await ofGuest(first)).driver).toMatchObject({ name: 'Ah Wai', code: /./ });
      const done = await driver.driverDelivered({
        token,
        ...body(first),
        code: await codeOf(first),
      });
      expect(done.run).toMatchObject({
        isOver: false,
        stops: [{ endedAs: 'DELIVERED', contact: null, remark: '' }, { endedAs: null }],
      });
      const over = await driver.driverDelivered({ token, ...body(second), photo: PHOTO });
      expect(over.run.isOver).toBe(true);
      expect(await ofGuest(first)).toMatchObject({ orderStatus: 4, driver: { code: null } });
      const { driver: told, log } = await ofGuest(second);
      expect(told!.photo).toMatch(/^\/uploads\/delivery\/.+seal=/);
      expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SENT', 'COMPLETED']));
      const details = await clerk!.api.merchantDeskGet({ orderId: second });
      expect(details.run).toMatchObject({ proof: 'PHOTO', link: null, endedAs: 'DELIVERED' });
      expect(details.contact).toBeNull();
      expect(details.timeline.at(-1)!.by).toBe('Ah Wai');
      expect((await fetch(`${suite.server.url}${told!.photo}`)).status).toBe(200);
      expect((await fetch(`${suite.server.url}${told!.photo!.split('?')[0]}`)).status).toBe(404);
    });

    it('sends all orders of a run or none, once for a request, and gives the same link again', async () => {
      const ids = await own(2);
      const rider = await noRider();
      expect(await reasonOf(send([...ids, rider]))).toBe('NOT_NOW');
      expect((await atDesk(ids[0]!)).stage).toBe('READY');
      const requestId = newRequest();
      const first = await send(ids, requestId);
      const again = await send(ids, requestId);
      expect(again).toMatchObject({ link: first.link, runId: first.runId, replay: true });
      expect(await reasonOf(send([ids[0]!], requestId))).toBe('KEY_REUSED');
      expect((await clerk!.api.merchantDeskGet({ orderId: ids[1]! })).run!.link).toBe(first.link);
      const { result } = await clerk!.api.merchantDeskDrivers({ storeId: STORE });
      expect(result).toEqual([DRIVER]);
      const { rows } = await suite.server.deps.db.query<{ token_hash: string }>(
        'SELECT token_hash FROM run',
      );
      expect(rows.map((row) => row.token_hash)).not.toContain(tokenIn(first));
    });

    describe('at a door that stays shut', () => {
      it('waits ten minutes and calls twice; then the store keeps the order and sends it once more', async () => {
        const { id, token } = await sent();
        await driver.driverNotMet({ token, ...body(id) });
        expect((await ofGuest(id)).log.at(-1)!.kind).toBe('NOT_MET');
        expect(await reasonOf(clerk!.api.merchantDeskBringBack(body(id)))).toBe('NOT_MET_WAITING');
        const request = body(id);
        await driver.driverNotMet({ token, ...request, hasCalled: true });
        const repeat = await driver.driverNotMet({ token, ...request, hasCalled: true });
        expect(repeat).toMatchObject({ replay: true, run: { stops: [{ calls: 1 }] } });
        await clerk!.api.merchantDeskNotMet({ ...body(id), hasCalled: true });
        expect(await atDesk(id)).toMatchObject({
          driver: { calls: 2, waitsUntil: plus(clock.now(), 10 * MINUTE) },
          turnsAt: plus(clock.now(), 10 * MINUTE),
          acts: ['DELIVERED', 'NOT_MET'],
        });
        later(10 * MINUTE);
        expect((await atDesk(id)).acts).toEqual(['DELIVERED', 'BRING_BACK']);
        const { order } = await clerk!.api.merchantDeskBringBack(body(id));
        expect(order).toMatchObject({ stage: 'READY', acts: ['SEND_OUT'], driver: null });
        expect(order.broughtBackAt).toBe(clock.now());
        expect((await driver.driverRun({ token })).isOver).toBe(true);
        expect((await ofGuest(id)).driver).toBeNull();
        const again = tokenIn(await send([id]));
        expect((await atDesk(id)).broughtBackAt).toBeNull();
        await driver.driverDelivered({ token: again, ...body(id), code: await codeOf(id) });
        expect((await ofGuest(id)).orderStatus).toBe(4);
      });
      it('is given up by a manager, with all money back', async () => {
        const { id, token } = await sent();
        for (let call = 0; call < 2; call += 1)
          await driver.driverNotMet({ token, ...body(id), hasCalled: true });
        later(10 * MINUTE);
        expect(await reasonOf(clerk!.api.merchantDeskUndelivered(body(id)))).toBe('WRONG_ROLE');
        const { order } = await owner!.api.merchantDeskUndelivered(body(id));
        expect(order).toMatchObject({ stage: 'DONE', status: -3 });
        const { payInfo, totalPrice, closeReason } = await ofGuest(id);
        expect(payInfo.refundAmtn).toBe(totalPrice);
        expect(closeReason).toBe('STORE');
        expect(await unevenMoneyBack(suite.server)).toEqual([]);
      });
      it('is given up by an owner alone where more than $500 would go back', async () => {
        const manager = await tillOf(suite.server, { account: 'K-manager' });
        const id = await noRider(checkout({ productList: [dish('whale'), dish('rice')] }));
        later(10 * MINUTE);
        await clerk!.api.merchantDeskTakeOver(body(id));
        const token = tokenIn(await send([id]));
        for (let call = 0; call < 2; call += 1)
          await driver.driverNotMet({ token, ...body(id), hasCalled: true });
        later(10 * MINUTE);
        expect(await reasonOf(manager.api.merchantDeskUndelivered(body(id)))).toBe('ABOVE_LIMIT');
        const { order } = await owner!.api.merchantDeskUndelivered(body(id));
        expect(order).toMatchObject({ stage: 'DONE', status: -3 });
      });
    });

    it('is delivered at the desk by a photo, once, which its guest sees', async () => {
      const { id } = await sent();
      const asked = { ...body(id), photo: PHOTO };
      const text = Buffer.from('no picture').toString('base64');
      const deliver = (change: object) =>
        clerk!.api.merchantDeskDelivered({ ...body(id), ...change });
      expect(await reasonOf(deliver({ photo: text }))).toBe('UPLOAD_TYPE');
      expect(await reasonOf(deliver({ photo: PHOTO, code: '1234' }))).toBe('BAD_REQUEST');
      const twice = await Promise.all([
        clerk!.api.merchantDeskDelivered(asked),
        clerk!.api.merchantDeskDelivered(asked),
      ]);
      expect(twice.filter(({ replay }) => replay)).toHaveLength(1);
      const { run } = await clerk!.api.merchantDeskGet({ orderId: id });
      expect(run).toMatchObject({ endedAs: 'DELIVERED', proof: 'PHOTO' });
      expect((await fetch(`${suite.server.url}${run!.photo}`)).status).toBe(200);
    });

    it('limits tries of the code, of driver and desk together', async () => {
      const { id, token } = await sent();
      const code = await codeOf(id);
      const wrong = code === '0000' ? '1111' : '0000';
      const first = await failure(driver.driverDelivered({ token, ...body(id), code: wrong }));
      expect(first).toMatchObject({ reason: 'DELIVERY_CODE_WRONG', data: { triesLeft: 4 } });
      for (let turn = 0; turn < 4; turn += 1)
        expect(await reasonOf(clerk!.api.merchantDeskDelivered({ ...body(id), code: wrong }))).toBe(
          'DELIVERY_CODE_WRONG',
        );
      expect(await reasonOf(driver.driverDelivered({ token, ...body(id), code }))).toBe(
        'DELIVERY_CODE_LOCKED',
      );
      later(10 * MINUTE + SECOND);
      await driver.driverDelivered({ token, ...body(id), code });
    });

    it('shows where the driver is to guests whose orders are out, and to nobody afterwards', async () => {
      const { ids, token } = await sent(2);
      const rider = (tradeId: OrderId) => guest.api.takeoutGetRider({ tradeId });
      await driver.driverPlace({ token, lat: 22.19, lon: 113.54 });
      later(SECOND);
      await driver.driverPlace({ token, lat: 22.2, lon: 113.54 });
      expect((await rider(ids[1]!)).rider).toMatchObject({
        riderName: 'Ah Wai',
        riderPhone: '',
        lat: 22.19,
      });
      for (const id of ids)
        await driver.driverDelivered({ token, ...body(id), code: await codeOf(id) });
      expect(await driver.driverPlace({ token, lat: 22.2, lon: 113.54 })).toEqual({ isOver: true });
      const { rows } = await suite.server.deps.db.query(
        'SELECT 1 FROM takeout_rider_place WHERE order_id = ANY($1::text[])',
        [ids],
      );
      expect(rows).toEqual([]);
    });

    describe('by link', () => {
      it('is over with the run, though a repeat still gets its answer', async () => {
        const { id, token } = await sent();
        const act = { token, ...body(id), code: await codeOf(id) };
        await driver.driverDelivered(act);
        expect(await driver.driverDelivered(act)).toMatchObject({ replay: true });
        expect(await reasonOf(driver.driverDelivered({ ...act, ...body(id) }))).toBe('RUN_OVER');
        expect(await reasonOf(driver.driverNotMet({ token, ...body(id) }))).toBe('RUN_OVER');
        const { stops } = await driver.driverRun({ token });
        expect(stops).toMatchObject([{ contact: null, remark: '' }]);
      });
      it('leads to no order of another run', async () => {
        const mine = await sent();
        const other = await sent();
        const code = await codeOf(other.id);
        expect(
          await reasonOf(driver.driverDelivered({ token: mine.token, ...body(other.id), code })),
        ).toBe('RUN_NOT_FOUND');
        expect((await atDesk(other.id)).stage).toBe('OUT');
      });
      it('is not found by trying', async () => {
        for (let turn = 0; turn < 30; turn += 1)
          expect(await reasonOf(driver.driverRun({ token: `${'x'.repeat(20)}${turn}` }))).toBe(
            'RUN_NOT_FOUND',
          );
        expect(await reasonOf(driver.driverRun({ token: 'y'.repeat(22) }))).toBe('TOO_MANY_CALLS');
        later(11 * MINUTE);
        const { token } = await sent();
        expect((await driver.driverRun({ token })).stops).toHaveLength(1);
      });
      it('takes pictures only, and one proof of two', async () => {
        const { id, token } = await sent();
        const text = Buffer.from('<svg/>').toString('base64');
        const deliver = (proof: { code?: string; photo?: string }) =>
          reasonOf(driver.driverDelivered({ token, ...body(id), ...proof }));
        expect(await deliver({ photo: text })).toBe('UPLOAD_TYPE');
        expect(await deliver({})).toBe('BAD_REQUEST');
        expect(await deliver({ code: '1234', photo: PHOTO })).toBe('BAD_REQUEST');
      });
    });

    describe('with two at the same order', () => {
      const countOf = async (orderId: OrderId, kind: string) =>
        (
          await suite.server.deps.db.query(
            'SELECT 1 FROM takeout_order_event WHERE order_id = $1 AND kind = $2',
            [orderId, kind],
          )
        ).rows.length;
      it('delivered by driver and desk: one of them did', async () => {
        for (let round = 0; round < 8; round += 1) {
          const { id, token } = await sent();
          const code = await codeOf(id);
          const done = await Promise.allSettled([
            driver.driverDelivered({ token, ...body(id), code }),
            driver.driverDelivered({ token, ...body(id), photo: PHOTO }),
            clerk!.api.merchantDeskDelivered(body(id)),
          ]);
          expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          expect(await countOf(id, 'COMPLETED')).toBe(1);
        }
      });
      it('two who send the same order out: one run has it', async () => {
        for (let round = 0; round < 8; round += 1) {
          const [one, two, three] = await own(3);
          const runs = await Promise.allSettled([send([one!, two!]), send([two!, three!])]);
          expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          expect(await countOf(two!, 'SENT')).toBe(1);
        }
      });
      it('a store that takes over and a rider who accepts: one of them has it', async () => {
        const { db } = suite.server.deps;
        for (let round = 0; round < 12; round += 1) {
          const id = await noRider();
          later(10 * MINUTE);
          const order = (await findStoreOrder(db.query, id))!;
          const by = { operatorId: 'staff-town', deviceId: null };
          await Promise.allSettled([
            clerk!.api.merchantDeskTakeOver(body(id)),
            db.tx((query) => assignRider(query, order, { at: clock.now(), by, rider: RIDERS[0]! })),
          ]);
          const { way, rider } = await atDesk(id);
          expect([way, rider === null]).toEqual(
            way === 'STORE' ? ['STORE', true] : ['RIDER', false],
          );
          expect(
            (await countOf(id, 'STORE_DELIVERS')) + (await countOf(id, 'RIDER_ASSIGNED')),
          ).toBe(1);
        }
      });
      it('a guest who collects and a store that takes over: one of them does, and the money is right', async () => {
        for (let round = 0; round < 8; round += 1) {
          const id = await noRider();
          later(10 * MINUTE);
          await clerk!.api.merchantDeskOfferPickup(body(id));
          await Promise.allSettled([
            clerk!.api.merchantDeskTakeOver(body(id)),
            guest.api.takeoutAnswerPickup({ tradeId: id, isAccepted: true }, { key: randomUUID() }),
          ]);
          const { way } = await atDesk(id);
          const { payInfo } = await ofGuest(id);
          expect(payInfo.refundAmtn > 0).toBe(way === 'PICKUP');
        }
        expect(await unevenMoneyBack(suite.server)).toEqual([]);
      });
    });

    describe('without a rider', () => {
      it('offers pickup: the guest collects, and the delivery fee comes back once', async () => {
        const id = await noRider();
        expect(await reasonOf(clerk!.api.merchantDeskOfferPickup(body(id)))).toBe('NOT_NOW');
        later(10 * MINUTE);
        expect((await atDesk(id)).acts).toEqual(['TAKE_OVER', 'OFFER_PICKUP']);
        await clerk!.api.merchantDeskOfferPickup(body(id));
        expect((await ofGuest(id)).pickupOffer).toEqual({ refundAmtn: 1000 });
        const answer = (isAccepted: boolean, key: string = randomUUID()) =>
          guest.api.takeoutAnswerPickup({ tradeId: id, isAccepted }, { key });
        expect(await answer(true)).toEqual({ isAccepted: true, refundAmtn: 1000 });
        await answer(true);
        expect(await reasonOf(answer(false))).toBe('NOT_NOW');
        const order = await ofGuest(id);
        expect(order).toMatchObject({ orderStatus: 3, deliveryType: 3, pickupOffer: null });
        expect(order.payInfo.refundAmtn).toBe(1000);
        const { order: handed } = await clerk!.api.merchantDeskHandOver({
          ...body(id),
          input: order.pickupCode!,
        });
        expect(handed.stage).toBe('DONE');
        expect(await unevenMoneyBack(suite.server)).toEqual([]);
      });
      it('a fee that came back does not come back again when the store calls the order off', async () => {
        const id = await noRider();
        later(10 * MINUTE);
        await clerk!.api.merchantDeskOfferPickup(body(id));
        await guest.api.takeoutAnswerPickup(
          { tradeId: id, isAccepted: true },
          { key: randomUUID() },
        );
        await owner!.api.merchantDeskCancel({ ...body(id), reason: 7 });
        const { payInfo, totalPrice } = await ofGuest(id);
        expect(payInfo.refundAmtn).toBe(totalPrice);
        expect(await unevenMoneyBack(suite.server)).toEqual([]);
      });
      it('a guest who goes on waiting is asked once', async () => {
        const id = await noRider();
        later(10 * MINUTE);
        await clerk!.api.merchantDeskOfferPickup(body(id));
        const other = await memberOf(suite.server, '66739999');
        const answer = (client: TestClient) =>
          client.api.takeoutAnswerPickup({ tradeId: id, isAccepted: false }, { key: randomUUID() });
        expect(await reasonOf(answer(other))).toBe('ORDER_NOT_FOUND');
        await answer(guest);
        expect(await atDesk(id)).toMatchObject({
          acts: ['TAKE_OVER'],
          pickupOffer: { isAccepted: false },
        });
        expect((await ofGuest(id)).payInfo.refundAmtn).toBe(0);
      });
    });

    it('forgets drivers and photos after a month', async () => {
      const { id, token } = await sent();
      await driver.driverDelivered({ token, ...body(id), photo: PHOTO });
      const { photo } = (await ofGuest(id)).driver!;
      later(31 * DAY);
      await sweepRuns(suite.server.deps, clock.now());
      guest = await memberOf(suite.server, String(66_730_000 + phones));
      expect((await ofGuest(id)).driver).toBeNull();
      const { rows } = await suite.server.deps.db.query('SELECT 1 FROM run');
      expect(rows).toEqual([]);
      expect((await fetch(`${suite.server.url}${photo}`)).status).toBe(404);
      expect(await reasonOf(driver.driverRun({ token }))).toBe('RUN_NOT_FOUND');
    });
  },
  { clock },
);
