import { describe, expect, it } from 'vitest';
import { clientIn, localeIn, modelIn, systemIn } from './detect.ts';

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

  it('names the system and the device', () => {
    expect([systemIn(IPHONE), modelIn(IPHONE)]).toEqual(['ios', 'ios']);
    expect([systemIn(ANDROID), modelIn(ANDROID)]).toEqual(['android', 'Pixel 8']);
    expect([systemIn(''), modelIn('')]).toEqual(['web', 'web']);
  });

  it.each([
    ['Senado/6.4.1 Language/en', 'zh-TW', 'en-US'],
    ['Senado/6.4.1 (en_US)', 'zh-TW', 'en-US'],
    ['Senado/6.4.1', 'zh-TW', 'zh-TW'],
    ['Chrome/120 Scene/endless', 'pt-PT', 'pt-PT'],
  ])('in %s with %s reads %s', (userAgent, own, locale) => {
    expect(localeIn(userAgent, own)).toBe(locale);
  });
});
