import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, instant } from '#shared/kernel/time.ts';

export type SignIn = ReplyOf<Contract['merchantLogin']>;

const store = (id: string, name: string) => ({
  id: asId<never>(id),
  name,
  address: `${name} 1`,
  kind: 'group' as const,
});
export const SENADO = store('senado', '議事亭前地店');
export const ROTUNDA = store('rotunda', '圓形地店');

const OPERATORS = [
  { id: asId<never>('staff-C1001'), name: '李嘉欣' },
  { id: asId<never>('staff-C1002'), name: '何偉強' },
];

/** What signing in answers to a manager of two stores, unless told otherwise. */
export const aSignIn = ({
  role = 'manager',
  name = '黃美玲',
  ...change
}: Partial<SignIn> & { role?: SignIn['operator']['role']; name?: string } = {}): SignIn => ({
  token: 'token-of-a-test-token-of-a-test',
  refreshToken: 'refresh-token-of-a-test-refresh',
  expiresAt: instant(Date.now() + 12 * HOUR),
  merchant: { id: asId('m1'), name: '街坊' },
  device: { name: 'Linux', storeId: null, lockMinutes: 0, isEnrolled: false },
  operator: { id: asId(`staff-${role}`), name, role, hasPin: true },
  stores: [SENADO, ROTUNDA],
  operators: role === 'cashier' ? [] : OPERATORS,
  ...change,
});
