import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type DeviceId, type OperatorId } from '#shared/kernel/ids.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { inLine } from './in-line.ts';
import { newRequest, onEach, reasonOf, tillOf, type Suite } from './suite.ts';

const GOOD = 'four-tram-lamp';
const STOLEN = 'walnut-anchor-pier';
const GIVEN = 'another-tram-lamp';
const PIN = '852963';
const ROUNDS = 50;
/** A limit for what never ends: fifty rounds of hashed passwords, on a machine that does other work. */
const BUSY_MS = 240_000;

type Person = { account: string; operatorId: OperatorId };

const signIn = async ({ server }: Suite, account: string, password: string) => {
  const client = server.client({ kind: 'console' });
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const session = await client.api.merchantLogin({ account, password, deviceId });
  client.setToken(session.token);
  return client;
};

const enrolledTill = async ({ server }: Suite, boss: TestClient) => {
  const { api } = server.client({ kind: 'console' });
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const { token } = await boss.api.deviceCreateEnrolment({
    requestId: newRequest(),
    storeId: null,
  });
  const { deviceKey } = await api.deviceEnrol({ token, deviceId });
  return { deviceId, deviceKey };
};

onEach(DATABASES, 'acts under way while their person is kept out', (suite) => {
  const owner = () => tillOf(suite.server, { account: '66990001' });
  const hire = async (boss: TestClient, role: 'cashier' | 'owner'): Promise<Person> => {
    const account = `D${randomUUID().slice(0, 8)}`;
    const { operatorId } = await boss.api.staffAdd({
      requestId: newRequest(),
      account,
      name: { zh: '新', en: 'New' },
      role,
      storeIds: role === 'owner' ? [] : [asId('senado')],
      password: GOOD,
    });
    return { account, operatorId };
  };
  /** How calls end that wait, in this order, to change somebody. */
  const atPerson = async (
    { operatorId }: Person,
    calls: readonly (() => Promise<unknown>)[],
  ): Promise<string[]> => {
    const ends = await inLine(
      suite,
      (query) => query('SELECT 1 FROM operator WHERE id = $1 FOR UPDATE', [operatorId]),
      calls,
    );
    return ends.map(({ status }) => status);
  };
  const stateOf = async ({ operatorId }: Person) => {
    const { rows } = await suite.server.deps.db.query(
      `SELECT is_active, role, pin_hash IS NOT NULL AS has_pin,
                (SELECT count(*)::int4 FROM merchant_session s WHERE s.operator_id = o.id) AS sessions,
                (SELECT count(*)::int4 FROM device_enrolment e WHERE e.operator_id = o.id) AS codes
         FROM operator o WHERE id = $1`,
      [operatorId],
    );
    return rows[0];
  };

  type Act = (own: TestClient, person: Person) => Promise<unknown>;
  const ACTS: readonly [string, Act][] = [
    ['comes back', (own, { operatorId }) => own.api.staffSetActive({ operatorId, isActive: true })],
    [
      'resets their own password',
      (own, { operatorId }) => own.api.staffResetPassword({ operatorId, password: STOLEN }),
    ],
    [
      'changes their own password',
      (own) => own.api.merchantChangePassword({ oldPassword: GOOD, password: STOLEN }),
    ],
    [
      'sets a PIN',
      (own, { operatorId }) => own.api.operatorSetPin({ operatorId, pin: PIN, password: GOOD }),
    ],
    [
      'adds somebody',
      (own) =>
        own.api.staffAdd({
          requestId: newRequest(),
          account: `D${randomUUID().slice(0, 8)}`,
          name: { zh: '新', en: 'New' },
          role: 'owner',
          storeIds: [],
          password: STOLEN,
        }),
    ],
    [
      'makes a code for a till',
      (own) => own.api.deviceCreateEnrolment({ requestId: newRequest(), storeId: null }),
    ],
  ];

  it.each(ACTS)('an owner who is dismissed and %s meanwhile stays out', async (_, act) => {
    const boss = await owner();
    const person = await hire(boss, 'owner');
    const own = await signIn(suite, person.account, GOOD);
    const ends = await atPerson(person, [
      () => boss.api.staffSetActive({ operatorId: person.operatorId, isActive: false }),
      () => act(own, person),
    ]);
    expect(ends).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(person)).toEqual({
      is_active: false,
      role: 'owner',
      has_pin: false,
      sessions: 0,
      codes: 0,
    });
    expect(await reasonOf(signIn(suite, person.account, STOLEN))).toBe('PASSWORD_WRONG');
  });

  it.each(ACTS.slice(1))(
    'an owner whose password is reset and who %s meanwhile has nothing but the new one',
    async (_, act) => {
      const boss = await owner();
      const person = await hire(boss, 'owner');
      const own = await signIn(suite, person.account, GOOD);
      const ends = await atPerson(person, [
        () => boss.api.staffResetPassword({ operatorId: person.operatorId, password: GIVEN }),
        () => act(own, person),
      ]);
      expect(ends).toEqual(['fulfilled', 'rejected']);
      expect(await stateOf(person)).toMatchObject({ has_pin: false, sessions: 0, codes: 0 });
      expect(await reasonOf(signIn(suite, person.account, STOLEN))).toBe('PASSWORD_WRONG');
      await signIn(suite, person.account, GIVEN);
    },
  );

  it('an owner who is made a cashier and takes the role back meanwhile stays a cashier', async () => {
    const boss = await owner();
    const person = await hire(boss, 'owner');
    const own = await signIn(suite, person.account, GOOD);
    const become = (client: TestClient, role: 'cashier' | 'owner') => () =>
      client.api.staffEdit({
        ...person,
        name: { zh: '新', en: 'New' },
        role,
        storeIds: [asId('senado')],
      });
    expect(await atPerson(person, [become(boss, 'cashier'), become(own, 'owner')])).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(await stateOf(person)).toMatchObject({ role: 'cashier' });
  });

  it(
    'no session of a password or a PIN outlives a dismissal or a reset that comes at the same time',
    async () => {
      const boss = await owner();
      const till = await enrolledTill(suite, boss);
      const { api } = suite.server.client({ kind: 'console' });
      const person = await hire(boss, 'cashier');
      const { operatorId, account } = person;
      let password = GOOD;
      for (let round = 0; round < ROUNDS; round += 1) {
        const own = await signIn(suite, account, password);
        await own.api.operatorSetPin({ operatorId, pin: PIN, password });
        const isReset = round % 2 === 0;
        const next = `${GIVEN}-${round}`;
        const kept = password;
        await boss.api.merchantConfirm({ password: DEMO_PASSWORD });
        await Promise.allSettled([
          signIn(suite, account, kept),
          api.operatorSwitch({ ...till, operatorId, pin: PIN }),
          own.api.operatorSetPin({ operatorId, pin: PIN, oldPin: PIN }),
          isReset
            ? boss.api.staffResetPassword({ operatorId, password: next })
            : boss.api.staffSetActive({ operatorId, isActive: false }),
          signIn(suite, account, kept),
          api.operatorSwitch({ ...till, operatorId, pin: PIN }),
        ]);
        expect(await stateOf(person)).toMatchObject({ sessions: 0, has_pin: false });
        if (isReset) password = next;
        else await boss.api.staffSetActive({ operatorId, isActive: true });
      }
    },
    BUSY_MS,
  );
});
