import { expect, it } from 'vitest';
import { jumpTarget } from './jump-target.ts';
import { staysInApp } from './own-scheme.ts';

const inApp = (skipAddress: string) =>
  jumpTarget(
    { jumpVersion: 0, skipType: 2, skipAddress },
    {
      client: 'app',
      appVersion: '9.0.0',
      mainSite: 'https://senado.example',
      allowedHosts: [],
    },
  );

it.each(['TaskCenterController', 'senado://member/center?from=1'])(
  'a jump to %s stays in the app',
  (address) => {
    expect(inApp(address)).toMatchObject({ kind: 'native', target: address });
    expect(staysInApp(inApp(address))).toBe(true);
  },
);

it.each(['weixin://dl/scan', 'tel:28812345', 'intent://x#Intent', 'senado.evil://x', 'sms:1'])(
  'a jump to %s leaves it',
  (address) => {
    expect(inApp(address)).toMatchObject({ kind: 'native', target: address });
    expect(staysInApp(inApp(address))).toBe(false);
  },
);

it('other targets are not schemes', () => {
  expect(staysInApp({ kind: 'route', path: '/about', url: '' })).toBe(true);
  expect(
    staysInApp({
      kind: 'native',
      call: 'openWebPage',
      target: 'https://a.example',
      parameters: '',
    }),
  ).toBe(true);
});
