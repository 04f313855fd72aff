import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate.ts';
import type { Day } from '../kernel/time.ts';
import { dayWords, hourWords, validityWords, weekdayWords } from './use-time-words.ts';

const [zh, en] = [translator('zh-Hant'), translator('en')];

describe('times in words', () => {
  it('says neighbouring days as a span and lone days by name', () => {
    expect(weekdayWords([1, 2, 3, 4, 5], zh)).toBe('星期一至星期五');
    expect(weekdayWords([0, 6], en)).toBe('Saturday, Sunday');
    expect(weekdayWords([1, 2, 3, 5, 0], en)).toBe('Monday to Wednesday, Friday, Sunday');
    expect(weekdayWords([], en)).toBe('Every day');
  });

  it('shows consecutive days as a span, across months and in any order; two days are two', () => {
    const days = [
      '2027-01-01',
      '2026-12-30',
      '2026-12-31',
      '2026-12-31',
      '2027-02-07',
      '2027-02-08',
    ] as Day[];
    expect(dayWords(days, zh).replaceAll('\u2060', '')).toBe(
      '2026-12-30 至 2027-01-01、2027-02-07、2027-02-08',
    );
    expect(dayWords(days.slice(0, 3), en).replaceAll('\u2060', '')).toBe(
      '2026-12-30 to 2027-01-01',
    );
    expect(dayWords([], en)).toBe('');
  });

  it('shows that hours run past midnight', () => {
    expect(
      hourWords(
        [
          { fromMinute: 690, toMinute: 870 },
          { fromMinute: 1080, toMinute: 120 },
        ],
        zh,
      ),
    ).toBe('11:30–14:30、18:00–翌日 02:00');
    expect(hourWords([], en)).toBe('All day');
  });

  it('names both limits of a validity', () => {
    expect(validityWords({ startDay: null, endDay: '2026-12-31' as Day, validDays: 30 }, en)).toBe(
      'Valid for 30 days after purchase, until 2026\u2060-\u206012\u2060-\u206031',
    );
    expect(validityWords({ startDay: null, endDay: null, validDays: null }, zh)).toBe(
      '購買後 365 天內有效',
    );
  });
});
