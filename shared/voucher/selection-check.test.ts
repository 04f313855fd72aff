import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { anOffer, aPriceInput, NOON } from '../testing/builders.ts';
import { checkSelection } from './selection-check.ts';

const offers = [
  anOffer({ id: 'v' }),
  anOffer({ id: 'r', kind: 'redPacket' }),
  anOffer({ id: 'min', limitAmount: cents(1500) }),
  anOffer({ id: 'used', used: true }),
];
const check = (chosenIds: readonly string[], price = 1000) =>
  checkSelection(
    {
      chosenIds,
      offers,
      cart: aPriceInput({
        lines: aPriceInput().lines.map((line) => ({ ...line, price: cents(price) })),
      }),
    },
    NOON,
  );

describe('the selection looked at again (decision I2)', () => {
  it('keeps every offer in its order, each with its reason', () => {
    expect(check(['gone', 'used', 'v', 'r'])).toEqual([
      { offerId: 'gone', counts: false, reason: 'NOT_FOUND' },
      { offerId: 'used', counts: false, reason: 'USED' },
      { offerId: 'v', counts: true },
      { offerId: 'r', counts: false, reason: 'EXCLUSIVE', with: 'v' },
    ]);
  });
  it('counts an offer again once its reason is gone', () => {
    expect(check(['min'], 1499)).toEqual([
      { offerId: 'min', counts: false, reason: 'BELOW_MIN', need: 1 },
    ]);
    expect(check(['min'], 1500)).toEqual([{ offerId: 'min', counts: true }]);
  });
  it('of nothing is nothing', () => {
    expect(check([])).toEqual([]);
  });
});
