import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { aDiscount } from '../../testing/activity-builders.ts';
import { aCart, anOffer, aUnitOffer, someActivities } from '../../testing/builders.ts';
import { offersOf, stepsOf } from '../../testing/quote-views.ts';

const packet = (change: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ id: 'packet', kind: 'redPacket', ...change });

describe('a red packet', () => {
  it('goes with promotions that share with no voucher, and is no price-break voucher', () => {
    const cart = {
      ...aCart({ discount: aUnitOffer() }),
      activities: someActivities({ discount: [aDiscount({ shareVoucher: false })] }),
      chosenOffers: [packet({ isPriceBreak: true })],
    };
    expect(stepsOf(cart)).toEqual(['goods 1000', 'discount -500', 'redPacket -100']);
  });
  it('goes alone among the offers', () => {
    expect(
      offersOf({ ...aCart({}), chosenOffers: [packet(), packet({ id: 'p2' }), anOffer()] }),
    ).toEqual({ used: ['packet'], refused: ['p2 EXCLUSIVE packet', 'offer EXCLUSIVE packet'] });
  });
  it('has a minimum of its own', () => {
    expect(
      offersOf({ ...aCart({}), chosenOffers: [packet({ limitAmount: cents(1001) })] }).refused,
    ).toEqual(['packet BELOW_MIN 1']);
  });
});
