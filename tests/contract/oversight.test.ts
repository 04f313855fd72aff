import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { asId, type DeviceId, type OperatorId, type RequestId } from '#shared/kernel/ids.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { DATABASES } from './databases.ts';
import { onEach, reasonOf, type Suite } from './suite.ts';

const MERCHANT = 'neighbourhood';

const signIn = async ({ server }: Suite, account: string, password = DEMO_PASSWORD) => {
  const client = server.client({ kind: 'console', language: 'en-US' });
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const session = await client.api.merchantLogin({ account, password, deviceId });
  client.setToken(session.token);
  return { ...client, ...session, deviceId };
};

onEach(DATABASES.slice(0, 1), 'oversight', (suite) => {
  describe('who did what', () => {
    it('a wrong password leaves an event, though nobody was let in, and names no address', async () => {
      expect(await reasonOf(signIn(suite, 'C1001', 'wrong-tram-lamp'))).toBe('PASSWORD_WRONG');
      const boss = await signIn(suite, '66990001');
      const { result } = await boss.api.securityEventList({ kind: 'refusal' });
      expect(result[0]).toMatchObject({ act: 'signIn', operatorId: 'staff-C1001' });
      expect(result[0]!.code).not.toBeNull();
      expect(JSON.stringify(result)).not.toContain('127.0.0.1');
      const { result: mine } = await boss.api.securityEventList({
        operatorId: asId<OperatorId>('staff-66990001'),
      });
      expect(mine[0]).toMatchObject({ kind: 'sign-in', source: result[0]!.source });
    });

    it('an act whose transaction was undone leaves its refusal', async () => {
      const boss = await signIn(suite, '66990001');
      const operatorId = asId<OperatorId>('nobody-of-ours');
      expect(await reasonOf(boss.api.staffSetActive({ operatorId, isActive: false }))).toBe(
        'STAFF_NOT_FOUND',
      );
      const { result } = await boss.api.securityEventList({ operatorId });
      expect(result).toMatchObject([{ kind: 'refusal', act: 'setActive' }]);
    });

    it('a call outside one’s role, and one from a revoked till, leave one event a day', async () => {
      const boss = await signIn(suite, '66990001');
      const cashier = await signIn(suite, 'C1001');
      const events = async (reason: string) =>
        (await boss.api.securityEventList({ kind: 'refusal' })).result.filter(
          (one) => one.act === 'useSession' && one.code === codeOf(reason as ErrorName),
        );
      for (const call of [cashier.api.securityEventList, cashier.api.staffList])
        expect(await reasonOf(call({}))).toBe('WRONG_ROLE');
      expect(await events('WRONG_ROLE')).toMatchObject([{ operatorId: 'staff-C1001' }]);

      const { deviceId, refreshToken } = cashier;
      await boss.api.deviceRevoke({ deviceId });
      for (const call of [
        () => cashier.api.merchantInfo({}),
        () => cashier.api.merchantInfo({}),
        () => cashier.api.merchantRefresh({ refreshToken, deviceId }),
      ])
        expect(await reasonOf(call())).toBe('DEVICE_REVOKED');
      expect(await events('DEVICE_REVOKED')).toMatchObject([{ operatorId: 'staff-C1001' }]);
    });

    it('a person who is added by the same request twice leaves one event', async () => {
      const boss = await signIn(suite, '66990001');
      const person = {
        requestId: asId<RequestId>(randomUUID()),
        account: 'C1099',
        name: { zh: '阿明', en: 'Ming' },
        role: 'cashier' as const,
        storeIds: [],
        password: 'brass-kettle-nine',
      };
      await boss.api.staffAdd(person);
      await boss.api.staffAdd(person);
      const { result } = await boss.api.securityEventList({ kind: 'role' });
      expect(result.filter(({ act }) => act === 'addPerson')).toHaveLength(1);
    });

    it('managers and cashiers do not see it', async () => {
      const manager = await signIn(suite, 'M1001');
      expect(await reasonOf(manager.api.securityEventList({}))).toBe('WRONG_ROLE');
    });

    it('a day has two thousand events of a kind at most', async () => {
      const { query } = suite.server.deps.db;
      await query(
        `INSERT INTO security_event (merchant_id, id, at, day, kind, act, source)
         SELECT $1, 'full-' || n, e.at, e.day, 'refusal', 'signIn', '' FROM generate_series(1, 2000) AS n,
           (SELECT at, day FROM security_event WHERE merchant_id = $1 ORDER BY at DESC LIMIT 1) AS e`,
        [MERCHANT],
      );
      const countOf = async () =>
        (
          await query<{ n: number }>(
            "SELECT count(*) AS n FROM security_event WHERE merchant_id = $1 AND kind = 'refusal'",
            [MERCHANT],
          )
        ).rows[0]!.n;
      const before = await countOf();
      await reasonOf(signIn(suite, 'C1002', 'wrong-tram-lamp'));
      expect(await countOf()).toBe(before);
    });
  });
});
