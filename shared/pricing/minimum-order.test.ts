import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import { aCart, aDelivery, aStore, aUnitOffer, NOON } from '../testing/builders.ts';
import { minimumOrder } from './minimum-order.ts';
import { priceCart } from './price-cart.ts';
import type { PriceInput } from './price-input.ts';

const asked = (line: Partial<CartLine>, sendPrice: number, change: Partial<PriceInput> = {}) => {
  const input = { ...aCart({}, line), store: aStore({ sendPrice: cents(sendPrice) }), ...change };
  return minimumOrder(input, priceCart(input, NOON));
};

describe('the least amount of a pickup order with discount dishes (spec 002 §5)', () => {
  it.each<[string, Partial<CartLine>, string | undefined]>([
    ['flash-discount dishes', { seckill: aUnitOffer() }, 'pickupFlash'],
    ['discount dishes', { discount: aUnitOffer() }, 'pickupDiscount'],
    ['older discount dishes', { oldDiscount: aUnitOffer() }, 'pickupDiscount'],
    [
      'both',
      { quantity: 2, seckill: aUnitOffer({ stock: 1 }), discount: aUnitOffer() },
      'pickupFlash',
    ],
    ['a discount that is used up', { discount: aUnitOffer({ stock: 0 }) }, undefined],
    ['neither', {}, undefined],
  ])('with %s', (_, line, reason) => {
    expect(asked(line, 50_000)?.reason).toBe(reason);
  });
  it('is the sendPrice of the store, up to which it asks', () => {
    expect(asked({ discount: aUnitOffer() }, 1501)).toEqual({
      reason: 'pickupDiscount',
      amountCents: 1501,
    });
    expect(asked({ discount: aUnitOffer() }, 1500)).toBeNull();
  });
  it('is not for delivery', () => {
    expect(asked({ discount: aUnitOffer() }, 50_000, { handover: aDelivery() })).toBeNull();
  });
});
