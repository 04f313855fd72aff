import { expect, it } from 'vitest';
import type { WeekHours } from '#shared/group/week-hours.ts';
import { translator } from '#shared/i18n/translate.ts';
import { instant } from '#shared/kernel/time.ts';
import { openStateWords, openWords } from './words.ts';

const at = (text: string) => instant(Date.parse(`${text}+08:00`));
const t = translator('en');
const daily = (fromMinute: number, toMinute: number): WeekHours =>
  Array.from({ length: 7 }, () => [{ fromMinute, toMinute }]);
/** A Saturday at noon. */
const NOON = at('2026-11-21T12:00');

it.each([
  ['OPEN', daily(600, 1320), null, 'Open until 22:00'],
  ['OPEN', daily(0, 0), null, 'Open 24 hours'],
  ['CLOSED', daily(1020, 180), at('2026-11-21T17:00'), 'Closed now · Opens at 17:00'],
  ['CLOSED', daily(600, 1320), at('2026-11-22T10:00'), 'Closed now · Opens tomorrow 10:00'],
  ['CLOSED', [[], [], [], [], [], [], []], null, 'Closed now'],
  ['UNKNOWN', [], null, 'Opening hours not given'],
] as const)(
  'a store that is %s says when it closes or opens',
  (openState, hours, nextOpen, words) => {
    const info = { openState, hours: hours.map((day) => [...day]), nextOpen };
    expect(openWords(info, NOON, t)).toBe(words);
  },
);

it('a branch says whether it is open, without the hour', () => {
  expect(openStateWords({ openState: 'OPEN', nextOpen: null }, NOON, t)).toBe('Open now');
});
