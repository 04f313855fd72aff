import { describe, expect, it } from 'vitest';
import { clientIn } from './host-client.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile';

describe('the client that hosts the page (spec 000 §1)', () => {
  it.each([
    [`${IPHONE} Senado/6.4.1`, undefined, 'app'],
    [`${ANDROID} MPay/5.2.0`, undefined, 'wallet'],
    [`${ANDROID} mPaaS mpass`, undefined, 'wallet'],
    [`${IPHONE} AlipayClient/10.5.0`, undefined, 'paymentApp'],
    [`${IPHONE} MicroMessenger/8.0.50`, undefined, 'social'],
    [`${IPHONE} MicroMessenger/8.0.50 miniProgram/wx1`, undefined, 'miniProgram'],
    [`${IPHONE} MicroMessenger/8.0.50`, 'miniprogram', 'miniProgram'],
    [`${ANDROID} BocApp/3.0`, undefined, 'bank'],
    [ANDROID, undefined, 'web'],
    [`${ANDROID} NotSenado/6.4.1`, undefined, 'web'],
    ['', undefined, 'web'],
  ] as const)('%s (%s) is %s', (userAgent, wxEnvironment, client) => {
    expect(clientIn({ userAgent, wxEnvironment })).toBe(client);
  });
});
