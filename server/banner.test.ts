import { expect, it } from 'vitest';
import { demoBanner } from './banner.ts';
import { STAFF } from './demo/people.ts';

it('names everybody who works at a store of the demonstration', () => {
  const banner = demoBanner('http://localhost', []);
  // another merchant's owner is there to be refused
  const named = STAFF.filter(({ merchantKey }) => merchantKey !== 'riverside');
  expect(named.filter(({ account }) => !banner.includes(account))).toEqual([]);
});
