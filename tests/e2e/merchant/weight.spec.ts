import { consoleWeight, type Weight } from '#tests/support/app-weight.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const KB = 1000;
const MOST_BYTES = 250 * KB;

const total = ({ script, stylesheet }: Weight): number => script + stylesheet;

test('the console’s first load stays light, for signing in and until it is ready to scan', () => {
  const { signIn, ready } = consoleWeight();
  for (const weight of [signIn, ready]) {
    expect(total(weight)).toBeGreaterThan(150 * KB);
    expect(total(weight)).toBeLessThanOrEqual(MOST_BYTES);
  }
});
