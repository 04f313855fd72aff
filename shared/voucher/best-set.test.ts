import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { plus } from '../kernel/time.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import {
  aCart,
  aDelivery,
  anOffer,
  aPriceInput,
  aUnitOffer,
  NOON,
  someLines,
} from '../testing/builders.ts';
import { bestVoucherSet, MOST_STACKED } from './best-set.ts';
import type { Offer } from './offer.ts';

/** Ten pieces at 10.00: 100.00. */
const hundred = (change: Partial<PriceInput> = {}) =>
  aPriceInput({ lines: someLines({ quantity: 10 }), ...change });
const off = (id: string, amount: number, change: Partial<Offer> = {}) =>
  anOffer({ id, value: { amount: cents(amount) }, ...change });
const mall = (id: string, amount: number, change: Partial<Offer> = {}) =>
  off(id, amount, { kind: 'mallCoupon', ...change });
const best = (offers: readonly Offer[], cart = hundred()) => bestVoucherSet(offers, cart, NOON);
const ids = (offers: readonly Offer[], cart = hundred()) => best(offers, cart).offerIds;

describe('the best set of offers', () => {
  it('is empty without offers, and for an empty cart', () => {
    expect(best([])).toEqual({ offerIds: [], savingCents: 0, payableCents: 10_000, leftOut: [] });
    expect(best([off('v', 100)], aPriceInput({ lines: [] }))).toEqual({
      offerIds: [],
      savingCents: 0,
      payableCents: 0,
      leftOut: [{ offerId: 'v', reason: 'SCOPE_PRODUCT' }],
    });
  });
  it('is the one that takes most of those that exclude each other, and says by how much', () => {
    expect(best([off('v', 500), off('r', 800, { kind: 'redPacket' }), off('w', 300)])).toEqual({
      offerIds: ['r'],
      savingCents: 800,
      payableCents: 9200,
      leftOut: [
        { offerId: 'v', reason: 'notBest', lessCents: 300 },
        { offerId: 'w', reason: 'notBest', lessCents: 500 },
      ],
    });
  });
  it('puts mall coupons together when they beat the best of the others', () => {
    const coupons = [mall('m1', 300), mall('m2', 400)];
    expect(best([off('v', 600), ...coupons])).toEqual({
      offerIds: ['m1', 'm2'],
      savingCents: 700,
      payableCents: 9300,
      leftOut: [{ offerId: 'v', reason: 'notBest', lessCents: 100 }],
    });
    expect(best([off('v', 800), ...coupons]).leftOut).toEqual([
      { offerId: 'm1', reason: 'notBest', lessCents: 100 },
      { offerId: 'm2', reason: 'notBest', lessCents: 100 },
    ]);
  });
  it('takes the coupon with the higher minimum first, so that a smaller one does not stop it', () => {
    expect(
      best([mall('small', 100), mall('big', 3000, { limitAmount: cents(10_000) })]),
    ).toMatchObject({ offerIds: ['big', 'small'], savingCents: 3100, leftOut: [] });
  });
  it('takes a rate before a face value, for it takes more of more', () => {
    expect(
      best([mall('face', 500), mall('half', 0, { value: { rate: 0.5, maxAmount: null } })]),
    ).toMatchObject({ offerIds: ['half', 'face'] });
  });
  it('leaves out a coupon that would stop a better one from reaching its minimum', () => {
    expect(
      best([
        mall('first', 100, { limitAmount: cents(10_000) }),
        mall('big', 3000, { limitAmount: cents(10_000) }),
      ]),
    ).toMatchObject({
      offerIds: ['big'],
      leftOut: [{ offerId: 'first', reason: 'notBest', lessCents: 2900 }],
    });
  });
  it('says what is missing, and every other reason of an offer that does not count', () => {
    expect(
      best([
        off('min', 500, { limitAmount: cents(12_000) }),
        off('old', 500, { endAt: plus(NOON, -1) }),
        off('other', 500, { productIds: ['x'] }),
      ]).leftOut,
    ).toEqual([
      { offerId: 'min', reason: 'BELOW_MIN', need: 2000 },
      { offerId: 'old', reason: 'EXPIRED' },
      { offerId: 'other', reason: 'SCOPE_PRODUCT' },
    ]);
  });
  it('keeps a price-break voucher off discount items, and packets off pickup', () => {
    const cart = aCart({ quantity: 10, discount: aUnitOffer() });
    expect(
      best([off('v', 500, { isPriceBreak: true }), off('f', 500, { kind: 'freeDelivery' })], cart)
        .leftOut,
    ).toEqual([
      { offerId: 'v', reason: 'EXCLUSIVE', with: 'discountItems' },
      { offerId: 'f', reason: 'EXCLUSIVE', with: 'pickup' },
    ]);
  });
  it('takes the delivery packet when the fee is more than any voucher', () => {
    expect(
      ids(
        [off('v', 400), off('f', 600, { kind: 'freeDelivery' })],
        hundred({ handover: aDelivery() }),
      ),
    ).toEqual(['f']);
    expect(
      ids(
        [off('v', 600), off('f', 600, { kind: 'freeDelivery' })],
        hundred({ handover: aDelivery() }),
      ),
    ).toEqual(['v']);
  });
  it('has no offer in it that saves nothing: gold pays for all of the goods already', () => {
    expect(best([off('v', 500)], hundred({ gold: [{ id: 'g', amount: cents(10_000) }] }))).toEqual({
      offerIds: [],
      savingCents: 0,
      payableCents: 10,
      leftOut: [{ offerId: 'v', reason: 'notBest', lessCents: 0 }],
    });
  });

  it('has fewer offers when as much is saved', () => {
    expect(ids([mall('m1', 300), mall('m2', 700), mall('m3', 10_000)])).toEqual(['m3']);
    expect(ids([off('v', 700), mall('m1', 300), mall('m2', 400)])).toEqual(['v']);
  });
  it('then uses what expires first, and then the earlier one', () => {
    const [soon, later] = [plus(NOON, 1000), plus(NOON, 2000)];
    expect(ids([off('late', 500, { endAt: later }), off('soon', 500, { endAt: soon })])).toEqual([
      'soon',
    ]);
    expect(ids([off('first', 500, { endAt: soon }), off('second', 500, { endAt: soon })])).toEqual([
      'first',
    ]);
    const pair = (id: string, endAt: typeof soon) => mall(id, 5000, { endAt });
    expect(ids([pair('a', later), pair('b', later), pair('c', soon)])).toEqual(['a', 'c']);
  });

  it('combines the strongest of too many mall coupons, and still compares them with the rest', () => {
    const many = Array.from({ length: MOST_STACKED + 2 }, (_, index) =>
      mall(`m${index}`, 100 + index),
    );
    expect(ids(many)).toEqual(many.slice(2).map(({ id }) => id));
    expect(best(many).leftOut).toEqual([
      { offerId: 'm0', reason: 'notBest', lessCents: 1290 - 100 },
      { offerId: 'm1', reason: 'notBest', lessCents: 1290 - 101 },
    ]);
    expect(ids([...many, off('v', 9000)])).toEqual(['v']);
  });
});
