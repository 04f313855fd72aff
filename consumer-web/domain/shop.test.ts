import { expect, it } from 'vitest';
import { byShopKey } from './shop-records.ts';
import { shopKey, shopOf, takeoutShop } from './shop.ts';

it('a shop is named by its kind and its id', () => {
  expect(shopKey(takeoutShop('s1'))).toBe('takeout/s1');
  expect(shopKey({ kind: 'market', storeId: 's1' })).toBe('market/s1');
});

it('each shop has its own home and map', () => {
  const routesOf = (kind: 'takeout' | 'market') => shopOf({ kind, storeId: 'a b' }).routes;
  expect([routesOf('takeout'), routesOf('market')]).toMatchObject([
    { home: '/', map: '/storeMap?id=a%20b' },
    { home: '/market/index', map: '/market/storeMap?id=a%20b' },
  ]);
});

it('records stored by store id alone belong to takeout stores', () => {
  expect(byShopKey({ 'u1/s1': 'a', '/s2': 'b', 'u1/market/s1': 'c' }, '/')).toEqual({
    'u1/takeout/s1': 'a',
    '/takeout/s2': 'b',
    'u1/market/s1': 'c',
  });
  expect(byShopKey({ 'u1:s1': 'a', 'u1:takeout/s2': 'b' }, ':')).toEqual({
    'u1:takeout/s1': 'a',
    'u1:takeout/s2': 'b',
  });
});

it('a record of the present key wins over the old one', () => {
  const records = { 'u1/takeout/s1': 'new', 'u1/s1': 'old' };
  expect(byShopKey(records, '/')).toEqual({ 'u1/takeout/s1': 'new' });
});
