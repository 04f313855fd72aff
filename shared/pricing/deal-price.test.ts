import { expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { anOffer, NOON } from '../testing/builders.ts';
import type { Offer } from '../voucher/offer.ts';
import { dealPriceInput, dealSaving, type DealOrder } from './deal-price.ts';
import { priceCart } from './price-cart.ts';

const priced = (change: Partial<DealOrder>) =>
  priceCart(
    dealPriceInput({
      productId: 'tarts',
      price: cents(3800),
      quantity: 2,
      storeIds: ['senado', 'cunha'],
      offers: [],
      special: null,
      buyer: { isLoggedIn: true, appVersion: null, paymentChannel: null },
      ...change,
    }),
    NOON,
  );
const off = (amount: number, change: Partial<Offer> = {}): Offer =>
  anOffer({ id: 'v', value: { amount: cents(amount) }, ...change });
const payable = (...offers: Offer[]) => priced({ offers }).totals.payableCents;
const refusal = (change: Partial<Offer>) => priced({ offers: [off(500, change)] }).refusedOffers;

it('a deal costs its pieces, nothing else', () => {
  expect(priced({}).totals).toMatchObject({ goodsCents: 7600, payableCents: 7600 });
  expect(priced({ storeIds: [] }).totals.payableCents).toBe(7600);
});

it('one coupon lowers it, never below 0.10', () => {
  expect(payable(off(500))).toBe(7100);
  expect(payable(off(90_000))).toBe(10);
  expect(dealSaving(priced({ offers: [off(90_000)] }))).toBe(7590);
  expect(payable(off(500), off(800, { id: 'r', kind: 'redPacket' }))).toBe(7100);
});

it('a coupon counts for its stores and deals, from its amount on', () => {
  expect(payable(off(500, { storeIds: ['cunha', 'elsewhere'], productIds: ['tarts'] }))).toBe(7100);
  expect(refusal({ storeIds: ['elsewhere'] })).toMatchObject([{ reason: 'SCOPE_STORE' }]);
  expect(refusal({ productIds: ['coffee'] })).toMatchObject([{ reason: 'SCOPE_PRODUCT' }]);
  expect(refusal({ limitAmount: cents(7601) })).toMatchObject([{ reason: 'BELOW_MIN', need: 1 }]);
  expect(refusal({ kind: 'freeDelivery' })).toHaveLength(1);
});
