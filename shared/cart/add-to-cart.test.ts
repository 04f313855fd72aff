import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { plus } from '../kernel/time.ts';
import { aLine, NOON } from '../testing/builders.ts';
import { addToCart } from './add-to-cart.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import type { CartLine } from './cart-line.ts';

const OPEN = { now: NOON, takesOrders: true };
const LATER = { now: plus(NOON, 1000), takesOrders: true };

const added = (cart: Cart, choice: CartChoice, context = OPEN): Cart => {
  const result = addToCart(cart, choice, context);
  if (!result.ok) throw new Error(result.reason);
  return result.cart;
};
/** A cart with these varieties of the same product, this many pieces each. */
const holding = (choice: Partial<CartLine>, ...quantities: number[]): Cart =>
  quantities.reduce<Cart>((cart, quantity, n) => {
    const lines = added(
      cart,
      aLine({
        ...choice,
        minPurchase: 1,
        props: [{ highPropId: 'spice', valueId: `v${n}`, count: 1 }],
      }),
    );
    return lines.map((line, index) => (index === lines.length - 1 ? { ...line, quantity } : line));
  }, []);

describe('adding to a cart', () => {
  it('makes a new line with one piece, selected and marked as just added', () => {
    expect(
      addToCart([], aLine({ quantity: 7, selected: false, uuid: 'other' }), OPEN),
    ).toMatchObject({
      ok: true,
      added: 1,
      notice: null,
      cart: [
        {
          quantity: 1,
          selected: true,
          type: 'plus',
          joinTime: NOON,
          updateTime: NOON,
          price: 1000,
        },
      ],
    });
  });
  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [6, 6],
  ])('starts a minimum purchase of %i with %i', (minPurchase, quantity) => {
    expect(addToCart([], aLine({ minPurchase }), OPEN)).toMatchObject({
      added: quantity,
      cart: [{ quantity }],
    });
  });
  it('starts with the minimum also beside another line of the product', () => {
    const [, second] = added(holding({ minPurchase: 3 }, 3), aLine({ minPurchase: 3 }));
    expect(second).toMatchObject({ quantity: 3 });
  });
  it('adds one to the line with the same choice, selects it, and keeps its price until prices are asked for again', () => {
    const cart = added([], aLine({ minPurchase: 3 })).map((line) => ({ ...line, selected: false }));
    const [line, ...others] = added(cart, aLine({ minPurchase: 3, price: cents(1200) }), LATER);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      quantity: 4,
      selected: true,
      type: 'plus',
      price: 1000,
      joinTime: NOON,
      updateTime: LATER.now,
    });
  });
  it('marks only the newest line, and leaves every other line as it is', () => {
    const first = added([], aLine({ uuid: 'a' }));
    const second = added(first, aLine({ uuid: 'b' }));
    const third = added(second, aLine({ uuid: 'c' }));
    expect(third.map(({ type }) => type)).toEqual([null, null, 'plus']);
    expect(third[0]).toBe(second[0]);
    expect(added(third, aLine({ uuid: 'a' })).map(({ type }) => type)).toEqual([
      'plus',
      null,
      null,
    ]);
  });
  it('drops lines without pieces, and begins again with one that had none', () => {
    const empty = added([], aLine({ minPurchase: 2 })).map((line) => ({ ...line, quantity: 0 }));
    expect(added(empty, aLine({ uuid: 'b' }))).toHaveLength(1);
    expect(added(empty, aLine({ minPurchase: 2 }))).toMatchObject([{ quantity: 2 }]);
  });
  it('is possible while the store is closed, and says so (decision G12)', () => {
    expect(addToCart([], aLine(), { now: NOON, takesOrders: false })).toMatchObject({
      ok: true,
      notice: 'storeClosed',
    });
  });
});

