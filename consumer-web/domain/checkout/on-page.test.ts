import { expect, it } from 'vitest';
import { isOnPage } from './on-page.ts';

const checkout = { way: 'delivery', addresses: [], addressError: null } as const;
const plain = { alcohol: null, risk: null };
const risk = { riskCertificateType: 0, riskCertificateNum: '', isAgreed: false };

it.each([
  ['risk', checkout, plain, false],
  ['risk', checkout, { ...plain, risk }, true],
  ['alcohol', checkout, plain, false],
  ['phone', checkout, plain, false],
  ['phone', { ...checkout, way: 'pickup' }, plain, true],
  ['address', { ...checkout, way: 'pickup' }, plain, false],
  ['address', checkout, plain, true],
  ['address', { ...checkout, addresses: undefined }, plain, false],
  ['address', { ...checkout, addresses: undefined, addressError: new Error('line') }, plain, true],
  ['time', checkout, plain, true],
  ['offers', checkout, plain, true],
  ['order', checkout, plain, false],
  ['store', checkout, plain, false],
] as const)('%s has a place of its own: case %#', (field, of, filled, expected) => {
  expect(isOnPage(field, of, filled)).toBe(expected);
});
