import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { storeRules } from './store-rules.ts';

describe("a store's limits", () => {
  it('are none where the wire has none (spec 002 §9)', () => {
    const none = {
      storeId: 's',
      sendPrice: 0,
      discountLimitType: 0,
      discountLimitQty: -1,
      seckillLimitQty: -1,
      halfPriceLimitQty: -1,
    };
    expect(storeRules({ id: 's' })).toEqual(none);
    expect(
      storeRules({
        id: 's',
        sendPrice: null,
        discountLimitType: null,
        discountLimitQty: null,
        seckillLimitQty: null,
        halfPriceLimitQty: null,
      }),
    ).toEqual(none);
  });
  it('are unlimited for discounts of type 0, with any number', () => {
    expect(storeRules({ id: 's', discountLimitType: 0, discountLimitQty: 3 })).toMatchObject({
      discountLimitType: 0,
      discountLimitQty: -1,
    });
    expect(storeRules({ id: 's', discountLimitType: 1 })).toMatchObject({
      discountLimitType: 1,
      discountLimitQty: -1,
    });
  });
  it('are as on the wire otherwise', () => {
    expect(
      storeRules({
        id: 's',
        sendPrice: cents(3000),
        discountLimitType: 1,
        discountLimitQty: 3,
        seckillLimitQty: 0,
        halfPriceLimitQty: 2,
      }),
    ).toEqual({
      storeId: 's',
      sendPrice: 3000,
      discountLimitType: 1,
      discountLimitQty: 3,
      seckillLimitQty: 0,
      halfPriceLimitQty: 2,
    });
  });
});
