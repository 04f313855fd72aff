import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, type ClientKind } from '../codes/client-kind.ts';
import { findRoute } from '../routes/consumer/find-route.ts';
import { splitPath } from '../routes/query.ts';
import type { JumpContext } from './jump-context.ts';
import type { JumpRule } from './jump-rule.ts';
import { jumpTarget } from './jump-target.ts';

const context = (more: Partial<JumpContext> = {}): JumpContext => ({
  client: 'web',
  appVersion: null,
  mainSite: 'https://senado.example/',
  allowedHosts: ['shop.example', '*.senado.example'],
  ...more,
});
const one = (skipType: number, parameters: unknown = {}, more: JumpRule = {}): JumpRule => ({
  jumpVersion: 1,
  skipType,
  skipParameter: JSON.stringify(parameters),
  ...more,
});
const app = (appVersion: string | null): JumpContext => context({ client: 'app', appVersion });
const pathOf = (rule: JumpRule): string | null => {
  const target = jumpTarget(rule, context());
  return target.kind === 'route' ? target.path : null;
};

const ROWS: [string, JumpRule, string][] = [
  ['4 supermarket home', one(4), '/market/index'],
  ['5 main category', one(5, { categoryId: 12 }), '/market/category?categoryId=12'],
  [
    '5 goods of a category',
    one(5, { categoryId: 12 }, { classifyId: 34 }),
    '/market/category/goods?categoryId=12',
  ],
  [
    '5 goods, named by the rule only',
    one(5, {}, { classifyId: '34' }),
    '/market/category/goods?categoryId=34',
  ],
  ['5 without a category', one(5), '/market/index'],
  ['5 without parameters', { jumpVersion: 1, skipType: 5 }, '/market/index'],
  ['6 market store', one(6, { storeId: 's1', businessType: 3 }), '/market/store?id=s1'],
  [
    '6 market store at a product',
    one(6, { storeId: 's1', productId: 'p1' }),
    '/market/store?id=s1&productId=p1',
  ],
  ['6 takeout store', one(6, { id: 's1', businessType: '1' }), '/store?id=s1'],
  ['6 group store', one(6, { storeId: 's1', businessType: 2 }), '/group/store?id=s1'],
  [
    '6 several takeout stores',
    one(6, { storeId: 's1,s2', businessType: 1, redpackId: 'r' }),
    '/search?redpackId=r',
  ],
  [
    '6 several market stores',
    one(6, { storeId: ['s1', 's2'], redpackId: 7 }),
    '/market/redpackSearch?redpackId=7',
  ],
  ['6 several, without a red packet', one(6, { storeId: 's1, s2' }), '/market/near'],
  ['6 several group stores', one(6, { storeId: 's1,s2', businessType: 2 }), '/group/search'],
  ['6 without a store', one(6, { businessType: 1 }), '/categories'],
  ['7 takeaway home', one(7), '/'],
  ['8 takeaway main category', one(8, { categoryId: 9 }), '/categories'],
  ['9 takeaway primary category', one(9, { categoryId: 9 }), '/categoriesDetail?id=9'],
  ['9 by id', one(9, { id: 'x' }), '/categoriesDetail?id=x'],
  ['9 by the rule', one(9, {}, { classifyId: 3 }), '/categoriesDetail?id=3'],
  ['9 without a category', one(9), '/categories'],
  ['10 top-up credit', one(10), '/gold/buy'],
  ['11 member centre', one(11), '/member/online'],
  ['12 task centre', one(12), '/member/upgrade?skipAddress=TaskCenterController'],
  ['13 member mall', one(13), '/member/upgrade?skipAddress=MemberCenterController'],
  [
    '14 product voucher',
    one(14, { productId: 'p', storeId: 's' }),
    '/group/productDetail?productId=p',
  ],
  ['14 by id', one(14, { id: 'p' }), '/group/productDetail?productId=p'],
  ['14 without a product', one(14), '/groupbooking'],
  ['16 monthly card', one(16), '/vip/home'],
  ['17 check-in', one(17), '/rule/sign'],
  ['18 boom coupon', one(18), '/com-page/app-search?isGroup=1'],
  ['19 member', one(19), '/vip/user'],
];

describe('version-1 jumps (spec 000 §3, decisions N2–N4)', () => {
  it.each(ROWS)('%s', (_, rule, path) => {
    expect(jumpTarget(rule, context())).toEqual({
      kind: 'route',
      path,
      url: `https://senado.example/#${path}`,
    });
    expect(findRoute(splitPath(path).path)).not.toBeNull();
  });
  it.each([2, 3, 15, 20, 0, -1, null, undefined])(
    'type %s does nothing and gives the reason (decision N1)',
    (skipType) => {
      expect(jumpTarget({ jumpVersion: 1, skipType }, context())).toEqual({
        kind: 'none',
        reason: 'unknownType',
      });
    },
  );
});

