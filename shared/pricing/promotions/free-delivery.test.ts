import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, aDelivery, anOffer, PICKUP } from '../../testing/builders.ts';
import { offersOf, stepsOf } from '../../testing/quote-views.ts';
import type { Handover, PriceInput } from '../price-input.ts';

const packet = (change: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ id: 'packet', kind: 'freeDelivery', value: { amount: cents(300) }, ...change });
const promotion = (amount: number): Handover =>
  aDelivery({
    offers: {
      market: {
        activityType: 2,
        deliveryDetails: [{ limitAmount: cents(0), amount: cents(amount) }],
      },
      shared: false,
    },
  });
const sent = (handover: Handover, ...chosenOffers: PriceInput['chosenOffers']): PriceInput => ({
  ...aCart({}),
  handover,
  chosenOffers,
});

describe('a free-delivery packet', () => {
  it.each([
    [299, 'deliveryFee 500,freeDelivery -299'],
    [500, 'deliveryFee 500,freeDelivery -500'],
    [501, 'deliveryFee 500,freeDelivery -500'],
  ])('of %i cents off a fee of 5.00', (amount, steps) => {
    expect(
      stepsOf(sent(aDelivery(), packet({ value: { amount: cents(amount) } })))
        .slice(1)
        .join(),
    ).toBe(steps);
  });
  it.each([
    [0.4, null, -300],
    [0.4, 200, -200],
    [0, null, -500],
  ])('with a rate of %d, up to %j', (rate, max, delta) => {
    expect(
      stepsOf(
        sent(aDelivery(), packet({ value: { rate, maxAmount: max === null ? null : cents(max) } })),
      ).at(-1),
    ).toBe(`freeDelivery ${delta}`);
  });
  it.each([
    [299, { used: ['packet'], refused: [] }],
    [300, { used: [], refused: ['packet EXCLUSIVE deliveryPromotion'] }],
    [301, { used: [], refused: ['packet EXCLUSIVE deliveryPromotion'] }],
  ])('beside a promotion of %i cents', (amount, offers) => {
    expect(offersOf(sent(promotion(amount), packet()))).toEqual(offers);
  });
  it('leaves the place to the next offer when the promotion is better', () => {
    expect(offersOf(sent(promotion(400), packet(), anOffer()))).toEqual({
      used: ['offer'],
      refused: ['packet EXCLUSIVE deliveryPromotion'],
    });
    expect(offersOf(sent(aDelivery(), packet(), anOffer()))).toEqual({
      used: ['packet'],
      refused: ['offer EXCLUSIVE packet'],
    });
  });
  it('has the goods of its scope for its minimum', () => {
    expect(offersOf(sent(aDelivery(), packet({ limitAmount: cents(1001) }))).refused).toEqual([
      'packet BELOW_MIN 1',
    ]);
    expect(offersOf(sent(aDelivery(), packet({ productIds: ['other'] }))).refused).toEqual([
      'packet SCOPE_PRODUCT',
    ]);
  });
  it.each<[string, Handover, string]>([
    ['pickup', PICKUP, 'packet EXCLUSIVE pickup'],
    ['no fee', aDelivery({ plan: { amount: cents(0) } }), 'packet SCOPE_PRODUCT'],
    [
      'an order too heavy',
      aDelivery({ plan: { amount: cents(500), limitWeight: 0.4 } }),
      'packet SCOPE_PRODUCT',
    ],
  ])('is not for %s', (_, handover, refused) => {
    expect(offersOf(sent(handover, packet()))).toEqual({ used: [], refused: [refused] });
  });
});
