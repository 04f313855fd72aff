import { expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import type { Adjustment, Step } from '../pricing/cart-quote.ts';
import { storePromotions } from './store-promotions.ts';

const row = (step: Step, delta: number): Adjustment => ({
  step,
  ruleId: null,
  lineIds: [],
  before: cents(0),
  delta: cents(delta),
  after: cents(0),
  reason: `pricing.step.${step}`,
});

it('counts what a store takes off itself, and nothing that the platform or the guest pays', () => {
  const trace = [
    row('goods', 9000),
    row('seckill', -500),
    row('fullReduction', -1000),
    row('voucher', -700),
    row('gold', -100),
    row('deliveryFee', 800),
    row('deliveryOffer', -300),
  ];
  expect(storePromotions({ trace })).toBe(1500);
  expect(storePromotions({ trace }, cents(300))).toBe(1800);
});
