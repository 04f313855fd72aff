import { describe, expect, it } from 'vitest';
import { DEFAULT_PAYMENT_ORDER_TYPE } from '../../codes/payment-type.ts';
import { cents } from '../../kernel/money.ts';
import { amountLines } from './order-amounts.ts';
import {
  COUPON_BAG_PAYMENT_TYPE,
  isBonusBlocked,
  offerChannels,
  paymentTypeOf,
  type PayingHost,
} from './payment-channel.ts';
import { bagFee, DEFAULT_BAG_PRICE, DEFAULT_POCKET_NUMBER } from './pocket.ts';
import {
  BAD_RIDER_TAGS,
  checkRating,
  GOOD_RIDER_TAGS,
  riderTagsFor,
  type Rating,
} from '../actions/rating.ts';
import { REMARK_TAGS } from '../../codes/remark-tag.ts';
import { toggleRemarkTag } from './remark-tags.ts';
import { storeState } from './store-state.ts';
import { checkTableware, TABLEWARE_NOT_CHOSEN, TABLEWARE_OPTIONS } from './tableware.ts';
import { upstairsNotice } from './upstairs-notice.ts';

describe('quick remarks', () => {
  it('are nine', () => {
    expect(REMARK_TAGS).toHaveLength(9);
  });
  it('are ticked and unticked, and keep their order', () => {
    expect(toggleRemarkTag([], 'noGarlic')).toEqual(['noGarlic']);
    expect(toggleRemarkTag(['noGarlic'], 'lowSalt')).toEqual(['lowSalt', 'noGarlic']);
    expect(toggleRemarkTag(['lowSalt', 'noGarlic'], 'lowSalt')).toEqual(['noGarlic']);
  });
  it('about spice replace each other', () => {
    expect(toggleRemarkTag(['lowSalt', 'noSpicy'], 'moreSpicy')).toEqual(['lowSalt', 'moreSpicy']);
    expect(toggleRemarkTag(['lessSpicy'], 'lessSpicy')).toEqual([]);
  });
});

describe('tableware and bags', () => {
  it('offer 0 to 10 and more', () => {
    expect(TABLEWARE_OPTIONS).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const option of TABLEWARE_OPTIONS) expect(checkTableware(option)).toEqual({ ok: true });
    expect(TABLEWARE_NOT_CHOSEN).toBe(-1);
    expect(checkTableware(-1)).toEqual({ ok: false, reason: 'noTableware' });
    for (const sets of [-2, 12, 1.5])
      expect(checkTableware(sets)).toEqual({ ok: false, reason: 'badTableware' });
  });
  it('cost their number times the price, nothing where unwrapped food is exempt', () => {
    expect(
      bagFee({
        pocketNum: DEFAULT_POCKET_NUMBER,
        bagPriceCents: DEFAULT_BAG_PRICE,
        isExempt: false,
      }),
    ).toBe(100);
    expect(bagFee({ pocketNum: 3, bagPriceCents: cents(50), isExempt: false })).toBe(150);
    expect(bagFee({ pocketNum: 3, bagPriceCents: cents(50), isExempt: true })).toBe(0);
    for (const pocketNum of [-1, 0.5])
      expect(() => bagFee({ pocketNum, bagPriceCents: cents(100), isExempt: false })).toThrow(
        RangeError,
      );
  });
});

