import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { T } from '../../../lib/i18n.ts';
import { offerLines } from './offer-lines.ts';
import type { StoreOffers } from './queries.ts';

const t: T = (key, params) =>
  params === undefined ? key : `${key} ${Object.values(params).join()}`;
const linesOf = (offers: StoreOffers): Record<string, readonly string[]> =>
  Object.fromEntries(
    offerLines(offers, { t, language: 'en' }).map(({ key, texts }) => [key, texts]),
  );

const NOTHING = {
  full: [],
  gift: null,
  back: null,
  pickup: null,
  delivery: [],
  discount: { result: [] },
  flash: null,
  exchange: null,
} as unknown as StoreOffers;

const EVERYTHING = {
  full: [
    {
      activity: {
        activityType: 1,
        discountContentList: [{ fullAtm: cents(5000), discount: cents(600) }],
      },
    },
  ],
  gift: { fullGiftDetails: [{ limitAmount: cents(8000), fullGift: 'Lemon tea', qty: 2 }] },
  back: {
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
  discount: { result: [{}, {}] },
  flash: {
    startTime: instant(Date.parse('2026-11-21T14:00:00+08:00')),
    endTime: instant(Date.parse('2026-11-22T00:00:00+08:00')),
    userLimit: 3,
  },
  exchange: { purchaseLimitAmount: cents(9000), price: cents(500) },
} as unknown as StoreOffers;

it('a store shows all that it has on, a line a kind (spec 001 §2)', () => {
  expect(linesOf(EVERYTHING)).toEqual({
    full: ['shop.offers.fullOff $50,$6'],
    gift: [expect.stringContaining('Lemon tea')],
    return: ['shop.offers.returnText $60,$5,$40,7'],
    pickup: [expect.stringContaining('shop.offers.pickupFrom $30')],
    delivery: ['shop.offers.deliveryOff $70,$3'],
    flash: ['shop.offers.flashText 14:00,24:00,3'],
    discount: ['shop.offers.discountText 2'],
    exchange: ['shop.offers.exchangeText $90,$5'],
  });
});

it('a kind without anything has no line, nor has a pickup rate that takes nothing off', () => {
  expect(linesOf(NOTHING)).toEqual({});
  const rate = { discountRate: 10, limitAmount: cents(0) };
  expect(linesOf({ ...NOTHING, pickup: rate } as unknown as StoreOffers)).toEqual({});
});
