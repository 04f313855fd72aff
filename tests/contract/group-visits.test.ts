import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Visit } from '#shared/contract/consumer/group-visit.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, MINUTE, type Day } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepSlots } from '#server/modules/order/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, failure, memberOf, newRequest, onEach, pay, reasonOf, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
/** Booked before it is bought, at one pier that is open from 9:00 to 18:00; given back at once. */
const SAIL = asId<ProductId>('sunset-sail');
const PIER = asId<StoreId>('lotus-pier');
const PRICE = cents(22_800);
const TODAY = '2026-11-21' as Day;
const TOMORROW = '2026-11-22' as Day;

onEach(
  DATABASES,
  'visits of deals that are booked (decisions D4, GA16, GA17)',
  (suite) => {
    let last = 0;
    const fresh = (): Promise<TestClient> => {
      last += 1;
      return memberOf(suite.server, String(66_570_000 + last));
    };
    const terms = (change: object): Promise<unknown> =>
      suite.server.deps.db.query(
        `UPDATE product SET texts = texts || CAST($1 AS jsonb) WHERE id = $2`,
        [JSON.stringify({ slots: { minutes: 30, capacity: 4, mostGuests: 4, ...change } }), SAIL],
      );
    beforeEach(async () => {
      clock.set(NOON);
      await suite.server.deps.db.query('DELETE FROM group_slot');
      await suite.server.deps.db.query(
        `UPDATE product SET use_time = '{"hours":[],"weekdays":[],"blackoutDays":[]}' WHERE id = $1`,
        [SAIL],
      );
      await terms({});
    });
    const slots = async (day: Day) =>
      suite.server.client().api.groupOrderSlots({ productId: SAIL, storeId: PIER, day });
    const left = async (time: string, day = TOMORROW) =>
      (await slots(day)).slots.find((slot) => slot.time === time)?.left;
    const visit = (time: string, partySize = 2, day = TOMORROW): Visit => ({
      day,
      time,
      partySize,
      storeId: PIER,
    });
    const create = ({ api }: TestClient, booking?: Visit, key = randomUUID()) =>
      api.groupOrderCreate(
        { productId: SAIL, quantity: 1, totalAmount: PRICE, ...(booking && { booking }) },
        { key },
      );
    /** A paid order with its visit. */
    const bought = async (time: string, partySize = 2) => {
      const member = await fresh();
      const order = await create(member, visit(time, partySize));
      await bank(suite.server, await pay(member, order), 'pay');
      const { orderId } = order;
      const move = (to: string, guests = partySize, day = TOMORROW) =>
        member.api.groupOrderSubscribe({ orderId, ...visit(to, guests, day) });
      return { member, orderId, move };
    };

    it('begin in the hours of the store, each with its seats; a day without any says why', async () => {
      const { slots: found, mostGuests, reason } = await slots(TODAY);
      expect([reason, mostGuests]).toEqual([null, 4]);
      expect(found[0]).toEqual({ time: '12:30', left: 4 });
      expect(found.at(-1)).toEqual({ time: '17:30', left: 4 });
      expect((await slots('2026-11-20' as Day)).reason).toBe('NOT_VALID');
      clock.set(NOON + 8 * HOUR);
      expect(await slots(TODAY)).toMatchObject({ slots: [] });
      const api = suite.server.client().api;
      expect(
        await reasonOf(
          api.groupOrderSlots({ productId: SAIL, storeId: asId('senado'), day: TODAY }),
        ),
      ).toBe('STORE_NOT_FOUND');
    });

    it('come with the order: it is made with a visit, whose seats it holds until it is closed', async () => {
      const member = await fresh();
      expect(await reasonOf(create(member))).toBe('BOOKING_MISSING_FIRST');
      expect(await reasonOf(create(member, visit('08:00')))).toBe('SLOT_CLOSED');
      expect(await reasonOf(create(member, visit('10:10')))).toBe('BOOKING_TIME');
      expect(await reasonOf(create(member, visit('10:00', 5)))).toBe('PARTY_TOO_BIG');
      const key = randomUUID();
      const { orderId } = await create(member, visit('10:00', 3), key);
      expect((await create(member, visit('10:00', 3), key)).orderId).toBe(orderId);
      expect(await left('10:00')).toBe(1);
      expect(await reasonOf(create(await fresh(), visit('10:00')))).toBe('SLOT_FULL');
      expect((await member.api.groupOrderGet({ orderId })).orderInfo.booking).toEqual({
        at: Date.parse('2026-11-22T10:00:00+08:00'),
        partySize: 3,
        storeId: PIER,
      });
      await member.api.groupOrderCancel({ orderId });
      expect(await left('10:00')).toBe(4);
      const late = await create(member, visit('10:00', 4));
      clock.advance(16 * MINUTE);
      expect((await member.api.groupOrderGet(late)).orderInfo.status).toBe(-1);
      expect(await left('10:00')).toBe(4);
    });

    it('are forgotten a day after they began, not before', async () => {
      const { query } = suite.server.deps.db;
      await create(await fresh(), visit('10:00', 4));
      const kept = async (at: string): Promise<number> => {
        await sweepSlots(query, instant(Date.parse(at)));
        return (await query('SELECT 1 FROM group_slot')).count;
      };
      expect(await kept('2026-11-23T10:00:00+08:00')).toBe(1);
      expect(await left('10:00')).toBe(0);
      expect(await kept('2026-11-23T10:00:01+08:00')).toBe(0);
    });

    it('that cannot be had are refused each with its own sentence: closed, not in use, not valid, over', async () => {
      await suite.server.deps.db.query(
        `UPDATE product SET use_time = '{"hours":[],"weekdays":[],"blackoutDays":["2026-11-23"]}' WHERE id = $1`,
        [SAIL],
      );
      const member = await fresh();
      const said = async (time: string, day = TOMORROW) => {
        const { reason, note, ...error } = await failure(create(member, visit(time, 2, day)));
        expect(note).not.toBe('');
        return [reason, (error.data as { reason?: string } | null)?.reason, note];
      };
      const all = [
        await said('08:00'),
        await said('10:00', '2026-11-23' as Day),
        await said('10:00', '2027-12-01' as Day),
        await said('10:00', TODAY),
        await said('10:10'),
      ];
      expect(all.map(([reason, why]) => [reason, why])).toEqual([
        ['SLOT_CLOSED', 'CLOSED'],
        ['SLOT_CLOSED', 'BLACKOUT'],
        ['BOOKING_TIME', 'NOT_VALID'],
        ['BOOKING_TIME', 'OVER'],
        ['BOOKING_TIME', undefined],
      ]);
      expect(new Set(all.map(([, , note]) => note)).size).toBe(all.length);
    });

    it('are checked before the order: a check names what would refuse it, and still says the price', async () => {
      const { api } = await fresh();
      const problems = async (booking?: Visit, more: { storeId?: StoreId } = {}) => {
        const asked = { productId: SAIL, quantity: 1, ...(booking && { booking }), ...more };
        const { payAmount, problems: found } = await api.groupOrderCheckProduct(asked);
        expect(payAmount).toBe(PRICE);
        expect(found.every(({ note }) => note !== '')).toBe(true);
        return found.map(({ reason }) => reason);
      };
      expect(await problems()).toEqual(['BOOKING_MISSING_FIRST']);
      expect(await problems(visit('08:00'))).toEqual(['SLOT_CLOSED']);
      expect(await problems(visit('10:00', 9))).toEqual(['PARTY_TOO_BIG']);
      expect(await problems(visit('10:00'), { storeId: asId('senado') })).toEqual([
        'GROUP_STORE_CLOSED',
      ]);
      expect(await problems(visit('10:00'))).toEqual([]);
      await bought('10:00', 3);
      expect(await problems(visit('10:00'))).toEqual(['SLOT_FULL']);
    });

    it('are of stores that take the deal: one that has closed for good, or left the deal, is refused by name', async () => {
      const member = await fresh();
      const { query } = suite.server.deps.db;
      const reason = (storeId: StoreId = PIER) =>
        reasonOf(create(member, { ...visit('10:00'), storeId }));
      expect(await reason(asId('senado'))).toBe('GROUP_STORE_CLOSED');
      const { rows } = await query('SELECT hours FROM store WHERE id = $1', [PIER]);
      await query(`UPDATE store SET hours = '[[],[],[],[],[],[],[]]' WHERE id = $1`, [PIER]);
      expect(await reason()).toBe('GROUP_STORE_CLOSED');
      await query('UPDATE store SET hours = CAST($2 AS jsonb) WHERE id = $1', [
        PIER,
        JSON.stringify(rows[0]!['hours']),
      ]);
      await query(`UPDATE product SET store_ids = '{}' WHERE id = $1`, [SAIL]);
      expect(await reason()).toBe('GROUP_STORE_CLOSED');
      await query('UPDATE product SET store_ids = ARRAY[$2] WHERE id = $1', [SAIL, PIER]);
    });

    it('are moved twice, until two hours before, with their seats; the same visit again is no move', async () => {
      const { move } = await bought('10:00', 4);
      await move('11:00');
      expect([await left('10:00'), await left('11:00')]).toEqual([4, 0]);
      await move('11:00');
      await move('11:00', 2);
      expect(await left('11:00')).toBe(2);
      expect(await reasonOf(move('12:00', 2))).toBe('BOOKING_MOVES');
      expect(await left('11:00')).toBe(2);
      const other = await bought('11:00', 1);
      expect(await reasonOf(other.move('11:00', 3))).toBe('SLOT_FULL');
      expect(await left('11:00')).toBe(1);
      clock.set(Date.parse('2026-11-22T09:10:00+08:00'));
      const { api } = await memberOf(suite.server, String(66_570_000 + last));
      const late = (time: string) =>
        api.groupOrderSubscribe({ orderId: other.orderId, ...visit(time, 1) });
      expect(await reasonOf(late('14:00'))).toBe('BOOKING_TOO_LATE');
      // missed: the voucher stays valid, and the visit is booked anew
      clock.set(Date.parse('2026-11-22T12:10:00+08:00'));
      await late('14:00');
      expect(await left('14:00')).toBe(3);
    });

    it('that guests do not come to any more free their seats: all vouchers went back', async () => {
      const { member, orderId } = await bought('15:00', 4);
      expect(await left('15:00')).toBe(0);
      const { vouchers } = await member.api.groupOrderGet({ orderId });
      await member.api.groupRefundApply(
        { orderId, voucherIds: vouchers.map(({ voucherId }) => voucherId), reason: 1 },
        { key: randomUUID() },
      );
      expect(await left('15:00')).toBe(4);
      expect((await member.api.groupOrderGet({ orderId })).orderInfo.booking).toBeNull();
    });

    it('have terms that who may switch the deal sets: in their limits, once a request; seats that are taken stay so', async () => {
      const tea = asId<ProductId>('one-store-tea');
      const run = (type: string) =>
        suite.server.deps.db.query(
          `UPDATE product SET texts = texts || CAST($1 AS jsonb) WHERE id = $2`,
          [JSON.stringify({ checkSubscribeType: type }), tea],
        );
      const owner = await tillOf(suite.server, { account: '66990001' });
      const set = (change: object = {}, requestId = newRequest()) =>
        owner.api.merchantProductSlots({
          requestId,
          productId: tea,
          minutes: 60,
          capacity: 8,
          mostGuests: 4,
          ...change,
        });
      expect((await owner.api.merchantProductGet({ productId: tea })).slots).toBeNull();
      expect(await reasonOf(set())).toBe('PRODUCT_NOT_BOOKED');
      await run('AFTER_ORDER');
      expect((await owner.api.merchantProductGet({ productId: tea })).slots).toEqual({
        minutes: 30,
        capacity: 20,
        mostGuests: 10,
      });
      for (const bad of [{ minutes: 45 }, { capacity: 0 }, { capacity: 501 }, { mostGuests: 0 }])
        expect(await set(bad).catch(() => 'refused')).toBe('refused');
      expect(await reasonOf(set({ mostGuests: 9 }))).toBe('PARTY_TOO_BIG');
      const requestId = newRequest();
      await set({}, requestId);
      await set({}, requestId);
      expect(await reasonOf(set({ capacity: 9 }, requestId))).toBe('REQUEST_REUSED');
      const { slots, changes, stores } = await owner.api.merchantProductGet({ productId: tea });
      expect(slots).toEqual({ minutes: 60, capacity: 8, mostGuests: 4 });
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({ field: 'slots', slots });
      const { storeId } = stores[0]!;
      const api = suite.server.client().api;
      const found = await api.groupOrderSlots({ productId: tea, storeId, day: TOMORROW });
      expect(found.mostGuests).toBe(4);
      expect(found.slots[0]).toMatchObject({ left: 8 });
      await run('NONE');
    });

    it('of many who want the last seat one gets it, and those who change places do not wait for ever', async () => {
      await terms({ capacity: 1 });
      const members = await Promise.all(Array.from({ length: 64 }, fresh));
      const tries = await Promise.allSettled(
        members.map((member) => create(member, visit('16:00', 1))),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await left('16:00')).toBe(0);
      await terms({ capacity: 2 });
      const [early, late] = [await bought('10:00', 1), await bought('10:30', 1)];
      await Promise.all([early.move('10:30'), late.move('10:00')]);
      expect([await left('10:00'), await left('10:30')]).toEqual([1, 1]);
    });

    it('of a day stand at the till by time, with who has arrived; no other store or merchant sees them', async () => {
      const { orderId: id } = suite.server.vouchers.find(
        ({ label }) => label === 'booking-missing',
      )!;
      const orderId = asId<OrderId>(id);
      const buyer = await memberOf(suite.server, '66880001');
      await buyer.api.groupOrderSubscribe({ orderId, day: TODAY, time: '19:30', partySize: 4 });
      const till = await tillOf(suite.server);
      const today = () => till.api.merchantVisitList({ day: TODAY });
      const arrive = (isArrived: boolean) => till.api.merchantVisitArrive({ orderId, isArrived });
      expect(await today()).toMatchObject({
        guests: 4,
        arrived: 0,
        result: [{ orderId, partySize: 4, usable: 1, used: 0, arrivedAt: null }],
      });
      const first = await arrive(true);
      clock.advance(MINUTE);
      expect(await arrive(true)).toEqual(first);
      expect((await today()).arrived).toBe(4);
      expect(await arrive(false)).toEqual({ arrivedAt: null });
      const stranger = await tillOf(suite.server, { account: '66990002' });
      expect((await stranger.api.merchantVisitList({ day: TODAY })).result).toEqual([]);
      expect(await reasonOf(stranger.api.merchantVisitArrive({ orderId, isArrived: true }))).toBe(
        'ORDER_NOT_FOUND',
      );
      // at a store where this clerk does not work
      await suite.server.deps.db.query(
        `UPDATE group_order SET booked_store = 'coloane' WHERE id = $1`,
        [orderId],
      );
      expect((await today()).result).toEqual([]);
      expect(await reasonOf(arrive(true))).toBe('VISIT_NOT_TODAY');
      const manager = await tillOf(suite.server, { account: 'M1001' });
      expect((await manager.api.merchantVisitList({ day: TODAY })).result).toHaveLength(1);
      expect((await manager.api.merchantVisitList({ day: TOMORROW })).result).toEqual([]);
    });
  },
  { clock },
);
