import { expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, onEach, reasonOf, redeem, tillOf } from './suite.ts';

const senado = asId<StoreId>('senado');
const cunha = asId<StoreId>('cunha');

onEach(DATABASES.slice(0, 1), 'the stores of a merchant', (suite) => {
  const server = () => suite.server;
  it('row 37: are listed with their hours for all who work there, and with money and people for those who may see them', async () => {
    const [owner, manager, auditor, cashier] = await Promise.all(
      ['66990001', 'M1001', 'A1001', 'C1001'].map((account) => tillOf(server(), { account })),
    );
    const bought = await buy(server(), await memberOf(server()), 'egg-tart-box', 1);
    const before = (await owner!.api.merchantStoreList({})).result.find(
      ({ storeId }) => storeId === senado,
    )!;
    await redeem(cashier!, bought.vouchers[0]!);
    const { result } = await owner!.api.merchantStoreList({});
    expect(result.map(({ storeId }) => storeId)).toEqual(['coloane', 'cunha', 'rotunda', 'senado']);
    const now = result.find(({ storeId }) => storeId === senado)!;
    expect([
      now.today!.count - before.today!.count,
      now.today!.times - before.today!.times,
      now.today!.amount - before.today!.amount,
    ]).toEqual([1, 1, 3800]);
    expect(now.staff.map(({ role }) => role)).toEqual([
      'owner',
      'manager',
      'cashier',
      'cashier',
      'auditor',
    ]);
    expect([now.hours.length, result[1]!.hours[2]]).toEqual([7, []]);
    expect((await manager!.api.merchantStoreList({ size: 2 })).next).toBe(true);
    expect((await auditor!.api.merchantStoreList({})).result[0]).toMatchObject({ staff: [] });
    const own = (await cashier!.api.merchantStoreList({})).result;
    expect(own.map(({ storeId, today, staff }) => [storeId, today, staff])).toEqual([
      ['rotunda', null, []],
      ['senado', null, []],
    ]);
  });

  it('row 37: keep their own switches, which people change one by one and never lose to one another', async () => {
    const [owner, manager, cashier] = await Promise.all(
      ['66990001', 'M1001', 'C1001'].map((account) => tillOf(server(), { account })),
    );
    expect(await cashier!.api.merchantStoreSwitches({ storeId: senado })).toEqual({
      storeId: senado,
      fastMode: false,
      voice: false,
      receipt: 'OFF',
      searchAllowed: true,
      changed: null,
    });
    await Promise.all([
      owner!.api.merchantStoreSetSwitches({ storeId: senado, fastMode: true }),
      manager!.api.merchantStoreSetSwitches({ storeId: senado, receipt: 'ASK' }),
    ]);
    await manager!.api.merchantStoreSetSwitches({ storeId: senado, searchAllowed: false });
    expect(await cashier!.api.merchantStoreSwitches({ storeId: senado })).toMatchObject({
      fastMode: true,
      voice: false,
      receipt: 'ASK',
      searchAllowed: false,
      changed: { operatorName: '黃美玲' },
    });
    expect(await owner!.api.merchantStoreSwitches({ storeId: cunha })).toMatchObject({
      fastMode: false,
      changed: null,
    });
    await owner!.api.merchantStoreSetHours({
      storeId: cunha,
      hours: Array.from({ length: 7 }, () => [{ fromMinute: 600, toMinute: 60 }]),
    });
    expect(
      (await owner!.api.merchantStoreList({})).result.find(({ storeId }) => storeId === cunha)!
        .hours[6],
    ).toEqual([{ fromMinute: 600, toMinute: 60 }]);
  });

  it('A3, A5: are changed by owners and managers, and asked for by those who work there', async () => {
    const [auditor, cashier, other, owner] = await Promise.all(
      ['A1001', 'C1001', '66990002', '66990001'].map((account) => tillOf(server(), { account })),
    );
    expect(
      await reasonOf(cashier!.api.merchantStoreSetSwitches({ storeId: senado, fastMode: true })),
    ).toBe('WRONG_ROLE');
    expect(await reasonOf(auditor!.api.merchantStoreSetHours({ storeId: senado, hours: [] }))).toBe(
      'WRONG_ROLE',
    );
    expect(await reasonOf(cashier!.api.merchantStoreSwitches({ storeId: cunha }))).toBe(
      'NO_PERMISSION',
    );
    expect(await reasonOf(other!.api.merchantStoreSwitches({ storeId: senado }))).toBe(
      'STORE_NOT_FOUND',
    );
    expect(
      await reasonOf(other!.api.merchantStoreSetSwitches({ storeId: senado, voice: true })),
    ).toBe('STORE_NOT_FOUND');
    expect(
      await reasonOf(
        owner!.api.merchantStoreSetHours({ storeId: asId('riverside-barra'), hours: [] }),
      ),
    ).toBe('STORE_NOT_FOUND');
  });
});
