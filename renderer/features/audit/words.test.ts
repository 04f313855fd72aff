import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { fieldWords, valueWords } from './words.ts';

const [zh, en] = [translator('zh-Hant'), translator('en')];

describe('what a change of a store says', () => {
  it('names the weekdays of a dish, and reads its hours as the menu editor does', () => {
    const said = '1 2 3 6 07:00-11:00 22:00-02:00';
    expect(fieldWords('saleHours', zh)).toBe('供應時段');
    expect(valueWords('saleHours', said, zh)).toBe(
      '星期一至星期三、星期六 · 07:00–11:00、22:00–02:00',
    );
    expect(valueWords('saleHours', said, en)).toBe(
      'Monday to Wednesday, Saturday · 07:00–11:00, 22:00–02:00',
    );
    expect(valueWords('saleHours', '07:00-11:00', en)).toBe('Every day · 07:00–11:00');
  });

  it('names allergens, spice, receipts and kinds of promotions', () => {
    expect(valueWords('allergens', 'gluten egg', en)).toBe('gluten, egg');
    expect(valueWords('allergens', 'none', en)).toBe('None');
    expect(valueWords('spice', '2', en)).toBe('Medium');
    expect(valueWords('receipt', 'ALWAYS', zh)).toBe('自動打印');
    expect(valueWords('kind', 'merchantDelivery', en)).toBe('Delivery promotion');
  });

  it('leaves what a person wrote as it stands', () => {
    expect(valueWords('reply', '1 2 gluten', en)).toBe('1 2 gluten');
    expect(valueWords('stock', '2', en)).toBe('2');
    expect(valueWords('stock', '-1', en)).toBe('No limit');
    expect(valueWords('price', null, en)).toBe('–');
  });
});
