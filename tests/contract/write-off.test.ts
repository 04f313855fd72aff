import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  buy,
  checkBody,
  failure,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  reasonOf,
  redeem,
  tillOf,
  voucherState,
} from './suite.ts';

/** Noon of a Saturday at UTC+8. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'the write-off',
  (suite) => {
    let member: TestClient;
    let cashier: Till;
    let manager: Till;
    let owner: Till;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      cashier = await tillOf(suite.server);
      manager = await tillOf(suite.server, { account: 'M1001' });
      owner = await tillOf(suite.server, { account: '66990001' });
    });

    const undo = (till: Till, verifyId: string, more: object = {}) =>
      till.api.groupVerifyUncheck({
        requestId: newRequest(),
        verifyId: asId(verifyId),
        reasonCode: 'WRONG_VOUCHER',
        deviceId: till.deviceId,
        ...more,
      });

    it('asks the database twice: one look for session and voucher, one write (ADR 0068)', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 2);
      const { prepareToken } = await lookUp(cashier, vouchers[0]!.code);
      const asked = vi.spyOn(suite.server.deps.db, 'query');
      await cashier.api.groupVerifyCheck(
        checkBody(cashier, vouchers.slice(0, 1), { prepareToken }),
      );
      const count = asked.mock.calls.length;
      asked.mockRestore();
      expect(count).toBe(2);
    });

    it('is all or nothing: one bad voucher keeps the others as they are', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 3);
      const { prepareToken } = await lookUp(cashier, vouchers[0]!.code);
      await redeem(cashier, vouchers[2]!);
      expect(
        await reasonOf(
          cashier.api.groupVerifyCheck(checkBody(cashier, vouchers, { prepareToken })),
        ),
      ).toBe('ALREADY_USED');
      expect(await voucherState(suite.server, vouchers[0]!.voucherId)).toMatchObject({
        status: 1,
        times_used: 0,
      });
      const both = await cashier.api.groupVerifyCheck(
        checkBody(cashier, vouchers.slice(0, 2), { prepareToken }),
      );
      expect(both.items.map(({ status }) => status)).toEqual([2, 2]);
    });

    it('gives one receipt number to all that is written off together, which finds its records', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 3);
      const { prepareToken } = await lookUp(cashier, vouchers[0]!.code);
      const body = checkBody(cashier, vouchers.slice(0, 2), { prepareToken });
      const { receiptNo, items } = await cashier.api.groupVerifyCheck(body);
      const alone = await redeem(cashier, vouchers[2]!);
      expect(receiptNo).toMatch(/^\d{10}$/);
      expect(alone.receiptNo).not.toBe(receiptNo);
      expect(await cashier.api.groupVerifyCheck(body)).toMatchObject({ replay: true, receiptNo });
      const found = async (keyword: string) =>
        (
          await manager.api.groupVerifyCheckLogRows({
            from: instant(NOON - DAY),
            to: instant(NOON + DAY),
            keyword,
            size: 10,
          })
        ).result.map((row) => [row.verifyId, row.receiptNo]);
      const typed = `${receiptNo.slice(0, 5)} ${receiptNo.slice(5)}`;
      const together = await found(typed);
      expect(together).toHaveLength(2);
      expect(together).toEqual(
        expect.arrayContaining(items.map(({ verifyId }) => [verifyId, receiptNo])),
      );
      expect(await found(alone.receiptNo)).toEqual([[alone.items[0]!.verifyId, alone.receiptNo]]);
    });

    it('draws another receipt number where the first is taken, and redeems once', async () => {
      const { random } = suite.server.deps;
      const draw = random.digits.bind(random);
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 4);
      const taken = (await redeem(cashier, vouchers[0]!)).receiptNo;
      try {
        for (const wanted of [[vouchers[1]!], vouchers.slice(2)]) {
          const { prepareToken } = await lookUp(cashier, wanted[0]!.code);
          let draws = 0;
          random.digits = (count) => {
            draws += 1;
            return draws <= 2 ? taken.slice(0, count) : draw(count);
          };
          const { receiptNo, items } = await cashier.api.groupVerifyCheck(
            checkBody(cashier, wanted, { prepareToken }),
          );
          expect(draws).toBe(3);
          expect(receiptNo).not.toBe(taken);
          expect(items).toHaveLength(wanted.length);
        }
      } finally {
        random.digits = draw;
      }
      for (const { voucherId } of vouchers)
        expect(await voucherState(suite.server, voucherId)).toMatchObject({ times_used: 1 });
    });

    it('takes vouchers of one order only, each once', async () => {
      const [a, b] = [await buy(suite.server, member), await buy(suite.server, member)];
      const body = checkBody(manager, [...a.vouchers, ...b.vouchers]);
      expect(await reasonOf(manager.api.groupVerifyCheck(body))).toBe('BAD_REQUEST');
      expect(
        await reasonOf(
          manager.api.groupVerifyCheck(checkBody(manager, [a.vouchers[0]!, a.vouchers[0]!])),
        ),
      ).toBe('BAD_REQUEST');
    });

    it('counts the uses of a card, and refuses more than are left', async () => {
      const {
        vouchers: [card],
      } = await buy(suite.server, member, 'coffee-five');
      expect((await redeem(cashier, card!, 3)).items[0]).toMatchObject({ timesLeft: 2, status: 1 });
      expect(await reasonOf(redeem(cashier, card!, 3))).toBe('NO_TIMES_LEFT');
      expect((await redeem(cashier, card!, 2)).items[0]).toMatchObject({ timesLeft: 0, status: 2 });
      expect(await voucherState(suite.server, card!.voucherId)).toMatchObject({
        amount_used: 8800,
      });
    });

    it('a request id used for something else is refused and redeems nothing', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 2);
      const { prepareToken } = await lookUp(cashier, vouchers[0]!.code);
      const body = checkBody(cashier, [vouchers[0]!], { prepareToken });
      await cashier.api.groupVerifyCheck(body);
      expect(
        await reasonOf(
          cashier.api.groupVerifyCheck({
            ...body,
            items: [{ voucherId: vouchers[1]!.voucherId, times: 1 }],
          }),
        ),
      ).toBe('REQUEST_REUSED');
      expect(await voucherState(suite.server, vouchers[1]!.voucherId)).toMatchObject({ status: 1 });
    });

    it('rests on a look-up: none, a forged one, one of another order and one of days ago are refused', async () => {
      const {
        vouchers: [mine],
      } = await buy(suite.server, member);
      const {
        vouchers: [other],
      } = await buy(suite.server, member);
      const { prepareToken } = await lookUp(cashier, mine!.code);
      const foreign = (await lookUp(cashier, other!.code)).prepareToken;
      const check = (token: object) =>
        cashier.api.groupVerifyCheck(checkBody(cashier, [mine!], token));
      expect(await reasonOf(check({}))).toBe('NO_PERMISSION');
      expect(
        await reasonOf(
          check({
            prepareToken: `${prepareToken.slice(0, -1)}${prepareToken.endsWith('A') ? 'B' : 'A'}`,
          }),
        ),
      ).toBe('NO_PERMISSION');
      expect(await reasonOf(check({ prepareToken: foreign }))).toBe('NO_PERMISSION');
      clock.advance(16 * MINUTE + SECOND);
      expect(await reasonOf(check({ prepareToken }))).toBe('QR_STALE');
      clock.set(NOON);
      expect((await check({ prepareToken })).items).toHaveLength(1);
    });

    it('an attempt of days ago that was done is answered as done, however late it is asked', async () => {
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const { prepareToken } = await lookUp(cashier, voucher!.code);
      const body = checkBody(cashier, [voucher!], { prepareToken });
      const first = await cashier.api.groupVerifyCheck(body);
      clock.advance(11 * HOUR);
      expect(await cashier.api.groupVerifyCheck(body)).toEqual({ ...first, replay: true });
      clock.set(NOON);
    });

    it('is for the person, the store and the device that are signed in', async () => {
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const check = (more: object) =>
        owner.api.groupVerifyCheck(checkBody(owner, [voucher!], more));
      expect(await reasonOf(check({ operatorId: asId('staff-C1001') }))).toBe('NO_PERMISSION');
      expect(await reasonOf(check({ deviceId: asId('device-other') }))).toBe('NO_PERMISSION');
      expect(await reasonOf(check({ offline: true }))).toBe('NO_PERMISSION');
      expect(
        await reasonOf(lookUp({ ...cashier, storeId: asId<StoreId>('cunha') }, voucher!.code)),
      ).toBe('NO_PERMISSION');
      const auditor = await tillOf(suite.server, { account: 'A1001' });
      expect(await reasonOf(lookUp(auditor, voucher!.code))).toBe('WRONG_ROLE');
      expect((await check({})).items).toHaveLength(1);
    });

    it('a revoked device gets nothing more, on any call', async () => {
      const till = await tillOf(suite.server, { deviceId: 'device-to-revoke' });
      await suite.server.deps.db.query(
        `UPDATE device SET revoked_at = 1 WHERE id = 'device-to-revoke'`,
      );
      expect((await failure(till.api.merchantInfo({}))).data).toMatchObject({
        class: 'CALL_MANAGER',
      });
      expect(await reasonOf(lookUp(till, '123'))).toBe('DEVICE_REVOKED');
      expect(
        await reasonOf(
          till.api.merchantRefresh({ refreshToken: till.refreshToken, deviceId: till.deviceId }),
        ),
      ).toBe('DEVICE_REVOKED');
      expect(await reasonOf(tillOf(suite.server, { deviceId: 'device-to-revoke' }))).toBe(
        'DEVICE_REVOKED',
      );
    });

    it('undo: a cashier at the same device within 10 minutes, a manager anywhere within 24 hours and before settlement', async () => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 3);
      const [a, b, c] = await Promise.all(vouchers.map((voucher) => redeem(cashier, voucher)));
      const other = await tillOf(suite.server, { account: 'C1002' });
      expect(await reasonOf(undo(other, a!.items[0]!.verifyId))).toBe('UNDO_OTHER_DEVICE');
      clock.advance(10 * MINUTE);
      expect(await undo(cashier, a!.items[0]!.verifyId)).toMatchObject({ timesLeft: 1, status: 1 });
      clock.advance(SECOND);
      expect(await reasonOf(undo(cashier, b!.items[0]!.verifyId))).toBe('UNDO_EXPIRED');
      expect(
        await undo(manager, b!.items[0]!.verifyId, { reasonCode: 'OTHER', note: '客人改期' }),
      ).toMatchObject({ status: 1 });
      expect(await reasonOf(undo(manager, b!.items[0]!.verifyId))).toBe('NOT_FOUND');
      clock.set(Date.parse('2026-11-22T10:00:00+08:00'));
      const later = await tillOf(suite.server, { account: 'M1001' });
      expect(await reasonOf(undo(later, c!.items[0]!.verifyId))).toBe('UNDO_SETTLED');
      clock.set(NOON);
    });

    it('undo: repeats get the first answer, a reason of one’s own needs words, and after ten rounds it ends', async () => {
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const first = await redeem(cashier, voucher!);
      const body = {
        requestId: newRequest(),
        verifyId: first.items[0]!.verifyId,
        reasonCode: 'OTHER' as const,
        deviceId: cashier.deviceId,
      };
      expect(await reasonOf(cashier.api.groupVerifyUncheck(body))).toBe('BAD_REQUEST');
      const done = await cashier.api.groupVerifyUncheck({ ...body, note: 'wrong table' });
      expect(await cashier.api.groupVerifyUncheck({ ...body, note: 'wrong table' })).toEqual({
        ...done,
        replay: true,
      });
      for (let round = 1; round < 10; round += 1)
        await undo(cashier, (await redeem(cashier, voucher!)).items[0]!.verifyId);
      const last = await redeem(cashier, voucher!);
      expect(await reasonOf(undo(cashier, last.items[0]!.verifyId))).toBe('UNDO_CYCLES');
    });

    it('undo: what is past its date comes back as expired', async () => {
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const {
        items: [item],
      } = await redeem(cashier, voucher!);
      await suite.server.deps.db.query('UPDATE voucher SET valid_to = $2 WHERE id = $1', [
        voucher!.voucherId,
        NOON + MINUTE,
      ]);
      clock.advance(2 * MINUTE);
      expect(await undo(cashier, item!.verifyId)).toMatchObject({ status: 4 });
      expect(await reasonOf(lookUp(cashier, voucher!.code))).toBe('EXPIRED');
      clock.set(NOON);
    });

    it('row 44: a till whose clock is an hour off is served; the time of the server counts, and the log keeps both', async () => {
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const { prepareToken } = await lookUp(cashier, voucher!.code);
      const scannedAt = instant(NOON - HOUR);
      const done = await cashier.api.groupVerifyCheck(
        checkBody(cashier, [voucher!], { prepareToken, scannedAt }),
      );
      expect(done.verifiedAt).toBe(NOON);
      const { result } = await cashier.api.groupVerifyCheckLog({
        from: instant(NOON - DAY),
        to: instant(NOON + DAY),
        size: 100,
      });
      expect(result.find(({ verifyId }) => verifyId === done.items[0]!.verifyId)).toMatchObject({
        at: NOON,
        scannedAt,
      });
    });

    it('a record says what is known: the source of its look-up, and a time that a clock may show', async () => {
      const range = { from: instant(NOON - DAY), to: instant(NOON + DAY), size: 100 };
      const recorded = async (verifyId: string) =>
        (await owner.api.groupVerifyCheckLog(range)).result.find(
          (row) => row.verifyId === verifyId,
        );
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box', 3);
      const rows = [
        { scannedAt: instant(Date.UTC(2096, 0, 1)), shown: NOON + DAY },
        { scannedAt: instant(0), shown: NOON - DAY },
        { scannedAt: instant(NOON - 7 * MINUTE), shown: NOON - 7 * MINUTE },
      ];
      for (const [n, { scannedAt, shown }] of rows.entries()) {
        const voucher = vouchers[n]!;
        const { prepareToken } = await lookUp(cashier, voucher.code, 'CAMERA');
        const more = { prepareToken, scannedAt, source: 'OFFLINE' as const };
        const done = await cashier.api.groupVerifyCheck(checkBody(cashier, [voucher], more));
        expect(await recorded(done.items[0]!.verifyId)).toMatchObject({
          at: NOON,
          scannedAt: shown,
          source: 'CAMERA',
        });
      }
      const [unscanned] = (await buy(suite.server, member)).vouchers;
      const body = checkBody(owner, [unscanned!], { source: 'CAMERA' });
      const [item] = (await owner.api.groupVerifyCheck(body)).items;
      expect(await recorded(item!.verifyId)).toMatchObject({ source: 'MANUAL' });
      const refused = {
        ...body,
        requestId: newRequest(),
        scannedAt: instant(Date.UTC(2096, 0, 1)),
      };
      expect(await reasonOf(owner.api.groupVerifyCheck(refused))).toBe('ALREADY_USED');
      const [last] = (await owner.api.groupVerifyCheckLog({ ...range, result: 'REFUSED' })).result;
      expect(last).toMatchObject({ source: 'MANUAL', scannedAt: NOON + DAY });
    });

    it('rows 30, 38: cashiers see their own, owners see money, sums cover the whole filter', async () => {
      const range = { from: instant(NOON - DAY), to: instant(NOON + DAY) };
      const mine = await cashier.api.groupVerifyCheckLog({ ...range, size: 2 });
      expect(
        mine.result.every(
          ({ operatorName, settleAmount }) =>
            operatorName === '李嘉欣' && settleAmount === undefined,
        ),
      ).toBe(true);
      expect(mine.next).toBe(true);
      expect(mine.sum.count).toBeGreaterThan(2);
      const all = await owner.api.groupVerifyCheckLog({ ...range, size: 100 });
      const standing = all.result.filter(({ state }) => state === 'OK');
      expect(all.sum).toMatchObject({
        count: all.result.length,
        times: standing.reduce((sum, { times }) => sum + times, 0),
        amount: standing.reduce((sum, { faceAmount }) => sum + faceAmount, 0),
      });
      expect(
        standing.every(
          ({ settleAmount, faceAmount }) => settleAmount === Math.round(faceAmount * 0.9),
        ),
      ).toBe(true);
      const undone = await owner.api.groupVerifyCheckLog({ ...range, result: 'UNDONE', size: 100 });
      expect(
        undone.result.every(({ state, undone: how }) => state === 'UNDONE' && how !== null),
      ).toBe(true);
      expect(
        await reasonOf(cashier.api.groupVerifyCheckLog({ ...range, storeIds: [asId('cunha')] })),
      ).toBe('NO_PERMISSION');
    });

    it('records: found by code, mask, product, staff, order and a manager by the end of a phone', async () => {
      const {
        vouchers: [voucher],
        orderId,
      } = await buy(suite.server, member, 'one-store-tea');
      const till = await tillOf(suite.server, { account: 'M1001', storeId: 'cunha' });
      const {
        items: [item],
      } = await redeem(till, voucher!);
      const range = { from: instant(NOON - DAY), to: instant(NOON + DAY) };
      const found = async (who: Till, keyword: string) =>
        (await who.api.groupVerifyCheckLog({ ...range, keyword, size: 100 })).result.map(
          ({ verifyId }) => verifyId,
        );
      for (const keyword of [
        voucher!.code,
        voucher!.code.slice(-4),
        item!.codeMask,
        '絲襪奶茶',
        'silk-stocking',
        orderId,
        '黃美玲',
        '0002',
      ])
        expect([keyword, (await found(till, keyword)).includes(item!.verifyId)]).toEqual([
          keyword,
          true,
        ]);
      expect(await found(till, '100%')).toEqual([]);
    });

    it('locks device and operator after ten unknown codes in a minute, for a minute; a fresh device is no way around', async () => {
      const guesser = { account: 'M1001' };
      const till = await tillOf(suite.server, guesser);
      const fresh = await tillOf(suite.server, guesser);
      for (let index = 0; index < 10; index += 1)
        expect(await reasonOf(lookUp(till, voucherCode(`9999999990${index}`)))).toBe('NOT_FOUND');
      const {
        vouchers: [voucher],
      } = await buy(suite.server, member);
      const refused = await failure(lookUp(till, voucher!.code));
      expect(refused).toMatchObject({
        reason: 'TOO_MANY_TRIES',
        data: { class: 'RETRY', until: NOON + MINUTE },
      });
      expect(await reasonOf(lookUp(fresh, voucher!.code))).toBe('TOO_MANY_TRIES');
      expect((await lookUp(cashier, voucher!.code)).vouchers).toHaveLength(1);
      clock.advance(MINUTE);
      expect((await lookUp(till, voucher!.code)).vouchers).toHaveLength(1);
      clock.set(NOON);
    });

    it('alerts the merchant once a day when a hundred unknown codes were tried', async () => {
      const { db } = suite.server.deps;
      const { merchantId, log } = {
        merchantId: 'neighbourhood',
        log: `INSERT INTO verify_log (merchant_id, id, at, scanned_at, code_mask, times, face_amount, settle_amount, store_id, operator_id, device_id, source, state, reason)`,
      };
      for (let index = 0; index < 100; index += 1)
        await db.query(
          `${log} VALUES ($1, $2, $3, $3, '', 0, 0, 0, 'senado', 'staff-C1001', 'device-other', 'MANUAL', 'REFUSED', -2030103)`,
          [merchantId, randomUUID(), NOON],
        );
      for (const digits of ['88888888881', '88888888882'])
        await reasonOf(lookUp(cashier, voucherCode(digits)));
      expect(
        (
          await db.query(
            "SELECT kind FROM merchant_alert WHERE merchant_id = $1 AND kind = 'unknown-codes'",
            [merchantId],
          )
        ).rows,
      ).toEqual([{ kind: 'unknown-codes' }]);
    });
  },
  { clock },
);
