import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { hoursText } from './hours-words.ts';

const t = translator('en');
const span = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });

describe('opening hours in words', () => {
  it.each([
    [[], 'Closed'],
    [[span(0, 0)], '24 hours'],
    [[span(600, 1320)], '10:00–22:00'],
    [[span(1050, 120)], '17:30–02:00 next day'],
    [[span(480, 900), span(1050, 0)], '08:00–15:00, 17:30–24:00'],
  ])('%j', (spans, words) => {
    expect(hoursText(spans, t)).toBe(words);
  });
});
