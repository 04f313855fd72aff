import { expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { cents } from '#shared/kernel/money.ts';
import { autoGold, goldReach } from './choose-gold.ts';

const piece = (id: string, amount: number, limitAmountStr: string | null = null) => ({
  id,
  amount: cents(amount),
  consumptionName: id,
  limitAmountStr,
  expireStr: null,
  expireUseExplain: null,
  expireTime: instant(0),
});
const items = [
  piece('soon', 1000),
  piece('big', 3000),
  piece('late', 500),
  piece('limited', 500, 'for goods of $90 or more'),
];

it('takes what ends first, skips what would be too much or is not to be used, and stops when it is enough', () => {
  expect(autoGold(items, cents(2000))).toEqual(['soon', 'late']);
  expect(autoGold(items, cents(4000))).toEqual(['soon', 'big']);
  expect(autoGold(items, cents(10_000))).toEqual(['soon', 'big', 'late', 'limited']);
  expect(autoGold(items, cents(10))).toEqual([]);
});

it('says how far a choice goes, and what stays on it when the goods became cheaper', () => {
  expect(goldReach(items, ['soon'], cents(4000))).toMatchObject({
    paid: 1000,
    percent: 25,
    over: 0,
  });
  expect(goldReach(items, ['soon', 'big'], cents(3000))).toMatchObject({
    paid: 3000,
    percent: 100,
    over: 1000,
    isOver: true,
  });
  expect(goldReach(items, [], cents(0))).toMatchObject({ paid: 0, percent: 0 });
});
