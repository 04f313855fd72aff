import { expect, it } from 'vitest';
import { enrolmentQr, enrolmentShown, readEnrolment } from './enrolment-code.ts';

const CODE = 'ABC37KXYZ9';

it.each([
  enrolmentQr(CODE),
  enrolmentShown(CODE),
  CODE,
  'abc37-kxyz9',
  'ＡＢＣ３７ ｋｘｙｚ９',
  ` ${CODE}\r\n`,
])('reads %j', (text) => {
  expect(readEnrolment(text)).toBe(CODE);
});

it.each([
  '',
  '123456789012',
  'ABC37KXYZ',
  'ABC37KXYZ99',
  'ABC17KXYZ9',
  'GV1.x.1.y',
  'https://m.example.mo/v?gv=1',
])('finds no code in %j', (text) => {
  expect(readEnrolment(text)).toBeNull();
});
