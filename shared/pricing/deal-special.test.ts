import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { anOffer, NOON } from '../testing/builders.ts';
import type { Offer } from '../voucher/offer.ts';
import { dealPriceInput, dealSaving } from './deal-price.ts';
import { bestSpecial, specialUse, type DealSpecial } from './deal-special.ts';
import { priceCart } from './price-cart.ts';

const flash = (more: Partial<Extract<DealSpecial, { kind: 'FLASH' }>> = {}): DealSpecial => ({
  kind: 'FLASH',
  activityId: 'noon',
  price: cents(1900),
  stock: -1,
  userRemaining: -1,
  ...more,
});
const bulk = (price: number, fromQuantity: number): DealSpecial => ({
  kind: 'BULK',
  activityId: 'autumn',
  price: cents(price),
  fromQuantity,
});
const best = (specials: readonly DealSpecial[], quantity = 2) =>
  bestSpecial(specials, { price: cents(3800), quantity });
const priced = (special: DealSpecial | null, quantity = 2, offers: Offer[] = []) => {
  const quote = priceCart(
    dealPriceInput({
      productId: 'tarts',
      price: cents(3800),
      quantity,
      storeIds: ['senado'],
      offers,
      special,
      buyer: { isLoggedIn: true, appVersion: null, paymentChannel: null },
    }),
    NOON,
  );
  return { quote, use: specialUse(quote, special), pay: quote.totals.payableCents };
};

describe('a flash price', () => {
  it('counts for all pieces where nothing limits it', () => {
    expect(priced(flash())).toMatchObject({ pay: 3800, use: { pieces: 2, saving: 3800 } });
  });

  it('counts for what is left of it and of the buyer’s limit; the others cost what the deal costs', () => {
    expect(priced(flash({ stock: 1 }))).toMatchObject({ pay: 5700, use: { pieces: 1 } });
    expect(priced(flash({ stock: 9, userRemaining: 2 }), 3).pay).toBe(1900 * 2 + 3800);
    expect(priced(flash({ stock: 0 })).use).toBeNull();
  });

  it('takes a coupon after it, but no price-break one (decision I1)', () => {
    const off = (more: Partial<Offer>): Offer =>
      anOffer({ value: { amount: cents(500) }, ...more });
    const { pay, quote } = priced(flash(), 2, [off({})]);
    expect([pay, dealSaving(quote)]).toEqual([3300, 500]);
    expect(priced(flash(), 2, [off({ isPriceBreak: true })]).quote.refusedOffers).toHaveLength(1);
  });
});

describe('a bulk price', () => {
  it('counts for every piece from its number on', () => {
    expect(best([bulk(3000, 3)], 2)).toBeNull();
    expect(priced(best([bulk(3000, 3)], 3), 3)).toMatchObject({
      pay: 9000,
      use: { kind: 'BULK', pieces: 3 },
    });
  });
});

describe('the special price of an order (decision GA19)', () => {
  it('is the one that takes most off, never two', () => {
    expect(best([bulk(3000, 2), flash()])).toMatchObject({ kind: 'FLASH' });
    expect(best([bulk(3000, 2), flash({ stock: 1 })], 10)).toMatchObject({ kind: 'BULK' });
    expect(best([bulk(1900, 2), flash()])).toMatchObject({ kind: 'FLASH' });
  });

  it('is none where none is lower', () => {
    expect(best([])).toBeNull();
    expect(best([flash({ price: cents(3800) }), bulk(5000, 1)])).toBeNull();
  });

  it('saves what the quote saves', () => {
    const limit = fc.integer({ min: -1, max: 6 });
    const amount = fc.integer({ min: 10, max: 6000 });
    const some = fc.record({
      price: amount,
      stock: limit,
      userRemaining: limit,
      bulkPrice: amount,
      from: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(some, ({ price, stock, userRemaining, bulkPrice, from, quantity }) => {
        const special = best(
          [flash({ price: cents(price), stock, userRemaining }), bulk(bulkPrice, from)],
          quantity,
        );
        const { quote, use } = priced(special, quantity);
        expect(quote.totals.payableCents).toBe(3800 * quantity - (use?.saving ?? 0));
        expect(use === null).toBe(special === null);
      }),
    );
  });
});
