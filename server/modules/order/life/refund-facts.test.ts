import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import type { LifeOrder } from './order.ts';
import { paidOrder } from './refund-facts.ts';
import type { Refund } from './refund-repo.ts';

const orderOf = (isFloored: boolean, delivery = cents(0)): LifeOrder =>
  ({
    status: 2,
    isBagRefunded: false,
    lines: [{ uuid: 'l1', quantity: 2, shareCents: cents(10) }],
    quote: {
      isFloored,
      feeShares: { delivery, service: cents(0), box: cents(0), bag: cents(0) },
    },
  }) as unknown as LifeOrder;

it('an order of the least that can be paid is refunded whole or not at all (spec 001 §5)', () => {
  expect([true, false].map((isFloored) => paidOrder(orderOf(isFloored), []).isWholeOnly)).toEqual([
    true,
    false,
  ]);
});

it('a delivery fee goes back once: what follows does not hold it (decision DA15)', () => {
  const order = orderOf(false, cents(800));
  const back = [{ kind: 'delivery', progress: 1, items: [] }] as unknown as Refund[];
  expect([[], back].map((refunds) => paidOrder(order, refunds).deliveryFeeCents)).toEqual([800, 0]);
});
