import { describe, expect, it } from 'vitest';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { decide, homeOf } from './guard.ts';

const at = (
  name: MerchantRouteName,
  session: Parameters<typeof decide>[0]['session'],
  rp: string | null = null,
) => decide({ name, here: `${merchantRoutes[name].path}?q=1`, rp, session });
const till = { role: 'cashier', store: 'group' } as const;

describe('where a person at the console may be', () => {
  it('signs in first, and then returns to the requested page', () => {
    expect(at('merchantRecord', null)).toEqual({
      show: false,
      to: '/groupbooking/merchant/login?rp=%2Fgroupbooking%2Fmerchant%2Frecord%3Fq%3D1',
    });
    expect(at('merchantLogin', null)).toEqual({ show: true });
    expect(at('merchantLogin', till, '/groupbooking/merchant/record?q=1')).toEqual({
      show: false,
      to: '/groupbooking/merchant/record?q=1',
    });
  });

  it.each(['https://evil.example', '//evil.example', null])(
    'never leaves the console for %s',
    (rp) => {
      expect(at('merchantLogin', till, rp)).toEqual({
        show: false,
        to: '/groupbooking/merchant/writeoff',
      });
    },
  );

  it('chooses a store before anything else', () => {
    expect(at('merchantWriteOff', { role: 'cashier', store: null })).toMatchObject({
      show: false,
      to: expect.stringContaining('/storeList?rp=') as string,
    });
    expect(at('merchantStoreList', { role: 'cashier', store: null })).toEqual({ show: true });
    expect(at('merchantStoreList', till)).toEqual({ show: true });
  });

  it.each(['merchantHome', 'merchantWriteOff'] as const)(
    'leads an auditor from %s to the records, for an auditor writes nothing off',
    (name) => {
      expect(at(name, { role: 'auditor', store: 'group' })).toEqual({
        show: false,
        to: '/groupbooking/merchant/record',
      });
      expect(homeOf('auditor', 'group')).toBe('/groupbooking/merchant/record');
    },
  );

  it('keeps a locked counter on the write-off page, whoever is at it (row 36)', () => {
    const locked = (name: MerchantRouteName, role: 'owner' | 'auditor') =>
      decide({
        name,
        here: merchantRoutes[name].path,
        rp: null,
        session: { role, store: 'group' },
        isKiosk: true,
      });
    for (const name of [
      'merchantSettings',
      'merchantRecord',
      'merchantStoreList',
      'merchantOrder',
    ] as const)
      expect(locked(name, 'owner')).toEqual({ show: false, to: '/groupbooking/merchant/writeoff' });
    expect(locked('merchantWriteOff', 'owner')).toEqual({ show: true });
    expect(locked('merchantWriteOff', 'auditor')).toEqual({ show: true });
    expect(locked('merchantRecord', 'auditor')).toMatchObject({ show: false });
  });

  it.each(['owner', 'manager', 'cashier'] as const)('lets a %s write off', (role) => {
    expect(at('merchantWriteOff', { role, store: 'group' })).toEqual({ show: true });
  });

  it('shows the staff to owners and managers, the devices to owners, who did what to owners and auditors, alerts to all but cashiers, and leads others home', () => {
    const as = (role: 'owner' | 'manager' | 'cashier' | 'auditor') =>
      (['merchantStaff', 'merchantDevices', 'merchantSecurity', 'merchantAlerts'] as const).map(
        (name) => at(name, { role, store: 'group' }).show,
      );
    expect([as('owner'), as('manager'), as('cashier'), as('auditor')]).toEqual([
      [true, true, true, true],
      [true, false, false, true],
      [false, false, false, false],
      [false, false, true, true],
    ]);
  });

  it('leads a display of the kitchen to its tickets, and nowhere else (DA29)', () => {
    const display = { role: 'cashier', store: 'takeout', isKitchen: true } as const;
    expect(at('merchantKitchen', display)).toEqual({ show: true });
    for (const name of ['merchantLogin', 'merchantDesk', 'merchantSettings'] as const)
      expect(at(name, display)).toEqual({
        show: false,
        to: '/groupbooking/merchant/kitchen',
      });
  });
});
