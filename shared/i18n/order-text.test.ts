import { describe, expect, it } from 'vitest';
import { REMARK_TAGS } from '../codes/remark-tag.ts';
import { CATALOGUES } from './catalogue.ts';

const { 'zh-Hant': zh, en } = CATALOGUES;

describe('what the documents print about orders', () => {
  it('is in Chinese as printed (spec 001 §8)', () => {
    expect([
      zh['order.loading'],
      zh['order.loadFailed'],
      zh['order.storeFailed'],
      zh['order.timeFailed'],
    ]).toEqual(['加載中...', '獲取訂單失敗', '查詢店鋪失敗', '獲取訂單時間失敗']);
  });
  it.each([
    ['checkout.no.noOrderType', 'Please select order type'],
    ['checkout.no.noAddress', 'Please select delivery address'],
    ['checkout.no.noDeliveryTime', 'Please select delivery time'],
    ['checkout.no.noNextDay', 'The store does not accept next-day reservations'],
    ['checkout.no.paymentTooSmall', 'Payment has to be ≥ $0.1'],
    [
      'checkout.no.bonusBlocked',
      'Orders discounted by mFood bonus are temporarily not support with Alipay payment',
    ],
    ['checkout.insufficientBonus', 'Insufficient bonus'],
    [
      'checkout.deliveryFeeChanged',
      'Your delivery fee changed because of the change of delivery address',
    ],
    ['checkout.notUpstairs', 'Food cannot be delivered upstairs to schools, hotels or casinos.'],
    ['refund.form.noReason', 'Please select the reason for refund'],
    ['refund.form.noText', 'Please enter the reason'],
    ['refund.form.noItems', 'Please select the item(s)'],
    ['refund.form.uncheckItems', 'Please uncheck all items first'],
    ['refund.form.partialNotSupported', 'Partial refund is not supported'],
    ['refund.declined', 'Refund decline'],
  ] as const)('%s is in English as printed (spec 001 §8, 002 §5)', (key, text) => {
    expect(en[key]).toBe(text);
  });
  it('names the nine remarks as printed (spec 001 §9)', () => {
    expect(REMARK_TAGS.map((tag) => en[`checkout.remark.${tag}`])).toEqual([
      'low salt',
      'low sugar',
      'low fat',
      'no spicy',
      'less spicy',
      'more spicy',
      'no garlic',
      'no coriander',
      'no green onion',
    ]);
  });
});
