import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../i18n/catalogue.ts';
import { consumerRoutes } from './consumer/index.ts';
import { href, internalPath } from './define.ts';
import { merchantRoutes } from './merchant/index.ts';

describe('routes', () => {
  it.each([
    ['consumer', consumerRoutes],
    ['merchant', merchantRoutes],
  ])('%s paths are unique with their aliases, and each has a title', (_, routes) => {
    const paths = Object.values(routes).flatMap((r) => [r.path, ...r.aliases]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { meta } of Object.values(routes))
      expect(meta.title in CATALOGUES['zh-Hant'], meta.title).toBe(true);
  });
  it('builds links without empty parameters', () => {
    expect(href(consumerRoutes.groupPay, { orderId: 'a b', tradeNo: '' })).toBe(
      '/payPage?orderId=a%20b',
    );
    expect(href(consumerRoutes.groupBooking)).toBe('/groupbooking');
  });
  it.each([
    ['/payPage?orderId=1', '/payPage?orderId=1'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['/\\evil', null],
    ['/x://y', null],
    ['javascript:1', null],
    ['', null],
    [null, null],
  ])('returns to %s only when it is ours (decision M8)', (text, path) => {
    expect(internalPath(text)).toBe(path);
  });
});
