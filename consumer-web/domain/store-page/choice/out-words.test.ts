import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { outWords } from './out-words.ts';

it.each([
  [undefined, 'Sold out'],
  [{ words: '17:00–22:00', isOff: false, fromMinute: null }, 'Sold out'],
  [{ words: '17:00–22:00', isOff: true, fromMinute: 17 * 60 }, 'From 17:00'],
  [{ words: '07:00–11:00', isOff: true, fromMinute: null }, 'Not at this hour'],
])('says why a dish is not to be had: %j', (saleHours, words) => {
  expect(outWords({ ...(saleHours && { saleHours }) }, translator('en'))).toBe(words);
});
