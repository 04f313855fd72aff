import { describe, expect, it } from 'vitest';
import { instant, MINUTE, plus } from '../../kernel/time.ts';
import { isAsleep } from './silence.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const silent = (minutes: number) => ({ isSilent: true, at: plus(NOW, -minutes * MINUTE) });
const answered = (minutes: number) => ({ ...silent(minutes), isSilent: false });
const awake = { awakeAt: instant(0), now: NOW };

describe('a store sleeps (decision DA3)', () => {
  it.each([
    ['after two unanswered orders in a quarter of an hour', [silent(0), silent(14)], true],
    ['also where one between was answered', [silent(0), answered(5), silent(14)], true],
    ['after three in a row, however far apart', [silent(0), silent(60), silent(200)], true],
    ['not after one', [silent(0)], false],
    ['not after two in an hour', [silent(0), silent(15)], false],
    ['not when the row was broken', [silent(0), answered(60), silent(90), silent(100)], false],
  ])('%s', (_, answers, expected) => {
    expect(isAsleep(answers, awake)).toBe(expected);
  });
  it('not for what was before it woke', () => {
    expect(isAsleep([silent(0), silent(10)], { ...awake, awakeAt: plus(NOW, -5 * MINUTE) })).toBe(
      false,
    );
  });
});
