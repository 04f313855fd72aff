import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { referenceProrate } from '../testing/reference-prorate.ts';
import { prorate } from './prorate.ts';

const aWeight = fc.oneof(
  fc.nat(5),
  fc.nat(1000),
  fc.maxSafeNat().map((n) => Math.floor(n / 64)),
);

it('any split is the slow one, also of sums that numbers cannot multiply exactly', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(50), fc.nat(1e6), fc.maxSafeNat()),
      fc.array(aWeight, { minLength: 1, maxLength: 40 }),
      (total, weights) => {
        expect(prorate(cents(total), weights)).toEqual(referenceProrate(total, weights));
        expect(prorate(cents(0 - total), weights)).toEqual(
          referenceProrate(total, weights).map((part) => 0 - part),
        );
      },
    ),
    { numRuns: 3000 },
  );
});
