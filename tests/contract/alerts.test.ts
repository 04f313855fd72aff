import { beforeAll, describe, expect, it } from 'vitest';
import { asId, type AlertId, type StoreId } from '#shared/kernel/ids.ts';
import { addDays, DAY, dayOf, HOUR, MINUTE, plus, startOfDay } from '#shared/kernel/time.ts';
import type { AlertKind } from '#shared/codes/alert.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { sweepUnclosedDays } from '#server/modules/day-close/index.ts';
import { addAlert } from '#server/modules/oversight/alert-repo.ts';
import { sweepOversight } from '#server/modules/oversight/index.ts';
import { systemLog } from '#server/plugins/logging.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, lookUp, memberOf, newRequest, onEach, reasonOf, redeem, tillOf } from './suite.ts';

/** Noon of a Saturday at UTC+8. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const TODAY = dayOf(clock.now());
const SENADO = asId<StoreId>('senado');
const CUNHA = asId<StoreId>('cunha');

onEach(
  DATABASES.slice(0, 1),
  'alerts',
  (suite) => {
    let owner: Till;
    let manager: Till;
    let auditor: Till;
    let member: TestClient;
    beforeAll(async () => {
      clock.set(NOON);
      member = await memberOf(suite.server, '66880002');
      owner = await tillOf(suite.server, { account: '66990001' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'M1001' }, 'en-US');
      auditor = await tillOf(suite.server, { account: 'A1001' });
    });

    const alertsOf = async (till: Till, kind: AlertKind, state: 'open' | 'all' = 'open') =>
      (await till.api.merchantAlertList({ kind, state, size: 100 })).result;
    const openOf = async (till: Till): Promise<number> =>
      (await till.api.merchantAlertCount({})).open;
    const undo = async (till: Till): Promise<void> => {
      const { vouchers } = await buy(suite.server, member, 'egg-tart-box');
      const { items } = await redeem(till, vouchers[0]!);
      await till.api.groupVerifyUncheck({
        requestId: newRequest(),
        verifyId: items[0]!.verifyId,
        reasonCode: 'WRONG_VOUCHER',
        deviceId: till.deviceId,
      });
    };
    const sweep = () =>
      sweepUnclosedDays({
        deps: suite.server.deps,
        now: clock.now(),
        log: systemLog('silent'),
      });

    describe('people and devices', () => {
      it('the owner hears of new devices and enrolments, and a manager does not', async () => {
        const clerk = await tillOf(suite.server);
        const [fresh] = await alertsOf(owner, 'new-device');
        expect(fresh).toMatchObject({
          deviceId: clerk.deviceId,
          deviceName: 'Till of C1001',
          operatorId: 'staff-C1001',
          storeId: null,
          times: 1,
          seen: null,
          settled: null,
        });
        await owner.api.merchantConfirm({ password: DEMO_PASSWORD });
        const { token } = await owner.api.deviceCreateEnrolment({
          requestId: newRequest(),
          storeId: SENADO,
        });
        const deviceId = asId<never>('till-of-alerts');
        await clerk.api.deviceEnrol({ token, deviceId, name: 'Bar' });
        expect(await alertsOf(auditor, 'device-enrolled')).toMatchObject([{ deviceName: 'Bar' }]);
        expect(await alertsOf(manager, 'device-enrolled', 'all')).toEqual([]);
        expect(await alertsOf(manager, 'new-device', 'all')).toEqual([]);
      });

      it('a revoked till that goes on calling is one alert a day, also after somebody settled it', async () => {
        const clerk = await tillOf(suite.server, { account: 'C1002' });
        await owner.api.deviceRevoke({ deviceId: clerk.deviceId });
        const call = async () =>
          expect(await reasonOf(clerk.api.merchantInfo({}))).toBe('DEVICE_REVOKED');
        await call();
        await call();
        clock.advance(MINUTE);
        await call();
        const [alert, ...others] = await alertsOf(owner, 'revoked-till');
        expect(others).toEqual([]);
        expect(alert).toMatchObject({ deviceId: clerk.deviceId, times: 2, lastAt: NOON + MINUTE });
        expect(await alertsOf(manager, 'revoked-till')).toEqual([alert]);
        await owner.api.merchantAlertSettle({ alertId: alert!.id });
        await call();
        expect(await alertsOf(owner, 'revoked-till')).toEqual([]);
        clock.set(NOON);
      });

      it('an account that is locked by wrong passwords is an alert again after it was settled', async () => {
        const stranger = suite.server.client({ kind: 'console' });
        const lock = async (): Promise<void> => {
          for (let guess = 0; guess < 5; guess += 1)
            await reasonOf(
              stranger.api.merchantLogin({
                account: 'C1002',
                password: 'not-the-password',
                deviceId: asId('elsewhere'),
              }),
            );
        };
        await lock();
        const [alert] = await alertsOf(owner, 'password-locked');
        expect(alert).toMatchObject({ operatorId: 'staff-C1002', deviceId: null });
        await owner.api.merchantAlertSettle({ alertId: alert!.id });
        clock.advance(HOUR);
        await lock();
        expect(await alertsOf(owner, 'password-locked')).toHaveLength(1);
        clock.set(NOON);
      });
    });

    describe('at the till', () => {
      it('guessing that locks a till is an alert of its store, and names no code', async () => {
        const clerk = await tillOf(suite.server);
        const codes = Array.from({ length: 10 }, (_, n) => voucherCode(`8888888881${n}`));
        for (const code of codes) await reasonOf(lookUp(clerk, code));
        const [alert] = await alertsOf(manager, 'guessing-locked');
        expect(alert).toMatchObject({
          storeId: SENADO,
          deviceId: clerk.deviceId,
          operatorId: 'staff-C1001',
        });
        const { result } = await owner.api.merchantAlertList({ state: 'all', size: 100 });
        const text = JSON.stringify(result);
        for (const secret of [...codes, '66880002', clerk.token()])
          expect(text).not.toContain(secret);
      });

      it('undos by one operator within an hour, and at a store within a day, are alerts that count on', async () => {
        await undo(manager);
        expect(await alertsOf(manager, 'operator-undos')).toEqual([]);
        await undo(manager);
        const [first] = await alertsOf(manager, 'operator-undos');
        expect(first).toMatchObject({ operatorId: 'staff-M1001', storeId: SENADO, times: 2 });
        await manager.api.merchantAlertSettle({ alertId: first!.id });
        await undo(manager);
        expect(await alertsOf(manager, 'operator-undos')).toEqual([]);
        expect(await alertsOf(manager, 'store-undos')).toMatchObject([{ times: 3 }]);
        await undo(manager);
        expect(await alertsOf(manager, 'operator-undos')).toMatchObject([{ times: 4 }]);
        expect(await alertsOf(manager, 'store-undos')).toMatchObject([
          { times: 4, operatorId: null, storeId: SENADO },
        ]);
      });

      it('a day that nobody closed is an alert after ten, once, until it is closed; reopened it is one again', async () => {
        clock.set(plus(startOfDay(addDays(TODAY, 1)), 10 * HOUR - 1));
        const closer = await tillOf(suite.server, { account: 'M1001' });
        const unclosed = async (state: 'open' | 'all' = 'open') =>
          (await alertsOf(closer, 'unclosed-day', state)).filter(
            ({ storeId, day }) => storeId === SENADO && day === TODAY,
          );
        await sweep();
        expect(await unclosed()).toEqual([]);
        clock.advance(1);
        await sweep();
        await sweep();
        expect(await unclosed()).toMatchObject([{ times: 1, storeName: expect.any(String) }]);
        const day = { storeId: SENADO, day: TODAY };
        await closer.api.merchantDayClose({ requestId: newRequest(), ...day });
        expect(await unclosed()).toEqual([]);
        // one that a sweep raised while the day was being closed
        const { query } = suite.server.deps.db;
        await query(
          "UPDATE merchant_alert SET settled_at = NULL WHERE kind = 'unclosed-day' AND day = $1",
          [TODAY],
        );
        expect(await unclosed()).toHaveLength(1);
        await sweepOversight(query, clock.now());
        const [settled] = await unclosed('all');
        expect(settled!.settled).toEqual({ at: clock.now(), operatorName: null, note: '' });
        await sweep();
        expect(await unclosed()).toEqual([]);
        await closer.api.merchantDayReopen({ requestId: newRequest(), ...day, reason: 'again' });
        await sweep();
        const [again] = await unclosed();
        await closer.api.merchantAlertSettle({ alertId: again!.id, note: 'closed on paper' });
        await sweep();
        expect(await unclosed()).toEqual([]);
        clock.set(NOON);
      });
    });

    describe('the inbox', () => {
      const raise = (
        id: string,
        storeId: string | null,
        more: Partial<Parameters<typeof addAlert>[1]> = {},
      ): Promise<boolean> =>
        addAlert(suite.server.deps.db.query, {
          merchantId: 'neighbourhood',
          id,
          kind: 'store-undos',
          subject: id,
          day: TODAY,
          at: clock.now(),
          storeId,
          operatorId: null,
          deviceId: null,
          times: null,
          newsAfter: 1,
          ...more,
        });

      it('keeps who saw an alert first and who settled it, however often they are sent', async () => {
        await raise('twice', SENADO);
        const alertId = asId<AlertId>('twice');
        const before = await openOf(manager);
        await manager.api.merchantAlertSeen({ alertIds: [alertId] });
        clock.advance(MINUTE);
        await owner.api.merchantAlertSeen({ alertIds: [alertId, asId('unknown')] });
        const first = await owner.api.merchantAlertSettle({ alertId, note: 'asked the clerk' });
        expect(first.seen).toMatchObject({ at: NOON });
        expect(first.settled).toMatchObject({ at: NOON + MINUTE, note: 'asked the clerk' });
        clock.advance(MINUTE);
        expect(await manager.api.merchantAlertSettle({ alertId, note: 'other' })).toEqual(first);
        expect(await openOf(manager)).toBe(before - 1);
        clock.set(NOON);
      });

      it('names a store that sells takeaway like one of deals', async () => {
        const till = await tillOf(suite.server, { account: '66990003' });
        const { stores, merchant } = await till.api.merchantInfo({});
        const { id, name } = stores.find(({ kind }) => kind === 'takeout')!;
        await raise('of-a-kitchen', id, { merchantId: merchant.id });
        expect(await alertsOf(till, 'store-undos')).toMatchObject([
          { storeId: id, storeName: name },
        ]);
      });

      it('shows a manager the alerts of their own stores, and lets an auditor read only', async () => {
        await raise('of-cunha', CUNHA);
        await raise('of-senado', SENADO);
        await owner.api.merchantConfirm({ password: DEMO_PASSWORD });
        await owner.api.staffAdd({
          requestId: newRequest(),
          account: 'M1099',
          name: { zh: '阿玲', en: 'Ling' },
          role: 'manager',
          storeIds: [SENADO],
          password: DEMO_PASSWORD,
        });
        const other = await tillOf(suite.server, { account: 'M1099' });
        const idsOf = async (till: Till) =>
          (await alertsOf(till, 'store-undos')).map(({ id }) => String(id));
        expect(await idsOf(owner)).toEqual(expect.arrayContaining(['of-cunha', 'of-senado']));
        expect(await idsOf(other)).toContain('of-senado');
        expect(await idsOf(other)).not.toContain('of-cunha');
        await raise('till-1', null, { kind: 'revoked-till', operatorId: 'staff-C1001' });
        await raise('till-2', null, { kind: 'revoked-till', operatorId: 'staff-66990001' });
        await raise('guesses', null, { kind: 'unknown-codes' });
        const tills = await alertsOf(other, 'revoked-till');
        expect(tills.map(({ id }) => id)).toContain('till-1');
        expect(tills.map(({ id }) => id)).not.toContain('till-2');
        expect(await alertsOf(other, 'unknown-codes')).toMatchObject([{ id: 'guesses' }]);
        const alertId = asId<AlertId>('of-cunha');
        expect(await reasonOf(other.api.merchantAlertSettle({ alertId }))).toBe('ALERT_NOT_FOUND');
        await other.api.merchantAlertSeen({ alertIds: [alertId] });
        const { result } = await owner.api.merchantAlertList({ storeId: CUNHA });
        expect(result).toMatchObject([{ id: alertId, seen: null, settled: null }]);
        expect(await openOf(auditor)).toBeGreaterThan(0);
        expect(await reasonOf(auditor.api.merchantAlertSettle({ alertId }))).toBe('WRONG_ROLE');
      });

      it('pages, is bounded for a kind and day, and forgets after half a year', async () => {
        const { query } = suite.server.deps.db;
        await query(
          `INSERT INTO merchant_alert (merchant_id, id, kind, subject, day, at, last_at, times)
           SELECT 'neighbourhood', 'flood-' || n, 'store-undos', 'flood-' || n, $1, $2::bigint, $2::bigint, 1 FROM generate_series(1, 500) AS n`,
          [TODAY, clock.now()],
        );
        expect(await raise('one-too-many', SENADO)).toBe(false);
        const { rows } = await query("SELECT id FROM merchant_alert WHERE id = 'one-too-many'");
        expect(rows).toEqual([]);
        const first = await owner.api.merchantAlertList({ size: 100 });
        expect(first).toMatchObject({ next: true, nextOffset: 100 });
        const { result } = await owner.api.merchantAlertList({ size: 100, offset: 100 });
        expect(first.result.map(({ id }) => id)).not.toContain(result[0]!.id);
        await sweepOversight(query, plus(clock.now(), 181 * DAY));
        expect(await openOf(owner)).toBe(0);
      });
    });
  },
  { clock, env: { ALERT_UNDOS_HOUR: '2', ALERT_UNDOS_DAY: '3' } },
);
