import { beforeAll, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { addDays, dayOf, instant, MINUTE, SECOND, startOfDay } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  buy,
  checkBody,
  failure,
  lookUp,
  memberOf,
  onEach,
  reasonOf,
  tillOf,
  voucherState,
} from './suite.ts';

/** Noon of a Saturday at UTC+8. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const TODAY = dayOf(instant(NOON));

onEach(
  DATABASES.slice(0, 1),
  'the write-off of a busy counter',
  (suite) => {
    let member: TestClient;
    let cashier: Till;
    let manager: Till;
    beforeAll(async () => {
      clock.set(NOON);
      [member, cashier, manager] = await Promise.all([
        memberOf(suite.server, '66880002'),
        tillOf(suite.server),
        tillOf(suite.server, { account: 'M1001' }),
      ]);
    });

    const setSwitches = (more: { fastMode?: boolean; searchAllowed?: boolean }) =>
      manager.api.merchantStoreSetSwitches({ storeId: manager.storeId, ...more });
    const search = (till: Till, keyword: string) =>
      till.api.groupVerifySearch({ keyword, storeId: till.storeId, deviceId: till.deviceId });

    it('row 5: a scan redeems by itself only where the store has it on, only with a look-up, and only one voucher of one use', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 3);
      const {
        vouchers: [card],
      } = await buy(suite.server, member, 'coffee-five');
      const fast = async (
        items: typeof vouchers,
        code: string,
        source: 'CAMERA' | 'MANUAL' = 'CAMERA',
      ) =>
        cashier.api.groupVerifyCheck(
          checkBody(cashier, items, {
            prepareToken: (await lookUp(cashier, code, source)).prepareToken,
            source: 'CAMERA',
            fast: true,
          }),
        );
      expect((await lookUp(cashier, vouchers[0]!.code)).fastMode).toBe(false);
      expect((await failure(fast([vouchers[0]!], vouchers[0]!.code))).data).toMatchObject({
        class: 'CALL_MANAGER',
      });
      await setSwitches({ fastMode: true });
      expect((await lookUp(cashier, vouchers[0]!.code)).fastMode).toBe(true);
      expect(await reasonOf(fast([card!], card!.code))).toBe('NO_PERMISSION');
      expect(await reasonOf(fast(vouchers.slice(1), vouchers[1]!.code))).toBe('NO_PERMISSION');
      expect(await reasonOf(fast([vouchers[0]!], vouchers[0]!.code, 'MANUAL'))).toBe(
        'NO_PERMISSION',
      );
      expect(
        await reasonOf(
          cashier.api.groupVerifyCheck(checkBody(cashier, [vouchers[0]!], { fast: true })),
        ),
      ).toBe('NO_PERMISSION');
      expect(await voucherState(suite.server, vouchers[0]!.voucherId)).toMatchObject({
        times_used: 0,
      });
      expect((await fast([vouchers[0]!], vouchers[0]!.code)).items).toMatchObject([
        { timesLeft: 0 },
      ]);
      await setSwitches({ fastMode: false });
    });

    it('rows 6, 7: several cards of one order give up different numbers of uses in one confirm, to the cent', async () => {
      const { vouchers } = await buy(suite.server, member, 'coffee-five', 2);
      const { prepareToken } = await lookUp(cashier, vouchers[0]!.code);
      const items = [
        { voucherId: vouchers[0]!.voucherId, times: 2 },
        { voucherId: vouchers[1]!.voucherId, times: 5 },
      ];
      expect(
        await reasonOf(
          cashier.api.groupVerifyCheck(
            checkBody(cashier, [items[0]!, { ...items[1]!, times: 6 }], { prepareToken }),
          ),
        ),
      ).toBe('NO_TIMES_LEFT');
      const done = await cashier.api.groupVerifyCheck(checkBody(cashier, items, { prepareToken }));
      expect(done.items.map(({ times, timesLeft, status }) => [times, timesLeft, status])).toEqual([
        [2, 3, 1],
        [5, 0, 2],
      ]);
      expect(await voucherState(suite.server, vouchers[0]!.voucherId)).toMatchObject({
        times_used: 2,
        amount_used: 3520,
      });
      expect(await voucherState(suite.server, vouchers[1]!.voucherId)).toMatchObject({
        times_used: 5,
        amount_used: 8800,
      });
    });

    it('row 29: notes for the staff say what they are about, and what must be ticked comes first', async () => {
      const {
        vouchers: [wine],
      } = await buy(suite.server, member, 'wine-tasting');
      expect((await lookUp(cashier, wine!.code)).attention).toMatchObject([
        { kind: 'AGE', mustConfirm: true, text: '核對身份證明：必須年滿 18 歲。' },
        { kind: 'INFO', mustConfirm: false },
        { kind: 'EXTRA', mustConfirm: false },
      ]);
      const {
        vouchers: [card],
      } = await buy(suite.server, member, 'coffee-five');
      expect((await lookUp(cashier, card!.code)).attention.map(({ kind }) => kind)).toEqual([
        'USES',
        'USES',
      ]);
    });

    it('D4: without the booking that a product asks for nothing is redeemed; with one it is shown, and asked about on another day', async () => {
      const { server } = suite;
      const { code, voucherId, orderId } = server.vouchers.find(
        ({ label }) => label === 'booking-missing',
      )!;
      const buyer = await memberOf(server, '66880001');
      const book = (more: object = {}) =>
        buyer.api.groupOrderSubscribe({
          orderId: asId(orderId),
          day: TODAY,
          time: '19:30',
          partySize: 4,
          ...more,
        });
      expect(await failure(lookUp(cashier, code))).toMatchObject({
        reason: 'BOOKING_MISSING',
        code: -2030125,
        data: { class: 'CALL_MANAGER' },
      });
      expect(
        await reasonOf(manager.api.groupVerifyCheck(checkBody(manager, [{ voucherId }]))),
      ).toBe('BOOKING_MISSING');
      expect(await reasonOf(book({ time: '11:30' }))).toBe('BOOKING_TIME');
      expect(await reasonOf(book({ day: addDays(TODAY, 200) }))).toBe('BOOKING_TIME');
      expect(
        await reasonOf(
          member.api.groupOrderSubscribe({
            orderId: asId(orderId),
            day: TODAY,
            time: '19:30',
            partySize: 4,
          }),
        ),
      ).toBe('ORDER_NOT_FOUND');
      const { orderId: tarts } = await buy(server, member);
      expect(
        await reasonOf(
          member.api.groupOrderSubscribe({
            orderId: asId<OrderId>(tarts),
            day: TODAY,
            time: '19:30',
            partySize: 4,
          }),
        ),
      ).toBe('ORDER_NOT_BOOKABLE');
      await book({ day: addDays(TODAY, 1) });
      expect((await lookUp(cashier, code)).attention).toMatchObject([
        { kind: 'BOOKING', mustConfirm: true },
      ]);
      await book();
      expect(await lookUp(cashier, code)).toMatchObject({
        attention: [],
        booking: { at: startOfDay(TODAY) + 19.5 * 60 * MINUTE, partySize: 4 },
        vouchers: [{ redeemable: true }],
      });
    });

    it('row 25: finds orders by phone, order number and name, masked; short words are for managers only', async () => {
      const { orderId, orderNo } = await buy(suite.server, member, 'egg-tart-box', 2);
      for (const [keyword, till] of [
        ['0002', manager],
        ['66880002', cashier],
        ['+853 6688 0002', cashier],
        [orderNo, cashier],
        [orderNo.slice(-8), cashier],
        ['senado', cashier],
        ['se', manager],
      ] as const) {
        const { result } = await search(till, keyword);
        expect(result[0], keyword).toMatchObject({
          orderId,
          buyerMask: '6***0002',
          nameMask: 'S**',
          vouchers: 2,
          usable: 2,
          productName: '招牌葡撻四個禮盒',
        });
      }
      expect(await failure(search(cashier, '002'))).toMatchObject({
        reason: 'BAD_REQUEST',
        data: { issues: ['keyword'] },
      });
      expect(await failure(search(manager, '002'))).toMatchObject({ reason: 'BAD_REQUEST' });
      expect((await failure(search(manager, '2'))).kind).toBe('contract');
      expect((await search(manager, '%%%%')).result).toEqual([]);
      await setSwitches({ searchAllowed: false });
      expect(await reasonOf(search(cashier, '66880002'))).toBe('NO_PERMISSION');
      expect((await search(manager, '66880002')).result.length).toBeGreaterThan(0);
      await setSwitches({ searchAllowed: true });
    });

    it('row 25: longer tails reveal no digit of a masked phone; four digits and names open nothing for a cashier', async () => {
      const { orderNo } = await buy(suite.server, member, 'egg-tart-box');
      // each digit but the region's, so that a tail could be told by whether it finds
      for (const keyword of ['80002', '880002', '6880002', '166880002'])
        expect((await search(manager, keyword)).result, keyword).toEqual([]);
      const [seen] = (await search(cashier, '0002')).result;
      expect(seen).toMatchObject({ buyerMask: '6***0002', pick: null });
      const [mayOpen] = (await search(manager, '0002')).result;
      expect(mayOpen?.pick).toBeTruthy();
      // every guest without a name of their own is found by this one
      const byName = (await search(cashier, 'senado')).result;
      expect(byName.length).toBeGreaterThan(0);
      expect(byName.filter(({ pick }) => pick !== null)).toEqual([]);
      expect((await search(manager, 'senado')).result[0]?.pick).toBeTruthy();
      expect((await search(cashier, '66880002')).result[0]?.pick).toBeTruthy();
      expect((await search(cashier, orderNo.slice(-6))).result[0]?.pick).toBeTruthy();
    });

    it('row 25: one person looks for a hundred phones a day, found or not, in records and orders too', async () => {
      const { query } = suite.server.deps.db;
      const till = await tillOf(suite.server, { account: 'M1001' });
      await query("DELETE FROM day_tally WHERE kind = 'phone'");
      await search(till, '0002');
      await search(till, '66880002');
      // the rest of the day's hundred
      const { count } = await query(
        "UPDATE day_tally SET times = 100 WHERE kind = 'phone' AND times > 1",
      );
      expect(count).toBe(1);
      // what was sought before goes on, page by page
      await search(till, '0002');
      const from = {
        from: instant(NOON - MINUTE),
        to: instant(NOON + MINUTE),
        result: 'ALL',
      } as const;
      for (const another of [
        () => search(till, '0001'),
        () => search(till, '66880001'),
        () => till.api.groupVerifyCheckLog({ ...from, keyword: '0003' }),
        () => till.api.groupVerifyCheckLogSum({ ...from, keyword: '0003' }),
        () => till.api.merchantOrderList({ keyword: '0003' }),
      ])
        expect(await reasonOf(another())).toBe('SEARCH_TOO_MANY');
      await search(till, 'senado');
      await query("DELETE FROM day_tally WHERE kind = 'phone'");
    });

    it('row 25: the guest’s code opens what four digits found: theirs alone, once, at the till that asked', async () => {
      const guest = await memberOf(suite.server, '66553001');
      const stranger = await memberOf(suite.server, '66553002');
      const mine = await buy(suite.server, guest, 'egg-tart-box');
      const also = await buy(suite.server, guest, 'egg-tart-box');
      const theirs = await buy(suite.server, stranger, 'egg-tart-box');
      const at = (till: Till, orderId = mine.orderId) => ({
        orderId: asId<OrderId>(orderId),
        storeId: till.storeId,
        deviceId: till.deviceId,
      });
      const other = await tillOf(suite.server, { deviceId: 'another-till-of-codes' });
      const say = (code: string, till = cashier, orderId = mine.orderId) =>
        till.api.groupVerifyGuestCode({ ...at(till, orderId), code });
      expect((await search(cashier, '3001')).result[0]?.pick).toBeNull();
      expect(await reasonOf(say('000000'))).toBe('LOGIN_CODE_EXPIRED');
      const { demoCode = '', buyerMask } = await cashier.api.groupVerifyAskCode(at(cashier));
      expect(buyerMask).toBe('6***3001');
      expect(await failure(cashier.api.groupVerifyAskCode(at(cashier)))).toMatchObject({
        reason: 'LOGIN_CODE_TOO_SOON',
        data: { seconds: 60 },
      });
      const wrong = demoCode === '111111' ? '222222' : '111111';
      expect(await reasonOf(say(wrong))).toBe('LOGIN_CODE_WRONG');
      expect(await reasonOf(say(demoCode, other))).toBe('LOGIN_CODE_EXPIRED');
      expect(await reasonOf(say(demoCode, cashier, theirs.orderId))).toBe('LOGIN_CODE_EXPIRED');
      const all = await Promise.allSettled([say(demoCode), say(demoCode), say(demoCode)]);
      const [opened, ...more] = all.flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      expect(more).toEqual([]);
      expect(opened!.picks.map(({ orderId }) => orderId).toSorted()).toEqual(
        [mine.orderId, also.orderId].toSorted(),
      );
      const { pick } = opened!.picks.find(({ orderId }) => orderId === mine.orderId)!;
      const card = await lookUp(cashier, pick, 'SEARCH');
      expect(card.orderId).toBe(mine.orderId);
      expect(await reasonOf(lookUp(other, pick, 'SEARCH'))).toBe('NO_PERMISSION');
    });

    it('row 25: guests’ codes end after five minutes and five tries, and are few a day for a guest', async () => {
      const guest = await memberOf(suite.server, '66553003');
      const { orderId } = await buy(suite.server, guest, 'egg-tart-box');
      const at = {
        orderId: asId<OrderId>(orderId),
        storeId: cashier.storeId,
        deviceId: cashier.deviceId,
      };
      const ask = async (): Promise<string> =>
        (await cashier.api.groupVerifyAskCode(at)).demoCode ?? '';
      const say = (code: string) => reasonOf(cashier.api.groupVerifyGuestCode({ ...at, code }));
      const first = await ask();
      for (let n = 0; n < 5; n += 1)
        expect(await say(String((Number(first) + 1 + n) % 1_000_000).padStart(6, '0'))).toBe(
          'LOGIN_CODE_WRONG',
        );
      expect(await say(first)).toBe('LOGIN_CODE_TRIES');
      clock.advance(MINUTE);
      const second = await ask();
      clock.advance(5 * MINUTE);
      expect(await say(second)).toBe('LOGIN_CODE_EXPIRED');
      for (let n = 0; n < 3; n += 1) {
        await ask();
        clock.advance(MINUTE);
      }
      expect(await reasonOf(ask())).toBe('LOGIN_CODE_DAY');
      expect(
        await reasonOf(
          cashier.api.groupVerifyAskCode({ ...at, orderId: asId<OrderId>('of-nobody') }),
        ),
      ).toBe('ORDER_NOT_FOUND');
      await setSwitches({ searchAllowed: false });
      expect(await reasonOf(ask())).toBe('NO_PERMISSION');
      await setSwitches({ searchAllowed: true });
      clock.set(NOON);
    });

    it('row 25: what was found opens its card at this till for ten minutes, and is written off and logged as a search', async () => {
      const { orderId, orderNo, vouchers } = await buy(suite.server, member, 'egg-tart-box', 2);
      const {
        result: [found],
      } = await search(cashier, orderNo);
      const open = (till: Till, input = found!.pick!) =>
        till.api.groupVerifyCheckList({
          input,
          source: 'SEARCH',
          storeId: till.storeId,
          deviceId: till.deviceId,
        });
      const card = await open(cashier);
      expect(card.vouchers.map(({ scanned, redeemable }) => [scanned, redeemable])).toEqual([
        [false, true],
        [false, true],
      ]);
      expect(await reasonOf(open(manager))).toBe('NO_PERMISSION');
      expect(await reasonOf(open(cashier, `${found!.pick}A`))).toBe('NO_PERMISSION');
      expect(await reasonOf(open(cashier, card.prepareToken))).toBe('NO_PERMISSION');
      await cashier.api.groupVerifyCheck(
        checkBody(cashier, [vouchers[0]!], { prepareToken: card.prepareToken, source: 'SEARCH' }),
      );
      expect(
        (
          await cashier.api.groupVerifyCheckLog({
            from: instant(NOON - MINUTE),
            to: instant(NOON + MINUTE),
            result: 'OK',
          })
        ).result[0],
      ).toMatchObject({ source: 'SEARCH', orderId });
      clock.advance(10 * MINUTE + SECOND);
      expect(await reasonOf(open(cashier))).toBe('QR_STALE');
      clock.set(NOON);
    });

    it('row 25: searches that find nothing count as unknown codes and lock the device', async () => {
      const till = await tillOf(suite.server);
      for (let index = 0; index < 10; index += 1)
        expect((await search(till, `99999${index}`)).result).toEqual([]);
      expect(await reasonOf(search(till, '66880002'))).toBe('TOO_MANY_TRIES');
    });
  },
  { clock },
);
