import { describe, expect, it } from 'vitest';
import { businessOf, couponTarget, type CouponLink } from './coupon-target.ts';
import type { JumpContext } from './jump-context.ts';
import { marketStorePath } from './store-link.ts';

const context: JumpContext = {
  client: 'web',
  appVersion: null,
  mainSite: 'https://senado.example',
  allowedHosts: ['shop.example'],
};
const takeout: CouponLink = { id: 'c', redpackId: 'r', businessTypes: '1' };
const market: CouponLink = { ...takeout, businessTypes: '3' };
const group: CouponLink = { ...takeout, businessTypes: '2' };

describe('whose coupon it is (decision I4)', () => {
  it.each([
    ['3', 'market'],
    ['2', 'group'],
    ['1', 'takeout'],
    ['1,2', 'group'],
    ['1,2,3', 'market'],
    ['', 'takeout'],
    [null, 'takeout'],
    ['9', 'takeout'],
  ] as const)('businessTypes %j: %s', (businessTypes, business) => {
    expect(businessOf({ businessTypes })).toBe(business);
    expect(businessOf({ busicessTypes: businessTypes })).toBe(business);
  });
});

describe('where "use it" leads (spec 000 §2, §3)', () => {
  it.each<[string, CouponLink, string]>([
    ['all stores, takeout', { ...takeout, storeScope: 1 }, '/'],
    [
      'all stores, some categories',
      { ...takeout, storeScope: 1, categoryIds: [1, 2] },
      '/search?redpackId=r',
    ],
    ['all stores, market', { ...market, storeScope: 1 }, '/market/index'],
    [
      'all stores, some market categories',
      { ...market, storeScope: 1, categoryIds: '5' },
      '/market/search?redpackId=r',
    ],
    ['all stores, group', { ...group, storeScope: 1 }, '/group/search/product?redpackId=r'],
    [
      'all stores, group, without a red packet',
      { businessTypes: '2', storeScope: 1 },
      '/group/search',
    ],
    [
      'a set of takeout stores',
      { ...takeout, storeScope: 2, storeIds: ['a', 'b'] },
      '/search?redpackId=r',
    ],
    [
      'a set of market stores',
      { ...market, storeScope: 7, storeIds: 'a,b' },
      '/market/redpackSearch?redpackId=r',
    ],
    ['a set of group stores', { ...group, storeScope: 2 }, '/group/search/product?redpackId=r'],
    ['a set of one', { ...market, storeScope: 2, storeIdList: ['a'] }, '/market/store?id=a'],
    [
      'a set of one, in the other list',
      { ...market, storeScope: 2, storeIds: '', storeIdList: ['a'] },
      '/market/store?id=a',
    ],
    ['a set of one, as a number', { ...takeout, storeScope: 7, storeIds: 8 }, '/store?id=8'],
    ['one takeout store', { ...takeout, storeScope: 3, linkStoreId: 8 }, '/store?id=8'],
    ['one market store', { ...market, storeScope: 3, linkStoreId: 'a' }, '/market/store?id=a'],
    ['one group store', { ...group, storeScope: 3, linkStoreId: 'a' }, '/group/store?id=a'],
    ['one takeout store, not named', { ...takeout, storeScope: 3 }, '/userRedpack'],
    [
      'one market store, not named',
      { ...market, storeScope: 3, linkStoreId: '' },
      '/market/user/useful',
    ],
    ['group products', { ...takeout, storeScope: 9 }, '/group/search/product?redpackId=r'],
    ['an unlisted scope counts as all stores', { ...market, storeScope: 5 }, '/market/index'],
    ['no scope', { id: 'c', categoryIds: [1] }, '/search?redpackId=c'],
    [
      'its own link wins',
      { ...takeout, storeScope: 3, linkStoreId: 8, linkUrl: '/gold/buy' },
      '/gold/buy',
    ],
    [
      'a link that may not open is passed over',
      { ...takeout, storeScope: 3, linkStoreId: 8, linkUrl: 'http://x.example' },
      '/store?id=8',
    ],
  ])('%s', (_, coupon, path) => {
    expect(couponTarget(coupon, context)).toMatchObject({ kind: 'route', path });
  });
  it('opens an external link of its own', () => {
    expect(couponTarget({ linkUrl: 'https://shop.example' }, context)).toEqual({
      kind: 'external',
      url: 'https://shop.example',
      mustConfirm: false,
    });
  });
  it.each([
    ['6.3.9', 'none'],
    ['6.4.0', 'route'],
  ])('group-buy in app %s: %s (spec 002 §5)', (appVersion, kind) => {
    expect(
      couponTarget(
        { ...group, storeScope: 3, linkStoreId: 'a' },
        { ...context, client: 'app', appVersion },
      ).kind,
    ).toBe(kind);
    expect(
      couponTarget({ ...takeout, storeScope: 9 }, { ...context, client: 'app', appVersion }).kind,
    ).toBe(kind);
  });
  it('an app that is too old for deals is led to the version page (decision GA6)', () => {
    const old = { ...context, client: 'app', appVersion: '6.3.9' } as const;
    expect(couponTarget({ ...group, storeScope: 3, linkStoreId: 'a' }, old)).toMatchObject({
      reason: 'versionTooLow',
      updatePage: '/group/upgrade?to=%2Fgroup%2Fstore%3Fid%3Da',
    });
  });
  it('prints a market store’s query in the documented order', () => {
    expect(
      marketStorePath({
        isHalfWebView: '1',
        productId: 'p',
        tradeId: 'o',
        classifyId: 'k',
        from: 'f',
        isShare: '1',
        t: '9',
        id: 's',
      }),
    ).toBe(
      '/market/store?id=s&t=9&isShare=1&from=f&classifyId=k&tradeId=o&productId=p&isHalfWebView=1',
    );
  });
});
