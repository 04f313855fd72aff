import { expect, it } from 'vitest';
import { marketMerchantRows } from './market/rows.ts';
import { STAFF } from './people.ts';
import { takeoutMerchantRows } from './takeout/rows.ts';
import { merchants } from './town/index.ts';

it('all who work in the demonstration town work for a merchant of it', () => {
  const known = new Set<string>([
    ...merchants.map(({ key }) => key),
    ...[...takeoutMerchantRows(), ...marketMerchantRows()].map(({ id }) => id),
  ]);
  expect(STAFF.filter(({ merchantKey }) => !known.has(merchantKey))).toEqual([]);
});
