import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asId, type DeviceId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { enrolmentQr } from '#shared/validate/enrolment-code.ts';
import { DEMO_PASSWORD, DEMO_PIN } from '#server/demo/people.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { DATABASES } from './databases.ts';
import { buy, failure, memberOf, newRequest, onEach, reasonOf, redeem, tillOf } from './suite.ts';

const staffId = (account: string): OperatorId => asId(`staff-${account}`);
const CLERK = staffId('C1001');
const OTHER_CLERK = staffId('C1002');
const MANAGER = staffId('M1001');
const OWNER = staffId('66990001');

type Shared = { client: TestClient; deviceId: DeviceId; deviceKey: string };

const consoleClient = (server: InProcess): TestClient => server.client({ kind: 'console' });
const owner = (server: InProcess): Promise<Till> => tillOf(server, { account: '66990001' });

/** A till that the owner has enrolled, with an operator at work. */
const sharedTill = async (server: InProcess, operatorId = CLERK): Promise<Shared> => {
  const client = consoleClient(server);
  const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
  const { token } = await (
    await owner(server)
  ).api.deviceCreateEnrolment({ requestId: newRequest(), storeId: null, name: 'Shared till' });
  const { deviceKey } = await client.api.deviceEnrol({ token, deviceId });
  const till = { client, deviceId, deviceKey };
  await switchTo(till, operatorId);
  return till;
};

const switchTo = async ({ client, ...till }: Shared, operatorId: OperatorId, pin = DEMO_PIN) => {
  const session = await client.api.operatorSwitch({ ...till, operatorId, pin });
  client.setToken(session.token);
  return session;
};

const person = (
  account: string,
  more: Partial<Parameters<TestClient['api']['staffAdd']>[0]> = {},
) => ({
  requestId: newRequest(),
  account,
  name: { zh: '新同事', en: 'New Person' },
  role: 'cashier' as const,
  storeIds: [asId<StoreId>('senado')],
  password: 'four-tram-lamp',
  ...more,
});

