import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aStore, aUnitOffer } from '../../testing/builders.ts';
import { overflowsIn, unitsOf } from '../../testing/quote-views.ts';

const flash = (quantity: number, change: Parameters<typeof aUnitOffer>[0] = {}) => ({
  quantity,
  seckill: aUnitOffer(change),
});

describe('seckill', () => {
  it.each([
    [2, [['2 seckill 500']], []],
    [3, [['3 seckill 500']], []],
    [4, [['3 seckill 500', '1 goods 1000']], ['seckillLimit 3']],
  ])('%i pieces under a limit of 3 an order', (quantity, units, overflow) => {
    const cart = { ...aCart(flash(quantity)), store: aStore({ seckillLimitQty: 3 }) };
    expect([unitsOf(cart), overflowsIn(cart)]).toEqual([units, overflow]);
  });
  it('shares the limit of the order among the lines in cart order', () => {
    const cart = { ...aCart(flash(2), flash(2), flash(1)), store: aStore({ seckillLimitQty: 3 }) };
    expect(unitsOf(cart)).toEqual([
      ['2 seckill 500'],
      ['1 seckill 500', '1 goods 1000'],
      ['1 goods 1000'],
    ]);
    expect(overflowsIn(cart)).toEqual(['seckillLimit 3', 'seckillLimit 3']);
  });
  it.each([
    ['stock', { stock: 1 }, 'seckillStock 1'],
    ['what the guest has left', { userRemaining: 1 }, 'seckillUserLimit 1'],
    ['the guest before the stock', { userRemaining: 1, stock: 1 }, 'seckillUserLimit 1'],
    ['nothing left', { stock: 0 }, 'seckillStock 0'],
  ])('is capped by %s', (_, change, overflow) => {
    expect(overflowsIn(aCart(flash(2, change)))).toEqual([overflow]);
  });
  it.each([
    ['what the guest has left', { userRemaining: 3 }, 'seckillUserLimit 3'],
    ['the stock', { stock: 3 }, 'seckillStock 3'],
  ])(
    'shares %s among the lines of a dish: what is over costs its original price',
    (_, change, overflow) => {
      const cart = aCart(
        { productId: 'tart', ...flash(2, change) },
        { productId: 'tart', ...flash(3, change) },
        { productId: 'bun', ...flash(1, change) },
      );
      expect([unitsOf(cart), overflowsIn(cart)]).toEqual([
        [['2 seckill 500'], ['1 seckill 500', '2 goods 1000'], ['1 seckill 500']],
        [overflow],
      ]);
    },
  );
  it('has the remainder of each sale separately', () => {
    const cart = aCart(
      { productId: 'tart', ...flash(1, { userRemaining: 1 }) },
      { productId: 'tart', ...flash(1, { userRemaining: 1, activityId: 'another' }) },
    );
    expect(unitsOf(cart)).toEqual([['1 seckill 500'], ['1 seckill 500']]);
  });
  it('is no candidate at the SKU price, and is one a cent below', () => {
    expect(unitsOf(aCart(flash(1, { price: cents(1000) })))).toEqual([['1 goods 1000']]);
    expect(unitsOf(aCart(flash(1, { price: cents(999) })))).toEqual([['1 seckill 999']]);
  });
});
