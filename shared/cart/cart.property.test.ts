import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../kernel/time.ts';
import { aLine, NOON } from '../testing/builders.ts';
import { referenceAdd, referenceRemove } from '../testing/reference-cart.ts';
import { addToCart } from './add-to-cart.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import { isSoldOut, stockPieces } from './cart-room.ts';
import { lineGrams } from './cart-weight.ts';
import { mallCouponChoice } from './mall-coupon.ts';
import { isBelowMinimum, removeFromCart } from './remove-from-cart.ts';
import { selectLines } from './select-lines.ts';
import { setQuantity } from './set-quantity.ts';

/**
 * A small shop: three products with two SKUs and three varieties each. Limits belong to product and
 * SKU, so that they are the same for each variety.
 */
const shop = fc.array(
  fc.record({
    minPurchase: fc.constantFrom(0, 1, 2, 3),
    limitCount: fc.constantFrom(-1, 0, 3, 5),
    sellout: fc.constantFrom(false, false, false, true),
    skus: fc.array(
      fc.record({
        storeStock: fc.constantFrom(-1, 0, 2, 4),
        maxPurchase: fc.constantFrom(-1, 2, 3),
        weight: fc.constantFrom(0, 0.001, 0.35, 2500, 3333.333),
      }),
      { minLength: 2, maxLength: 2 },
    ),
  }),
  { minLength: 3, maxLength: 3 },
);

type Shop = typeof shop extends fc.Arbitrary<infer S> ? S : never;

const choiceOf = (goods: Shop, product: number, variety: number): CartChoice => {
  const { skus, ...facts } = goods[product]!;
  const sku = variety % 2;
  return aLine({
    uuid: `p${product}`,
    ...facts,
    ...skus[sku]!,
    skuId: `sku-${product}-${sku}`,
    props: [{ highPropId: 'spice', valueId: `v${variety}`, count: 1 }],
  });
};
const coupon = (n: number): CartChoice =>
  mallCouponChoice({
    productId: 'coupon',
    merchantProductId: 'coupon',
    mallCouponUserId: `held-${n}`,
    defaultSku: { skuId: 'coupon' },
  });

const action = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'remove', 'set', 'select', 'coupon'),
  product: fc.nat(2),
  variety: fc.nat(5),
  at: fc.nat(9),
  quantity: fc.nat(7),
});
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
};

const act = (
  cart: Cart,
  goods: Shop,
  { kind, product, variety, at, quantity }: Action,
  now: Instant,
): Cart => {
  const uuid = cart.length > 0 ? cart[at % cart.length]!.uuid : 'none';
  if (kind === 'select') return selectLines(cart, [uuid], quantity > 3);
  const choice = kind === 'coupon' ? coupon(variety) : choiceOf(goods, product, variety);
  const result =
    kind === 'remove'
      ? removeFromCart(cart, uuid, now)
      : kind === 'set'
        ? setQuantity(cart, uuid, { quantity, now })
        : addToCart(cart, choice, { now, takesOrders: true });
  return result.ok ? result.cart : cart;
};

/** What all rules promise of every cart. */
const expectSound = (cart: Cart): void => {
  const pieces = (lines: Cart): number => lines.reduce((sum, line) => sum + line.quantity, 0);
  for (const line of cart) {
    const ofSku = pieces(
      cart.filter(
        (other) =>
          other.productId === line.productId &&
          other.skuId === line.skuId &&
          other.mallCouponUserId === line.mallCouponUserId,
      ),
    );
    expect(line.quantity).toBeGreaterThan(0);
    expect(isSoldOut(line)).toBe(false);
    expect(ofSku).toBeLessThanOrEqual(stockPieces(line.storeStock));
    if (line.maxPurchase !== -1) expect(ofSku).toBeLessThanOrEqual(line.maxPurchase);
    if (line.limitCount !== -1)
      expect(
        pieces(cart.filter((other) => other.productId === line.productId)),
      ).toBeLessThanOrEqual(line.limitCount);
    expect(isBelowMinimum(cart, line.productId)).toBe(false);
  }
  expect(cart.reduce((sum, line) => sum + lineGrams(line), 0)).toBeLessThanOrEqual(10_000_000);
  expect(new Set(cart.map(({ uuid }) => uuid)).size).toBe(cart.length);
  expect(cart.filter(({ type }) => type === 'plus').length).toBeLessThanOrEqual(1);
};

const carts = fc.tuple(shop, fc.array(action, { maxLength: 25 })).map(([goods, actions]) => ({
  goods,
  cart: actions.reduce<Cart>((cart, next) => act(cart, goods, next, NOON), []),
}));
const unmarked = (cart: Cart): Cart => cart.map((line) => ({ ...line, type: null }));

describe('any cart', () => {
  it('never passes a stock, a limit or the weight, nor stays below a minimum, whatever the guest does; and no rule changes a cart in place', () => {
    fc.assert(
      fc.property(shop, fc.array(action, { maxLength: 25 }), (goods, actions) => {
        let cart: Cart = [];
        for (const next of actions) {
          cart = act(deepFreeze(cart), goods, next, NOON);
          expectSound(cart);
        }
      }),
      { numRuns: 400 },
    );
  });
  it('is what the slow reference makes of it, when something is added', () => {
    fc.assert(
      fc.property(carts, fc.nat(2), fc.nat(5), ({ goods, cart }, product, variety) => {
        const choice = choiceOf(goods, product, variety);
        expect(addToCart(cart, choice, { now: NOON, takesOrders: false })).toEqual(
          referenceAdd(cart, choice, { now: NOON, takesOrders: false }),
        );
      }),
      { numRuns: 600 },
    );
  });
  it('is what the slow reference makes of it, when something is removed', () => {
    fc.assert(
      fc.property(carts, fc.nat(9), ({ cart }, at) => {
        const uuid = cart.length > 0 ? cart[at % cart.length]!.uuid : 'none';
        const result = removeFromCart(cart, uuid, NOON);
        expect(result.ok ? result.cart : null).toEqual(referenceRemove(cart, uuid, NOON));
      }),
      { numRuns: 600 },
    );
  });
  // a second line of a product starts with its own minimum, so as many removals as pieces take it
  // out again;
  // the first line of a product goes with the first removal that is below the minimum
  it('comes back, but for the mark, when the pieces that were added are removed again and their line was selected', () => {
    fc.assert(
      fc.property(carts, fc.nat(2), fc.nat(5), ({ goods, cart: made }, product, variety) => {
        const cart = selectLines(made, 'all', true);
        const result = addToCart(cart, choiceOf(goods, product, variety), {
          now: NOON,
          takesOrders: true,
        });
        if (!result.ok) return;
        let after = result.cart;
        for (let piece = 0; piece < result.added; piece += 1) {
          const removed = removeFromCart(after, result.uuid, NOON);
          if (removed.ok) after = removed.cart;
        }
        expect(unmarked(after)).toEqual(unmarked(cart));
      }),
      { numRuns: 600 },
    );
  });
});
