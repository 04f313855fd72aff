import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { hintKey, overflowKey } from './pricing-keys.ts';

describe('keys of sentences', () => {
  it('follow the reason of a limit and the kind of a hint', () => {
    expect(overflowKey({ reason: 'giftNone', ruleId: 'r' })).toBe('pricing.overflow.giftNone');
    expect(
      hintKey({ kind: 'full', ruleId: 'r', addCents: cents(1), saveCents: cents(1), scope: {} }),
    ).toBe('pricing.hint.full');
  });
});