onEach(DATABASES.slice(0, 1), 'people and tills', (suite) => {
  describe('operators of one till (row 39)', () => {
    it('lists who works at its store, and gives each their own session by PIN', async () => {
      const till = await sharedTill(suite.server);
      await till.client.api.merchantInfo({ storeId: asId('senado') });
      const { operators, device, merchant } = await till.client.api.operatorList({
        deviceId: till.deviceId,
        deviceKey: till.deviceKey,
      });
      expect(merchant.id).toBe('neighbourhood');
      expect(device).toEqual({
        name: 'Shared till',
        storeId: 'senado',
        lockMinutes: 10,
        isEnrolled: true,
      });
      expect(operators.map(({ id, hasPin }) => [id, hasPin])).toEqual([
        [OWNER, true],
        [staffId('A1001'), false],
        [CLERK, true],
        [OTHER_CLERK, true],
        [MANAGER, true],
      ]);
      const rotunda = await till.client.api.operatorList({
        deviceId: till.deviceId,
        deviceKey: till.deviceKey,
        storeId: asId('rotunda'),
      });
      expect(rotunda.operators.map(({ id }) => id)).not.toContain(OTHER_CLERK);
      expect(await switchTo(till, MANAGER)).toMatchObject({
        operator: { id: MANAGER, role: 'manager', hasPin: true },
        device: { storeId: 'senado' },
      });
      expect((await till.client.api.merchantInfo({})).operator.id).toBe(MANAGER);
    });

    it('writes every record down to the operator at work', async () => {
      const { server } = suite;
      const till = await sharedTill(server);
      const member = await memberOf(server);
      const at = async (operatorId: OperatorId): Promise<void> => {
        const {
          vouchers: [voucher],
        } = await buy(server, member);
        await switchTo(till, operatorId);
        await redeem(
          {
            ...till.client,
            operatorId,
            deviceId: till.deviceId,
            storeId: asId('senado'),
            refreshToken: '',
          },
          voucher!,
        );
      };
      await at(CLERK);
      await at(OTHER_CLERK);
      const { result } = await (
        await owner(server)
      ).api.groupVerifyCheckLog({ from: instant(0), to: instant(Date.now() + MINUTE), size: 2 });
      expect(result.map(({ operatorName, deviceName }) => [operatorName, deviceName])).toEqual([
        ['何偉強', 'Shared till'],
        ['李嘉欣', 'Shared till'],
      ]);
    });

    it('a body that names another operator is refused, and so is another device', async () => {
      const { server } = suite;
      const till = await sharedTill(server);
      const {
        vouchers: [voucher],
      } = await buy(server, await memberOf(server));
      const as = (operatorId: OperatorId, deviceId: DeviceId): Till => ({
        ...till.client,
        operatorId,
        deviceId,
        storeId: asId('senado'),
        refreshToken: '',
      });
      expect(await reasonOf(redeem(as(OTHER_CLERK, till.deviceId), voucher!))).toBe(
        'NO_PERMISSION',
      );
      expect(await reasonOf(redeem(as(CLERK, asId('another-till')), voucher!))).toBe(
        'NO_PERMISSION',
      );
    });

    it('locks an operator at every till after five wrong PINs, however many come at once; the password goes on', async () => {
      const till = await sharedTill(suite.server);
      const elsewhere = await sharedTill(suite.server);
      const guesses = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          reasonOf(
            till.client.api.operatorSwitch({
              deviceId: till.deviceId,
              deviceKey: till.deviceKey,
              operatorId: CLERK,
              pin: `900${index}`,
            }),
          ),
        ),
      );
      expect(guesses.filter((reason) => reason === 'PIN_WRONG')).toHaveLength(4);
      const locked = await failure(switchTo(till, CLERK));
      expect(locked.reason).toBe('PIN_LOCKED');
      expect(locked.data).toMatchObject({ until: expect.any(Number) });
      const { operators } = await till.client.api.operatorList({
        deviceId: till.deviceId,
        deviceKey: till.deviceKey,
      });
      expect(operators.find(({ id }) => id === CLERK)?.lockedUntil).toBeGreaterThan(
        Date.now() + 14 * MINUTE,
      );
      expect((await switchTo(till, OTHER_CLERK)).operator.id).toBe(OTHER_CLERK);
      expect(await reasonOf(switchTo(elsewhere, CLERK))).toBe('PIN_LOCKED');
      const { operator, deviceKey } = await till.client.api.merchantLogin({
        account: 'C1001',
        password: DEMO_PASSWORD,
        deviceId: till.deviceId,
        deviceKey: till.deviceKey,
      });
      // an enrolled till keeps its key
      expect([operator.id, deviceKey]).toEqual([CLERK, undefined]);
      await suite.server.deps.db.query("DELETE FROM guess WHERE kind = 'pin'");
      expect((await switchTo(till, CLERK)).operator.id).toBe(CLERK);
    });

    it('a wrong PIN says how many tries are left, and a right one gives them back', async () => {
      const till = await sharedTill(suite.server);
      for (const left of [4, 3])
        expect((await failure(switchTo(till, CLERK, '9999'))).data).toEqual({ triesLeft: left });
      await switchTo(till, CLERK);
      expect((await failure(switchTo(till, CLERK, '9999'))).data).toEqual({ triesLeft: 4 });
      expect(await reasonOf(switchTo(till, staffId('A1001')))).toBe('PIN_NOT_SET');
      expect(await reasonOf(switchTo(till, staffId('66990002')))).toBe('STAFF_NOT_FOUND');
    });

    it("the key is the till's alone, and an enrolled till keeps it", async () => {
      const till = await sharedTill(suite.server);
      expect(
        await reasonOf(
          till.client.api.operatorSwitch({
            deviceId: asId('another-till'),
            deviceKey: till.deviceKey,
            operatorId: CLERK,
            pin: DEMO_PIN,
          }),
        ),
      ).toBe('DEVICE_UNKNOWN');
      // a session that only showed who somebody is ends alone
      const { token } = await switchTo(till, CLERK);
      const shown = consoleClient(suite.server);
      shown.setToken(token);
      await shown.api.merchantLogout({ keepsTill: true });
      expect(await reasonOf(shown.api.merchantInfo({}))).toBe('SESSION_INVALID');
      await switchTo(till, CLERK);
      await till.client.api.merchantLogout({});
      expect((await switchTo(till, CLERK)).operator.id).toBe(CLERK);
    });

    it("one sets one's own PIN with the password or the old PIN; an owner and a manager take others' away", async () => {
      const { server } = suite;
      const boss = await owner(server);
      const { operatorId } = await boss.api.staffAdd(person('N2001'));
      const { client } = await (async () => {
        const client = consoleClient(server);
        const { token } = await client.api.merchantLogin({
          account: 'N2001',
          password: 'four-tram-lamp',
          deviceId: asId('till-n2001'),
          deviceName: 'N',
        });
        client.setToken(token);
        return { client };
      })();
      expect((await client.api.merchantInfo({})).operator.hasPin).toBe(false);
      expect(await reasonOf(client.api.operatorSetPin({ operatorId, pin: '2648' }))).toBe(
        'PASSWORD_WRONG',
      );
      expect(
        await reasonOf(client.api.operatorSetPin({ operatorId, pin: '2648', password: 'wrong' })),
      ).toBe('PASSWORD_WRONG');
      expect(
        await reasonOf(
          client.api.operatorSetPin({ operatorId, pin: '1234', password: 'four-tram-lamp' }),
        ),
      ).toBe('PIN_WEAK');
      expect(
        await client.api.operatorSetPin({ operatorId, pin: '264802', password: 'four-tram-lamp' }),
      ).toEqual({ hasPin: true });
      expect(
        await reasonOf(client.api.operatorSetPin({ operatorId, pin: '1573', oldPin: '2648' })),
      ).toBe('PIN_WRONG');
      expect(
        await client.api.operatorSetPin({ operatorId, pin: '1573', oldPin: '264802' }),
      ).toEqual({ hasPin: true });
      expect(await reasonOf(client.api.operatorSetPin({ operatorId: CLERK, pin: null }))).toBe(
        'NO_PERMISSION',
      );
      const manager = await tillOf(server, { account: 'M1001' });
      expect(await reasonOf(manager.api.operatorSetPin({ operatorId: OWNER, pin: null }))).toBe(
        'NO_PERMISSION',
      );
      expect(await reasonOf(manager.api.operatorSetPin({ operatorId, pin: '9753' }))).toBe(
        'NO_PERMISSION',
      );
      expect(await manager.api.operatorSetPin({ operatorId, pin: null })).toEqual({
        hasPin: false,
      });
      expect((await client.api.merchantInfo({})).operator.hasPin).toBe(false);
    });
  });

  describe('staff (row 38)', () => {
    it('an owner adds someone once, however often the request comes, and never under an account that is taken', async () => {
      const boss = await owner(suite.server);
      const body = person('N1001');
      expect(await boss.api.staffAdd(body)).toEqual(await boss.api.staffAdd(body));
      expect(await reasonOf(boss.api.staffAdd({ ...body, account: 'N1002' }))).toBe(
        'REQUEST_REUSED',
      );
      expect(await reasonOf(boss.api.staffAdd({ ...body, storeIds: [asId('cunha')] }))).toBe(
        'REQUEST_REUSED',
      );
      expect(await reasonOf(boss.api.staffAdd(person('N1001')))).toBe('ACCOUNT_TAKEN');
      expect(await reasonOf(boss.api.staffAdd(person('66990002')))).toBe('ACCOUNT_TAKEN');
      expect(
        await reasonOf(boss.api.staffAdd(person('N1003', { storeIds: [asId('riverside-barra')] }))),
      ).toBe('STORE_NOT_FOUND');
      const twins = await Promise.allSettled([
        boss.api.staffAdd(person('N1004')),
        boss.api.staffAdd(person('N1004')),
      ]);
      expect(twins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { result } = await boss.api.staffList({ keyword: 'n1001' });
      expect(result).toMatchObject([
        {
          account: 'N1001',
          role: 'cashier',
          storeIds: ['senado'],
          isActive: true,
          hasPin: false,
          isSelf: false,
        },
      ]);
    });

    it('a change of role counts at the next call, a dismissal ends the session there', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const { operatorId } = await boss.api.staffAdd(person('N1005', { role: 'manager' }));
      const client = consoleClient(server);
      const login = (password: string) =>
        client.api.merchantLogin({
          account: 'N1005',
          password,
          deviceId: asId('till-n1005'),
          deviceName: '',
        });
      client.setToken((await login('four-tram-lamp')).token);
      await client.api.staffList({});
      await boss.api.staffEdit({
        operatorId,
        account: 'N1005',
        name: { zh: '改名', en: 'Renamed' },
        role: 'cashier',
        storeIds: [asId('cunha')],
      });
      expect(await reasonOf(client.api.staffList({}))).toBe('WRONG_ROLE');
      expect(await client.api.merchantInfo({})).toMatchObject({
        operator: { name: '改名', role: 'cashier' },
        stores: [{ id: 'cunha' }],
      });
      await boss.api.staffSetActive({ operatorId, isActive: false });
      expect(await reasonOf(client.api.merchantInfo({}))).toBe('SESSION_INVALID');
      expect(await reasonOf(login('four-tram-lamp'))).toBe('PASSWORD_WRONG');
      await boss.api.staffSetActive({ operatorId, isActive: true });
      client.setToken((await login('four-tram-lamp')).token);
      await boss.api.staffResetPassword({ operatorId, password: 'lamp-tram-four' });
      expect(await reasonOf(client.api.merchantInfo({}))).toBe('SESSION_INVALID');
      client.setToken((await login('lamp-tram-four')).token);
    });

    it('the last owner stays, also when two owners dismiss one another at once', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const self = {
        operatorId: OWNER,
        account: '66990001',
        name: { zh: '陳志明', en: 'Chan Chi Meng' },
        storeIds: [],
      };
      expect(await reasonOf(boss.api.staffSetActive({ operatorId: OWNER, isActive: false }))).toBe(
        'LAST_OWNER',
      );
      expect(await reasonOf(boss.api.staffEdit({ ...self, role: 'manager' }))).toBe('LAST_OWNER');
      const second = await boss.api.staffAdd(person('66770001', { role: 'owner', storeIds: [] }));
      const client = consoleClient(server);
      client.setToken(
        (
          await client.api.merchantLogin({
            account: '66770001',
            password: 'four-tram-lamp',
            deviceId: asId('till-second'),
            deviceName: '',
          })
        ).token,
      );
      const both = await Promise.allSettled([
        boss.api.staffSetActive({ operatorId: second.operatorId, isActive: false }),
        client.api.staffSetActive({ operatorId: OWNER, isActive: false }),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await server.deps.db.query('UPDATE operator SET is_active = true WHERE id = $1', [OWNER]);
      await server.deps.db.query('UPDATE operator SET is_active = false WHERE id = $1', [
        second.operatorId,
      ]);
    });

    it('a manager sees the people of their stores, and changes nobody', async () => {
      const { server } = suite;
      const boss = await owner(server);
      await boss.api.staffAdd(person('N1007', { role: 'manager', storeIds: [asId('cunha')] }));
      const client = consoleClient(server);
      client.setToken(
        (
          await client.api.merchantLogin({
            account: 'N1007',
            password: 'four-tram-lamp',
            deviceId: asId('till-n1007'),
            deviceName: '',
          })
        ).token,
      );
      const { result } = await client.api.staffList({ size: 100 });
      const accounts = result.map(({ account }) => account);
      expect(accounts).toEqual(expect.arrayContaining(['66990001', 'C1002', 'M1001', 'N1007']));
      expect(accounts).not.toContain('C1001');
      expect(
        await reasonOf(client.api.staffSetActive({ operatorId: OTHER_CLERK, isActive: false })),
      ).toBe('WRONG_ROLE');
    });
  });

  describe('devices (row 40)', () => {
    it('a new till enrols with the token that an owner shows, once, and then asks for PINs', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const { token, expiresAt } = await boss.api.deviceCreateEnrolment({
        requestId: newRequest(),
        storeId: asId('cunha'),
        name: 'Door',
      });
      expect(expiresAt - Date.now()).toBeLessThanOrEqual(10 * MINUTE);
      const client = consoleClient(server);
      const deviceId = asId<DeviceId>('till-new');
      const options = { key: randomUUID() };
      const first = await client.api.deviceEnrol({ token: enrolmentQr(token), deviceId }, options);
      const repeat = await client.api.deviceEnrol(
        { token: token.toLowerCase(), deviceId, name: 'By the door' },
        options,
      );
      expect(first.device).toEqual({
        name: 'Door',
        storeId: 'cunha',
        lockMinutes: 10,
        isEnrolled: true,
      });
      expect(repeat.device.name).toBe('By the door');
      expect(await reasonOf(client.api.deviceEnrol({ token, deviceId: asId('till-thief') }))).toBe(
        'ENROLMENT_INVALID',
      );
      expect(
        await reasonOf(client.api.operatorList({ deviceId, deviceKey: first.deviceKey })),
      ).toBe('DEVICE_UNKNOWN');
      const till = { client, deviceId, deviceKey: repeat.deviceKey };
      expect(
        (await client.api.operatorList({ deviceId, deviceKey: till.deviceKey })).operators.map(
          ({ id }) => id,
        ),
      ).toContain(OTHER_CLERK);
      await switchTo(till, OTHER_CLERK);
      await client.api.merchantLogout({});
      expect((await switchTo(till, OTHER_CLERK)).device.isEnrolled).toBe(true);
    });

    it('who has only seen the code of a till that was let in takes neither its key nor its sessions', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const client = consoleClient(server);
      const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
      const enrolled = async (options?: { key: string }) => {
        const { token } = await boss.api.deviceCreateEnrolment({
          requestId: newRequest(),
          storeId: null,
        });
        const { deviceKey } = await client.api.deviceEnrol({ token, deviceId }, options);
        return { token, till: { client, deviceId, deviceKey } };
      };
      const refusals = async () =>
        (await boss.api.securityEventList({ kind: 'refusal', size: 50 })).result.filter(
          ({ act }) => act === 'enrolDevice',
        ).length;
      const before = await refusals();
      for (const own of [undefined, { key: randomUUID() }]) {
        const { token, till } = await enrolled(own);
        await switchTo(till, OTHER_CLERK);
        const thief = consoleClient(server).api;
        for (const options of [undefined, { key: '' }, { key: 'null' }, { key: randomUUID() }])
          expect(await reasonOf(thief.deviceEnrol({ token, deviceId }, options))).toBe(
            'ENROLMENT_INVALID',
          );
        expect((await client.api.merchantInfo({})).operator.id).toBe(OTHER_CLERK);
        await switchTo(till, OTHER_CLERK);
      }
      expect((await refusals()) - before).toBe(8);
    });

    it('a till that was revoked does not come back with the code that let it in', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const thief = consoleClient(server);
      const deviceId = asId<DeviceId>(`till-${randomUUID()}`);
      const { token } = await boss.api.deviceCreateEnrolment({
        requestId: newRequest(),
        storeId: null,
      });
      const options = { key: randomUUID() };
      const enrol = () => thief.api.deviceEnrol({ token, deviceId }, options);
      const { deviceKey } = await enrol();
      await boss.api.deviceRevoke({ deviceId });
      expect(await reasonOf(enrol())).toBe('ENROLMENT_INVALID');
      expect(await reasonOf(thief.api.operatorList({ deviceId, deviceKey }))).toBe(
        'DEVICE_REVOKED',
      );
    });

    it('a token is over after ten minutes, and with the next one of the same request', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const requestId = newRequest();
      const old = await boss.api.deviceCreateEnrolment({ requestId, storeId: null });
      const fresh = await boss.api.deviceCreateEnrolment({ requestId, storeId: null });
      const { api } = consoleClient(server);
      expect(
        await reasonOf(api.deviceEnrol({ token: old.token, deviceId: asId('till-late') })),
      ).toBe('ENROLMENT_INVALID');
      await server.deps.db.query('UPDATE device_enrolment SET expires_at = $2 WHERE id = $1', [
        requestId,
        Date.now() - 1,
      ]);
      expect(
        await reasonOf(api.deviceEnrol({ token: fresh.token, deviceId: asId('till-late') })),
      ).toBe('ENROLMENT_INVALID');
      expect(
        await reasonOf(
          boss.api.deviceCreateEnrolment({
            requestId: newRequest(),
            storeId: asId('no-such-store'),
          }),
        ),
      ).toBe('STORE_NOT_FOUND');
    });

    it('the owner sees who was last at each till, renames it, sets its lock, and stops it at its next call', async () => {
      const { server } = suite;
      const boss = await owner(server);
      const till = await sharedTill(server);
      await till.client.api.merchantInfo({ storeId: asId('rotunda') });
      const rowOf = async () =>
        (await boss.api.deviceList({ size: 100 })).result.find(
          ({ deviceId }) => deviceId === till.deviceId,
        );
      expect(await rowOf()).toMatchObject({
        name: 'Shared till',
        lastOperatorName: '李嘉欣',
        revokedAt: null,
        enrolledAt: expect.any(Number),
        isThis: false,
      });
      expect((await rowOf())?.storeName).toBe('三盞燈店');
      await boss.api.deviceRename({ deviceId: till.deviceId, name: 'Bar' });
      await boss.api.deviceSetUp({ deviceId: till.deviceId, lockMinutes: 3 });
      expect((await till.client.api.merchantInfo({})).device).toMatchObject({
        name: 'Bar',
        lockMinutes: 3,
      });
      await boss.api.deviceRevoke({ deviceId: till.deviceId });
      const { revokedAt } = (await rowOf())!;
      await boss.api.deviceRevoke({ deviceId: till.deviceId });
      expect((await rowOf())!.revokedAt).toBe(revokedAt);
      expect(await reasonOf(till.client.api.merchantInfo({}))).toBe('DEVICE_REVOKED');
      expect(await reasonOf(switchTo(till, CLERK))).toBe('DEVICE_REVOKED');
      const { token } = await boss.api.deviceCreateEnrolment({
        requestId: newRequest(),
        storeId: null,
      });
      const { deviceKey } = await till.client.api.deviceEnrol({ token, deviceId: till.deviceId });
      expect(await reasonOf(till.client.api.merchantInfo({}))).toBe('SESSION_INVALID');
      expect((await switchTo({ ...till, deviceKey }, CLERK)).operator.id).toBe(CLERK);
      expect(
        await reasonOf(boss.api.deviceRename({ deviceId: asId('no-such-till'), name: 'x' })),
      ).toBe('DEVICE_NOT_FOUND');
    });
  });
});
