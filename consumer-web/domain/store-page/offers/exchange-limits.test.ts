import { expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { exchangeLimits } from './exchange-limits.ts';

it('names each limit of add-ons by its number, in both languages', () => {
  const limits = { joinLimitQuantity: 2, joinLimit: 1, stock: 30 };
  expect(exchangeLimits(limits, translator('zh-Hant'))).toEqual([
    '每單限 2 份',
    '您還可購 1 份',
    '剩 30 份',
  ]);
  expect(exchangeLimits(limits, translator('en'))).toEqual([
    'Limit 2 an order',
    '1 left for you',
    '30 left',
  ]);
  expect(
    exchangeLimits({ joinLimitQuantity: -1, joinLimit: -1, stock: -1 }, translator('en')),
  ).toEqual([]);
});
