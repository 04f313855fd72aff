import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '../../kernel/money.ts';
import { instant } from '../../kernel/time.ts';
import { moneyActs, type MoneyFacts } from './money-acts.ts';

const NOON = instant(0);
const acts = (change: Partial<MoneyFacts> = {}) =>
  moneyActs(
    {
      status: 2,
      releaseAt: null,
      cookedAt: null,
      handedAt: null,
      hasChange: false,
      hasRequest: false,
      leftCents: cents(5000),
      ...change,
    },
    NOON,
  );

describe('what a desk can do with the money of an order (decisions DA9, DA11)', () => {
  it.each([
    ['waits for its store', { status: 1 }, ['CHANGE']],
    ['is for later', { releaseAt: instant(9) }, ['CHANGE', 'GIVE_BACK', 'CANCEL']],
    ['is in the making', {}, ['CHANGE', 'GIVE_BACK', 'CANCEL']],
    ['is ready', { cookedAt: NOON }, ['GIVE_BACK', 'CANCEL']],
    ['is on its way', { status: 3, handedAt: NOON }, ['GIVE_BACK']],
    ['is completed', { status: 4 }, ['GIVE_BACK']],
    ['is over', { status: -1, leftCents: ZERO }, []],
    ['has nothing left', { leftCents: ZERO }, ['CHANGE', 'CANCEL']],
    ['has a change that waits', { hasChange: true }, ['CANCEL']],
    ['has a refund that waits', { hasRequest: true }, ['CANCEL']],
  ] as const)('of one that %s', (_, change, wanted) => {
    expect(acts(change)).toEqual(wanted);
  });
});
