import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { USUAL_SLOTS } from '#shared/group/visit-slots.ts';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { MINUTE, type Day } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));
const FEAST = asId<ProductId>('demo-booked-feast');
const SENADO = asId<StoreId>('senado');
const TOMORROW = '2026-11-22' as Day;
const TERMS = { minutes: 60 as const, capacity: 12, mostGuests: 6 };

onEach(
  DATABASES,
  'the slots of a deal, as its merchant sets them (decision GA16)',
  (suite) => {
    let owner: Till;
    let manager: Till;
    beforeAll(async () => {
      await suite.server.deps.db.query('UPDATE product SET is_shelf = true WHERE id = $1', [FEAST]);
      owner = await tillOf(suite.server, { account: '66990001' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'M1001' }, 'en-US');
    });
    const set = ({ api }: Till, change: object = {}, requestId = newRequest()) =>
      api.merchantProductSlots({ requestId, productId: FEAST, ...TERMS, ...change });
    const slots = () =>
      suite.server
        .client()
        .api.groupOrderSlots({ productId: FEAST, storeId: SENADO, day: TOMORROW });
    const left = async (time: string) =>
      (await slots()).slots.find((slot) => slot.time === time)?.left;
    const detail = ({ api }: Till) => api.merchantProductGet({ productId: FEAST });
    let last = 0;
    /** A paid order whose guests come tomorrow. */
    const booked = async (time: string, partySize: number) => {
      last += 1;
      const member = await memberOf(suite.server, String(66_610_000 + last));
      const orderId = asId<OrderId>((await buy(suite.server, member, FEAST)).orderId);
      const book = (to: string, guests = partySize) =>
        member.api.groupOrderSubscribe(
          { orderId, day: TOMORROW, time: to, partySize: guests, storeId: SENADO },
          { key: randomUUID() },
        );
      await book(time);
      return { member, orderId, book };
    };

    it('are the usual ones until they are set; then guests book by them, and it is written down once', async () => {
      expect((await detail(owner)).slots).toEqual(USUAL_SLOTS);
      expect(await left('12:30')).toBe(USUAL_SLOTS.capacity);
      await set(owner, USUAL_SLOTS);
      expect((await detail(owner)).changes).toEqual([]);
      const requestId = newRequest();
      expect(await set(manager, {}, requestId)).toEqual(TERMS);
      clock.advance(MINUTE);
      await set(owner, { capacity: 30 });
      // sent twice, in whatever language: it is one act, and does not undo a later one
      const inChinese = await tillOf(suite.server, { account: 'M1001' });
      for (const till of [manager, inChinese]) await set(till, {}, requestId);
      expect((await detail(owner)).slots).toEqual({ ...TERMS, capacity: 30 });
      expect(await reasonOf(set(manager, { minutes: 30 }, requestId))).toBe('REQUEST_REUSED');
      expect(
        (await detail(owner)).changes.map((change) => [
          change.field,
          change.slots?.capacity,
          change.operatorName,
        ]),
      ).toEqual([
        ['slots', 30, 'Chan Chi Meng'],
        ['slots', 12, 'Wong Mei Leng'],
      ]);
      expect([await left('12:30'), await left('13:00'), (await slots()).mostGuests]).toEqual([
        undefined,
        30,
        6,
      ]);
    });

    it('that hold seats keep them with fewer seats and other times, and have none left', async () => {
      await set(owner, { minutes: 30, capacity: 12 });
      const early = await booked('12:30', 6);
      const late = await booked('13:00', 5);
      await set(owner, { capacity: 4, mostGuests: 4 });
      expect([await left('12:30'), await left('13:00'), await left('14:00')]).toEqual([
        undefined,
        0,
        4,
      ]);
      for (const { member, orderId } of [early, late]) {
        const { orderInfo } = await member.api.groupOrderGet({ orderId });
        expect(orderInfo.booking?.partySize).toBeGreaterThan(4);
      }
      const { result } = await manager.api.merchantVisitList({ day: TOMORROW });
      expect(result.map(({ partySize }) => partySize)).toEqual([6, 5]);
      expect(await reasonOf(early.book('13:00', 1))).toBe('SLOT_FULL');
      expect(await reasonOf(early.book('14:00', 5))).toBe('PARTY_TOO_BIG');
      await late.book('14:00', 3);
      expect([await left('13:00'), await left('14:00')]).toEqual([4, 1]);
    });

    it('are set by those who may use the switches of the deal', async () => {
      for (const account of ['C1001', 'A1001'])
        expect(await reasonOf(set(await tillOf(suite.server, { account })))).toBe('WRONG_ROLE');
      const { query } = suite.server.deps.db;
      await query("UPDATE product SET store_ids = store_ids || '{elsewhere}' WHERE id = $1", [
        FEAST,
      ]);
      expect(await reasonOf(set(manager, { capacity: 40 }))).toBe('NO_PERMISSION');
      expect((await detail(manager)).canSwitch).toBe(false);
      await set(owner, { capacity: 40 });
      expect(await left('13:00')).toBe(40);
    });
  },
  { clock },
);
