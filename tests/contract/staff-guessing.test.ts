import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { axiosTransport } from '#tests/support/axios-transport.ts';
import { asId, type DeviceId, type OperatorId } from '#shared/kernel/ids.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { DEMO_PASSWORD, DEMO_PIN } from '#server/demo/people.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { failure, newRequest, onEach, reasonOf, type Suite } from './suite.ts';

/** A limit for what never ends, on a machine that does other work: ten thousand calls take their time. */
const BUSY_MS = 240_000;

const NOON = instant(Date.UTC(2026, 9, 5, 4));
const clock = fixedClock(NOON);
const OWNER = asId<OperatorId>('staff-66990001');
const CLERK = asId<OperatorId>('staff-C1001');
const GOOD = 'four-tram-lamp';

/** A console whose calls come from an address behind a proxy on this machine. */
const consoleAt = ({ server }: Suite, address = '192.0.2.1'): TestClient => {
  const real = axiosTransport();
  return server.client({
    kind: 'console',
    clock,
    transport: (request) =>
      real({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } }),
  });
};

type At = { deviceId?: string; deviceKey?: string; password?: string; address?: string };
const signIn = async (suite: Suite, account: string, at: At = {}) => {
  const client = consoleAt(suite, at.address);
  const deviceId = asId<DeviceId>(at.deviceId ?? `till-${randomUUID()}`);
  const session = await client.api.merchantLogin({
    account,
    password: at.password ?? DEMO_PASSWORD,
    deviceId,
    ...(at.deviceKey !== undefined && { deviceKey: at.deviceKey }),
  });
  client.setToken(session.token);
  return { ...client, ...session, deviceId };
};

const enrolled = async (suite: Suite) => {
  const boss = await signIn(suite, '66990001');
  const { token } = await boss.api.deviceCreateEnrolment({
    requestId: newRequest(),
    storeId: null,
  });
  const client = consoleAt(suite);
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const { deviceKey } = await client.api.deviceEnrol({ token, deviceId });
  return { client, boss, deviceId, deviceKey };
};

const hire = async (suite: Suite, account: string, role: 'cashier' | 'owner' = 'cashier') => {
  const boss = await signIn(suite, '66990001');
  const { operatorId } = await boss.api.staffAdd({
    requestId: newRequest(),
    account,
    name: { zh: '新', en: 'New' },
    role,
    storeIds: role === 'owner' ? [] : [asId('senado')],
    password: GOOD,
  });
  return { boss, operatorId };
};

const alertsOf = async ({ server }: Suite): Promise<string[]> =>
  (
    await server.deps.db.query<{ kind: string; subject: string }>(
      "SELECT kind, subject FROM merchant_alert WHERE merchant_id = 'neighbourhood'",
    )
  ).rows.map(({ kind, subject }) => `${kind}:${subject}`);

