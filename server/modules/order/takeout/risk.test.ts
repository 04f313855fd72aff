import { describe, expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant } from '#shared/kernel/time.ts';
import { isRiskOrder, RISK_FROM } from './risk.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const lapsed = (ago: number, closeReason: string | null = 'TIMEOUT') => ({
  createdAt: instant(NOW - ago),
  closeReason,
});

describe('a risk order', () => {
  it('is a large one', () => {
    expect([isRiskOrder(RISK_FROM, [], NOW), isRiskOrder(cents(RISK_FROM - 1), [], NOW)]).toEqual([
      true,
      false,
    ]);
  });
  it('is the next one of somebody who let three lapse within a day', () => {
    expect(isRiskOrder(cents(100), [lapsed(1), lapsed(2), lapsed(DAY - 1)], NOW)).toBe(true);
    expect(isRiskOrder(cents(100), [lapsed(1), lapsed(2), lapsed(DAY)], NOW)).toBe(false);
    expect(
      isRiskOrder(cents(100), [lapsed(1), lapsed(2), lapsed(3, 'BUYER'), lapsed(4, null)], NOW),
    ).toBe(false);
  });
});
