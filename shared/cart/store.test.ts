import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant } from '../kernel/time.ts';
import { aLine, NOON } from '../testing/builders.ts';
import { cartKey, cartKeyPrefix, isCartExpired } from './cart-key.ts';
import { deliveryModeOf, offeredWay } from './delivery-mode.ts';
import { menuRows, selectMenuClass } from './menu.ts';
import { popupProduct } from './popup-product.ts';
import type { ProductWithOptions } from './product-options.ts';
import { sortProducts } from './sort-products.ts';
import { isOverlayOpen, storeBar, takesOrders } from './store-bar.ts';
import { twoItemHint } from './two-item-hint.ts';

describe('how a store hands over', () => {
  it.each([
    [true, true, 0, false],
    [false, true, 1, true],
    [true, false, 2, false],
    [false, false, 2, false],
  ])(
    'delivery %s, pickup %s: mode %i, self-collection %s',
    (delivery, enableAskfor, mode, isSelfCollection) => {
      expect(deliveryModeOf({ delivery, enableAskfor })).toEqual({ mode, isSelfCollection });
    },
  );
  it.each([
    ['delivery', true, true, 'delivery'],
    ['pickup', true, true, 'pickup'],
    ['delivery', false, true, 'pickup'],
    ['pickup', false, true, 'pickup'],
    ['delivery', true, false, 'delivery'],
    ['pickup', true, false, 'delivery'],
    ['delivery', false, false, 'delivery'],
    ['pickup', false, false, 'delivery'],
  ] as const)(
    'who wants %s, where delivery is on: %s and pickup: %s, gets %s',
    (wanted, delivery, enableAskfor, way) => {
      expect(offeredWay(wanted, { delivery, enableAskfor })).toBe(way);
    },
  );
});

describe('the store bar', () => {
  it.each([
    [1, null, 'open'],
    [1, 2, 'open'],
    [6, 1, 'scheduled'],
    [6, 0, 'hidden'],
    [6, null, 'hidden'],
    [6, undefined, 'hidden'],
    [5, 1, 'hidden'],
    [0, null, 'hidden'],
  ] as const)('showType %i and reserveType %s: %s', (showType, reserveType, bar) => {
    expect(storeBar({ showType, reserveType })).toBe(bar);
  });
  it.each([
    [0, 1, null, true],
    [null, 1, null, true],
    [undefined, 1, null, true],
    [1, 1, null, false],
    [2, 1, 1, false],
    [3, 6, null, false],
    [9, 1, null, false],
    [1, 6, 1, true],
    [3, 6, 1, true],
  ])(
    'closedType %s, showType %i, reserveType %s: takes orders %s',
    (closedType, showType, reserveType, takes) => {
      expect(takesOrders({ closedType, showType, reserveType })).toBe(takes);
    },
  );
  it('closes its overlay when the cart is empty', () => {
    expect(isOverlayOpen(true, [aLine()])).toBe(true);
    expect(isOverlayOpen(true, [aLine({ quantity: 0 })])).toBe(false);
    expect(isOverlayOpen(true, [])).toBe(false);
    expect(isOverlayOpen(false, [aLine()])).toBe(false);
  });
});

describe('sorting products', () => {
  const product = (
    id: string,
    rate: number | null,
    sold: number,
    price: number,
    sellout = false,
  ) => ({ id, productDiscountRate: rate, saleQtyTotal: sold, price: cents(price), sellout });
  const products = [
    product('gone', 0.1, 99, 1, true),
    product('a', null, 5, 300),
    product('b', 0.8, 5, 100),
    product('c', 0.5, 7, 300),
    product('gone2', null, 50, 900, true),
    product('d', 1, 0, 200),
  ];
  it.each([
    [1, 'c b a d gone gone2'],
    [2, 'c a b d gone gone2'],
    [3, 'b d a c gone gone2'],
    [4, 'a c d b gone2 gone'],
    [9, 'a b c d gone gone2'],
  ])('by %i: %s', (sort, order) => {
    expect(
      sortProducts(products, sort)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(order);
    expect(products[0]!.id).toBe('gone');
  });
});

describe('the menu', () => {
  it.each([
    [[], []],
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
  ])('has two items in a row: %j', (products, rows) => {
    expect(menuRows(products)).toEqual(rows);
  });
  it('begins at the first category of a class that is chosen', () => {
    expect(selectMenuClass(3)).toEqual({ classIndex: 3, categoryIndex: 0, subcategoryIndex: 0 });
  });
});

describe('the two-item hint', () => {
  it.each([
    [1000, false, null, 2000, 2000],
    [999, false, null, 2000, null],
    [1001, false, null, 2000, 2002],
    [1000, true, null, 2000, null],
    [1000, false, 1500, 9000, 2000],
    [1000, false, 2001, 100, null],
    [1000, false, null, 0, null],
    [1000, false, 0, 100, null],
  ])(
    'price %i, discounted %s, threshold %s, sendPrice %i: %s',
    (price, isDiscounted, threshold, sendPrice, hint) => {
      expect(
        twoItemHint({
          price: cents(price),
          isDiscounted,
          twoItemHintThreshold: threshold === null ? null : cents(threshold),
          sendPrice: cents(sendPrice),
        }),
      ).toBe(hint);
    },
  );
});

describe('where a cart is kept', () => {
  it('has one key a store, kind of store and guest', () => {
    expect(cartKey({ vertical: 'market', userId: 'u1', storeId: 's1' })).toBe('cart/market/u1/s1');
    expect(cartKey({ vertical: 'takeout', userId: null, storeId: 's1' })).toBe(
      'cart/takeout/guest/s1',
    );
    expect(cartKeyPrefix({ vertical: 'market', userId: null })).toBe('cart/market/guest/');
  });
  it.each([
    [0, false],
    [7 * 86_400_000 - 1, false],
    [7 * 86_400_000, true],
  ])('after %i ms is too old: %s', (age, isExpired) => {
    expect(isCartExpired(NOON, instant(NOON + age))).toBe(isExpired);
  });
});

describe('the product of a popup', () => {
  const product = { productId: 'p' } as ProductWithOptions;
  const kept = { productId: 'p', sellout: true } as ProductWithOptions;
  it('is the fetched one, else the cached one, else only its id', () => {
    expect(popupProduct('p', product, kept)).toEqual({ source: 'fetched', product });
    expect(popupProduct('p', null, kept)).toEqual({ source: 'cached', product: kept });
    expect(popupProduct('p', null, null)).toEqual({ source: 'bare', productId: 'p' });
  });
});