onEach(
  DATABASES.slice(0, 1),
  'guessing staff secrets',
  (suite) => {
    describe('PINs', () => {
      it('a till that a password made opens for its own person alone, and for no owner by PIN', async () => {
        const clerk = await signIn(suite, 'C1001');
        const till = { deviceId: clerk.deviceId, deviceKey: clerk.deviceKey! };
        const of = (operatorId: OperatorId) =>
          clerk.api.operatorSwitch({ ...till, operatorId, pin: DEMO_PIN });
        expect(await reasonOf(of(OWNER))).toBe('DEVICE_NOT_ENROLLED');
        expect((await of(CLERK)).operator.id).toBe(CLERK);
        const { operators } = await clerk.api.operatorList(till);
        expect(operators.map(({ id }) => id)).toEqual([CLERK]);
        const boss = await signIn(suite, '66990001');
        const own = { deviceId: boss.deviceId, deviceKey: boss.deviceKey! };
        expect(
          await reasonOf(boss.api.operatorSwitch({ ...own, operatorId: OWNER, pin: DEMO_PIN })),
        ).toBe('PIN_NOT_SET');
      });

      it(
        '10,000 guesses over enrolled, personal and invented devices never get in; the owner hears of it and gets in after the lock',
        async () => {
          const tills = await Promise.all(Array.from({ length: 3 }, () => enrolled(suite)));
          const clerk = await signIn(suite, 'C1002');
          const keys = [
            ...tills.map(({ deviceId, deviceKey }) => ({ deviceId, deviceKey })),
            { deviceId: clerk.deviceId, deviceKey: clerk.deviceKey! },
            { deviceId: asId<DeviceId>('invented'), deviceKey: 'x'.repeat(43) },
          ];
          const reasons = new Map<string, number>();
          for (let from = 0; from < 10_000; from += 50)
            await Promise.all(
              Array.from({ length: 50 }, async (_, index) => {
                const guess = from + index;
                const pin = String(guess + 831_000).padStart(6, '0');
                const reason = await reasonOf(
                  clerk.api.operatorSwitch({
                    ...keys[guess % keys.length]!,
                    operatorId: OWNER,
                    pin,
                  }),
                );
                reasons.set(String(reason), (reasons.get(String(reason)) ?? 0) + 1);
              }),
            );
          expect(reasons.get('undefined')).toBeUndefined();
          expect(reasons.get('PIN_WRONG')).toBe(4);
          const [{ client, deviceId, deviceKey }] = tills as [(typeof tills)[number]];
          const right = { deviceId, deviceKey, operatorId: OWNER, pin: DEMO_PIN };
          expect(await failure(client.api.operatorSwitch(right))).toMatchObject({
            reason: 'PIN_LOCKED',
            data: { until: NOON + 15 * MINUTE },
          });
          expect(await alertsOf(suite)).toContain(`pin-locked:${OWNER}`);
          clock.advance(15 * MINUTE);
          expect((await client.api.operatorSwitch(right)).operator.id).toBe(OWNER);
        },
        BUSY_MS,
      );

      it('25 wrong ones in a week take the PIN away, though its person came in between', async () => {
        const { client, boss, deviceId, deviceKey } = await enrolled(suite);
        const of = (pin: string) =>
          client.api.operatorSwitch({ deviceId, deviceKey, operatorId: CLERK, pin });
        for (let guess = 1; guess < 25; guess += 1) {
          expect(await reasonOf(of(`90${guess + 10}3`))).toBe('PIN_WRONG');
          await of(DEMO_PIN);
        }
        expect(await reasonOf(of('7741'))).toBe('PIN_NOT_SET');
        expect(await reasonOf(of(DEMO_PIN))).toBe('PIN_NOT_SET');
        expect(await alertsOf(suite)).toContain(`pin-withdrawn:${CLERK}`);
        expect((await boss.api.staffList({ keyword: 'C1001' })).result[0]?.hasPin).toBe(false);
      });

      it('one PIN tried at everybody is stopped at the merchant', async () => {
        const { client, deviceId, deviceKey, boss } = await enrolled(suite);
        const { db } = suite.server.deps;
        await db.query("DELETE FROM guess WHERE kind = 'pin-merchant'");
        const crew = Array.from({ length: 21 }, (_, index) => `crew-${index}`);
        await db.query(
          `INSERT INTO operator (merchant_id, id, account, name_zh, name_en, role, password_hash, store_ids, is_active, locked_until, pin_hash, pin_length)
           SELECT o.merchant_id, c, c, c, c, o.role, o.password_hash, o.store_ids, true, 0, o.pin_hash, 6 FROM operator o, unnest($1::text[]) AS c WHERE o.id = 'staff-C1002'`,
          [crew],
        );
        const guess = (id: string) =>
          reasonOf(
            client.api.operatorSwitch({ deviceId, deviceKey, operatorId: asId(id), pin: '7741' }),
          );
        for (const round of [1, 2, 3]) for (const id of crew) if (round) await guess(id);
        expect(await guess('crew-0')).toBe('PIN_LOCKED');
        expect(await alertsOf(suite)).toContain('merchant-pins-locked:neighbourhood');
        expect(
          await reasonOf(
            client.api.operatorSwitch({
              deviceId,
              deviceKey,
              operatorId: asId('staff-C1002'),
              pin: DEMO_PIN,
            }),
          ),
        ).toBe('PIN_LOCKED');
        await boss.api.merchantInfo({});
        await db.query('DELETE FROM operator WHERE id = ANY($1::text[])', [crew]);
        await db.query("DELETE FROM guess WHERE kind = 'pin-merchant'");
      });

      it('an owner needs six digits, and nobody takes a PIN that is tried first', async () => {
        const boss = await signIn(suite, '66990001');
        for (const pin of ['4071', '111111', '123123', '123456', '121211', '159357'])
          expect(
            await reasonOf(
              boss.api.operatorSetPin({ operatorId: OWNER, pin, password: DEMO_PASSWORD }),
            ),
          ).toBe('PIN_WEAK');
      });
    });

    describe('passwords', () => {
      it('a known and an unknown account are answered alike, try by try', async () => {
        const answers = async (account: string) => {
          const { api } = consoleAt(suite, '198.51.100.7');
          const all = [];
          for (let index = 0; index < 7; index += 1) {
            const { reason, data } = await failure(
              api.merchantLogin({ account, password: 'wrong', deviceId: asId('device-x') }),
            );
            all.push({ reason, data });
          }
          return all;
        };
        const known = await answers('A1001');
        expect(known[0]).toEqual({ reason: 'PASSWORD_WRONG', data: { triesLeft: 4 } });
        expect(known[6]).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
        expect(await answers('nobody-at-all')).toEqual(known);
        // the stranger is locked out, the shop is not
        expect((await signIn(suite, 'A1001', { address: '203.0.113.9' })).operator.role).toBe(
          'auditor',
        );
      });

      it('a device that shows a key is looked for whether the account is known or not', async () => {
        const asked = vi.spyOn(suite.server.deps.db, 'query');
        const looks = async (account: string): Promise<number> => {
          asked.mockClear();
          const at = { password: 'wrong', deviceKey: 'a'.repeat(43), address: '198.51.100.17' };
          await reasonOf(signIn(suite, account, at));
          return asked.mock.calls.filter(([text]) => text.includes('FROM device')).length;
        };
        const known = await looks('A1001');
        expect(known).toBeGreaterThan(0);
        expect(await looks('nobody-else')).toBe(known);
        asked.mockRestore();
      });

      it('however many networks guess, a till that proves itself may always try', async () => {
        const { deviceId, deviceKey } = await enrolled(suite);
        for (let network = 0; network < 26; network += 1)
          for (let index = 0; index < 4; index += 1)
            await reasonOf(signIn(suite, 'M1001', { password: 'x', address: `10.9.${network}.1` }));
        expect(await reasonOf(signIn(suite, 'M1001', { address: '10.200.0.1' }))).toBe(
          'ACCOUNT_LOCKED',
        );
        expect((await signIn(suite, 'M1001', { deviceId, deviceKey })).operator.role).toBe(
          'manager',
        );
        expect(await alertsOf(suite)).toContain('password-locked:staff-M1001');
        clock.advance(2 * HOUR);
      });

      it('one network that tries many accounts is stopped, and leaves few rows', async () => {
        const rows = async (): Promise<number> =>
          (await suite.server.deps.db.query<{ n: number }>('SELECT count(*) AS n FROM guess'))
            .rows[0]!.n;
        const before = await rows();
        const reasons = [];
        for (let index = 0; index < 130; index += 1)
          reasons.push(
            await reasonOf(
              signIn(suite, `made-up-${index}`, { password: 'x', address: '10.77.0.1' }),
            ),
          );
        expect(reasons.at(-1)).toBe('ACCOUNT_LOCKED');
        expect((await rows()) - before).toBeLessThanOrEqual(201);
        clock.advance(2 * HOUR);
      });

      it.each(['short-one', 'password123', '1234567890', 'N9001-N9001'])(
        'nobody is given the password %s',
        async (password) => {
          const { api } = await signIn(suite, '66990001');
          const person = { account: 'N9001', name: { zh: '甲', en: 'A' }, role: 'owner' as const };
          expect(
            await reasonOf(
              api.staffAdd({ requestId: newRequest(), ...person, storeIds: [], password }),
            ),
          ).toBe('PASSWORD_WEAK');
        },
      );
    });

    describe("a till's identity", () => {
      it('an enrolled id is closed to passwords without its key, and keeps it', async () => {
        const { client, deviceId, deviceKey } = await enrolled(suite);
        expect(await reasonOf(signIn(suite, 'C1002', { deviceId }))).toBe('DEVICE_KEY_NEEDED');
        expect(await reasonOf(signIn(suite, '66990001', { deviceId }))).toBe('DEVICE_KEY_NEEDED');
        expect(
          (await client.api.operatorList({ deviceId, deviceKey })).operators.length,
        ).toBeGreaterThan(1);
      });

      it("another's device needs its key; its own person, or the next after a sign-out, needs none", async () => {
        const { deviceId, api } = await signIn(suite, 'M1001');
        expect(await reasonOf(signIn(suite, 'C1002', { deviceId }))).toBe('DEVICE_KEY_NEEDED');
        await signIn(suite, 'M1001', { deviceId });
        await api.merchantLogout({});
        expect((await signIn(suite, 'C1002', { deviceId })).operator.id).toBe('staff-C1002');
      });

      it('who only shows who they are leaves the till to its operator', async () => {
        const clerk = await signIn(suite, 'C1002');
        const till = { deviceId: clerk.deviceId, deviceKey: clerk.deviceKey! };
        const shown = await consoleAt(suite).api.merchantLogin({
          ...till,
          account: 'M1001',
          password: DEMO_PASSWORD,
          keepsTill: true,
        });
        expect([shown.operator.role, shown.deviceKey]).toEqual(['manager', undefined]);
        const again = await clerk.api.operatorSwitch({
          ...till,
          operatorId: clerk.operator.id,
          pin: DEMO_PIN,
        });
        expect(again.operator.id).toBe('staff-C1002');
      });

      it('whose own device was stopped does not come back under a new id, but at an enrolled till', async () => {
        const { boss, operatorId } = await hire(suite, 'N9002');
        const first = await signIn(suite, 'N9002', { password: GOOD });
        expect(await alertsOf(suite)).toContain(`new-device:${first.deviceId}`);
        await boss.api.deviceRevoke({ deviceId: first.deviceId });
        expect(await reasonOf(signIn(suite, 'N9002', { password: GOOD }))).toBe(
          'DEVICE_NOT_ENROLLED',
        );
        const { deviceId, deviceKey } = await enrolled(suite);
        expect(
          (await signIn(suite, 'N9002', { password: GOOD, deviceId, deviceKey })).operator.id,
        ).toBe(operatorId);
      });
    });

    describe('resets, dismissals and sessions', () => {
      it('people, passwords, PINs and enrolments change only shortly after the own password', async () => {
        const { boss, operatorId } = await hire(suite, 'N9003');
        clock.advance(5 * MINUTE);
        const acts = [
          () => boss.api.staffResetPassword({ operatorId, password: 'lamp-tram-four' }),
          () => boss.api.staffSetActive({ operatorId, isActive: false }),
          () => boss.api.operatorSetPin({ operatorId, pin: null }),
          () => boss.api.deviceCreateEnrolment({ requestId: newRequest(), storeId: null }),
          () =>
            boss.api.staffEdit({
              operatorId,
              account: 'N9003',
              name: { zh: '新', en: 'New' },
              role: 'owner',
              storeIds: [],
            }),
        ];
        for (const act of acts) expect(await reasonOf(act())).toBe('PASSWORD_NEEDED');
        expect(await reasonOf(boss.api.merchantConfirm({ password: 'wrong' }))).toBe(
          'PASSWORD_WRONG',
        );
        expect(await boss.api.merchantConfirm({ password: DEMO_PASSWORD })).toEqual({
          until: clock.now() + 5 * MINUTE,
        });
        for (const act of acts) await act();
      });

      it('a PIN opens no session that changes people', async () => {
        const { client, deviceId, deviceKey } = await enrolled(suite);
        const { token } = await client.api.operatorSwitch({
          deviceId,
          deviceKey,
          operatorId: OWNER,
          pin: DEMO_PIN,
        });
        client.setToken(token);
        expect(
          await reasonOf(client.api.staffSetActive({ operatorId: CLERK, isActive: true })),
        ).toBe('PASSWORD_NEEDED');
      });

      it.each(['reset', 'dismissal'] as const)(
        'a %s ends sessions, refresh tokens, keys and the PIN together',
        async (act) => {
          const account = `N91-${act}`;
          const { boss, operatorId } = await hire(suite, account);
          const own = await signIn(suite, account, { password: GOOD });
          await own.api.operatorSetPin({ operatorId, pin: '4071', password: GOOD });
          if (act === 'reset')
            await boss.api.staffResetPassword({ operatorId, password: 'lamp-tram-four' });
          else await boss.api.staffSetActive({ operatorId, isActive: false });
          const { deviceId, refreshToken } = own;
          const till = { deviceId, deviceKey: own.deviceKey! };
          expect(await reasonOf(own.api.merchantInfo({}))).toBe('SESSION_INVALID');
          expect(await reasonOf(own.api.merchantRefresh({ refreshToken, deviceId }))).toBe(
            'SESSION_INVALID',
          );
          expect(await reasonOf(own.api.operatorSwitch({ ...till, operatorId, pin: '4071' }))).toBe(
            'DEVICE_UNKNOWN',
          );
          await boss.api.staffSetActive({ operatorId, isActive: true });
          expect((await boss.api.staffList({ keyword: account })).result[0]?.hasPin).toBe(false);
        },
      );

      it.each(['reset', 'dismissal', 'new password', 'other role'] as const)(
        'a %s ends the enrolment tokens that an owner made and no till has used',
        async (act) => {
          const account = `N92-${act.replace(' ', '-')}`;
          const { boss, operatorId } = await hire(suite, account, 'owner');
          const own = await signIn(suite, account, { password: GOOD });
          const { token } = await own.api.deviceCreateEnrolment({
            requestId: newRequest(),
            storeId: asId('senado'),
            purpose: 'KITCHEN',
          });
          if (act === 'reset')
            await boss.api.staffResetPassword({ operatorId, password: 'lamp-tram-four' });
          else if (act === 'dismissal')
            await boss.api.staffSetActive({ operatorId, isActive: false });
          else if (act === 'new password')
            await own.api.merchantChangePassword({
              oldPassword: GOOD,
              password: 'lamp-tram-four',
            });
          else
            await boss.api.staffEdit({
              operatorId,
              account,
              name: { zh: '新', en: 'New' },
              role: 'cashier',
              storeIds: [asId('senado')],
            });
          const { api } = consoleAt(suite, '198.51.100.9');
          expect(await reasonOf(api.deviceEnrol({ token, deviceId: asId(`tab-${account}`) }))).toBe(
            'ENROLMENT_INVALID',
          );
        },
      );

      it('everyone changes their own password with the old one, which ends their other sessions', async () => {
        await hire(suite, 'N9004');
        const phone = await signIn(suite, 'N9004', { password: GOOD });
        const own = await signIn(suite, 'N9004', { password: GOOD });
        const to = (oldPassword: string, password: string) =>
          own.api.merchantChangePassword({ oldPassword, password });
        expect(await reasonOf(to('wrong', 'lamp-tram-four'))).toBe('PASSWORD_WRONG');
        expect(await reasonOf(to(GOOD, 'password123'))).toBe('PASSWORD_WEAK');
        await to(GOOD, 'lamp-tram-four');
        expect((await own.api.merchantInfo({})).operator.name).toBe('新');
        expect(await reasonOf(phone.api.merchantInfo({}))).toBe('SESSION_INVALID');
        expect(await reasonOf(signIn(suite, 'N9004', { password: GOOD }))).toBe('PASSWORD_WRONG');
        await signIn(suite, 'N9004', { password: 'lamp-tram-four' });
      });

      it('own sessions are listed and ended, and nobody else’s', async () => {
        await hire(suite, 'N9005');
        const phone = await signIn(suite, 'N9005', { password: GOOD });
        const own = await signIn(suite, 'N9005', { password: GOOD });
        const { result } = await own.api.merchantSessions({});
        expect(result.filter(({ isThis }) => isThis)).toHaveLength(1);
        expect(result).toHaveLength(2);
        const other = result.find(({ isThis }) => !isThis)!;
        const clerk = await signIn(suite, 'C1002');
        await clerk.api.merchantEndSession({ sessionId: other.sessionId });
        await phone.api.merchantInfo({});
        await own.api.merchantEndSession({ sessionId: other.sessionId });
        expect(await reasonOf(phone.api.merchantInfo({}))).toBe('SESSION_INVALID');
        await own.api.merchantInfo({});
      });

      it('a refresh token that comes again ends its family, and refreshing ends after 90 days', async () => {
        await hire(suite, 'N9006');
        const first = await signIn(suite, 'N9006', { password: GOOD });
        const { deviceId } = first;
        const refresh = (refreshToken: string) =>
          first.api.merchantRefresh({ refreshToken, deviceId });
        const second = await refresh(first.refreshToken);
        expect(await reasonOf(refresh(first.refreshToken))).toBe('SESSION_INVALID');
        expect(await reasonOf(refresh(second.refreshToken))).toBe('SESSION_INVALID');
        expect(await alertsOf(suite)).toContain(`refresh-reused:${first.operator.id}`);

        let { refreshToken } = await signIn(suite, 'N9006', { password: GOOD, deviceId });
        for (let day = 29; day < 90; day += 29) {
          clock.advance(29 * DAY);
          ({ refreshToken } = await refresh(refreshToken));
        }
        clock.advance(3 * DAY);
        expect(await reasonOf(refresh(refreshToken))).toBe('SESSION_INVALID');
      });
    });
  },
  { clock, env: { TRUSTED_PROXIES: '127.0.0.0/8' } },
);
