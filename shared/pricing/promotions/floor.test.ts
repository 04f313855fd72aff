import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, anOffer, NOON } from '../../testing/builders.ts';
import { priceCart } from '../price-cart.ts';

const quoteOf = (taken: number, ...prices: number[]) =>
  priceCart(
    {
      ...aCart(...prices.map((price) => ({ price: cents(price) }))),
      chosenOffers: [anOffer({ value: { amount: cents(taken) } })],
    },
    NOON,
  );

describe('the least that is paid', () => {
  it.each([
    [989, 11, false],
    [990, 10, false],
    [991, 10, true],
    [1000, 10, true],
  ])('after %i of 10.00 are taken is %i', (taken, payable, isFloored) => {
    const { totals, isFloored: floored } = quoteOf(taken, 1000);
    expect([totals.payableCents, floored]).toEqual([payable, isFloored]);
  });
  it('is charged for goods that are free, and not for an empty cart', () => {
    expect([
      quoteOf(0, 0).totals.payableCents,
      quoteOf(0).totals.payableCents,
      quoteOf(0).isFloored,
    ]).toEqual([10, 0, false]);
  });
  it('is spread over what is left, else evenly over the lines', () => {
    expect(quoteOf(994, 500, 500).lines.map(({ shareCents }) => shareCents)).toEqual([5, 5]);
    expect(quoteOf(1500, 500, 500, 500).lines.map(({ shareCents }) => shareCents)).toEqual([
      4, 3, 3,
    ]);
  });
});
