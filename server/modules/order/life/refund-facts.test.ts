import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import type { LifeOrder } from './order.ts';
import { paidOrder } from './refund-facts.ts';

const orderOf = (isFloored: boolean): LifeOrder =>
  ({
    status: 2,
    isBagRefunded: false,
    lines: [{ uuid: 'l1', quantity: 2, shareCents: cents(10) }],
    quote: {
      isFloored,
      feeShares: { delivery: cents(0), service: cents(0), box: cents(0), bag: cents(0) },
    },
  }) as unknown as LifeOrder;

it('an order of the least that can be paid is refunded whole or not at all (spec 001 §5)', () => {
  expect([true, false].map((isFloored) => paidOrder(orderOf(isFloored), []).isWholeOnly)).toEqual([
    true,
    false,
  ]);
});
