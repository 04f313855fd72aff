import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { channelsOf } from './channels.ts';

it.each([
  ['web', ['MP_TEST_PAY', 'MP_MACAU']],
  ['app', ['MP_MACAU']],
  ['wallet', ['MP_MACAU']],
  ['paymentApp', ['OPEN_ALI']],
  ['social', ['WECHAT_JS']],
  ['miniProgram', ['WECHAT_MP']],
  ['bank', ['BOC_H5_PAY']],
] as const)('%s pays by %s', (host, channels) => {
  expect(channelsOf(host)).toEqual(channels);
});

it('an order whose offer is for some channels is paid by those of them that its client has', () => {
  expect([
    channelsOf('web', { only: ['MP_MACAU', 'OPEN_ALI'] }),
    channelsOf('paymentApp', { only: ['MP_MACAU', 'OPEN_ALI'] }),
    channelsOf('bank', { only: ['MP_MACAU'] }),
  ]).toEqual([['MP_MACAU'], ['OPEN_ALI'], []]);
});

it('an order that mCoin lowered is paid anywhere but with Alipay (decision I9)', () => {
  const bonusCents = cents(150);
  expect([
    channelsOf('paymentApp', { bonusCents }),
    channelsOf('paymentApp', { bonusCents: cents(0) }),
    channelsOf('bank', { bonusCents }),
  ]).toEqual([[], ['OPEN_ALI'], ['BOC_H5_PAY']]);
});
