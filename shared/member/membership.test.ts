import { describe, expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import { extraPacksLeft, isRenewalReminderDue, membershipAfterBuying } from './membership.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const now = at('2026-11-21T12:00:00');

describe('the Super Combo card (spec 002 §6, §9; decisions L1, L2)', () => {
  it('is valid for 30 days from its purchase', () => {
    expect(membershipAfterBuying({ currentEndAt: null }, now)).toEqual({
      startAt: now,
      endAt: at('2026-12-21T23:59:59.999'),
    });
  });
  it.each([
    ['2026-11-25T23:59:59.999', '2026-12-02T23:59:59.999'],
    ['2026-11-21T12:00:00', '2026-11-28T23:59:59.999'],
    ['2026-11-01T23:59:59.999', '2026-11-28T23:59:59.999'],
  ])('that ends %s and is renewed for 7 days ends %s', (end, renewed) => {
    expect(membershipAfterBuying({ currentEndAt: at(end), days: 7 }, now).endAt).toBe(at(renewed));
  });
  it.each([
    ['2026-11-24T12:00:00', true],
    ['2026-11-24T12:00:00.001', false],
    ['2026-11-21T12:00:00', true],
    ['2026-11-21T11:59:59.999', false],
  ])('that ends %s is reminded of: %s', (end, isDue) => {
    expect(isRenewalReminderDue(at(end), now)).toBe(isDue);
  });
  it.each([
    [{ bought: 0 }, 3],
    [{ bought: 3 }, 0],
    [{ bought: 4 }, 0],
    [{ bought: 1, most: 5 }, 4],
  ])('with %j leaves %d extra packs', (packs, left) => {
    expect(extraPacksLeft(packs)).toBe(left);
  });
});
