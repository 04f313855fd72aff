import { describe, expect, it } from 'vitest';
import { plus } from '../kernel/time.ts';
import { aLine, NOON } from '../testing/builders.ts';
import { putBack } from './put-back.ts';
import { productMinimum, removeFromCart } from './remove-from-cart.ts';
import { setQuantity } from './set-quantity.ts';

const LATER = plus(NOON, 1000);
const family = (minPurchase: number, ...quantities: number[]) =>
  quantities.map((quantity, n) =>
    aLine({ uuid: `f${n}`, productId: 'buns', quantity, minPurchase }),
  );

describe('removing from a cart', () => {
  it('takes one piece, unmarks the line, and leaves the other lines as they are', () => {
    const cart = [
      aLine({ uuid: 'a', quantity: 2, type: 'plus', selected: false }),
      aLine({ uuid: 'b' }),
    ];
    const result = removeFromCart(cart, 'a', LATER);
    expect(result).toMatchObject({
      ok: true,
      cart: [
        { uuid: 'a', quantity: 1, type: null, selected: false, updateTime: LATER },
        { uuid: 'b' },
      ],
      gone: [],
      belowMinimum: null,
    });
    expect(result.ok && result.cart[1]).toBe(cart[1]);
    expect(cart[0]!.quantity).toBe(2);
  });
  it('drops a line at 0, and lines that had no pieces', () => {
    const cart = [aLine({ uuid: 'a' }), aLine({ uuid: 'b', quantity: 0 }), aLine({ uuid: 'c' })];
    expect(removeFromCart(cart, 'a', LATER)).toMatchObject({
      cart: [{ uuid: 'c' }],
      gone: [{ index: 0, line: cart[0] }],
      belowMinimum: null,
    });
  });
  it.each([
    ['one line above its minimum', 3, [4], 'f0', [3], null],
    ['one line at its minimum', 3, [3], 'f0', [], 3],
    ['lines together above', 3, [2, 2], 'f0', [1, 2], null],
    ['lines together at the minimum', 3, [2, 1], 'f0', [], 3],
    ['the last piece of one line, enough left', 3, [1, 3], 'f0', [3], null],
    ['the last piece of one line, too few left', 3, [1, 2], 'f0', [], 3],
    ['a minimum of 1', 1, [1], 'f0', [], null],
    ['no minimum', 0, [1, 1], 'f1', [1], null],
  ] as const)(
    'holds the minimum purchase over all lines of a product: %s',
    (_, minimum, quantities, uuid, left, belowMinimum) => {
      const cart = [
        ...family(minimum, ...quantities),
        aLine({ uuid: 'other', minPurchase: 9, quantity: 1 }),
      ];
      const result = removeFromCart(cart, uuid, LATER);
      expect(result).toMatchObject({ ok: true, belowMinimum });
      expect(result.ok && result.cart.map(({ quantity }) => quantity)).toEqual([...left, 1]);
    },
  );
  it('goes by the greatest minimum of the lines that are left', () => {
    const cart = [
      aLine({ uuid: 'a', productId: 'p', minPurchase: 5, quantity: 1 }),
      aLine({ uuid: 'b', productId: 'p', minPurchase: 2, quantity: 4 }),
    ];
    expect(removeFromCart(cart, 'b', LATER)).toMatchObject({ cart: [], belowMinimum: 5 });
    expect(removeFromCart(cart, 'a', LATER)).toMatchObject({
      cart: [{ uuid: 'b', quantity: 4 }],
      belowMinimum: null,
    });
    expect(productMinimum([], 'p')).toBe(0);
  });
  it('refuses a line that is not there or has no pieces', () => {
    expect(removeFromCart([aLine({ uuid: 'a', quantity: 0 })], 'a', LATER)).toEqual({
      ok: false,
      reason: 'notInCart',
    });
    expect(removeFromCart([], 'a', LATER)).toEqual({ ok: false, reason: 'notInCart' });
  });
});

describe('undoing a removal', () => {
  it('puts all lines of the product back in their places, as they were', () => {
    const [one, two] = family(3, 2, 1);
    const cart = [one!, aLine({ uuid: 'x' }), two!, aLine({ uuid: 'y' })];
    const result = removeFromCart(cart, 'f1', LATER);
    expect(result.ok && putBack(result.cart, result.gone)).toEqual(cart);
  });
  it('leaves a product alone that has come back meanwhile, and appends where the cart is shorter now', () => {
    const gone = [
      { index: 4, line: aLine({ uuid: 'a', productId: 'p' }) },
      { index: 5, line: aLine({ uuid: 'b', productId: 'q' }) },
    ];
    expect(putBack([aLine({ uuid: 'c', productId: 'p' })], gone).map(({ uuid }) => uuid)).toEqual([
      'c',
      'b',
    ]);
  });
});

describe('typing a quantity', () => {
  const cart = [
    aLine({ uuid: 'a', quantity: 3, minPurchase: 2, storeStock: 5, limitCount: 6, type: 'plus' }),
    aLine({ uuid: 'b', productId: 'product-a', quantity: 1, minPurchase: 0 }),
  ];
  it('raises a line to its limit and not further', () => {
    expect(setQuantity(cart, 'a', { quantity: 5, now: LATER })).toMatchObject({
      ok: true,
      cart: [{ quantity: 5, type: 'plus', updateTime: LATER }, { quantity: 1 }],
      gone: [],
      belowMinimum: null,
    });
    expect(setQuantity(cart, 'a', { quantity: 6, now: LATER })).toEqual({
      ok: false,
      reason: 'stockLimit',
      stock: 5,
    });
    expect(
      setQuantity(
        cart.map((line) => ({ ...line, limitCount: 5 })),
        'a',
        { quantity: 5, now: LATER },
      ),
    ).toEqual({ ok: false, reason: 'purchaseLimit', limit: 5 });
  });
  it.each([
    [2, [2, 1]],
    [1, [1, 1]],
    [0, [1]],
  ])('lowers it to %i', (quantity, left) => {
    const result = setQuantity(cart, 'a', { quantity, now: LATER });
    expect(result.ok && result.cart.map((line) => line.quantity)).toEqual(left);
  });
  it('drops the product below its minimum purchase', () => {
    expect(setQuantity([cart[0]!], 'a', { quantity: 1, now: LATER })).toMatchObject({
      cart: [],
      belowMinimum: 2,
      gone: [{ index: 0, line: { quantity: 3 } }],
    });
    expect(setQuantity([cart[0]!], 'a', { quantity: 0, now: LATER })).toMatchObject({
      cart: [],
      belowMinimum: null,
    });
  });
  it.each([-1, 0.5, Number.NaN, Infinity])('refuses %d', (quantity) => {
    expect(setQuantity(cart, 'a', { quantity, now: LATER })).toEqual({
      ok: false,
      reason: 'notWhole',
    });
  });
  it('refuses a line that is not there', () => {
    expect(setQuantity(cart, 'z', { quantity: 1, now: LATER })).toEqual({
      ok: false,
      reason: 'notInCart',
    });
  });
});
