import { randomUUID } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId, type DeviceId, type OperatorId } from '#shared/kernel/ids.ts';
import { instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { recoveryShown } from '#shared/validate/otp-code.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { stepAt, totpAt } from '#server/modules/staff/totp.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { failure, newRequest, onEach, reasonOf, type Suite } from './suite.ts';

const clock = fixedClock(instant(Date.UTC(2026, 9, 5, 4)));
const GOOD = 'four-tram-lamp';
const BOSS = { account: '66990001', password: DEMO_PASSWORD };
const newDevice = (): DeviceId => asId(`till-${randomUUID()}`);
const clientOf = ({ server }: Suite): TestClient => server.client({ kind: 'console', clock });

type Person = { account: string; password: string };
const signIn = async (suite: Suite, person: Person, deviceId = newDevice()) => {
  const client = clientOf(suite);
  const session = await client.api.merchantLogin({ ...person, deviceId });
  client.setToken(session.token);
  return { ...client, ...session, deviceId };
};

/** A new owner of the town's first merchant. */
const hire = async (suite: Suite, account: string) => {
  const boss = await signIn(suite, BOSS);
  const { operatorId } = await boss.api.staffAdd({
    requestId: newRequest(),
    account,
    name: { zh: '新', en: 'New' },
    role: 'owner',
    storeIds: [],
    password: GOOD,
  });
  return { boss, operatorId, person: { account, password: GOOD } };
};

/** The code that an app shows now, or some steps away. */
const codeNow = (secret: string, steps = 0): string =>
  totpAt(base32nopad.decode(secret), stepAt(clock.now()) + steps);
const wrongCode = (secret: string): string =>
  String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, '0');

/** A new owner whose password sign-in asks for a code. */
const enrol = async (suite: Suite, account: string) => {
  const hired = await hire(suite, account);
  const owner = await signIn(suite, hired.person);
  const started = await owner.api.merchantOtpStart({ password: GOOD });
  await owner.api.merchantOtpConfirm({ code: codeNow(started.secret) });
  clock.advance(30 * SECOND);
  return { ...hired, ...started, owner };
};

/** The first step: what it is refused with. */
const ticketOf = async (suite: Suite, person: Person, deviceId: DeviceId): Promise<string> => {
  const refused = await failure(clientOf(suite).api.merchantLogin({ ...person, deviceId }));
  expect(refused.reason).toBe('OTP_NEEDED');
  return (refused.data as { ticket: string }).ticket;
};

const second = async (suite: Suite, person: Person, code: string, deviceId = newDevice()) => {
  const ticket = await ticketOf(suite, person, deviceId);
  return clientOf(suite).api.merchantLoginCode({ ticket, code, deviceId });
};

const devices = async ({ server }: Suite, id: DeviceId): Promise<number> =>
  (await server.deps.db.query('SELECT id FROM device WHERE id = $1', [id])).rows.length;

