import { expect, it } from 'vitest';
import { pinProblem } from './pin.ts';

it.each([
  ['2580', null],
  ['135790', null],
  ['9021', null],
  ['123', 'length'],
  ['1234567', 'length'],
  ['12a4', 'length'],
  ['１２３４', 'length'],
  ['0000', 'weak'],
  ['1234', 'weak'],
  ['7890', 'weak'],
  ['6543', 'weak'],
  ['111111', 'weak'],
] as const)('the PIN %s: %s', (pin, problem) => {
  expect(pinProblem(pin)).toBe(problem);
});
