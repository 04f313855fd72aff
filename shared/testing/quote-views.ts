import type { PriceInput } from '../pricing/price-input.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { NOON } from './builders.ts';

/**
 * The pieces of each line as `2 seckill 500` (count, step, price a piece in cents; `shared` in a
 * bundle).
 */
export const unitsOf = (input: PriceInput): string[][] =>
  priceCart(input, NOON).lines.map(({ units }) =>
    units.map(({ step, count, unitPrice }) => `${count} ${step} ${unitPrice ?? 'shared'}`),
  );

/**
 * The limits that are reported to the guest, as `seckillLimit 2`; without a number where there is
 * none.
 */
export const overflowsIn = (input: PriceInput): string[] =>
  priceCart(input, NOON).overflows.map((overflow) =>
    'count' in overflow ? `${overflow.reason} ${overflow.count}` : overflow.reason,
  );

/** Cents of each line after step 1. */
export const goodsOf = (input: PriceInput): number[] =>
  priceCart(input, NOON).lines.map(({ goodsCents }) => goodsCents);

/** The trace as `voucher -100`. */
export const stepsOf = (input: PriceInput): string[] =>
  priceCart(input, NOON).trace.map(({ step, delta }) => `${step} ${delta}`);

/** What is payable for a cart. */
export const payableOf = (input: PriceInput): number => priceCart(input, NOON).totals.payableCents;

/** The offers that count, and why the others do not, as `b BELOW_MIN 5`. */
export const offersOf = (input: PriceInput): { used: readonly string[]; refused: string[] } => {
  const { usedOffers, refusedOffers } = priceCart(input, NOON);
  return {
    used: usedOffers,
    refused: refusedOffers.map(({ offerId, reason, ...more }) =>
      [offerId, reason, ...Object.values(more)].join(' '),
    ),
  };
};
