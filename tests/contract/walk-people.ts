import { randomUUID } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { expect } from 'vitest';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { DEMO_PASSWORD, DEMO_PIN } from '#server/demo/people.ts';
import { stepAt, totpAt } from '#server/modules/staff/totp.ts';
import type { TestClient } from '#tests/support/server-client.ts';

/** The new person changes the password, sees where they are signed in, and ends it. */
const walkOwnAccount = async (clerk: TestClient): Promise<void> => {
  const { token } = await clerk.api.merchantLogin({
    account: 'W1001',
    password: 'lamp-tram-four',
    deviceId: asId('phone-of-walk'),
  });
  clerk.setToken(token);
  await clerk.api.merchantChangePassword({
    oldPassword: 'lamp-tram-four',
    password: 'tram-lamp-five',
  });
  const {
    result: [session],
  } = await clerk.api.merchantSessions({});
  expect(session).toMatchObject({ isThis: true });
  await clerk.api.merchantEndSession({ sessionId: session!.sessionId });
};

/** The owner turns a one-time code on, signs in with it, and turns it off with a recovery code. */
const walkOtp = async (boss: TestClient): Promise<void> => {
  const { secret, recoveryCodes } = await boss.api.merchantOtpStart({ password: DEMO_PASSWORD });
  const codeAfter = (steps: number): string =>
    totpAt(base32nopad.decode(secret), stepAt(instant(Date.now())) + steps);
  await boss.api.merchantOtpConfirm({ code: codeAfter(0) });
  const deviceId = asId<DeviceId>('home-of-walk');
  const refused = await boss.api
    .merchantLogin({ account: '66990001', password: DEMO_PASSWORD, deviceId })
    .catch((error: unknown) => error as { data?: { ticket?: string } });
  const { ticket = '' } = 'data' in refused ? (refused.data ?? {}) : {};
  await boss.api.merchantLoginCode({ ticket, code: codeAfter(1), deviceId });
  expect((await boss.api.merchantOtp({})).recoveryLeft).toBe(10);
  await boss.api.merchantOtpRemove({ password: DEMO_PASSWORD, code: recoveryCodes[0]! });
};

/** An owner hires someone, lets a new till in, and stops it; the new person takes it over by PIN. */
export const walkPeople = async (boss: TestClient, clerk: TestClient): Promise<void> => {
  const deviceId = asId<DeviceId>('till-of-walk');
  const login = {
    account: '66990001',
    password: DEMO_PASSWORD,
    deviceId: asId<DeviceId>('office-of-walk'),
    deviceName: 'Office',
  };
  boss.setToken((await boss.api.merchantLogin(login)).token);
  const person = {
    account: 'W1001',
    name: { zh: '新人', en: 'New' },
    role: 'cashier' as const,
    storeIds: [asId('senado') as never],
  };
  const { operatorId } = await boss.api.staffAdd({
    requestId: asId(randomUUID()),
    ...person,
    password: 'four-tram-lamp',
  });
  await boss.api.staffEdit({ operatorId, ...person });
  await boss.api.staffResetPassword({ operatorId, password: 'lamp-tram-four' });
  await boss.api.staffSetActive({ operatorId, isActive: true });
  expect((await boss.api.staffList({ keyword: 'W1001' })).result).toHaveLength(1);
  await boss.api.merchantConfirm({ password: DEMO_PASSWORD });
  await walkOwnAccount(clerk);
  await walkOtp(boss);
  const { token } = await boss.api.deviceCreateEnrolment({
    requestId: asId(randomUUID()),
    storeId: asId('senado'),
  });
  const { deviceKey } = await clerk.api.deviceEnrol({ token, deviceId, name: 'Walk' });
  const { operators } = await clerk.api.operatorList({ deviceId, deviceKey });
  const other = operators.find(({ hasPin }) => hasPin)!;
  clerk.setToken(
    (await clerk.api.operatorSwitch({ deviceId, deviceKey, operatorId: other.id, pin: DEMO_PIN }))
      .token,
  );
  await clerk.api.operatorSetPin({ operatorId: other.id, pin: DEMO_PIN, oldPin: DEMO_PIN });
  const display = { deviceId: asId<DeviceId>(`display-${randomUUID()}`) };
  const letIn = await boss.api.deviceCreateEnrolment({
    requestId: asId(randomUUID()),
    storeId: asId('senado'),
    purpose: 'KITCHEN',
  });
  const shown = await clerk.api.deviceEnrol({ token: letIn.token, ...display });
  await clerk.api.deviceOpen({ deviceKey: shown.deviceKey, ...display });
  await boss.api.deviceRename({ deviceId, name: 'Walked' });
  await boss.api.deviceSetUp({ deviceId, lockMinutes: 5 });
  await boss.api.deviceRevoke({ deviceId });
  const { result: alerts } = await boss.api.merchantAlertList({ kind: 'device-enrolled' });
  const alert = alerts.find((one) => one.deviceId === deviceId)!;
  const { open } = await boss.api.merchantAlertCount({});
  await boss.api.merchantAlertSeen({ alertIds: [alert.id] });
  const settled = await boss.api.merchantAlertSettle({ alertId: alert.id, note: 'ours' });
  expect(settled).toMatchObject({ seen: { at: expect.any(Number) }, settled: { note: 'ours' } });
  expect(await boss.api.merchantAlertCount({})).toEqual({ open: open - 1 });
  const { result: events } = await boss.api.securityEventList({ kind: 'device' });
  expect(events[0]).toMatchObject({ act: 'revokeDevice', subjectName: 'Walked', code: null });
  expect(
    (await boss.api.deviceList({ size: 100 })).result.find(
      (device) => device.deviceId === deviceId,
    ),
  ).toMatchObject({ name: 'Walked', lockMinutes: 5, revokedAt: expect.any(Number) });
};
