import { describe, expect, it } from 'vitest';
import { translate, type MessageKey } from '../i18n/translate.ts';

describe('the sentences of the cart (spec 002 §5)', () => {
  it.each<[MessageKey, string]>([
    ['cart.refused.soldOut', 'restocking'],
    ['cart.refused.stockLimit', 'item has reached the stock limit'],
    ['cart.refused.purchaseLimit', 'item has reached the purchase limit, limit 3'],
    ['cart.refused.overweight', 'overweight, reduce items or split the order'],
    ['cart.submit.overweight', 'overweight, reduce items or split the order'],
    ['cart.notice.storeClosed', 'item added to cart, store is closed and cannot accept orders'],
  ])('%s in English is as printed', (key, text) => {
    expect(translate('en', key, { limit: 3 })).toBe(text);
  });
  it.each<[MessageKey, string]>([
    ['cart.submit.pickupDiscount', '訂單中包含折扣菜，訂單金額需達到$50'],
    ['cart.submit.pickupFlash', '訂單中包含快閃折扣菜，訂單金額需達到$50'],
  ])('%s in Chinese is as printed', (key, text) => {
    expect(translate('zh-Hant', key, { amount: 50 })).toBe(text);
  });
  it('name limit and property of a multi-select that is not complete', () => {
    expect(translate('zh-Hant', 'cart.choice.tooFewValues', { limit: 2, property: '配料' })).toBe(
      '「配料」至少選 2 項',
    );
    expect(translate('en', 'cart.choice.tooFewValues', { limit: 2, property: '配料' })).toBe(
      '配料: choose at least 2',
    );
  });
});