describe('a review', () => {
  const rating: Rating = {
    overall: 5,
    taste: null,
    packaging: null,
    riderScore: null,
    riderTags: [],
  };
  it('offers six good tags and nine bad ones about the rider', () => {
    expect([...GOOD_RIDER_TAGS, ...BAD_RIDER_TAGS]).toEqual(
      Array.from({ length: 15 }, (_, index) => `comment_tag${index + 1}`),
    );
    expect([1, 2, 3, 4, 5].map((score) => riderTagsFor(score) === GOOD_RIDER_TAGS)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
  it.each<[Partial<Rating>, string | null]>([
    [{}, null],
    [{ overall: 1, taste: 1, packaging: 5 }, null],
    [{ overall: null }, 'noOverall'],
    [{ overall: 0 }, 'badScore'],
    [{ overall: 6 }, 'badScore'],
    [{ taste: 2.5 }, 'badScore'],
    [{ packaging: 6 }, 'badScore'],
    [{ riderScore: 5, riderTags: ['comment_tag1'] }, null],
    [{ riderScore: 0 }, 'badScore'],
    [{ riderScore: 5, riderTags: ['comment_tag7'] }, 'badRiderTag'],
    [{ riderScore: 1, riderTags: ['comment_tag15'] }, null],
    [{ riderTags: ['comment_tag1'] }, 'badRiderTag'],
    [{ riderScore: 1, riderTags: ['comment_tag16'] }, 'badRiderTag'],
  ])('%j: %s', (changes, reason) => {
    expect(checkRating({ ...rating, ...changes })).toEqual(
      reason === null ? { ok: true } : { ok: false, reason },
    );
  });
});

describe('the payment channel', () => {
  it.each<[PayingHost, string]>([
    ['app', 'MP_MACAU'],
    ['wallet', 'MP_MACAU'],
    ['web', 'MP_MACAU'],
    ['paymentApp', 'OPEN_ALI'],
    ['bank', 'BOC_H5_PAY'],
    ['social', 'WECHAT_JS'],
    ['miniProgram', 'WECHAT_MP'],
  ])('of %s is %s', (host, type) => {
    expect(paymentTypeOf(host, { canPay: true, isSandbox: false })).toBe(type);
    expect(paymentTypeOf(host, { canPay: false, isSandbox: false })).toBeNull();
    expect(paymentTypeOf(host, { canPay: true, isSandbox: true })).toBe(
      host === 'web' ? 'MP_TEST_PAY' : type,
    );
  });
  it('of a coupon bag is always the same, and a takeout order is what is paid by default', () => {
    expect(COUPON_BAG_PAYMENT_TYPE).toBe('MP_MACAU');
    expect(DEFAULT_PAYMENT_ORDER_TYPE).toBe('TAKEOUT_ORDER');
  });
  it('Alipay takes no order with a bonus', () => {
    expect(isBonusBlocked('OPEN_ALI', cents(1))).toBe(true);
    expect(isBonusBlocked('OPEN_ALI', cents(0))).toBe(false);
    expect(isBonusBlocked('MP_MACAU', cents(1))).toBe(false);
  });
  it('bound by offers are those that each of them takes; an offer that names none binds nobody', () => {
    const [any, two, one] = [
      { paymentChannels: [] },
      { paymentChannels: ['OPEN_ALI', 'MP_MACAU'] },
      { paymentChannels: ['MP_MACAU', 'a channel of tomorrow'] },
    ];
    expect([
      offerChannels([]),
      offerChannels([any]),
      offerChannels([any, two]),
      offerChannels([two, one]),
    ]).toEqual([null, null, ['MP_MACAU', 'OPEN_ALI'], ['MP_MACAU']]);
  });
});

describe('an address that food is not brought upstairs to', () => {
  it.each([
    ['濠江中學 3 樓', 'school'],
    ['澳門大學', 'school'],
    ['Pui Ching Middle School', 'school'],
    ['University of Macau', 'school'],
    ['新葡京酒店 1203', 'hotel'],
    ['Grand Hotel', 'hotel'],
    ['金沙娛樂場', 'casino'],
    ['Casino Lisboa Hotel', 'casino'],
  ])('%s: %s', (text, place) => {
    expect(upstairsNotice({ text, serverFlag: null })).toEqual({
      messageKey: 'checkout.notUpstairs',
      place,
    });
  });
  it('is known by the server first', () => {
    expect(upstairsNotice({ text: '新馬路 12 號', serverFlag: null })).toBeNull();
    expect(upstairsNotice({ text: 'Schoolbell Street', serverFlag: null })).toBeNull();
    expect(upstairsNotice({ text: '新馬路 12 號', serverFlag: true })).toEqual({
      messageKey: 'checkout.notUpstairs',
      place: null,
    });
    expect(upstairsNotice({ text: '大學大馬路', serverFlag: false })).toBeNull();
  });
});

describe('the lines of a bill', () => {
  const none = {
    boxFee: cents(0),
    bagFee: cents(0),
    holidayServiceFee: cents(0),
    deliveryFee: cents(0),
    specialPeriodFee: cents(0),
    reduction: cents(0),
  };
  it('show each fee apart, and the delivery fee also when it is free', () => {
    expect(amountLines(none)).toEqual([
      { kind: 'deliveryFee', labelKey: 'order.amount.deliveryFee', cents: 0 },
    ]);
    expect(
      amountLines({
        boxFee: cents(200),
        bagFee: cents(100),
        holidayServiceFee: cents(300),
        deliveryFee: cents(1000),
        specialPeriodFee: cents(500),
        reduction: cents(-700),
      }).map(({ kind, cents: amount }) => [kind, amount]),
    ).toEqual([
      ['boxFee', 200],
      ['bagFee', 100],
      ['holidayServiceFee', 300],
      ['deliveryFee', 1000],
      ['specialPeriodFee', 500],
      ['reduction', -700],
    ]);
  });
});

describe('a store', () => {
  it.each([
    [undefined, 'open', true],
    [null, 'open', true],
    [0, 'open', true],
    [1, 'resting', false],
    [2, 'overloaded', false],
    [3, 'closed', false],
    [4, 'unavailable', false],
  ])('with closedType %s is %s', (closedType, word, isOpen) => {
    expect(storeState(closedType)).toEqual({ isOpen, labelKey: `store.state.${word}` });
  });
});
