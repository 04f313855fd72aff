import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aDelivery, anOffer, NOON } from '../../testing/builders.ts';
import { stepsOf } from '../../testing/quote-views.ts';
import { priceCart } from '../price-cart.ts';

const items = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ id: `g${index}`, amount: cents(amount) }));

describe('gold', () => {
  it.each([
    [9, []],
    [10, []],
    [11, ['gold -11']],
    [12, ['gold -12']],
  ])('on goods of %i cents', (price, steps) => {
    expect(
      stepsOf({ ...aCart({ price: cents(price) }), gold: items(500) }).filter((step) =>
        step.startsWith('gold'),
      ),
    ).toEqual(steps);
  });
  it('takes its items together, at most the goods after offers, and nothing of the fees', () => {
    const cart = { ...aCart({}), handover: aDelivery(), chosenOffers: [anOffer()] };
    expect(stepsOf({ ...cart, gold: items(300, 200) })).toEqual([
      'goods 1000',
      'voucher -100',
      'gold -500',
      'deliveryFee 500',
    ]);
    expect(stepsOf({ ...cart, gold: items(800, 200) })).toEqual([
      'goods 1000',
      'voucher -100',
      'gold -900',
      'deliveryFee 500',
    ]);
  });
  it('is spread over all lines by what is left of them', () => {
    expect(
      priceCart({ ...aCart({}, {}, {}), gold: items(299) }, NOON).lines.map(
        ({ shareCents }) => 1000 - shareCents,
      ),
    ).toEqual([100, 100, 99]);
  });
});
