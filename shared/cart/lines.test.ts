import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { plus } from '../kernel/time.ts';
import { aLine, aUnitOffer, NOON, someLines } from '../testing/builders.ts';
import { addMallCoupon, goodsLines, type MallCoupon } from './mall-coupon.ts';
import { piecePrice } from './piece-price.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { checkRequiredCategory, hasRequiredInStock } from './required-category.ts';
import { selectionOf, selectLines } from './select-lines.ts';
import { newestLine, stepperOf } from './stepper.ts';

describe('selecting lines', () => {
  const cart = someLines(
    { selected: false },
    { selected: true },
    { selected: false, sellout: true },
  );
  it('selects one, all or none; what is sold out stays out', () => {
    expect(selectLines(cart, ['a'], true).map((line) => line.selected)).toEqual([
      true,
      true,
      false,
    ]);
    expect(selectLines(cart, 'all', true).map((line) => line.selected)).toEqual([
      true,
      true,
      false,
    ]);
    expect(selectLines(cart, ['c', 'unknown'], true)).toEqual(cart);
    expect(selectLines(cart, 'all', false).map((line) => line.selected)).toEqual([
      false,
      false,
      false,
    ]);
    expect(selectLines([aLine({ selected: true, storeStock: 0 })], 'all', true)).toMatchObject([
      { selected: false },
    ]);
    expect(selectLines(cart, 'all', true)[1]).toBe(cart[1]);
  });
  it('says whether all, some or none are selected', () => {
    expect(selectionOf(cart)).toBe('some');
    expect(selectionOf(selectLines(cart, 'all', true))).toBe('all');
    expect(selectionOf(selectLines(cart, 'all', false))).toBe('none');
    expect(selectionOf([])).toBe('none');
    expect(selectionOf([aLine({ sellout: true, selected: true })])).toBe('none');
  });
});

describe('mall coupons', () => {
  const coupon: MallCoupon = {
    productId: 'coupon',
    merchantProductId: 'mp',
    mallCouponUserId: 'held-1',
    defaultSku: { skuId: 'sku' },
  };
  const context = { now: NOON, takesOrders: true };
  it('come in with quantity 1, once each, and leave by decrementing', () => {
    const one = addMallCoupon([aLine()], coupon, context);
    if (!one.ok) throw new Error(one.reason);
    expect(one.cart[1]).toMatchObject({
      quantity: 1,
      isMallCoupon: true,
      mallCouponUserId: 'held-1',
      price: 0,
      weight: 0,
    });
    expect(goodsLines(one.cart)).toEqual([one.cart[0]]);
    expect(addMallCoupon(one.cart, coupon, context)).toEqual({
      ok: false,
      reason: 'purchaseLimit',
      limit: 1,
    });
    expect(
      addMallCoupon(one.cart, { ...coupon, mallCouponUserId: 'held-2' }, context),
    ).toMatchObject({ ok: true, added: 1 });
    expect(removeFromCart(one.cart, one.uuid, NOON)).toMatchObject({ cart: [{ uuid: 'a' }] });
  });
});

describe('required products', () => {
  it.each([
    ['fresh and required selected', [{ isFresh: true }, { required: true }], true, true],
    [
      'fresh, required not selected',
      [{ isFresh: true }, { required: true, selected: false }],
      true,
      false,
    ],
    ['fresh without required', [{ isFresh: true }], true, false],
    ['fresh not selected', [{ isFresh: true, selected: false }, {}], true, false],
    ['fresh that is itself required', [{ isFresh: true, required: true }], true, true],
    ['nothing fresh', [{}], true, true],
    ['none in the store', [{ isFresh: true }], false, true],
    ['an empty cart', [], true, true],
  ])('%s', (_, lines, inStock, ok) => {
    expect(checkRequiredCategory(someLines(...lines), inStock)).toEqual(
      ok ? { ok: true } : { ok: false, reason: 'requiredCategory' },
    );
  });
  it.each([
    [true, false, 1, true],
    [true, false, -1, true],
    [true, false, 0, false],
    [true, true, 5, false],
    [false, false, 5, false],
  ])('required %s, sold out %s, stock %i: to be had %s', (required, sellout, storeStock, has) => {
    expect(hasRequiredInStock([{ required, sellout, storeStock }])).toBe(has);
  });
});

describe('the stepper', () => {
  it('shows the pieces of a SKU over its lines and hides at 0', () => {
    const cart = [
      aLine({ uuid: 'a', productId: 'p', skuId: 's', quantity: 2 }),
      aLine({ uuid: 'b', productId: 'p', skuId: 's' }),
      aLine({ uuid: 'c', productId: 'p', skuId: 't' }),
      aLine({ uuid: 'd', productId: 'p', skuId: 's', isMallCoupon: true }),
    ];
    expect(stepperOf(cart, { productId: 'p', skuId: 's' })).toEqual({ isShown: true, quantity: 3 });
    expect(stepperOf(cart, { productId: 'q', skuId: 's' })).toEqual({
      isShown: false,
      quantity: 0,
    });
    expect(stepperOf([aLine({ quantity: 0 })], aLine())).toEqual({ isShown: false, quantity: 0 });
  });
  it('acts on the line of the product that joined last', () => {
    const cart = someLines(
      { productId: 'p', joinTime: plus(NOON, 5) },
      { productId: 'p', joinTime: NOON },
      { productId: 'p', joinTime: plus(NOON, 9), quantity: 0 },
      { productId: 'q', joinTime: plus(NOON, 9) },
    );
    expect(newestLine(cart, 'p')?.uuid).toBe('a');
    expect(newestLine(someLines({ productId: 'p' }, { productId: 'p' }), 'p')?.uuid).toBe('b');
    expect(newestLine(cart, 'r')).toBeNull();
  });
});

describe('the price of a piece', () => {
  const extras = [
    { id: 'egg', price: cents(300) },
    { id: 'egg', price: cents(300) },
  ];
  it.each([
    ['the SKU price with extras', { ingredients: extras }, 1600],
    [
      'the lowest offer, extras on top',
      {
        seckill: aUnitOffer({ price: cents(700) }),
        discount: aUnitOffer({ price: cents(650) }),
        ingredients: extras,
      },
      1250,
    ],
    ['old discount', { oldDiscount: aUnitOffer() }, 500],
    ['an offer above the SKU price', { discount: aUnitOffer({ price: cents(1500) }) }, 1000],
    ['an offer without stock', { seckill: aUnitOffer({ stock: 0 }) }, 1000],
    ['an offer that this guest used up', { seckill: aUnitOffer({ userRemaining: 0 }) }, 1000],
    [
      'half price, half-up',
      { price: cents(1001), halfPrice: { activityId: 'h', stock: -1, userRemaining: 1 } },
      501,
    ],
    [
      'welfare',
      { welfare: { welfareProductId: 'w', price: cents(100), stock: 1, orderLimit: -1 } },
      100,
    ],
    [
      'welfare not in this order',
      { welfare: { welfareProductId: 'w', price: cents(100), stock: 1, orderLimit: 0 } },
      1000,
    ],
  ])('%s', (_, change, price) => {
    expect(piecePrice(aLine(change))).toBe(price);
  });
});
