import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { refusalWords } from './cart-words.ts';

it('a cart that takes no more names the stock or the limit', () => {
  const [zh, en] = [translator('zh-Hant'), translator('en')];
  expect([
    refusalWords({ reason: 'stockLimit', stock: 3 }, zh),
    refusalWords({ reason: 'stockLimit', stock: 3 }, en),
    refusalWords({ reason: 'purchaseLimit', limit: 2 }, zh),
    refusalWords({ reason: 'purchaseLimit', limit: 2 }, en),
    refusalWords({ reason: 'soldOut' }, en),
  ]).toEqual([
    '商品已達庫存上限（僅餘 3 件）',
    'item has reached the stock limit (only 3 left)',
    '商品已達限購上限，限購 2 件',
    'item has reached the purchase limit, limit 2',
    'restocking',
  ]);
});