describe('parameters (decision N5)', () => {
  it('reads skipParameter before skipParameterName', () => {
    expect(
      pathOf({
        jumpVersion: 1,
        skipType: 5,
        skipParameter: '{"categoryId":"1"}',
        skipParameterName: '{"categoryId":"2"}',
      }),
    ).toBe('/market/category?categoryId=1');
  });
  it.each([undefined, null, '', '  '])(
    'reads skipParameterName when skipParameter is %j',
    (skipParameter) => {
      expect(
        pathOf({
          jumpVersion: 1,
          skipType: 5,
          skipParameter,
          skipParameterName: '{"categoryId":"2"}',
        }),
      ).toBe('/market/category?categoryId=2');
    },
  );
  it.each(['{', 'null', '7', '"x"', '[1]', '{"categoryId":null}', '{"categoryId":{}}'])(
    'takes %s as empty and opens the section’s home',
    (skipParameter) => {
      expect(
        pathOf({
          jumpVersion: 1,
          skipType: 5,
          skipParameter,
          skipParameterName: '{"categoryId":"2"}',
        }),
      ).toBe('/market/index');
    },
  );
});

describe('the app’s least versions (spec 000 §5)', () => {
  it.each([
    [18, '4.2.9', '4.3.0'],
    [18, null, '4.3.0'],
    [18, '4.3', '4.3.0'],
    [14, '6.3.99', '6.4.0', '/group/upgrade?to=%2Fgroupbooking'],
  ])('type %s in app %s asks for an update to %s', (skipType, version, minimum, page?: string) => {
    expect(jumpTarget(one(skipType), app(version))).toEqual({
      kind: 'none',
      reason: 'versionTooLow',
      minimum,
      toastKey: 'jump.versionTooLow',
      updatePage: page ?? null,
    });
  });
  it.each([
    [18, '4.3.0'],
    [14, '6.4.0'],
    [14, '10.0.0'],
    [4, '1.0.0'],
  ])('type %s opens in app %s', (skipType, version) => {
    expect(jumpTarget(one(skipType), app(version)).kind).toBe('route');
  });
  it('asks no other client for a version', () => {
    expect(jumpTarget(one(14), context({ client: 'wallet' })).kind).toBe('route');
  });
});

describe('web links (decision N6)', () => {
  const link = (skipAddress: string | null, more: Partial<JumpContext> = {}) =>
    jumpTarget({ jumpVersion: 1, skipType: 1, skipAddress }, context(more));
  it.each(Object.keys(CLIENT_KINDS) as ClientKind[])('%s opens a listed host at once', (client) => {
    expect(link('https://shop.example/a?b=1', { client })).toEqual({
      kind: 'external',
      url: 'https://shop.example/a?b=1',
      mustConfirm: false,
    });
  });
  it('an ordinary browser asks before it leaves for another host', () => {
    expect(link('https://other.example')).toEqual({
      kind: 'external',
      url: 'https://other.example',
      mustConfirm: true,
    });
  });
  it.each((Object.keys(CLIENT_KINDS) as ClientKind[]).filter((client) => client !== 'web'))(
    '%s opens no other host',
    (client) => {
      expect(link('https://other.example', { client })).toEqual({
        kind: 'none',
        reason: 'hostNotListed',
      });
    },
  );
  it.each([
    ['http://shop.example', 'notHttps'],
    ['javascript:alert(1)', 'notHttps'],
    ['data:text/html,x', 'notHttps'],
    ['weixin://x', 'notHttps'],
    ['//shop.example', 'badAddress'],
    ['https://', 'badAddress'],
    ['https://shop.example@evil.example', 'badAddress'],
    ['https://shop.example:8443/', 'badAddress'],
    ['https://shop.example\\@evil.example', 'badAddress'],
    ['https://shop.exam\tple', 'badAddress'],
    ['https://shop.example/a b', 'badAddress'],
    ['https://localhost', 'badAddress'],
    ['shop.example', 'badAddress'],
    ['', 'noAddress'],
    ['  ', 'noAddress'],
    [null, 'noAddress'],
  ])('%j does not open: %s', (address, reason) => {
    expect(link(address)).toEqual({ kind: 'none', reason });
  });
  it.each([
    ['https://a.senado.example/x', false],
    ['https://A.B.SENADO.example', false],
    ['https://notsenado.example', true],
    ['https://shop.example.evil.example', true],
    ['https://sub.shop.example', true],
    ['https://shop.example:443', false],
  ])('%s must be confirmed: %s', (address, mustConfirm) => {
    expect(link(address)).toMatchObject({ kind: 'external', mustConfirm });
  });
  it.each([
    ['/store?id=1', '/store?id=1'],
    ['#/store?id=1', '/store?id=1'],
    ['/#/store?id=1', '/store?id=1'],
    ['https://senado.example/#/store?id=1', '/store?id=1'],
    ['https://senado.example#/gold/buy', '/gold/buy'],
    ['https://senado.example', '/'],
    ['https://senado.example/', '/'],
    ['https://senado.example/#/', '/'],
  ])('%s stays inside the app', (address, path) => {
    expect(link(address)).toEqual({ kind: 'route', path, url: `https://senado.example/#${path}` });
  });
  it.each([
    ['https://senado.example.evil.example/#/store', 'external'],
    ['https://senado.example/docs', 'external'],
    ['https://senado.example//evil.example', 'external'],
  ])('%s is a page outside', (address, kind) => {
    expect(link(address).kind).toBe(kind);
  });
  it('treats no address as its own without a main site', () => {
    expect(link('https://shop.example/#/x', { mainSite: '' }).kind).toBe('external');
  });
});

