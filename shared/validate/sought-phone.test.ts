import { expect, it } from 'vitest';
import { soughtPhone } from './sought-phone.ts';

it.each([
  ['2961', { tail: '2961' }],
  [' 29 61 ', { tail: '2961' }],
  ['66882961', { whole: '66882961' }],
  ['+853 6688-2961', { whole: '85366882961' }],
  ['961', null],
  ['82961', null],
  ['6882961', null],
  ['8613812345678', { whole: '8613812345678' }],
  ['1234567890', null],
  ['1234567890123456', null],
  ['Ana', null],
  ['', null],
] as const)('%j is sought as %j', (keyword, sought) => {
  expect(soughtPhone(keyword)).toEqual(sought);
});
