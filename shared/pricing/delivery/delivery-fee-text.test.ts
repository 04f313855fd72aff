import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import { cents } from '../../kernel/money.ts';
import { deliveryFeeText } from './delivery-fee-text.ts';
import type { DeliveryInput } from './delivery-plan.ts';

const card: DeliveryInput = {
  goodsCents: cents(0),
  weightKg: 0,
  distanceMeters: 0,
  crossesBridge: false,
  hasFresh: false,
  plan: {
    amount: cents(1500),
    limitWeight: 20,
    costStairs: [
      { amount: cents(20_000), cost: cents(400) },
      { amount: cents(10_000), cost: cents(1000) },
    ],
  },
  offers: {
    market: {
      activityType: 2,
      deliveryDetails: [
        { limitAmount: cents(30_000), amount: cents(400) },
        { limitAmount: cents(15_050), amount: cents(150) },
      ],
    },
    merchant: null,
    shared: false,
  },
};

describe('the line about the delivery fee (spec 002 §9)', () => {
  it.each([
    [0, { key: 'delivery.spendFrom', params: { spend: '100', from: '10' } }],
    [10_000, { key: 'delivery.spendFrom', params: { spend: '150.5', from: '8.5' } }],
    [15_050, { key: 'delivery.spendFrom', params: { spend: '200', from: '2.5' } }],
    [20_000, { key: 'delivery.spendForFree', params: { spend: '300' } }],
    [30_000, { key: 'delivery.free', params: {} }],
  ])('at goods of %d cents is %j', (goods, expected) => {
    expect(deliveryFeeText({ ...card, goodsCents: cents(goods) })).toEqual(expected);
  });
  it.each([
    [0, 'spend $100 for delivery from $10', '滿 $100，運費低至 $10'],
    [20_000, 'spend $300 for free delivery', '滿 $300 免運費'],
    [30_000, 'free delivery', '免運費'],
  ])('at goods of %d cents reads %s', (goods, en, zh) => {
    const { key, params } = deliveryFeeText({ ...card, goodsCents: cents(goods) })!;
    expect([translator('en')(key, params), translator('zh-Hant')(key, params)]).toEqual([en, zh]);
  });
  it('passes over a step that saves nothing', () => {
    const dearer = {
      ...card,
      plan: {
        ...card.plan,
        costStairs: [
          { amount: cents(5000), cost: cents(1500) },
          { amount: cents(6000), cost: cents(1600) },
        ],
      },
    };
    expect(deliveryFeeText(dearer)).toEqual({
      key: 'delivery.spendFrom',
      params: { spend: '150.5', from: '14.5' },
    });
  });
  it('is empty when nothing lowers the fee, and for an order that is too heavy', () => {
    expect(
      deliveryFeeText({ ...card, plan: { amount: cents(1500) }, offers: { shared: false } }),
    ).toBeNull();
    expect(deliveryFeeText({ ...card, weightKg: 21 })).toBeNull();
  });
});
