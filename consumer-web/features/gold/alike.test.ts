import { expect, it } from 'vitest';
import type { OwnedGold } from '#shared/contract/consumer/gold.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { alike } from './alike.ts';

const piece = (id: string, more: Partial<OwnedGold> = {}): OwnedGold => ({
  id,
  amount: cents(1000),
  faceAmount: cents(1000),
  consumptionName: 'Gold',
  limitAmountStr: null,
  expireStr: null,
  expireUseExplain: null,
  expireTime: instant(0),
  bagName: 'Bag',
  status: 'usable',
  uses: [],
  ...more,
});

it('puts untouched pieces that differ in nothing together, in the order of the list', () => {
  const use = {
    tradeId: asId<never>('t'),
    storeName: '',
    amount: cents(500),
    returned: cents(500),
    at: instant(0),
    isHeld: false,
  };
  const rows = [
    piece('a'),
    piece('b', { uses: [use] }),
    piece('c'),
    piece('d', { expireTime: instant(1) }),
    piece('e'),
  ];
  expect(alike(rows).map(({ gold, count }) => [gold.id, count])).toEqual([
    ['a', 3],
    ['b', 1],
    ['d', 1],
  ]);
});
