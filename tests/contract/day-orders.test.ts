import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { DayReply, OrderMoney } from '#shared/contract/merchant/day-close.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import {
  addDays,
  DAY,
  dayOf,
  endOfDay,
  MINUTE,
  plus,
  startOfDay,
  type Day,
} from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { dice as diceOf } from '#server/demo/records/dice.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, type CreateBody, dish, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const TODAY = dayOf(clock.now());

onEach(
  DATABASES,
  'the day of a store with a desk (ADR 0052)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    /** Sessions end while the clock runs on. */
    const signIn = async () => {
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      phones += 1;
      guest = await memberOf(suite.server, String(66_740_000 + phones));
    };
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      clock.set(NOON);
      await signIn();
      await clerk!.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
      // the clock runs days ahead of the tills
      await query('UPDATE desk_listener SET heard_at = $1', [plus(clock.now(), 100 * DAY)]);
      await query('UPDATE takeout_product SET stock = -1, limit_count = -1');
    });
    beforeEach(async () => signIn());

    const later = (ms: number) => clock.set(plus(clock.now(), ms));
    const body = (orderId: OrderId) => ({ requestId: newRequest(), orderId });
    const place = (day: Day) => ({ storeId: STORE, day });
    const dayFor = (till: Till, day: Day) => till.api.merchantDayGet(place(day));
    const made = (change: Partial<CreateBody> = {}, make = pickup) =>
      paidOrder(suite.server, guest, make({ productList: [dish('rice', 2)], ...change }));
    const accepted = async (...what: Parameters<typeof made>): Promise<OrderId> => {
      const orderId = await made(...what);
      await clerk!.api.merchantDeskAccept(body(orderId));
      return orderId;
    };
    const give = (orderId: OrderId, amtn: number) =>
      owner!.api.merchantDeskGiveBack({ ...body(orderId), amtn: cents(amtn), reason: 5 });
    const moneyOf = ({ figures: { orders } }: DayReply): OrderMoney | undefined => {
      const { kind: _kind, stores: _stores, hours: _hours, ...money } = orders[0]!;
      return money;
    };

    it('counts orders from gross to net: promotions, money back in three ways, fees of whoever rides', async () => {
      // 2 × 40 + 2 boxes
      const kept = await accepted();
      // 24 for 30, the store’s own discount
      await accepted({ productList: [dish('noodle', 1)] });
      const refused = await made();
      await clerk!.api.merchantDeskRefuse({ ...body(refused), reason: 2 });
      await give(kept, 1000);
      const asked = await accepted();
      later(2 * MINUTE);
      const { productList } = await guest.api.takeoutOrderGet({ tradeId: asked });
      await guest.api.takeoutApplyRefund({ tradeId: asked, reason: 2 }, { key: newRequest() });
      await owner!.api.merchantDeskRefund({
        ...body(asked),
        answer: 'PART',
        lines: [{ lineId: productList[0]!.uuid, quantity: 1 }],
        reason: 'One was there',
      });
      const brought = await accepted({}, checkout);
      const ridden = await dayFor(owner!, TODAY);
      const { rows } = await suite.server.deps.db.query<{ total: number; refund_amount: number }>(
        'SELECT total, refund_amount FROM takeout_order WHERE store_id = $1 AND paid_at IS NOT NULL',
        [STORE],
      );
      const paid = rows.reduce((sum, { total }) => sum + total, 0);
      const back = rows.reduce((sum, row) => sum + row.refund_amount, 0);
      const money = moneyOf(ridden)!;
      expect(money).toMatchObject({
        count: 5,
        paid,
        promotions: 600,
        wholeCount: 1,
        part: 4000,
        partCount: 1,
        given: 1000,
        givenCount: 1,
        delivery: 0,
      });
      expect(money.whole + 5000).toBe(back);
      // the rider’s fee is the platform’s
      expect(paid - back - money.net!).toBe(1000);
      expect(ridden.booked).toMatchObject({ count: 4, amount: paid - back, settle: money.net });
      await clerk!.api.merchantDeskReady(body(brought));
      later(10 * MINUTE);
      await clerk!.api.merchantDeskTakeOver(body(brought));
      const own = moneyOf(await dayFor(owner!, TODAY))!;
      expect(own).toMatchObject({ paid, delivery: 1000, net: paid - back });
      // by store and hour they sum to the same
      const { orders } = (await dayFor(owner!, TODAY)).figures;
      expect(orders[0]!.stores).toMatchObject([{ id: STORE, paid, net: paid - back }]);
      expect(orders[0]!.hours.reduce((sum, hour) => sum + hour.paid, 0)).toBe(paid);
      expect(moneyOf(await dayFor(manager!, TODAY))).not.toHaveProperty('net');
      expect(await reasonOf(dayFor(clerk!, TODAY))).toBe('WRONG_ROLE');
    });

    it('never changes a day that was closed: money that goes back later counts for its own day', async () => {
      const orderId = await accepted();
      const day = dayOf(clock.now());
      const before = await dayFor(owner!, day);
      await owner!.api.merchantDayClose({ requestId: newRequest(), ...place(day), bill: null });
      const closed = await dayFor(owner!, day);
      expect(closed.figures).toEqual(before.figures);
      clock.set(plus(startOfDay(addDays(day, 1)), 600 * MINUTE));
      await signIn();
      await give(orderId, 700);
      expect(await dayFor(owner!, day)).toEqual(closed);
      expect(moneyOf(await dayFor(owner!, addDays(day, 1)))).toMatchObject({
        count: 0,
        paid: 0,
        given: 700,
        givenCount: 1,
        net: -700,
      });
      const again = { requestId: newRequest(), ...place(day), bill: null };
      expect(await reasonOf(owner!.api.merchantDayClose(again))).toBe('DAY_CLOSED');
    });

    it('finds orders by number, day and state, with sums that are those of the orders', async () => {
      clock.set(plus(clock.now(), DAY));
      await signIn();
      const day = dayOf(clock.now());
      const [one, two] = [await accepted(), await made()];
      await clerk!.api.merchantDeskRefuse({ ...body(two), reason: 2 });
      await give(one, 500);
      const span = { from: startOfDay(day), to: endOfDay(day) };
      const { result, sum } = await owner!.api.merchantOrderRecords(span);
      expect(result.map(({ orderId, state, back }) => [orderId, state, back])).toEqual([
        [two, 'ENDED', result[0]!.paid],
        [one, 'OPEN', 500],
      ]);
      const total = (name: 'paid' | 'back' | 'net') =>
        result.reduce((all, row) => all + row[name]!, 0);
      expect(sum).toEqual({
        count: 2,
        promotions: 0,
        paid: total('paid'),
        back: total('back'),
        net: total('net'),
      });
      const found = async (more: object) =>
        (await owner!.api.merchantOrderRecords({ ...span, ...more })).result.map(
          ({ orderId }) => orderId,
        );
      expect(await found({ keyword: result[1]!.number })).toEqual([one]);
      expect(await found({ keyword: result[1]!.orderNo })).toEqual([one]);
      const before = { from: startOfDay(addDays(day, -9)), to: endOfDay(addDays(day, -8)) };
      expect(await found({ ...before, keyword: result[1]!.orderNo })).toEqual([one]);
      expect(await found({ ...before, keyword: result[1]!.number })).toEqual([]);
      expect(await found({ state: 'ENDED' })).toEqual([two]);
      expect(await found({ state: 'REFUNDED' })).toEqual([two, one]);
      expect(await found({ state: 'DONE' })).toEqual([]);
      expect(await found({ kind: 'market' })).toEqual([]);
      const first = await owner!.api.merchantOrderRecordsExport({ ...span, size: 1 });
      const second = await owner!.api.merchantOrderRecordsExport({
        ...span,
        size: 1,
        offset: first.nextOffset,
      });
      expect([first.next, second.next]).toEqual([true, false]);
      expect([...first.result, ...second.result]).toEqual(result);
      const seen = await clerk!.api.merchantOrderRecords(span);
      expect([seen.sum, seen.result[0]]).toEqual([null, expect.not.objectContaining({ net: 0 })]);
      expect(await reasonOf(clerk!.api.merchantOrderRecordsExport(span))).toBe('WRONG_ROLE');
      const stranger = await tillOf(suite.server, { account: '66990001' });
      expect((await stranger.api.merchantOrderRecords(span)).result).toEqual([]);
    });

    it('sums over any days, closings and reopenings to what was paid and went back', async () => {
      const { db } = suite.server.deps;
      const dice = diceOf(7);
      const from = dayOf(clock.now());
      const open: OrderId[] = [];
      const acts: (() => Promise<unknown>)[] = [
        async () => open.push(await accepted(dice.int(2) ? {} : { isPlasticBag: true })),
        async () => open.push(await accepted({}, checkout)),
        () => give(open[dice.int(open.length)]!, 100 + dice.int(3000)),
        () => owner!.api.merchantDeskCancel({ ...body(open[dice.int(open.length)]!), reason: 7 }),
        () =>
          guest.api.takeoutApplyRefund(
            { tradeId: open[dice.int(open.length)]!, reason: 2 },
            { key: newRequest() },
          ),
        () =>
          owner!.api.merchantDeskRefund({
            ...body(open[dice.int(open.length)]!),
            answer: 'APPROVE',
          }),
        () =>
          owner!.api.merchantDayClose({
            requestId: newRequest(),
            ...place(addDays(dayOf(clock.now()), -dice.int(3))),
            bill: null,
          }),
        () =>
          owner!.api.merchantDayReopen({
            requestId: newRequest(),
            ...place(addDays(dayOf(clock.now()), -dice.int(3))),
            reason: 'again',
          }),
      ];
      await acts[0]!();
      for (let turn = 0; turn < 50; turn += 1) {
        later((20 + dice.int(240)) * MINUTE);
        if (turn % 3 === 0) await signIn();
        await acts[dice.int(acts.length)]!().catch((error: { reason?: string }) => {
          // what is not to be done now is refused; anything else is a fault
          if (error.reason === undefined) throw error;
        });
      }
      const wall = (column: string) => `floor((${column} + 28800000) / 86400000)::bigint`;
      const { rows } = await db.query<{ day: number; paid: number; back: number }>(
        `SELECT day, sum(paid)::bigint AS paid, sum(back)::bigint AS back FROM (
           SELECT ${wall('paid_at')} AS day, total AS paid, 0 AS back FROM takeout_order WHERE store_id = $1 AND paid_at IS NOT NULL
           UNION ALL SELECT ${wall('b.created_at')}, 0, b.amount FROM money_back b JOIN takeout_order o ON o.id = b.order_id WHERE o.store_id = $1
         ) m GROUP BY day`,
        [STORE],
      );
      const today = dayOf(clock.now());
      await signIn();
      let kept = 0;
      for (let day = from; day <= today; day = addDays(day, 1)) {
        const at = rows.find((row) => row.day === Math.round(startOfDay(day) / DAY + 1 / 3));
        // a closed day shows what was frozen; what it is now is its difference added
        const { figures, since, closing } = await dayFor(owner!, day);
        const { paid, whole, part, given } = figures.orders[0]!;
        const live = paid - whole - part - given + (closing === null ? 0 : since!.amount);
        expect([day, live]).toEqual([day, (at?.paid ?? 0) - (at?.back ?? 0)]);
      }
      // once every day is closed, its closings have booked all of it
      for (let day = TODAY; day <= today; day = addDays(day, 1))
        await owner!.api
          .merchantDayClose({ requestId: newRequest(), ...place(day), bill: null })
          .catch(() => undefined);
      const { result } = await owner!.api.merchantDayList({ storeId: STORE, size: 100 });
      for (const { booked, reopened } of result) if (reopened === null) kept += booked.amount;
      const all = rows.reduce((sum, { paid, back }) => sum + paid - back, 0);
      const last = await dayFor(owner!, today);
      const pending = last.corrections.reduce((sum, { amount }) => sum + amount, 0);
      expect(kept + (last.closing === null ? pending : 0)).toBe(all);
    });
  },
  { clock },
);
