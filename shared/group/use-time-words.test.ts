import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate.ts';
import type { Day } from '../kernel/time.ts';
import { hourWords, validityWords, weekdayWords } from './use-time-words.ts';

const [zh, en] = [translator('zh-Hant'), translator('en')];

describe('times in words', () => {
  it('says neighbouring days as a span and lone days by name', () => {
    expect(weekdayWords([1, 2, 3, 4, 5], zh)).toBe('星期一至星期五');
    expect(weekdayWords([0, 6], en)).toBe('Saturday, Sunday');
    expect(weekdayWords([1, 2, 3, 5, 0], en)).toBe('Monday to Wednesday, Friday, Sunday');
    expect(weekdayWords([], en)).toBe('Every day');
  });

  it('says that hours run past midnight', () => {
    expect(hourWords([{ fromMinute: 690, toMinute: 870 }, { fromMinute: 1080, toMinute: 120 }], zh)).toBe('11:30–14:30、18:00–翌日 02:00');
    expect(hourWords([], en)).toBe('All day');
  });

  it('says both limits of a validity', () => {
    expect(validityWords({ startDay: null, endDay: '2026-12-31' as Day, validDays: 30 }, en)).toBe('Valid for 30 days after purchase, until 2026\u2060-\u206012\u2060-\u206031');
    expect(validityWords({ startDay: null, endDay: null, validDays: null }, zh)).toBe('購買後 365 天內有效');
  });
});
