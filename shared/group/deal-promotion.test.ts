import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { DAY, HOUR, instant, MINUTE } from '../kernel/time.ts';
import {
  isLowPrice,
  lowPriced,
  promotionProblem,
  type PromotionItem,
  type PromotionPlan,
} from './deal-promotion.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const at = (ms: number) => instant(NOW + ms);
const item = (change: Partial<PromotionItem> = {}): PromotionItem => ({
  productId: 'tarts',
  part: 'FLASH',
  price: cents(2500),
  fromQuantity: 1,
  ...change,
});
const plan = (change: Partial<PromotionPlan> = {}): PromotionPlan => ({
  kind: 'FLASH',
  startsAt: at(HOUR),
  endsAt: at(3 * HOUR),
  items: [item()],
  ...change,
});
const usualOf = () => cents(3800);
const problem = (change: Partial<PromotionPlan>) => promotionProblem(plan(change), usualOf, NOW);

describe('a planned promotion of deals', () => {
  it.each([
    ['as it should be', {}, null],
    ['beginning at once', { startsAt: at(-5 * MINUTE) }, null],
    ['beginning in the past', { startsAt: at(-11 * MINUTE) }, 'TIME'],
    ['ending as it begins', { endsAt: at(HOUR) }, 'TIME'],
    [
      'shorter than ten minutes from now',
      { startsAt: at(-5 * MINUTE), endsAt: at(6 * MINUTE) },
      'TIME',
    ],
    ['longer than a week', { endsAt: at(8 * DAY) }, 'TIME'],
    ['half a year ahead', { startsAt: at(181 * DAY), endsAt: at(182 * DAY) }, 'TIME'],
  ] as const)('has a time: %s', (_, change, wanted) => {
    expect(problem(change)).toBe(wanted);
  });

  it.each([
    ['a flash price', 'FLASH', item(), null],
    ['at the usual price', 'FLASH', item({ price: cents(3800) }), 'PRICE'],
    ['for nothing', 'FLASH', item({ price: cents(0) }), 'PRICE'],
    ['a flash sale without a price', 'FLASH', item({ price: null }), 'PRICE'],
    ['a part of another kind', 'FLASH', item({ part: 'HOT', price: null }), 'PRICE'],
    ['many from two on', 'CAMPAIGN', item({ part: 'BULK', fromQuantity: 2 }), null],
    ['many from one on', 'CAMPAIGN', item({ part: 'BULK' }), 'PRICE'],
    ['only shown', 'CAMPAIGN', item({ part: 'DROP', price: null }), null],
    ['only shown, with a price', 'CAMPAIGN', item({ part: 'HOT' }), 'PRICE'],
  ] as const)('has a price that its part allows: %s', (_, kind, one, wanted) => {
    expect(problem({ kind, items: [one] })).toBe(wanted);
  });

  it('has each deal once', () => {
    expect(problem({ items: [item(), item()] })).toBe('PRICE');
    expect(problem({ items: [item(), item({ productId: 'tea' })] })).toBeNull();
  });

  it('asks the owner below half and below ten cents', () => {
    expect(isLowPrice(cents(1900), cents(3800))).toBe(false);
    expect(isLowPrice(cents(1899), cents(3800))).toBe(true);
    expect(isLowPrice(cents(10), cents(15))).toBe(false);
    expect(isLowPrice(cents(9), cents(15))).toBe(true);
    const items = [item({ price: cents(100) }), item({ productId: 'tea', price: null })];
    expect(lowPriced({ items }, usualOf)).toEqual(['tarts']);
  });
});
