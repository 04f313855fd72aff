import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { aLine, aUnitOffer } from '../testing/builders.ts';
import type { CartLine } from './cart-line.ts';
import { lineId } from './line-id.ts';

const spicy = { highPropId: 'spice', valueId: 'hot', count: 1 };
const iced = { highPropId: 'ice', valueId: 'less', count: 1 };
const egg = { id: 'egg', price: cents(300) };
const ham = { id: 'ham', price: cents(500) };

describe('the identity of a line', () => {
  it('is 32 hex digits that never change', () => {
    expect(lineId(aLine())).toMatch(/^[0-9a-f]{32}$/);
    expect(lineId(aLine({ props: [spicy], ingredients: [egg] }))).toBe(
      '7bd8c9ae43a7e966fd09eb2d70d5b56b',
    );
  });
  it.each<[string, Partial<CartLine>, Partial<CartLine>]>([
    ['the order of choosing', { props: [spicy, iced] }, { props: [iced, spicy] }],
    ['the order of extras', { ingredients: [egg, ham] }, { ingredients: [ham, egg] }],
    [
      'a value chosen twice or with count 2',
      { props: [spicy, spicy] },
      { props: [{ ...spicy, count: 2 }] },
    ],
    ['a value that was taken off', { props: [spicy, { ...iced, count: 0 }] }, { props: [spicy] }],
    [
      'prices',
      { price: cents(100), ingredients: [egg] },
      { price: cents(200), ingredients: [{ ...egg, price: cents(1) }] },
    ],
    ['offers', { seckill: aUnitOffer() }, { seckill: null }],
  ])('does not know %s', (_, one, other) => {
    expect(lineId(aLine(one))).toBe(lineId(aLine(other)));
  });
  it.each<[string, Partial<CartLine>, Partial<CartLine>]>([
    ['product', { productId: 'p' }, { productId: 'q' }],
    ['SKU', { skuId: 'p' }, { skuId: 'q' }],
    ['value', { props: [spicy] }, { props: [{ ...spicy, valueId: 'mild' }] }],
    ['property', { props: [spicy] }, { props: [{ ...spicy, highPropId: 'other' }] }],
    ['count', { props: [spicy] }, { props: [{ ...spicy, count: 2 }] }],
    ['extras', { ingredients: [egg] }, { ingredients: [egg, egg] }],
    ['add-on', {}, { selectedPurchase: true }],
    ['mall coupon', {}, { isMallCoupon: true, mallCouponUserId: 'c1' }],
    [
      'coupon',
      { isMallCoupon: true, mallCouponUserId: 'c1' },
      { isMallCoupon: true, mallCouponUserId: 'c2' },
    ],
    ['place of a colon', { productId: 'a:b', skuId: 'c' }, { productId: 'a', skuId: 'b:c' }],
    ['place of a quote', { productId: 'a","b', skuId: 'c' }, { productId: 'a', skuId: 'b","c' }],
  ])('differs by %s', (_, one, other) => {
    expect(lineId(aLine(one))).not.toBe(lineId(aLine(other)));
  });
  it('is the same for any order of anything', () => {
    const prop = fc.record({
      highPropId: fc.constantFrom('a', 'b', 'c'),
      valueId: fc.constantFrom('x', 'y'),
      count: fc.integer({ min: 0, max: 3 }),
    });
    const lists = fc
      .array(prop, { maxLength: 6 })
      .chain((props) =>
        fc.tuple(fc.constant(props), fc.shuffledSubarray(props, { minLength: props.length })),
      );
    fc.assert(
      fc.property(lists, ([props, shuffled]) => {
        expect(lineId(aLine({ props }))).toBe(lineId(aLine({ props: shuffled })));
      }),
    );
  });
});
