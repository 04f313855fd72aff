import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { isAutoAccepted, NO_AUTO_ACCEPT } from './auto-accept.ts';

const setting = { ways: ['PICKUP'], mostAmount: cents(5000), mostOpen: 3 } as const;
const order = {
  way: 'PICKUP',
  total: cents(5000),
  isRisk: false,
  isTaking: true,
  isHeard: true,
  open: 2,
} as const;

it('accepts an order within every limit', () => {
  expect(isAutoAccepted(setting, order)).toBe(true);
});
it.each([
  ['another way', { way: 'DELIVERY' }],
  ['a higher sum', { total: cents(5001) }],
  ['as many open orders as it may have', { open: 3 }],
  ['a store that takes no orders', { isTaking: false }],
  ['no till that hears', { isHeard: false }],
  ['a risk', { isRisk: true }],
] as const)('leaves to people: %s', (_, change) => {
  expect(isAutoAccepted(setting, { ...order, ...change })).toBe(false);
});
it('is off where nobody set it', () => {
  expect(isAutoAccepted(NO_AUTO_ACCEPT, order)).toBe(false);
});