describe('a cart refuses', () => {
  const second = (change: Partial<CartLine>): CartChoice =>
    aLine({ ...change, props: [{ highPropId: 'spice', valueId: 'v9', count: 1 }] });

  it.each<[string, Partial<CartLine>]>([
    ['taken off', { sellout: true }],
    ['without stock', { storeStock: 0 }],
    ['oversold', { storeStock: -2 }],
  ])('what is sold out: %s', (_, change) => {
    expect(addToCart([], aLine(change), OPEN)).toEqual({ ok: false, reason: 'soldOut' });
  });
  it.each([
    ['one piece below the stock', 5, [4], true],
    ['at the stock', 5, [5], false],
    ['at the stock over two lines of the SKU', 5, [2, 3], false],
    ['above a stock that has sunk', 5, [6], false],
    ['at an unlimited stock less one', -1, [99_998], true],
    ['at an unlimited stock', -1, [99_999], false],
  ])('more than the stock: %s', (_, storeStock, quantities, fits) => {
    const result = addToCart(
      holding({ weight: 0 }, ...quantities),
      second({ storeStock, weight: 0 }),
      OPEN,
    );
    expect(result).toMatchObject(
      fits
        ? { ok: true }
        : { ok: false, reason: 'stockLimit', stock: storeStock === -1 ? 99_999 : storeStock },
    );
  });
  it.each([
    ['below the SKU limit', { maxPurchase: 3 }, [2], null],
    ['at the SKU limit', { maxPurchase: 3 }, [3], 3],
    ['at the SKU limit over two lines', { maxPurchase: 3 }, [1, 2], 3],
    ['with a SKU limit of 0', { maxPurchase: 0 }, [], 0],
    ['below the product limit', { limitCount: 3 }, [1, 1], null],
    ['at the product limit', { limitCount: 3 }, [1, 2], 3],
    ['with a product limit of 0', { limitCount: 0 }, [], 0],
    ['the tighter limit', { maxPurchase: 5, limitCount: 4 }, [5], 4],
    ['without limits', { maxPurchase: -1, limitCount: -1 }, [500], null],
  ] as const)('more than what one guest may buy: %s', (_, limits, quantities, limit) => {
    const result = addToCart(holding({}, ...quantities), second(limits), OPEN);
    expect(result).toMatchObject(
      limit === null ? { ok: true } : { ok: false, reason: 'purchaseLimit', limit },
    );
  });
  it('counts another SKU of the product for its limit, not for the stock or limit of this one', () => {
    const other = added([], aLine({ skuId: 'large', quantity: 1 }));
    expect(addToCart(other, aLine({ storeStock: 1, maxPurchase: 1 }), OPEN)).toMatchObject({
      ok: true,
    });
    expect(addToCart(other, aLine({ limitCount: 1 }), OPEN)).toMatchObject({
      reason: 'purchaseLimit',
      limit: 1,
    });
    expect(addToCart(other, aLine({ uuid: 'b', limitCount: 1 }), OPEN)).toMatchObject({ ok: true });
  });
  it('a minimum purchase that does not fit', () => {
    expect(addToCart([], aLine({ minPurchase: 3, storeStock: 3 }), OPEN)).toMatchObject({
      ok: true,
    });
    expect(addToCart([], aLine({ minPurchase: 3, storeStock: 2 }), OPEN)).toMatchObject({
      reason: 'stockLimit',
      stock: 2,
    });
    expect(addToCart([], aLine({ minPurchase: 3, maxPurchase: 2 }), OPEN)).toMatchObject({
      reason: 'purchaseLimit',
      limit: 2,
    });
  });
  it('by stock before limits when both are reached together, else by the one that is reached first', () => {
    expect(
      addToCart(holding({}, 2), second({ storeStock: 2, maxPurchase: 2 }), OPEN),
    ).toMatchObject({ reason: 'stockLimit' });
    expect(
      addToCart([], aLine({ minPurchase: 5, storeStock: 4, limitCount: 2 }), OPEN),
    ).toMatchObject({ reason: 'purchaseLimit', limit: 2 });
  });
  it.each([
    [9999, 1, true],
    [9999.5, 0.5, true],
    [9999.999, 0.001, true],
    [9999.999, 0.002, false],
    [10_000, 0.001, false],
    [10_000, 0, true],
    [10_000.001, 0, true],
    [0, 10_000, true],
    [0, 10_000.001, false],
  ])('more than 10,000 kg: %d kg and %d kg more', (held, weight, fits) => {
    const cart = [aLine({ uuid: 'heavy', weight: held, selected: false })];
    expect(addToCart(cart, aLine({ weight }), OPEN)).toMatchObject(
      fits ? { ok: true } : { ok: false, reason: 'overweight', limitKg: 10_000 },
    );
  });
});
