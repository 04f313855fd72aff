import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aCart, anOffer, NOON } from '../../testing/builders.ts';
import { stepsOf } from '../../testing/quote-views.ts';
import { priceCart } from '../price-cart.ts';

const fees = {
  serviceFees: [
    { kind: 'holiday', cents: cents(300) },
    { kind: 'typhoon', cents: cents(200) },
    { kind: 'holiday', cents: cents(50) },
  ],
  boxCents: cents(100),
  bags: 3,
  bagCents: cents(100),
};

describe('fees', () => {
  it('come on top, each kind of service fee separately, and nothing lowers them', () => {
    const cart = {
      ...aCart({}),
      fees,
      chosenOffers: [anOffer({ value: { amount: cents(5000) } })],
      gold: [{ id: 'g', amount: cents(5000) }],
    };
    expect(stepsOf(cart)).toEqual([
      'goods 1000',
      'voucher -1000',
      'serviceFee 350',
      'serviceFee 200',
      'boxFee 100',
      'bagFee 300',
    ]);
    expect(priceCart(cart, NOON)).toMatchObject({
      totals: { serviceCents: 550, boxCents: 100, bagCents: 300, payableCents: 950 },
      feeShares: { delivery: 0, service: 550, box: 100, bag: 300 },
    });
  });
  it('of zero are not traced', () => {
    expect(
      stepsOf({
        ...aCart({}),
        fees: {
          serviceFees: [{ kind: 'holiday', cents: cents(0) }],
          boxCents: cents(0),
          bags: 0,
          bagCents: cents(100),
        },
      }),
    ).toEqual(['goods 1000']);
  });
  it('are not charged for an empty cart', () => {
    expect(stepsOf({ ...aCart(), fees })).toEqual(['goods 0']);
  });
});
