import { expect, it } from 'vitest';
import { contactOf } from './contact.ts';

const address = { region: '852', phone: '51234567' } as const;
const written = { region: '86', phone: '13800138000' } as const;

it.each([
  ['a delivery: the address', 'delivery', address, written, { region: '852', number: '51234567' }],
  [
    'a delivery without an address: nobody yet',
    'delivery',
    null,
    null,
    { region: '853', number: '' },
  ],
  [
    'a pickup: the phone that was written',
    'pickup',
    address,
    written,
    { region: '86', number: '13800138000' },
  ],
  ['a pickup without one: the phone that was signed in with', 'pickup', address, null, null],
  ['a pickup whose phone was cleared', 'pickup', address, { ...written, phone: ' ' }, null],
] as const)('%s', (_, way, at, buyer, contact) => {
  expect(contactOf({ way, address: at, buyer })).toEqual(contact);
});
