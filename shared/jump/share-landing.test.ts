import { describe, expect, it } from 'vitest';
import { gatewayLink, gatewayPath, landingPath, shareLanding } from './share-landing.ts';

describe('a shared link (spec 000 §2)', () => {
  it.each([
    [
      { shareId: 'abc', storeId: 's' },
      { kind: 'redPacket', shareId: 'abc' },
    ],
    [{ orderId: 'o-1' }, { kind: 'orderPacket', orderId: 'o-1' }],
    [{ voucherId: 'v-1' }, { kind: 'coupon', voucherId: 'v-1' }],
    [
      { storeId: 's', redpack: '1' },
      { kind: 'storeRedPackets', storeId: 's' },
    ],
    [{ id: 's' }, { kind: 'page', path: '/store?id=s' }],
    [
      { storeId: 's', productId: 'p', businessType: '1' },
      { kind: 'page', path: '/store?id=s&productId=p' },
    ],
    [
      { storeId: 's', productId: 'p', businessType: '3' },
      { kind: 'page', path: '/market/store?id=s&productId=p' },
    ],
    [
      { storeId: 's', businessType: '2' },
      { kind: 'page', path: '/group/store?id=s' },
    ],
    [{ productId: 'p' }, { kind: 'page', path: '/group/productDetail?productId=p' }],
    [{ toPage: '/userRedpack' }, { kind: 'page', path: '/userRedpack' }],
    [
      { shareId: '<script>', voucherId: 'a b' },
      { kind: 'page', path: '/' },
    ],
    [{}, { kind: 'page', path: '/' }],
  ])('%j lands at %j', (query, landing) => {
    expect(shareLanding(query)).toEqual(landing);
  });

  it.each([
    ['/store?id=1', '/store?id=1'],
    ['#/store?id=1', '/store?id=1'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/share?toPage=/share', '/'],
    ['/wechat-gateway', '/'],
    ['/share#x', '/'],
    ['/jumpPage?toPage=/share', '/'],
    ['/groupbooking/jumpPage', '/'],
    ['/groupbooking/detail?id=1', '/'],
    ['/group/upgrade?to=/jumpPage', '/'],
    ['/groupbooking', '/groupbooking'],
    ['/shares', '/shares'],
    [undefined, '/'],
  ])('%s leads to %s, and to no other site (decision M8)', (text, path) => {
    expect(landingPath(text)).toBe(path);
  });

  it('the gateway leads on with what the page needs', () => {
    expect(gatewayPath({ toPage: '/store', id: '1' })).toBe('/store?id=1');
    expect(gatewayPath({ toPage: '/store?id=2', id: '1' })).toBe('/store?id=2');
    expect(gatewayPath({ id: '1' })).toBe('/?id=1');
    expect(gatewayLink('https://senado.example/', '/store?id=1')).toBe(
      'https://senado.example/#/wechat-gateway?toPage=%2Fstore%3Fid%3D1',
    );
    expect(gatewayLink('https://senado.example/', '/share?orderId=1')).toBe(
      'https://senado.example/#/share?orderId=1',
    );
  });
});