describe('the older form (spec 000 §3, decision N1)', () => {
  it.each([null, undefined, 0, 2])(
    'jumpVersion %s, type 1 is a web or internal address',
    (jumpVersion) => {
      expect(
        jumpTarget({ jumpVersion, skipType: 1, skipAddress: '/gold/buy' }, context()),
      ).toMatchObject({ kind: 'route', path: '/gold/buy' });
      expect(
        jumpTarget({ jumpVersion, skipType: 1, skipAddress: 'https://shop.example' }, context()),
      ).toMatchObject({ kind: 'external' });
    },
  );
  it('type 2 opens natively in the app', () => {
    expect(
      jumpTarget(
        { skipType: 2, skipAddress: 'TaskCenterController', skipParameter: '{"a":1}' },
        app('1.0.0'),
      ),
    ).toEqual({
      kind: 'native',
      call: 'jumpByScheme',
      target: 'TaskCenterController',
      parameters: '{"a":1}',
    });
  });
  it('type 2 shows the web page elsewhere, where there is one', () => {
    expect(
      jumpTarget({ skipType: 2, skipAddress: 'MemberCenterController' }, context()),
    ).toMatchObject({ kind: 'route', path: '/member/upgrade?skipAddress=MemberCenterController' });
    expect(jumpTarget({ skipType: 2, skipAddress: 'OtherController' }, context())).toEqual({
      kind: 'none',
      reason: 'nativeOnly',
    });
  });
  it.each([
    ['javascript:x', 'badAddress'],
    ['a b', 'badAddress'],
    ['', 'noAddress'],
    [null, 'noAddress'],
  ])('type 2 with %j does nothing: %s', (skipAddress, reason) => {
    expect(jumpTarget({ skipType: 2, skipAddress }, app('9.0.0'))).toEqual({
      kind: 'none',
      reason,
    });
  });
  it.each([0, 3, 18, null])('type %s does nothing', (skipType) => {
    expect(jumpTarget({ skipType, skipAddress: '/' }, context())).toEqual({
      kind: 'none',
      reason: 'unknownType',
    });
  });
});

describe('how each client opens a link (spec 000 §2)', () => {
  const half = (client: ClientKind) =>
    context({ client, appVersion: '9.0.0', isHalfWebView: true });
  it('wraps it in a native web view in the app’s half-screen view only', () => {
    expect(jumpTarget(one(10), half('app'))).toEqual({
      kind: 'native',
      call: 'openWebPage',
      target: 'https://senado.example/#/gold/buy',
      parameters: '',
    });
    expect(
      jumpTarget(one(1, {}, { skipAddress: 'https://shop.example' }), half('app')),
    ).toMatchObject({ kind: 'native', call: 'openWebPage', target: 'https://shop.example' });
    expect(jumpTarget(one(10), half('wallet')).kind).toBe('route');
  });
  it.each([
    [one(6, { storeId: 's', businessType: 2 }), 'navigateTo', '/pages/group/store/index?id=s'],
    [one(14, { productId: 'p' }), 'navigateTo', '/pages/group/productDetail/index?productId=p'],
    [one(6, { storeId: 's' }), 'navigateTo', '/pages/market/store/index?id=s'],
    [
      one(6, { storeId: 's,t', redpackId: 'r' }),
      'navigateTo',
      '/pages/market/search/repackStores?redpackId=r',
    ],
    [one(6, { storeId: 's', businessType: 1 }), 'navigateTo', '/pages/takeaway/store/index?id=s'],
    [
      one(6, { storeId: 's,t', businessType: 1, redpackId: 'r' }),
      'navigateTo',
      '/pages/takeaway/search/list?redpackId=r',
    ],
    [one(4), 'switchTab', '/pages/index/market/index'],
    [one(7), 'switchTab', '/pages/index/home/index'],
  ])('the mini-program shows its own page: %#', (rule, call, target) => {
    expect(jumpTarget(rule, context({ client: 'miniProgram' }))).toEqual({
      kind: 'native',
      call,
      target,
      parameters: '',
    });
  });
  it('the mini-program shows the rest here', () => {
    expect(jumpTarget(one(16), context({ client: 'miniProgram' })).kind).toBe('route');
  });
});