onEach(
  DATABASES.slice(0, 1),
  'one-time codes of staff',
  (suite) => {
    describe('setting up', () => {
      it('needs the password and a right code, and asks for nothing before', async () => {
        const { person } = await hire(suite, 'T1001');
        const owner = await signIn(suite, person);
        expect(await reasonOf(owner.api.merchantOtpStart({ password: 'wrong' }))).toBe(
          'PASSWORD_WRONG',
        );
        expect(await reasonOf(owner.api.merchantOtpConfirm({ code: '123456' }))).toBe(
          'OTP_NOT_STARTED',
        );
        const { secret, uri, recoveryCodes } = await owner.api.merchantOtpStart({ password: GOOD });
        expect(uri).toBe(
          `otpauth://totp/Senado:T1001?secret=${secret}&issuer=Senado&algorithm=SHA1&digits=6&period=30`,
        );
        expect(new Set(recoveryCodes).size).toBe(10);
        expect(await reasonOf(owner.api.merchantOtpConfirm({ code: wrongCode(secret) }))).toBe(
          'OTP_WRONG',
        );
        await signIn(suite, person);
        expect(await owner.api.merchantOtp({})).toEqual({ since: null, recoveryLeft: 0 });
        const code = codeNow(secret);
        await owner.api.merchantOtpConfirm({ code });
        await owner.api.merchantOtpConfirm({ code });
        expect(await owner.api.merchantOtp({})).toEqual({ since: clock.now(), recoveryLeft: 10 });
        expect(await reasonOf(owner.api.merchantOtpStart({ password: GOOD }))).toBe('OTP_ON');
        expect(await reasonOf(signIn(suite, person))).toBe('OTP_NEEDED');
      });

      it('is seen step by step by who oversees: a right password alone, a wrong code, and who came in', async () => {
        const { boss, operatorId, person, secret } = await enrol(suite, 'T1008');
        const at = newDevice();
        await ticketOf(suite, person, at);
        expect(await reasonOf(second(suite, person, wrongCode(secret), at))).toBe('OTP_WRONG');
        await second(suite, person, codeNow(secret), at);
        const { result } = await boss.api.securityEventList({ operatorId, size: 5 });
        expect(result.toReversed().map(({ kind, act, code }) => [kind, act, code])).toEqual([
          ['sign-in', 'signIn', codeOf('OTP_NEEDED')],
          ['sign-in', 'signIn', codeOf('OTP_NEEDED')],
          ['refusal', 'signInByCode', codeOf('OTP_WRONG')],
          ['sign-in', 'signIn', codeOf('OTP_NEEDED')],
          ['sign-in', 'signInByCode', null],
        ]);
      });

      it('ends with what was shown a quarter of an hour ago', async () => {
        const { person } = await hire(suite, 'T1002');
        const owner = await signIn(suite, person);
        const { secret } = await owner.api.merchantOtpStart({ password: GOOD });
        clock.advance(15 * MINUTE);
        expect(await reasonOf(owner.api.merchantOtpConfirm({ code: codeNow(secret) }))).toBe(
          'OTP_NOT_STARTED',
        );
      });

      it('keeps neither the secret nor a recovery code that can be read', async () => {
        const { secret, recoveryCodes, operatorId } = await enrol(suite, 'T1003');
        const { rows } = await suite.server.deps.db.query(
          'SELECT * FROM staff_otp WHERE operator_id = $1',
          [operatorId],
        );
        const kept = JSON.stringify(rows);
        const bytes = Buffer.from(base32nopad.decode(secret));
        for (const text of [secret, bytes.toString('base64url'), bytes.toString('hex')])
          expect(kept).not.toContain(text);
        for (const code of recoveryCodes) expect(kept).not.toContain(code);
      });
    });

    describe('signing in', () => {
      it('opens with the code of now, of the step before or after, and each of them once', async () => {
        const { person, secret } = await enrol(suite, 'T2001');
        const code = codeNow(secret, -1);
        clock.advance(30 * SECOND);
        expect(await reasonOf(second(suite, person, code))).toBe('OTP_WRONG');
        const now = codeNow(secret);
        expect((await second(suite, person, now)).operator.role).toBe('owner');
        expect(await reasonOf(second(suite, person, now))).toBe('OTP_WRONG');
        expect((await second(suite, person, codeNow(secret, 1))).token).toEqual(expect.any(String));
        expect(await reasonOf(second(suite, person, codeNow(secret)))).toBe('OTP_WRONG');
      });

      it('lets one of many in who send the same code at once', async () => {
        const { person, secret } = await enrol(suite, 'T2002');
        const tickets = await Promise.all(
          Array.from({ length: 4 }, async () => {
            const deviceId = newDevice();
            return { deviceId, ticket: await ticketOf(suite, person, deviceId) };
          }),
        );
        const code = codeNow(secret);
        const all = await Promise.allSettled(
          tickets.map((at) => clientOf(suite).api.merchantLoginCode({ ...at, code })),
        );
        expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      });

      it('makes no device and no session before the code', async () => {
        const { person } = await enrol(suite, 'T2003');
        const deviceId = newDevice();
        const refused = await failure(clientOf(suite).api.merchantLogin({ ...person, deviceId }));
        expect(Object.keys(refused.data ?? {}).toSorted()).toEqual(['ticket', 'until']);
        expect(await devices(suite, deviceId)).toBe(0);
      });

      it('takes a ticket at its own device only, for five minutes, and not after a new password', async () => {
        const { person, secret, boss, operatorId } = await enrol(suite, 'T2004');
        const deviceId = newDevice();
        const ticket = await ticketOf(suite, person, deviceId);
        const use = (changed: object = {}) =>
          clientOf(suite).api.merchantLoginCode({
            ticket,
            deviceId,
            code: codeNow(secret),
            ...changed,
          });
        expect(await reasonOf(use({ deviceId: newDevice() }))).toBe('OTP_TICKET_OVER');
        const [text = '', seal = ''] = ticket.split('.');
        const [merchantId, , ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString());
        const forged = Buffer.from(
          JSON.stringify([merchantId, 'staff-66990001', ...rest]),
        ).toString('base64url');
        expect(await reasonOf(use({ ticket: `${forged}.${seal}` }))).toBe('OTP_TICKET_OVER');
        expect(await reasonOf(use({ ticket: 'x'.repeat(40) }))).toBe('OTP_TICKET_OVER');
        clock.advance(5 * MINUTE);
        expect(await reasonOf(use())).toBe('OTP_TICKET_OVER');
        const fresh = await ticketOf(suite, person, deviceId);
        const { query } = suite.server.deps.db;
        await query(`UPDATE operator SET password_hash = password_hash || 'x' WHERE id = $1`, [
          operatorId,
        ]);
        expect(await reasonOf(use({ ticket: fresh }))).toBe('OTP_TICKET_OVER');
        expect(boss.operator.role).toBe('owner');
      });

      it('counts wrong codes over all devices like wrong passwords; the own till is not stopped by them', async () => {
        const { person, secret, owner, operatorId } = await enrol(suite, 'T2005');
        for (const triesLeft of [4, 3, 2, 1])
          expect(await failure(second(suite, person, wrongCode(secret)))).toMatchObject({
            reason: 'OTP_WRONG',
            data: { triesLeft },
          });
        expect(await failure(second(suite, person, wrongCode(secret)))).toMatchObject({
          reason: 'OTP_LOCKED',
          data: { until: clock.now() + 15 * MINUTE },
        });
        expect(await reasonOf(second(suite, person, codeNow(secret)))).toBe('OTP_LOCKED');
        const { rows } = await suite.server.deps.db.query<{ kind: string }>(
          'SELECT kind FROM merchant_alert WHERE subject = $1',
          [operatorId],
        );
        expect(rows.map(({ kind }) => kind)).toContain('otp-locked');
        const at = { deviceId: owner.deviceId, deviceKey: owner.deviceKey! };
        const refused = await failure(clientOf(suite).api.merchantLogin({ ...person, ...at }));
        const { ticket } = refused.data as { ticket: string };
        await clientOf(suite).api.merchantLoginCode({ ticket, code: codeNow(secret), ...at });
        clock.advance(15 * MINUTE);
        await second(suite, person, codeNow(secret));
      });

      it('opens with a recovery code once, however it is written', async () => {
        const { person, recoveryCodes, secret } = await enrol(suite, 'T2007');
        const [first = '', next = ''] = recoveryCodes;
        const session = await second(suite, person, recoveryShown(first).toLowerCase());
        const client = clientOf(suite);
        client.setToken(session.token);
        expect((await client.api.merchantOtp({})).recoveryLeft).toBe(9);
        expect(await reasonOf(second(suite, person, first))).toBe('OTP_WRONG');
        await second(suite, person, next);
        await second(suite, person, codeNow(secret));
      });
    });

    describe('turning off', () => {
      it('needs the password and a code; then the password is enough', async () => {
        const { person, owner, secret } = await enrol(suite, 'T3001');
        const remove = (password: string, code: string) =>
          owner.api.merchantOtpRemove({ password, code });
        expect(await reasonOf(remove('wrong', codeNow(secret)))).toBe('PASSWORD_WRONG');
        expect(await reasonOf(remove(GOOD, wrongCode(secret)))).toBe('OTP_WRONG');
        await remove(GOOD, codeNow(secret));
        expect(await reasonOf(remove(GOOD, codeNow(secret)))).toBe('OTP_NOT_STARTED');
        expect((await signIn(suite, person)).operator.role).toBe('owner');
      });

      it('a reset by another owner takes it away with the sessions; one’s own reset does not', async () => {
        const { owner, boss, operatorId } = await enrol(suite, 'T3002');
        const reset = { operatorId, password: 'lamp-tram-four' };
        await owner.api.staffResetPassword(reset);
        const person = { account: 'T3002', password: reset.password };
        expect(await reasonOf(signIn(suite, person))).toBe('OTP_NEEDED');
        await boss.api.merchantConfirm({ password: DEMO_PASSWORD });
        await boss.api.staffResetPassword(reset);
        expect(await reasonOf(owner.api.merchantInfo({}))).toBe('SESSION_INVALID');
        await signIn(suite, person);
      });

      it('a till that an owner enrolled still changes hands by PIN', async () => {
        const { boss, owner } = await enrol(suite, 'T3003');
        const { token } = await boss.api.deviceCreateEnrolment({
          requestId: newRequest(),
          storeId: null,
        });
        const till = clientOf(suite);
        const deviceId = newDevice();
        const { deviceKey } = await till.api.deviceEnrol({ token, deviceId });
        const operatorId: OperatorId = owner.operator.id;
        await owner.api.operatorSetPin({ operatorId, pin: '831402', password: GOOD });
        const taken = await till.api.operatorSwitch({
          deviceId,
          deviceKey,
          operatorId,
          pin: '831402',
        });
        expect(taken.operator.id).toBe(operatorId);
      });
    });
  },
  { clock, env: { DEMO: '1' } },
);
