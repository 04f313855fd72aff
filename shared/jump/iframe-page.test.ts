import { describe, expect, it } from 'vitest';
import { IFRAME_SANDBOX, iframePage } from './iframe-page.ts';
import { versionGate } from './native-minimum.ts';

const hosts = ['shop.example'];

describe('/iframe (decision M7)', () => {
  it('shows a listed https page in a sandbox without this app’s origin', () => {
    expect(
      iframePage(
        { url: 'https://shop.example/x', title: ' 條\u0000款 ', img: 'https://shop.example/a.png' },
        hosts,
      ),
    ).toEqual({
      ok: true,
      src: 'https://shop.example/x',
      title: '條款',
      img: 'https://shop.example/a.png',
      sandbox: IFRAME_SANDBOX,
    });
    expect(IFRAME_SANDBOX).not.toContain('allow-same-origin');
  });
  it.each([
    ['http://shop.example', 'notHttps'],
    ['javascript:x', 'notHttps'],
    ['/store', 'badAddress'],
    ['https://evil.example', 'hostNotListed'],
    [undefined, 'badAddress'],
  ])('refuses %s: %s', (url, reason) => {
    expect(iframePage(url === undefined ? {} : { url }, hosts)).toEqual({ ok: false, reason });
  });
  it.each(['http://shop.example/a.png', 'https://evil.example/a.png', ''])(
    'leaves out the picture %j',
    (img) => {
      expect(iframePage({ url: 'https://shop.example', img }, hosts)).toMatchObject({
        ok: true,
        img: null,
        title: '',
      });
    },
  );
  it('keeps a title as text and cuts it to 40 characters', () => {
    expect(iframePage({ url: 'https://shop.example', title: '<b>優惠</b>' }, hosts)).toMatchObject({
      title: '<b>優惠</b>',
    });
    expect(
      iframePage({ url: 'https://shop.example', title: '字'.repeat(41) }, hosts),
    ).toMatchObject({ title: '字'.repeat(40) });
  });
});

describe('features of the app (spec 000 §5)', () => {
  it.each([
    ['boomCoupon', '4.2.9', '4.3.0'],
    ['combinedHome', '4.3.9', '4.4.0'],
    ['groupVoucher', '6.3.9', '6.4.0'],
  ] as const)('%s: %s is too old, %s is enough', (feature, old, enough) => {
    expect(versionGate(feature, { client: 'app', appVersion: old }, '/')).toMatchObject({
      minimum: enough,
    });
    expect(versionGate(feature, { client: 'app', appVersion: enough }, '/')).toBeNull();
    expect(versionGate(feature, { client: 'wallet', appVersion: null }, '/')).toBeNull();
  });
});
