import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate.ts';
import { cents } from '../kernel/money.ts';
import { instant, type Day } from '../kernel/time.ts';
import { dayLabelKey } from './day-label.ts';
import { shortDateText } from './short-date.ts';
import { dialNumber } from './dial-number.ts';
import { discountRate, discountRateMessage, percentOff } from './discount-rate.ts';
import { fullGiftText } from './full-gift.ts';
import { maskName } from './mask-name.ts';
import { twoDigits } from './two-digits.ts';
import { pageTitle } from './page-title.ts';
import { ratingKey } from './rating.ts';

describe('discount rate (decision F11)', () => {
  it.each([
    [0.85, '8.5', '15'],
    [0.8, '8', '20'],
    [0.855, '8.6', '14.5'],
    [0.844, '8.4', '15.6'],
    [0.7, '7', '30'],
    [0.05, '0.5', '95'],
    [1, '10', '0'],
    [0, '0', '100'],
  ])('%d shows %s, or %s per cent off', (rate, tenths, percent) => {
    expect([discountRate(rate), percentOff(rate)]).toEqual([tenths, percent]);
  });
  it('reads as each language says it', () => {
    const said = (language: 'zh-Hant' | 'en') => {
      const message = discountRateMessage(0.85, language)!;
      return translator(language)(message.key, message.params);
    };
    expect([said('zh-Hant'), said('en')]).toEqual(['8.5 折', '15% off']);
  });
  it.each([[1], [1.2], [0.999], [-0.1], [Number.NaN]])('says nothing of %d', (rate) => {
    expect(discountRateMessage(rate, 'en')).toBeNull();
  });
});

describe('days by name', () => {
  // 23:30 on the 21st in Macau
  const now = instant(Date.parse('2026-11-21T15:30:00Z'));
  it.each([
    ['2026-11-20', null],
    ['2026-11-21', 'day.today'],
    ['2026-11-22', 'day.tomorrow'],
    ['2026-11-23', null],
  ])('%s is %s', (day, key) => {
    expect(dayLabelKey(day as Day, now)).toBe(key);
  });
});

describe('short dates', () => {
  it.each([
    ['2026-12-02', '12/2', '2 Dec'],
    ['2027-01-31', '1/31', '31 Jan'],
  ])('%s is %s in Chinese and, not to be read both ways, %s in English', (day, zh, en) => {
    expect(shortDateText(day as Day, translator('zh-Hant'))).toBe(zh);
    expect(shortDateText(day as Day, translator('en'))).toBe(en);
  });
});

describe('ratings (spec 001 §9)', () => {
  it('are printed in five words', () => {
    expect([1, 2, 3, 4, 5].map((score) => translator('en')(ratingKey(score)!))).toEqual([
      'Very bad',
      'Poor',
      'Fair',
      'Satisfied',
      'Perfect',
    ]);
  });
  it.each([[0], [6], [4.5], [null], [undefined]])('have no word for %s', (score) => {
    expect(ratingKey(score)).toBeNull();
  });
});

describe('gifts of a store (spec 001 §3)', () => {
  const gifts = [
    { limitAmount: cents(10_000), fullGift: '可樂', qty: 1 },
    { limitAmount: cents(15_050), fullGift: '蛋撻', qty: 2 },
  ];
  it('are one text', () => {
    expect(fullGiftText(gifts, translator('zh-Hant'))).toBe('滿 $100 送可樂×1；滿 $150.5 送蛋撻×2');
    expect(fullGiftText(gifts.slice(0, 1), translator('en'))).toBe('可樂 × 1 free from $100');
    expect(fullGiftText([], translator('en'))).toBe('');
  });
  it('name what is left of each', () => {
    const short = gifts.map((gift, place) => ({ ...gift, stock: place * 3 }));
    expect(fullGiftText(short, translator('zh-Hant'))).toBe(
      '滿 $100 送可樂×1（已送完）；滿 $150.5 送蛋撻×2（剩 3 份）',
    );
    expect(fullGiftText(short.slice(1), translator('en'))).toBe(
      '蛋撻 × 2 free from $150.5 (3 left)',
    );
    expect(fullGiftText([{ ...gifts[0]!, stock: -1 }], translator('en'))).toBe(
      '可樂 × 1 free from $100',
    );
  });
});

describe('small formats', () => {
  it.each([
    [0, '00'],
    [1, '01'],
    [9, '09'],
    [10, '10'],
    [123, '123'],
  ])('page %d is %s (spec 000 §5)', (page, text) => {
    expect(twoDigits(page)).toBe(text);
  });
  it.each([
    ['陳大文', '陳**'],
    ['陳', '陳**'],
    [' Maria ', 'M**'],
    ['𠮷田', '𠮷**'],
    ['  ', ''],
  ])('the name %s shows as %s', (name, text) => {
    expect(maskName(name)).toBe(text);
  });
  it.each([
    ['853-6688 0001', '+85366880001'],
    ['+853 66880001', '+85366880001'],
    ['８５３６６８８０００１', '+85366880001'],
    ['2882 0001', '+85328820001'],
    ['', ''],
    ['-', ''],
  ])('%s is dialled as %s (spec 002 §9)', (phone, text) => {
    expect(dialNumber(phone)).toBe(text);
  });
  it.each([
    [{ name: '夏日祭', title: '活動' }, '夏日祭'],
    [{ name: ' ', title: '活動' }, '活動'],
    [{ title: '活動' }, '活動'],
    [{ name: null, title: '' }, 'Senado'],
    [{ name: null, title: null }, 'Senado'],
    [{}, 'Senado'],
  ])('the title of %j is %s (spec 000 §2)', (activity, title) => {
    expect(pageTitle(activity, 'Senado')).toBe(title);
  });
});
