import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import type { ReceiptLine } from '../../lib/printing/receipt-line.ts';
import { scannedReceipt } from './record-of-receipt.ts';
import { COPIES } from './receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { aJob } from './test-receipt.ts';
import { wrap } from '../../lib/printing/wrap.ts';

const zh = translator('zh-Hant');
const wordsOf = (lines: readonly ReceiptLine[]): string[] =>
  lines.map((line) => {
    if (line.kind === 'pair') return `${line.left}|${line.right}`;
    if (line.kind === 'signature') return `${line.label} ____`;
    return line.kind === 'rule' ? '--' : line.text;
  });

describe('what stands on a receipt (row 35)', () => {
  it('names merchant, store, product, uses, what is left, masked codes, number, time at UTC+8, operator and the undo window', () => {
    expect(wordsOf(receiptLines(aJob(), zh))).toEqual([
      '議事亭茶餐廳',
      '議事亭前地店',
      '顧客聯',
      '--',
      '雙人下午茶套餐：紅豆沙、鴛鴦奶茶 (Afternoon tea)',
      '1234****9012|核銷 2 次 - 剩 3 次',
      '5678****3456|核銷 1 次 - 已用完',
      '--',
      `憑據|${aJob().receipt.number}`,
      '時間|2026-11-21 20:05:09 UTC+8',
      '操作員|阿明',
      '2026-11-21 20:15 前可在本店撤銷',
      aJob().receipt.number,
      '多謝惠顧',
    ]);
  });

  it('has room for a signature on the shop copy only, and says when it is a reprint', () => {
    const shop = wordsOf(receiptLines(aJob({}, { copy: 'shop', isReprint: true }), zh));
    expect(shop.slice(2, 4)).toEqual(['商戶存根', '＊ 副本 ＊']);
    expect(shop).toContain('顧客簽署 ____');
    expect(wordsOf(receiptLines(aJob(), zh)).join()).not.toContain('____');
  });

  it('carries its number for a scanner on both copies and every reprint', () => {
    const { number } = aJob().receipt;
    expect(number).toMatch(/^\d{10}$/);
    for (const copy of COPIES)
      for (const isReprint of [false, true])
        expect(receiptLines(aJob({}, { copy, isReprint }), zh)).toContainEqual({
          kind: 'qr',
          text: number,
        });
    expect(scannedReceipt(`]Q1${number}\r`)).toBe(number);
  });

  it('leaves out what is not known any more', () => {
    const words = wordsOf(
      receiptLines(
        aJob({ undoUntil: null, items: [{ codeMask: '1234****9012', times: 1, left: null }] }),
        zh,
      ),
    );
    expect(words).toContain('1234****9012|核銷 1 次');
    expect(words.join()).not.toContain('撤銷');
  });
});

describe('lines of a paper', () => {
  const wide = (text: string): number =>
    [...text].reduce((sum, letter) => sum + (letter > 'ÿ' ? 2 : 1), 0);
  it.each([
    ['紅豆沙湯圓', 6, ['紅豆沙', '湯圓']],
    ['Egg tarts, box of six', 10, ['Egg tarts,', 'box of six']],
    ['紅豆 sweet soup', 10, ['紅豆 sweet', 'soup']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['', 8, ['']],
  ])('%j at %i wide', (text, width, lines) => {
    expect(wrap(text, wide, width)).toEqual(lines);
  });
});
