import { expect, it } from 'vitest';
import { fromDollars } from '#shared/kernel/money.ts';
import { CHANCES, drawExpansion } from '#shared/voucher/combo-draw.ts';
import { systemRandom } from '#server/kit/random.ts';
import { rollOf } from './expand.ts';

const ODDS = [
  { amount: fromDollars(10), chance: 4500 },
  { amount: fromDollars(12), chance: 3000 },
  { amount: fromDollars(15), chance: 2000 },
  { amount: fromDollars(28), chance: 500 },
];

it('the server’s own rolls keep to the published odds over 100,000 draws (chi-square, p = 0.000001)', () => {
  const draws = 100_000;
  const counts = new Map<number, number>();
  for (let n = 0; n < draws; n += 1) {
    const amount = drawExpansion(ODDS, rollOf(systemRandom));
    counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  const chiSquare = ODDS.reduce((sum, { amount, chance }) => {
    const expected = (draws * chance) / CHANCES;
    return sum + ((counts.get(amount) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(30.66);
});
