import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { T } from '../../../lib/i18n.ts';
import { offerTexts } from './offer-lines.ts';
import type { OfferKind, StoreOffers } from './offer-queries.ts';

const t: T = (key, params) =>
  params === undefined ? key : `${key} ${Object.values(params).join()}`;
const linesOf = (offers: StoreOffers): Record<string, readonly string[]> =>
  Object.fromEntries(
    (Object.keys(offers) as OfferKind[])
      .map((kind) => [kind, offerTexts(kind, offers[kind], { t, language: 'en' })] as const)
      .filter(([, texts]) => texts.length > 0),
  );

const NOTHING = {
  full: [],
  gift: null,
  return: null,
  pickup: null,
  delivery: [],
  discount: { result: [], orderLimit: -1 },
  flash: null,
  exchange: null,
} as unknown as StoreOffers;

const EVERYTHING = {
  full: [
    {
      activity: {
        activityType: 1,
        productType: 1,
        discountContentList: [{ fullAtm: cents(5000), discount: cents(600) }],
      },
    },
  ],
  gift: { fullGiftDetails: [{ limitAmount: cents(8000), fullGift: 'Lemon tea', qty: 2 }] },
  return: {
    details: [
      {
        limitAmount: cents(6000),
        voucherAmount: cents(500),
        voucherLimit: cents(4000),
        validDays: 7,
      },
    ],
  },
  pickup: { discountRate: 9, limitAmount: cents(3000) },
  delivery: [
    {
      activity: {
        activityType: 2,
        deliveryDetails: [{ limitAmount: cents(7000), amount: cents(300) }],
      },
    },
  ],
  discount: { result: [{}, {}], orderLimit: 3 },
  flash: {
    startTime: instant(Date.parse('2026-11-21T14:00:00+08:00')),
    endTime: instant(Date.parse('2026-11-22T00:00:00+08:00')),
    userLimit: 3,
  },
  exchange: {
    purchaseLimitAmount: cents(9000),
    price: cents(500),
    joinLimitQuantity: -1,
    joinLimit: -1,
    stock: -1,
  },
} as unknown as StoreOffers;

it('a store shows all that it has on, a line a kind (spec 001 §2)', () => {
  expect(linesOf(EVERYTHING)).toEqual({
    full: ['shop.offers.fullOff $50,$6'],
    gift: [expect.stringContaining('Lemon tea')],
    return: ['shop.offers.returnText $60,$5,$40,7'],
    pickup: [expect.stringContaining('shop.offers.pickupFrom $30')],
    delivery: ['shop.offers.deliveryOff $70,$3'],
    flash: ['shop.offers.flashText 14:00,24:00,3'],
    discount: ['shop.offers.discountText 2', 'shop.limitOrder 3'],
    exchange: ['shop.offers.exchangeText $90,$5'],
  });
});

it('a kind without anything has no line, nor has a pickup rate that takes nothing off', () => {
  expect(linesOf(NOTHING)).toEqual({});
  const rate = { discountRate: 10, limitAmount: cents(0) };
  expect(linesOf({ ...NOTHING, pickup: rate } as unknown as StoreOffers)).toEqual({});
});

it('a reduction of some classes, brands or dishes says that it is not for all', () => {
  const [{ activity }] = EVERYTHING.full as [StoreOffers['full'][number]];
  const full = [{ activity: { ...activity, productType: 2 } }];
  expect(linesOf({ ...NOTHING, full } as unknown as StoreOffers)).toEqual({
    full: ['shop.offers.fullSome shop.offers.fullOff $50,$6'],
  });
});
