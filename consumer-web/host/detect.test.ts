import { describe, expect, it } from 'vitest';
import { localeIn, modelIn, systemIn } from './detect.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile';

describe('the device and its language', () => {
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
