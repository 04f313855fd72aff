import { describe, expect, it } from 'vitest';
import type { Overflow } from '#shared/pricing/cart-quote.ts';
import { translator } from '#shared/i18n/translate.ts';
import { refusalWords } from './cart-words.ts';
import { overflowWords } from './overflow-words.ts';

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
  ])('%j', (overflow, chinese, english) => {
    expect([overflowWords(overflow, zh), overflowWords(overflow, en)]).toEqual([chinese, english]);
  });

  it('when a cart takes no more', () => {
    expect([
      refusalWords({ reason: 'stockLimit', stock: 3 }, zh),
      refusalWords({ reason: 'stockLimit', stock: 3 }, en),
      refusalWords({ reason: 'purchaseLimit', limit: 2 }, en),
      refusalWords({ reason: 'soldOut' }, en),
    ]).toEqual([
      '商品已達庫存上限（僅餘 3 件）',
      'item has reached the stock limit (only 3 left)',
      'item has reached the purchase limit, limit 2',
      'restocking',
    ]);
  });
});
