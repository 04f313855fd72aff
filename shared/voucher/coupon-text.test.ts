import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { instant, type Day } from '../kernel/time.ts';
import { businessKeys, couponFace, limitText, scopeText, sourceKey } from './coupon-text.ts';
import { couponWindow } from './coupon-window.ts';
import { expiryText, windowText } from './expiry-text.ts';
import { refusalText } from './refusal-text.ts';
import type { OfferRefusal } from './offer.ts';
import type { WireCoupon } from './wire-coupon.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));

describe('a coupon’s face', () => {
  it.each([
    [
      { amount: cents(1250) },
      'zh-Hant',
      { key: 'voucher.face.amount', params: { amount: '12.5' } },
    ],
    [{ rate: 0.8, maxAmount: null }, 'zh-Hant', { key: 'discount.rate', params: { value: '8' } }],
    [{ rate: 0.85, maxAmount: null }, 'en', { key: 'discount.rate', params: { value: '15' } }],
    [{ rate: 0, maxAmount: null }, 'en', { key: 'voucher.face.free', params: {} }],
    [{ rate: 0.9999, maxAmount: null }, 'en', null],
  ] as const)('%j in %s', (value, language, face) => {
    expect(couponFace(value, language)).toEqual(face);
  });
  it('says the least amount, or that there is none', () => {
    expect(limitText(cents(5000))).toEqual({ key: 'voucher.limit.from', params: { amount: '50' } });
    expect(limitText(cents(0))).toEqual({ key: 'voucher.limit.none', params: {} });
  });
});

describe('where a coupon may be used (spec 000 §3)', () => {
  it.each<[Partial<WireCoupon>, ReturnType<typeof scopeText>]>([
    [{ storeScope: 1 }, { key: 'voucher.scope.all', params: {} }],
    [
      { storeScope: 2, storeIds: 'a,b' },
      { key: 'voucher.scope.stores', params: { count: 2 } },
    ],
    [
      { storeScope: 7, storeIds: 'a' },
      { key: 'voucher.scope.one', params: {} },
    ],
    [{ storeScope: 7 }, { key: 'voucher.scope.some', params: {} }],
    [{ storeScope: 3 }, { key: 'voucher.scope.one', params: {} }],
    [{ storeScope: 9 }, { key: 'voucher.scope.groupProducts', params: {} }],
    [{ storeScope: 5 }, { key: 'voucher.scope.viewRules', params: {} }],
    [{}, { key: 'voucher.scope.viewRules', params: {} }],
  ])('%j', (change, text) => {
    expect(scopeText({ id: 1, ...change })).toEqual(text);
  });
  it('names its businesses and where it comes from', () => {
    expect(businessKeys({ id: 1, businessTypes: '13' })).toEqual([
      'voucher.business.market',
      'voucher.business.takeout',
    ]);
    expect([1, 8, 9, null].map(sourceKey)).toEqual([
      'redPacketSource.newUser',
      'redPacketSource.memberTopUpPack',
      null,
      null,
    ]);
  });
});

describe('how long a coupon is valid', () => {
  const window = { startAt: at('2026-11-01T00:00:00'), endAt: at('2026-11-30T23:59:59.999') };
  it.each<[string, ReturnType<typeof windowText>]>([
    ['2026-12-01T00:00:00', { key: 'voucher.expiry.over', params: {} }],
    ['2026-11-30T23:59:59.999', { key: 'voucher.expiry.today', params: {} }],
    ['2026-11-30T00:00:00', { key: 'voucher.expiry.today', params: {} }],
    ['2026-11-29T23:59:59', { key: 'voucher.expiry.tomorrow', params: {} }],
    ['2026-11-28T00:00:00', { key: 'voucher.expiry.days', params: { count: 2 } }],
    ['2026-11-23T00:00:00', { key: 'voucher.expiry.days', params: { count: 7 } }],
    [
      '2026-11-22T23:59:59',
      { key: 'voucher.expiry.range', params: { from: '2026-11-01', to: '2026-11-30' } },
    ],
    [
      '2026-10-31T23:59:59',
      { key: 'voucher.expiry.range', params: { from: '2026-11-01', to: '2026-11-30' } },
    ],
  ])('at %s', (moment, text) => {
    expect(windowText(window, at(moment))).toEqual(text);
  });
  it('names only its end when nobody set a start', () => {
    expect(windowText({ ...window, startAt: instant(0) }, at('2026-11-01T12:00:00'))).toEqual({
      key: 'voucher.expiry.until',
      params: { to: '2026-11-30' },
    });
  });

  const now = at('2026-11-21T12:00:00');
  const textOf = (coupon: WireCoupon) => expiryText(coupon, couponWindow(coupon, now), now);
  it('says what the server says, if it says anything', () => {
    expect(textOf({ id: 1, expireTips: ' 今晚到期 ' })).toEqual({
      key: 'voucher.expiry.asSent',
      params: { text: '今晚到期' },
    });
    expect(textOf({ id: 1, expireTips: ' ' })).toBeNull();
  });
  it('counts from the claim until it is claimed', () => {
    const coupon: WireCoupon = { id: 1, dateType: 2, validDays: 3 };
    expect(textOf(coupon)).toEqual({ key: 'voucher.expiry.afterClaim', params: { count: 3 } });
    expect(textOf({ ...coupon, claimedAt: now })).toEqual({
      key: 'voucher.expiry.days',
      params: { count: 3 },
    });
    expect(textOf({ id: 1, dateType: 1, endDate: '2026-11-21' as Day })).toEqual({
      key: 'voucher.expiry.today',
      params: {},
    });
  });
});

describe('why an offer does not count (decision H15)', () => {
  it.each<OfferRefusal['reason']>([
    'NOT_FOUND',
    'NOT_STARTED',
    'EXPIRED',
    'USED',
    'SCOPE_STORE',
    'SCOPE_PRODUCT',
    'LIMIT_USER',
    'LIMIT_TOTAL',
    'PAYMENT_CHANNEL',
    'LOGIN',
  ])('%s has its sentence', (reason) => {
    expect(refusalText({ reason } as OfferRefusal)).toEqual({
      key: `voucher.refusal.${reason}`,
      params: {},
    });
  });
  it('says what is missing, and which version', () => {
    expect(refusalText({ reason: 'BELOW_MIN', need: cents(1250) })).toEqual({
      key: 'voucher.refusal.BELOW_MIN',
      params: { need: '$12.50' },
    });
    expect(refusalText({ reason: 'VERSION', minVersion: '4.3.0' })).toEqual({
      key: 'voucher.refusal.VERSION',
      params: { version: '4.3.0' },
    });
  });
  it.each<[string, ReturnType<typeof refusalText>]>([
    ['discountItems', { key: 'voucher.refusal.EXCLUSIVE.discountItems', params: {} }],
    ['deliveryPromotion', { key: 'voucher.refusal.EXCLUSIVE.deliveryPromotion', params: {} }],
    ['pickup', { key: 'voucher.refusal.EXCLUSIVE.pickup', params: {} }],
    ['v9', { key: 'voucher.refusal.EXCLUSIVE.offer', params: { name: '新人券' } }],
    ['v8', { key: 'voucher.refusal.EXCLUSIVE.other', params: {} }],
  ])('says that it does not go with %s', (rival, text) => {
    expect(refusalText({ reason: 'EXCLUSIVE', with: rival }, { v9: '新人券' })).toEqual(text);
  });
});
