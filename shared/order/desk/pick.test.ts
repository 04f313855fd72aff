import { describe, expect, it } from 'vitest';
import { judgePick, leftOf, shortOf, type PickLine, type PickScan } from './pick.ts';

const MILK = '4006381333931';
const CHEESE = '2112345000008';
const HAM = '2612345000003';
const line = (change: Partial<PickLine>): PickLine => ({
  orderId: 'a',
  lineId: 'milk',
  productId: 'milk',
  ean: MILK,
  pieceCents: 1250,
  pieceGrams: 480,
  wanted: 2,
  picked: 0,
  leaves: null,
  ...change,
});
const goods = [
  { productId: 'milk', ean: MILK },
  { productId: 'cheese', ean: CHEESE },
  { productId: 'ham', ean: HAM },
  { productId: 'plain', ean: '' },
];
const scan = (change: Partial<PickScan>): PickScan => ({
  code: null,
  line: null,
  quantity: 1,
  grams: null,
  ...change,
});
const judge = (lines: readonly PickLine[], change: Partial<PickScan>) =>
  judgePick(lines, goods, scan(change));

describe('what is left of a line', () => {
  it('is what is neither in the bag nor missing', () => {
    expect(leftOf(line({ picked: 1 }))).toBe(1);
    expect(shortOf(line({ leaves: 1 }))).toBe(1);
    expect(leftOf(line({ leaves: 1 }))).toBe(1);
  });
  it('counts nothing as missing once it went back, or where the guest wants less', () => {
    expect(shortOf(line({ wanted: 1, leaves: 1 }))).toBe(0);
    expect(leftOf(line({ wanted: 0, picked: 1, leaves: 1 }))).toBe(0);
  });
});

describe('a scan', () => {
  it('goes to the first order that wants the goods, then to what was said to be missing', () => {
    const full = line({ picked: 2 });
    const open = line({ orderId: 'b' });
    expect(judge([full, open], { code: MILK })).toMatchObject({ outcome: 'PICKED', line: open });
    const found = line({ picked: 1, leaves: 1 });
    expect(judge([full, found], { code: MILK })).toMatchObject({ line: found, grams: null });
  });
  it('is wrong for goods that no order wants, or not as many', () => {
    expect(judge([line({})], { code: CHEESE })).toEqual({
      outcome: 'EAN_WRONG',
      productId: 'cheese',
    });
    expect(judge([line({})], { code: MILK, quantity: 3 })).toMatchObject({ outcome: 'EAN_WRONG' });
  });
  it('is unknown with a wrong check digit, and for goods of no product', () => {
    expect(judge([line({})], { code: '4006381333930' })).toEqual({ outcome: 'EAN_UNKNOWN' });
    expect(judge([line({})], { code: '96385074' })).toEqual({ outcome: 'EAN_UNKNOWN' });
  });
  it('takes what a scale printed, up to what was paid', () => {
    const cheese = line({ productId: 'cheese', ean: CHEESE });
    expect(judge([cheese], { code: '2112345012506' })).toMatchObject({ outcome: 'PICKED' });
    expect(judge([{ ...cheese, pieceCents: 1249 }], { code: '2112345012506' })).toMatchObject({
      outcome: 'WEIGHT_ABOVE',
      unit: 'CENTS',
      most: 1249,
    });
    const ham = line({ productId: 'ham', ean: HAM });
    expect(judge([ham], { code: '2612345004803' })).toMatchObject({ grams: 480 });
    expect(judge([{ ...ham, pieceGrams: 479 }], { code: '2612345004803' })).toMatchObject({
      outcome: 'WEIGHT_ABOVE',
      unit: 'GRAMS',
      most: 479,
    });
  });
  it('is a line by hand where there is no code', () => {
    const byHand = { orderId: 'a', lineId: 'milk' };
    expect(judge([line({})], { line: byHand, grams: 480 })).toMatchObject({ outcome: 'PICKED' });
    expect(judge([line({})], { line: byHand, grams: 481 })).toMatchObject({
      outcome: 'WEIGHT_ABOVE',
    });
    expect(judge([line({ picked: 2 })], { line: byHand })).toMatchObject({ outcome: 'EAN_WRONG' });
    expect(judge([line({})], { line: { orderId: 'b', lineId: 'milk' } })).toEqual({
      outcome: 'EAN_UNKNOWN',
    });
    expect(judge([line({})], {})).toEqual({ outcome: 'EAN_UNKNOWN' });
  });
});
