import { expect, it } from 'vitest';
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
    channelsOf('web', ['MP_MACAU', 'OPEN_ALI']),
    channelsOf('paymentApp', ['MP_MACAU', 'OPEN_ALI']),
    channelsOf('bank', ['MP_MACAU']),
  ]).toEqual([['MP_MACAU'], ['OPEN_ALI'], []]);
});
