import { expect, it } from 'vitest';
import { asId, type AddressId } from '#shared/kernel/ids.ts';
import type { Reachable } from './checkout-model.ts';
import { reachedAddresses, type AddressAnswer } from './reached-addresses.ts';

const row = (id: string): Reachable => ({
  id: asId<AddressId>(id),
  contactName: 'Ana',
  region: '853',
  phone: '66880002',
  mapAddress: 'Praia Grande',
  detail: '12 F',
  lat: 22.19,
  lon: 113.54,
  tag: null,
  isDefault: true,
  district: 'Sé',
  notUpstairs: null,
  isInRange: true,
  distance: 800,
  outReason: null,
});
const rows = [row('a1'), row('a2')];
const answer = (change: Partial<AddressAnswer> = {}): AddressAnswer => ({
  rows,
  isFetching: false,
  isError: false,
  ...change,
});

it.each([
  ['the list that came', answer(), 'a1', rows],
  ['the list while it is only looked at again', answer({ isFetching: true }), 'a1', rows],
  ['the list where nothing was chosen', answer({ isFetching: true }), null, rows],
  ['nothing before it came', answer({ rows: undefined, isFetching: true }), null, undefined],
  ['the list when looking at it again failed', answer({ isError: true }), 'a1', rows],
  [
    'nothing while a list without the address just added is looked at again',
    answer({ isFetching: true }),
    'a3',
    undefined,
  ],
  ['nothing when that failed', answer({ isError: true }), 'a3', undefined],
  ['the rest when the chosen one is gone', answer(), 'a3', rows],
] as const)('an order may go by %s', (_, asked, chosenId, expected) => {
  expect(reachedAddresses(asked, chosenId)).toBe(expected);
});
