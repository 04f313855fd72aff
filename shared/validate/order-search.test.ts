import { expect, it } from 'vitest';
import { orderSearchLeast } from './order-search.ts';

it.each([
  ['cashier', 'ana', 4],
  ['cashier', '', 4],
  ['manager', 'an', 2],
  ['owner', '', 2],
  ['owner', '02', 4],
  ['auditor', '6 1-2', 4],
] as const)('%s searches with %j by %d characters at least', (role, keyword, least) => {
  expect(orderSearchLeast(role, keyword)).toBe(least);
});
