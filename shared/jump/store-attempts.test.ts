import { describe, expect, it } from 'vitest';
import { storeAttempts, storePages } from './store-attempts.ts';

const app = { packageId: 'mo.senado.app', appStoreId: '', downloadUrl: '' };

describe('opening the store of a phone (spec 000 §4)', () => {
  it('tries the iOS store after 2 s', () => {
    expect(storeAttempts('ios', app)).toEqual([
      { store: 'appStore', afterMs: 2000, url: 'https://apps.apple.com/search?term=Senado' },
    ]);
    expect(storeAttempts('ios', { ...app, appStoreId: '12' })[0]!.url).toBe(
      'https://apps.apple.com/app/id12',
    );
  });
  it('tries four on android, the last one a page that any browser opens', () => {
    expect(storeAttempts('android', app).map(({ store, afterMs }) => [store, afterMs])).toEqual([
      ['google', 2000],
      ['huawei', 3000],
      ['xiaomi', 4000],
      ['others', 5000],
    ]);
    expect(storeAttempts('android', app).map(({ url }) => url)).toEqual([
      'market://details?id=mo.senado.app',
      'appmarket://details?id=mo.senado.app',
      'mimarket://details?id=mo.senado.app',
      'https://play.google.com/store/apps/details?id=mo.senado.app',
    ]);
    expect(
      storeAttempts('android', { ...app, downloadUrl: 'https://get.example/app' }).at(-1)!.url,
    ).toBe('https://get.example/app');
  });
  it.each(['windows', 'macos', 'linux', 'web'])('tries none on %s', (os) => {
    expect(storeAttempts(os, app)).toEqual([]);
  });
  it('names both pages', () => {
    expect(storePages(app)).toEqual({
      ios: 'https://apps.apple.com/search?term=Senado',
      android: 'https://play.google.com/store/apps/details?id=mo.senado.app',
    });
  });
});
