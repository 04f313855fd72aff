import { describe, expect, it } from 'vitest';
import {
  checkRefundForm,
  MOST_PHOTO_BYTES,
  needsPhoto,
  REFUND_REASONS,
  type RefundForm,
} from './refund-form.ts';

const order = {
  lines: [
    { lineId: 'rice', quantity: 2 },
    { lineId: 'tea', quantity: 1 },
    { lineId: 'refunded', quantity: 0 },
  ],
  isWholeOnly: false,
};
const rice = [{ lineId: 'rice', quantity: 1 }];
const whole = [
  { lineId: 'tea', quantity: 1 },
  { lineId: 'rice', quantity: 2 },
];
const photo = { bytes: MOST_PHOTO_BYTES };
const form = (changes: Partial<RefundForm> = {}): RefundForm => ({
  reason: 7,
  text: '',
  items: rice,
  photos: [],
  ...changes,
});

describe('the reasons of a refund', () => {
  it('are 15, each with its number and label', () => {
    expect(REFUND_REASONS).toHaveLength(15);
    expect(REFUND_REASONS[0]).toEqual({
      code: 1,
      name: 'plasticBagFee',
      labelKey: 'refund.reason.plasticBagFee',
    });
    expect(REFUND_REASONS[1]).toMatchObject({ code: 2, name: 'duplicateOrder' });
    expect(REFUND_REASONS.at(-1)).toMatchObject({ code: 15, name: 'others' });
  });
  it('need a photo from 8 to 11', () => {
    expect(REFUND_REASONS.map(({ code }) => code).filter(needsPhoto)).toEqual([8, 9, 10, 11]);
    expect(needsPhoto(null)).toBe(false);
  });
});

describe('a refund request', () => {
  it.each<[string, Partial<RefundForm>, object]>([
    ['is fine', {}, { ok: true }],
    ['needs a reason', { reason: null }, { ok: false, reason: 'noReason' }],
    ['needs a reason that there is', { reason: 16 }, { ok: false, reason: 'noReason' }],
    ['needs a text for others', { reason: 15, text: '  ' }, { ok: false, reason: 'noText' }],
    ['takes one character', { reason: 15, text: '壞' }, { ok: true }],
    [
      'takes 200 characters, however they are stored',
      { reason: 15, text: '🍚'.repeat(200) },
      { ok: true },
    ],
    [
      'takes no more',
      { reason: 15, text: 'a'.repeat(201) },
      { ok: false, reason: 'textTooLong', limit: 200 },
    ],
    ['ignores the text of other reasons', { text: 'a'.repeat(500) }, { ok: true }],
    ['needs items', { items: [] }, { ok: false, reason: 'noItems' }],
    [
      'needs pieces of items',
      { items: [{ lineId: 'rice', quantity: 0 }] },
      { ok: false, reason: 'noItems' },
    ],
    ['for the bag takes no items', { reason: 1 }, { ok: false, reason: 'uncheckItems' }],
    ['for the bag is fine without', { reason: 1, items: [] }, { ok: true }],
    ['needs a photo of a wrong item', { reason: 8 }, { ok: false, reason: 'noPhoto' }],
    ['takes a photo of 5 MB', { reason: 9, photos: [photo] }, { ok: true }],
    [
      'takes no bigger photo',
      { photos: [{ bytes: MOST_PHOTO_BYTES + 1 }] },
      { ok: false, reason: 'photoTooBig', limitBytes: MOST_PHOTO_BYTES },
    ],
    ['takes six photos', { photos: Array.from({ length: 6 }, () => photo) }, { ok: true }],
    [
      'takes no seventh',
      { photos: Array.from({ length: 7 }, () => photo) },
      { ok: false, reason: 'tooManyPhotos', limit: 6 },
    ],
  ])('%s', (_, changes, answer) => {
    expect(checkRefundForm(form(changes), order)).toEqual(answer);
  });
  it('takes the whole of an order that can only be refunded whole', () => {
    const wholeOnly = { ...order, isWholeOnly: true };
    expect(checkRefundForm(form({ items: whole }), wholeOnly)).toEqual({ ok: true });
    expect(checkRefundForm(form(), wholeOnly)).toEqual({
      ok: false,
      reason: 'partialNotSupported',
    });
    expect(checkRefundForm(form({ items: [...rice, ...whole.slice(0, 1)] }), wholeOnly)).toEqual({
      ok: false,
      reason: 'partialNotSupported',
    });
  });
});
