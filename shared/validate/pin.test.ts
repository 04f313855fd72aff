import { expect, it } from 'vitest';
import { pinProblem } from './pin.ts';

it.each([
  ['4071', null],
  ['836190', null],
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
  ['1212', 'weak'],
  ['1121', 'weak'],
  ['123123', 'weak'],
  ['2580', 'weak'],
  ['246810', 'weak'],
] as const)('the PIN %s: %s', (pin, problem) => {
  expect(pinProblem(pin)).toBe(problem);
});

it('six digits where so many are asked for', () => {
  expect(pinProblem('4071', 6)).toBe('length');
  expect(pinProblem('407153', 6)).toBeNull();
});
