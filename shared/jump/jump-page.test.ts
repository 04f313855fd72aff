import { describe, expect, it } from 'vitest';
import { jumpPagePath, oldDetailPath } from './jump-page.ts';

describe('a printed code or a message (decision GA5)', () => {
  it.each([
    [{ type: 'store', id: 's-1' }, '/group/store?id=s-1'],
    [{ type: 'product', id: 'p' }, '/group/productDetail?productId=p'],
    [{ type: 'order', id: 'o' }, '/group/orderDetail?orderId=o'],
    [{ type: 'activity', id: 'a' }, '/activity/group/detail?activityId=a'],
    [{ type: 'coupon', id: 'c' }, '/share?voucherId=c'],
    [{ type: 'product', id: 'p', toPage: '/gold/buy' }, '/group/productDetail?productId=p'],
    [{ toPage: '/gold/buy?n=1' }, '/gold/buy?n=1'],
    [{ toPage: '#/groupbooking' }, '/groupbooking'],
  ])('%j leads to %s', (query, path) => {
    expect(jumpPagePath(query)).toBe(path);
  });
  it.each([
    {},
    { type: 'product' },
    { type: 'product', id: '<script>' },
    { type: 'lottery', id: '1' },
    { type: 'lottery', toPage: '/gold/buy' },
    { type: 'constructor', id: '1' },
    { id: '1' },
    { toPage: 'https://evil.example' },
    { toPage: '//evil.example' },
    { toPage: '/jumpPage?type=product&id=1' },
    { toPage: '/share?voucherId=c' },
  ])('%j leads home', (query) => {
    expect(jumpPagePath(query)).toBe('/');
  });
});

describe('the old address of a deal or an order (decision GA3)', () => {
  it.each([
    [{ orderId: 'o', id: 'p' }, '/group/orderDetail?orderId=o'],
    [{ id: 'p', productId: 'q' }, '/group/productDetail?productId=p'],
    [{ productId: 'q' }, '/group/productDetail?productId=q'],
    [{ id: 'a b' }, '/groupbooking'],
    [{}, '/groupbooking'],
  ])('%j leads to %s', (query, path) => {
    expect(oldDetailPath(query)).toBe(path);
  });
});
