import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE } from '#shared/kernel/time.ts';
import { parsePickupQr, pickupQrText } from '#shared/order/desk/desk-scan.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { hashPassword } from '#server/modules/staff/index.ts';
import { addTestStore, storeRow, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { failure, memberOf, newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';
import { checkout, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const OTHER = asId<StoreId>('t-test-2');
const PIN = '739164';

onEach(
  DATABASES,
  'a scan at the desk (decision DA14)',
  (suite) => {
    let [owner, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      clock.set(NOON);
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await insertRows(query, 'takeout_store', [
        storeRow({ id: OTHER, name_zh: '分店', name_en: 'Branch', run_by: 'STAFF' }),
      ]);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(clock.now() + 10 * MINUTE);
      phones += 1;
      guest = await memberOf(suite.server, String(66_720_000 + phones));
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      // on a slow machine the sweep finds a store unheard that a test before has moved past
      await clerk.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
    });

    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const scan = (input: string, storeId = STORE, till = clerk!) =>
      till.api.merchantDeskScan({ input, source: 'WEDGE', storeId });
    /** An order that waits at the counter, with what its guest shows. */
    const waiting = async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      await clerk!.api.merchantDeskAccept(body(orderId));
      const { order } = await clerk!.api.merchantDeskReady(body(orderId));
      const { pickupCode, pickupQr } = await guest.api.takeoutOrderGet({ tradeId: orderId });
      return { orderId, order, code: pickupCode!, qr: pickupQr! };
    };
    const handOver = (
      orderId: OrderId,
      more: Partial<Parameters<Till['api']['merchantDeskHandOver']>[0]>,
      till = clerk!,
    ) => till.api.merchantDeskHandOver({ ...body(orderId), source: 'WEDGE', ...more });

    it('a guest’s QR code leads to the order that waits, and hands it over', async () => {
      const { orderId, order, qr } = await waiting();
      expect(await scan(qr)).toMatchObject({
        what: 'ORDER',
        next: 'HAND_OVER',
        order: { orderId, number: order.number },
      });
      const done = await handOver(orderId, { input: qr });
      expect(done.order.stage).toBe('DONE');
      expect(await scan(qr)).toMatchObject({ what: 'ORDER', next: 'OVER' });
    });

    it('an order that is not ready waits; one that is brought has no QR code', async () => {
      const orderId = await paidOrder(suite.server, guest, pickup());
      const { pickupQr } = await guest.api.takeoutOrderGet({ tradeId: orderId });
      expect(await scan(pickupQr!)).toMatchObject({ what: 'ORDER', next: 'WAIT' });
      expect(await reasonOf(handOver(orderId, { input: pickupQr! }))).toBe('NOT_NOW');
      const brought = await paidOrder(suite.server, guest, checkout());
      const own = await guest.api.takeoutOrderGet({ tradeId: brought });
      expect([own.pickupQr, own.pickupCode]).toEqual([null, null]);
    });

    it('a forged signature is nothing known, and hands nothing over', async () => {
      const { orderId, qr } = await waiting();
      const other = await waiting();
      const forged = pickupQrText({
        orderId,
        signature: parsePickupQr(other.qr)!.signature,
      });
      expect(forged).not.toBe(qr);
      expect(await scan(forged)).toEqual({ what: 'UNKNOWN' });
      expect(await reasonOf(handOver(orderId, { input: forged }))).toBe('CODE_WRONG');
    });

    it('desk row 24: the wrong bag is refused with the number of the right one', async () => {
      const [mine, other] = [await waiting(), await waiting()];
      for (const input of [other.qr, other.code, other.order.number])
        expect(await failure(handOver(mine.orderId, { input }))).toMatchObject({
          reason: 'WRONG_ORDER',
          data: { number: other.order.number },
        });
    });

    it('at another store it names the store of the order', async () => {
      const { qr } = await waiting();
      expect(await failure(scan(qr, OTHER, owner))).toMatchObject({
        reason: 'OTHER_STORE',
        data: { store: 'Test kitchen' },
      });
      // codes and numbers are of one store
      const { code } = await waiting();
      expect(await scan(code, OTHER, owner)).toEqual({ what: 'UNKNOWN' });
      expect(await reasonOf(scan(qr, OTHER))).toBe('NO_PERMISSION');
    });

    it('no two orders that are open at a store have the same code', async () => {
      const { code: taken } = await waiting();
      const free = String((Number(taken) + 1) % 10_000).padStart(4, '0');
      const { random } = suite.server.deps;
      const own = { ...random };
      const draws = [taken, taken, free];
      random.digits = (count) => (count === 4 && draws.shift()) || own.digits(count);
      try {
        expect((await waiting()).code).toBe(free);
      } finally {
        Object.assign(random, own);
      }
    });

    it('a code of yesterday says which day', async () => {
      const { orderId, qr, code } = await waiting();
      await handOver(orderId, { input: code });
      clock.set(clock.now() + DAY);
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      for (const input of [qr, code])
        expect(await failure(scan(input))).toMatchObject({
          reason: 'OTHER_DAY',
          data: { day: '2026-11-21' },
        });
    });

    it('what was called off today is of today, like on the board, though it was paid yesterday', async () => {
      const { orderId, qr, code } = await waiting();
      clock.set(clock.now() + DAY);
      const who = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      await who.api.merchantDeskCancel({ ...body(orderId), reason: 7 });
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      const { orders } = await clerk.api.merchantDeskBoard({ storeIds: [STORE], withDone: true });
      expect(orders.map(({ orderId: id }) => id)).toContain(orderId);
      for (const input of [qr, code])
        expect(await scan(input)).toMatchObject({ order: { orderId }, next: 'OVER' });
      clock.set(clock.now() + DAY);
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      expect(await reasonOf(scan(qr))).toBe('OTHER_DAY');
    });

    it('what nobody has collected for days is known by its code and its number', async () => {
      const { orderId, order, code } = await waiting();
      clock.set(clock.now() + 3 * DAY);
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      expect(await scan(order.number)).toMatchObject({ order: { orderId }, next: 'PIN' });
      expect(await scan(code)).toMatchObject({ order: { orderId }, next: 'HAND_OVER' });
      expect((await handOver(orderId, { input: code })).order.stage).toBe('DONE');
    });

    it('a bare number hands over with the PIN of a manager only', async () => {
      const { orderId, order } = await waiting();
      const input = order.number;
      expect(await scan(input.toLowerCase())).toMatchObject({ what: 'ORDER', next: 'PIN' });
      expect(await reasonOf(handOver(orderId, { input }))).toBe('PIN_ASKED');
      const { query } = suite.server.deps.db;
      const set = 'UPDATE operator SET pin_hash = $1, pin_length = 6 WHERE id = $2';
      const approval = { operatorId: owner!.operatorId, pin: PIN };
      // a till that nobody enrolled takes no PIN of theirs
      await query(set, [await hashPassword(PIN), owner!.operatorId]);
      expect(await reasonOf(handOver(orderId, { input, approval }))).toBe('PIN_NOT_SET');
      await query('UPDATE device SET enrolled_at = 1 WHERE id = $1', [clerk!.deviceId]);
      expect(
        await reasonOf(handOver(orderId, { input, approval: { ...approval, pin: '111222' } })),
      ).toBe('PIN_WRONG');
      await query(set, [await hashPassword(PIN), clerk!.operatorId]);
      expect(
        await reasonOf(
          handOver(orderId, { input, approval: { ...approval, operatorId: clerk!.operatorId } }),
        ),
      ).toBe('NO_PERMISSION');
      const done = await handOver(orderId, { input, approval });
      expect(done.order.stage).toBe('DONE');
      const { rows } = await query(
        "SELECT kind, operator_id, subject, reason FROM security_event WHERE act = 'approveByPin' ORDER BY at, id",
      );
      const event = { operator_id: clerk!.operatorId, subject: owner!.operatorId };
      const refused = (reason: string) => ({ ...event, kind: 'refusal', reason });
      expect(rows).toEqual(
        expect.arrayContaining([
          refused('PIN_NOT_SET'),
          refused('PIN_WRONG'),
          { ...refused('NO_PERMISSION'), subject: clerk!.operatorId },
          { ...event, kind: 'pin', reason: null },
        ]),
      );
      expect(rows).toHaveLength(4);
    });

    it('says voucher, article or nothing', async () => {
      expect(await scan(voucherCode('12345678901'))).toEqual({ what: 'VOUCHER' });
      expect(await scan('4006381333931')).toEqual({ what: 'PRODUCT' });
      expect(await scan('hello')).toEqual({ what: 'UNKNOWN' });
    });

    it('ten unknown codes in a minute lock the till, for hand-overs too; right ones count for nothing', async () => {
      const { orderId, code, qr } = await waiting();
      for (let at = 0; at < 12; at += 1) expect((await scan(qr)).what).toBe('ORDER');
      const { rows } = await suite.server.deps.db.query<{ code: string }>(
        "SELECT snapshot ->> 'pickupCode' AS code FROM takeout_order WHERE store_id = $1",
        [STORE],
      );
      const known = new Set(rows.map((each) => each.code));
      const unknown = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0')).filter(
        (each) => !known.has(each),
      );
      expect(await outcomes(unknown.slice(0, 16).map((each) => scan(each)))).toEqual({
        ok: 10,
        TOO_MANY_TRIES: 6,
      });
      expect(await reasonOf(handOver(orderId, { input: code }))).toBe('TOO_MANY_TRIES');
      clock.set(clock.now() + MINUTE + 1);
      expect((await handOver(orderId, { input: code })).order.stage).toBe('DONE');
    });

    it('a rider is shown the order they came for, by its number', async () => {
      const orderId = await paidOrder(suite.server, guest, checkout());
      await clerk!.api.merchantDeskAccept(body(orderId));
      const { order }: { order: DeskOrder } = await clerk!.api.merchantDeskReady(body(orderId));
      expect(await scan(order.number)).toMatchObject({ what: 'ORDER', next: 'WAIT' });
      await suite.server.deps.db.query(
        'UPDATE takeout_order SET status = 3, rider_status = 1 WHERE id = $1',
        [orderId],
      );
      expect(await scan(order.number)).toMatchObject({
        what: 'ORDER',
        next: 'RIDER',
        order: { orderId },
      });
      const other = await waiting();
      expect(await reasonOf(handOver(orderId, { input: other.order.number }))).toBe('WRONG_ORDER');
      expect((await handOver(orderId, { input: order.number })).order.stage).toBe('OUT');
    });
  },
  { clock },
);
