import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate.ts';
import type { Overflow } from './cart-quote.ts';
import { overflowText } from './overflow-text.ts';

const [zh, en] = [translator('zh-Hant'), translator('en')];

describe('limits and stocks name their number', () => {
  it.each<[Overflow, string, string]>([
    [
      { reason: 'addOnStock', count: 2, ruleId: 'r' },
      '活動庫存不足，商品恢復原價（僅餘 2 件）',
      'Activity stock insufficient, items return to original price (only 2 left)',
    ],
    [
      { reason: 'addOnStock', count: 0, ruleId: 'r' },
      '活動庫存不足，商品恢復原價（已無餘量）',
      'Activity stock insufficient, items return to original price (none left)',
    ],
    [
      { reason: 'addOnJoinLimit', count: 2, ruleId: 'r' },
      '活動已達用戶參與上限，商品恢復原價（上限 2）',
      'Activity reached the user join limit, items return to original price (limit 2)',
    ],
    [
      { reason: 'discountOrderLimit', count: 3, lineId: 'a' },
      '折扣商品每單限購 3 件，超出部分按原價計算',
      'Discount items limited per order to 3, extra at original price',
    ],
    [
      { reason: 'giftNone', ruleId: 'r' },
      '贈品數量為 0，請添加更多活動商品',
      'Gift quantity 0, add more activity items',
    ],
    [
      { reason: 'giftStock', count: 1, ruleId: 'r' },
      '部分贈品庫存不足（僅餘 1 件）',
      'Some gift stock insufficient (only 1 left)',
    ],
  ])('%j', (overflow, chinese, english) => {
    expect([overflowText(overflow, zh), overflowText(overflow, en)]).toEqual([chinese, english]);
  });
});
