import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { dayOf, instant, type Day } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { setStore } from '#server/modules/catalogue/index.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { failure, memberOf, onEach, reasonOf, tillOf } from './suite.ts';
import { checkout, paidOrder } from './takeout-suite.ts';

// a Saturday
const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const at = (text: string) => instant(Date.parse(`${text}:00+08:00`));
const day = (text: string) => text as Day;
const span = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });
const ALWAYS = Array.from({ length: 7 }, () => [span(0, 0)]);
const NOTE = { zh: '東主有喜', en: 'Family feast' };
const TODAY = { from: dayOf(NOON), to: dayOf(NOON), spans: [], note: NOTE };

onEach(
  DATABASES,
  'hours and days of stores with a desk (decision DA23)',
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
    const setHours = (hours: ReturnType<typeof span>[][]) =>
      owner!.api.merchantStoreSetHours({ storeId: STORE, hours });
    type Days = Parameters<Till['api']['merchantStoreSetDays']>[0]['days'];
    const setDays = async (days: Days) =>
      owner!.api.merchantStoreSetDays({ storeId: STORE, days, seq: (await row()).daysSeq });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      guest = await memberOf(suite.server, String(66_750_000 + phones));
      await setHours(ALWAYS);
      await setDays([]);
    });
    const page = () => suite.server.client().api.takeoutStoreGet({ id: STORE });
    const near = async () => {
      const { lat, lon } = TEST_STORE;
      const { api } = suite.server.client();
      const { result } = await api.nearStoreList({ lat, lon, sortType: 2, size: 100 });
      return result.find(({ storeId }) => storeId === STORE);
    };
    const slots = async () =>
      (await suite.server.client().api.takeoutCookTimes({ storeId: STORE })).result;
    const row = async () =>
      (await owner!.api.merchantStoreList({})).result.find(({ storeId }) => storeId === STORE)!;

    describe('desk row 32: a holiday today', () => {
      it('closes the store at once in list, page, times, desk and checkout, says when it opens, and ends by itself', async () => {
        expect(await near()).toMatchObject({ showType: 1 });
        await setDays([TODAY]);
        const opens = at('2026-11-22T00:00');
        expect(await near()).toMatchObject({ closedType: 3, showType: 6, openingTime: opens });
        const { businessHours, ...told } = await page();
        expect(told).toMatchObject({ closedType: 3, openingTime: opens });
        expect(businessHours.days).toMatchObject([{ from: TODAY.from, spans: [], note: NOTE.zh }]);
        expect((await slots()).every((slot) => slot.at >= opens)).toBe(true);
        const { store } = await clerk!.api.merchantDeskStore({ storeId: STORE });
        expect(store).toMatchObject({ door: 'SCHEDULED', opensNext: opens });
        const takesPreOrders = (type: number) =>
          suite.server.deps.db.query('UPDATE takeout_store SET reserve_type = $1 WHERE id = $2', [
            type,
            STORE,
          ]);
        await takesPreOrders(0);
        const { refusals } = await guest.api.takeoutCheckProduct(checkout());
        expect(refusals.length).toBeGreaterThan(0);
        await takesPreOrders(1);
        clock.set(opens);
        expect(await near()).toMatchObject({ closedType: 0, showType: 1 });
        expect((await page()).businessHours.days).toEqual([]);
        await paidOrder(suite.server, guest);
      });
      it('may have other hours instead', async () => {
        await setDays([{ ...TODAY, spans: [span(11, 13)] }]);
        expect(await page()).toMatchObject({ closedType: 0 });
        clock.set(at('2026-11-21T13:00'));
        expect(await page()).toMatchObject({ closedType: 3, openingTime: at('2026-11-22T00:00') });
      });
    });

    describe('hours by weekday', () => {
      it('run past midnight into a day that is closed', async () => {
        const week = [[], [], [], [], [], [], [span(11, 14), span(18, 2)]];
        await setHours(week);
        expect((await row()).hours).toEqual(week);
        clock.set(at('2026-11-21T15:00'));
        expect(await page()).toMatchObject({ closedType: 3, openingTime: at('2026-11-21T18:00') });
        clock.set(at('2026-11-22T01:00'));
        expect(await near()).toMatchObject({ closedType: 0 });
        const last = (await slots()).at(-1)!;
        expect(last.at + 20 * 60_000).toBeLessThanOrEqual(at('2026-11-22T02:00'));
        clock.set(at('2026-11-22T02:00'));
        expect(await page()).toMatchObject({ closedType: 3, openingTime: at('2026-11-28T11:00') });
      });
      it('that differ are told day by day', async () => {
        const week = [[], ...ALWAYS.slice(1, 6), [span(10, 22)]];
        await setHours(week);
        expect((await page()).businessHours.week).toEqual(week);
        await setHours([[], ...ALWAYS.slice(1)]);
        const { businessHours } = await page();
        expect(businessHours).toMatchObject({ hours: [span(0, 0)], weekdays: [1, 2, 3, 4, 5, 6] });
        expect(businessHours.week).toBeUndefined();
      });
      it('keep the holidays, and the other way round; the command beside the server keeps both', async () => {
        await Promise.all([
          setDays([TODAY]),
          setHours([[], ...ALWAYS.slice(1, 6), [span(10, 22)]]),
        ]);
        expect((await row()).days).toEqual([TODAY]);
        expect((await row()).hours[0]).toEqual([]);
        const { db } = suite.server.deps;
        const run = (terms: Parameters<typeof setStore>[2]) =>
          db.tx((query) => setStore(query, STORE, terms));
        expect(await run({ weekdays: [1] })).toBe('noHours');
        expect(await run({ hours: [span(9, 17)] })).toBe('done');
        expect((await row()).hours[0]).toEqual([span(9, 17)]);
        expect((await row()).days).toEqual([TODAY]);
      });
    });

    describe('is refused', () => {
      it('where hours overlap, on a day, past midnight, or in two special days', async () => {
        const weeks = [
          [[span(10, 15), span(14, 20)], ...ALWAYS.slice(1)],
          [[span(18, 3)], [span(2, 4)], [], [], [], [], []],
        ];
        for (const week of weeks) expect(await reasonOf(setHours(week))).toBe('HOURS_OVERLAP');
        const days = [
          [{ ...TODAY, spans: [span(10, 15), span(14, 20)] }],
          [TODAY, { ...TODAY, to: day('2026-11-23') }],
        ];
        for (const some of days) expect(await reasonOf(setDays(some))).toBe('HOURS_OVERLAP');
        expect((await row()).hours).toEqual(ALWAYS);
        expect((await row()).days).toEqual([]);
      });
      it('where a day ends before it begins or lies beyond five years; what is past is forgotten', async () => {
        const days = (from: string, to: string) => [{ ...TODAY, from: day(from), to: day(to) }];
        expect(await reasonOf(setDays(days('2026-12-02', '2026-12-01')))).toBe('BAD_REQUEST');
        expect(await reasonOf(setDays(days('2026-12-02', '9999-12-31')))).toBe('BAD_REQUEST');
        await setDays([...days('2031-02-06', '2031-02-12'), ...days('2026-11-01', '2026-11-02')]);
        expect((await row()).days.map(({ from }) => from)).toEqual(['2031-02-06']);
      });
      it('that somebody else has changed meanwhile: told who, and nothing is lost', async () => {
        const { daysSeq: seq } = await row();
        const [mine, theirs] = ['2027-02-06', '2027-02-07'].map((on) => [
          { ...TODAY, from: day(on), to: day(on) },
        ]);
        const set = (days: Days) => owner!.api.merchantStoreSetDays({ storeId: STORE, days, seq });
        await set(theirs!);
        const { reason, data } = await failure(set(mine!));
        expect(reason).toBe('CONFLICT');
        expect(data).toEqual({ by: 'K-owner', at: NOON, seq: seq + 1 });
        // the answer was lost: the same days again are no conflict
        await set(theirs!);
        expect((await row()).days.map(({ from }) => from)).toEqual(['2027-02-07']);
        expect((await row()).daysSeq).toBe(seq + 1);
      });
      it('for cashiers, and at stores of somebody else', async () => {
        const asked = { storeId: STORE, days: [], seq: 1 };
        expect(await reasonOf(clerk!.api.merchantStoreSetDays(asked))).toBe('WRONG_ROLE');
        const other = { ...asked, storeId: asId<StoreId>('t-elsewhere') };
        expect(await reasonOf(owner!.api.merchantStoreSetDays(other))).toBe('STORE_NOT_FOUND');
      });
    });
  },
  { clock },
);
