import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { cents, fromDollars, ZERO } from '#shared/kernel/money.ts';
import type { Quote } from './checkout-model.ts';
import { feeRows } from './fee-rows.ts';
import { feeWhy } from './fee-why.ts';
import type { Checkout } from './use-checkout.ts';

const plan = {
  amount: fromDollars(15),
  freshEnable: true,
  freshCost: fromDollars(3),
};
const quote = {
  goodsAmtn: cents(8000),
  fullReductionAmtn: ZERO,
  weightKg: 2,
  trace: [
    {
      step: 'deliveryFee',
      ruleId: null,
      lineIds: [],
      before: cents(8000),
      delta: cents(1800),
      after: cents(9800),
    },
  ],
} as unknown as Quote;
const withFresh = (isFresh: boolean): Checkout =>
  ({
    lines: [{ isFresh: false }, { isFresh }],
    reprice: { menu: { store: { plan } } },
    address: null,
    quote: { data: { distance: 500 } },
  }) as unknown as Checkout;

it('a delivery fee is explained by all of its parts, that of fresh goods too', () => {
  const why = (isFresh: boolean) =>
    feeWhy(feeRows(quote)[0]!, {
      checkout: withFresh(isFresh),
      quote,
      fees: undefined,
      t: translator('en'),
    });
  expect(why(true)).toEqual([
    'Base fee $15.00',
    'Fresh goods $3.00',
    '$80.00 before, $98.00 after',
  ]);
  expect(why(false)).not.toContain('Fresh goods $3.00');
});
