import { expect, it } from 'vitest';
import { readOtpCode, recoveryShown } from './otp-code.ts';

it.each([
  ['123456', { digits: '123456' }],
  [' 123 456 ', { digits: '123456' }],
  ['１２３４５６', { digits: '123456' }],
  ['abcde-fghjk', { recovery: 'ABCDEFGHJK' }],
  ['ABCDE FGHJ7', { recovery: 'ABCDEFGHJ7' }],
  ['12345', null],
  ['1234567', null],
  ['ABCDE-FGHJ0', null],
  ['', null],
])('%j is read as %j', (text, code) => {
  expect(readOtpCode(text)).toEqual(code);
});

it('shows a recovery code as it can be typed', () => {
  expect(recoveryShown('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  expect(readOtpCode(recoveryShown('ABCDEFGHJK'))).toEqual({ recovery: 'ABCDEFGHJK' });
});
