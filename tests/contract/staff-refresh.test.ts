import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type DeviceId } from '#shared/kernel/ids.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { DATABASES } from './databases.ts';
import { inLine } from './in-line.ts';
import { newRequest, onEach, reasonOf, type Suite } from './suite.ts';

const GOOD = 'four-tram-lamp';

const signIn = async ({ server }: Suite, account: string, password = DEMO_PASSWORD) => {
  const client = server.client({ kind: 'console' });
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const session = await client.api.merchantLogin({ account, password, deviceId });
  client.setToken(session.token);
  const refresh = (refreshToken: string) => client.api.merchantRefresh({ refreshToken, deviceId });
  return { ...client, ...session, deviceId, refresh };
};

const hired = async (suite: Suite, account: string) => {
  const boss = await signIn(suite, '66990001');
  const { operatorId } = await boss.api.staffAdd({
    requestId: newRequest(),
    account,
    name: { zh: '新', en: 'New' },
    role: 'cashier',
    storeIds: [asId('senado')],
    password: GOOD,
  });
  return { boss, operatorId, own: await signIn(suite, account, GOOD) };
};

onEach(DATABASES, 'refreshing the session of a till', (suite) => {
  const rowsOf = async (sql: string, params: string[] = []): Promise<{ n: number }[]> =>
    (await suite.server.deps.db.query<{ n: number }>(sql, params)).rows;
  const sessionsOf = async (operatorId: string): Promise<number> =>
    (
      await rowsOf('SELECT count(*)::int4 AS n FROM merchant_session WHERE operator_id = $1', [
        operatorId,
      ])
    )[0]!.n;
  /** Runs calls one behind the other at the rows of somebody's sessions. */
  const atSessions = <T>(operatorId: string, calls: readonly (() => Promise<T>)[]) =>
    inLine(
      suite,
      (query) =>
        query('SELECT 1 FROM merchant_session WHERE operator_id = $1 FOR UPDATE', [operatorId]),
      calls,
    );

  it('many at once with one token have one successor at most', async () => {
    const { operatorId } = await hired(suite, 'R9001');
    for (let round = 0; round < 10; round += 1) {
      await suite.server.deps.db.query('DELETE FROM merchant_session WHERE operator_id = $1', [
        operatorId,
      ]);
      const { refresh, refreshToken } = await signIn(suite, 'R9001', GOOD);
      const ends = await Promise.allSettled(Array.from({ length: 8 }, () => refresh(refreshToken)));
      expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      expect(await sessionsOf(operatorId)).toBeLessThanOrEqual(1);
    }
  });

  it('two that wait for each other: the first has the successor, and the second nothing', async () => {
    const { operatorId, own } = await hired(suite, 'R9002');
    const refresh = () => own.refresh(own.refreshToken);
    const [first, second] = await atSessions(operatorId, [refresh, refresh]);
    expect([first!.status, second!.status]).toEqual(['fulfilled', 'rejected']);
    expect(await sessionsOf(operatorId)).toBe(1);
  });

  it('a retry after a lost answer signs the person out: it cannot be told from a copy', async () => {
    const { operatorId, own } = await hired(suite, 'R9003');
    await own.refresh(own.refreshToken);
    expect(await reasonOf(own.refresh(own.refreshToken))).toBe('SESSION_INVALID');
    expect(await sessionsOf(operatorId)).toBe(0);
  });

  it('a copy that comes again ends its sign-in, also while that is being refreshed', async () => {
    const { operatorId, own } = await hired(suite, 'R9004');
    const second = await own.refresh(own.refreshToken);
    await atSessions(operatorId, [
      () => own.refresh(second.refreshToken),
      () => own.refresh(own.refreshToken),
    ]);
    expect(await sessionsOf(operatorId)).toBe(0);
    expect(
      await rowsOf(
        "SELECT count(*)::int4 AS n FROM merchant_alert WHERE kind = 'refresh-reused' AND subject = $1",
        [operatorId],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it.each([
    ['first', 'R9006'],
    ['second', 'R9007'],
  ])('a sign-out ends a sign-in whose refresh comes %s', async (order, account) => {
    const { operatorId, own } = await hired(suite, account);
    const calls: (() => Promise<unknown>)[] = [
      () => own.refresh(own.refreshToken),
      () => own.api.merchantLogout({}),
    ];
    const ends = await atSessions(operatorId, order === 'first' ? calls : calls.toReversed());
    expect(ends.at(order === 'first' ? 1 : 0)!.status).toBe('fulfilled');
    expect(await sessionsOf(operatorId)).toBe(0);
  });

  it('who signs in with a password that the owner replaces meanwhile is not let in', async () => {
    const { boss, operatorId } = await hired(suite, 'R9008');
    const [reset, entered] = await inLine<unknown>(
      suite,
      // whoever writes sessions waits here: the new password is set, and the sign-in has compared the old one
      (query) => query('LOCK TABLE merchant_session IN SHARE MODE'),
      [
        () => boss.api.staffResetPassword({ operatorId, password: 'another-tram-lamp' }),
        () => signIn(suite, 'R9008', GOOD),
      ],
    );
    expect([reset!.status, entered!.status]).toEqual(['fulfilled', 'rejected']);
    expect(await sessionsOf(operatorId)).toBe(0);
  });

  it('a new password from the owner ends sessions that are being refreshed', async () => {
    const { boss, operatorId, own } = await hired(suite, 'R9005');
    await atSessions<unknown>(operatorId, [
      () => own.refresh(own.refreshToken),
      () => boss.api.staffResetPassword({ operatorId, password: 'another-tram-lamp' }),
    ]);
    expect(await sessionsOf(operatorId)).toBe(0);
  });
});
