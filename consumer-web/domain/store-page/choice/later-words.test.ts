import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { laterWords } from './later-words.ts';

const at = (text: string): Instant => instant(Date.parse(`2026-11-${text}:00+08:00`));

it.each([
  ['en', '21T18:00', 'Later, from 18:00'],
  ['en', '22T07:00', 'Tomorrow, from 07:00'],
  ['zh-Hant', '21T18:00', '只可預訂 · 18:00 起'],
  ['zh-Hant', '22T00:30', '只可預訂 · 明天 00:30 起'],
] as const)('says in %s that a dish is for later: %s', (language, laterAt, words) => {
  const t = translator(language);
  expect(laterWords({ laterAt: at(laterAt) }, at('21T15:00'), t)).toBe(words);
});

it('says nothing of a dish that can be had now, or not at all', () => {
  const t = translator('en');
  expect(laterWords(undefined, at('21T15:00'), t)).toBeNull();
  expect(laterWords({ laterAt: null }, at('21T15:00'), t)).toBeNull();
});
