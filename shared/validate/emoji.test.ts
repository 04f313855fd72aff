import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEmoji, plainText } from './emoji.ts';

describe('emoji in text inputs (spec 000 §5)', () => {
  it.each([
    '😀',
    'no rice 🍚 please',
    '👨‍👩‍👧',
    '👍🏽',
    '🇲🇴',
    '1️⃣',
    '#⃣',
    '*️⃣',
    '❤️',
    '❤',
    '☺',
    '☎️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🅰',
    '🌶',
    '㊗️',
    '⏰',
    '🀄',
    '🫠',
  ])('%s is found', (text) => {
    expect(hasEmoji(text)).toBe(true);
    expect(plainText(text)).toEqual({ ok: false, reason: 'emoji' });
  });
  it.each([
    '',
    '少辣，不要蔥',
    '2 號樓 #3 *請按鈴*',
    '0123456789',
    'Rua do Campo, n.º 12–14',
    '𠮷野家',
    '㐂',
    '①',
    '★ © ™ → ✓',
    '㊗',
    '＃１',
    'é',
    'こんにちは',
  ])('%s is plain text', (text) => {
    expect(hasEmoji(text)).toBe(false);
    expect(plainText(text)).toEqual({ ok: true, text });
  });
  it('finds it in any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => hasEmoji(`${before}🍜${after}`)),
    );
  });
});
