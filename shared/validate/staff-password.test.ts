import { expect, it } from 'vitest';
import { staffPasswordProblem } from './staff-password.ts';

it.each([
  ['four-tram-lamp', null],
  ['k7np-w4tq-h2xd', null],
  ['騎樓下的白鴿子飛過大三巴', null],
  ['another one here', null],
  ['ninechars', 'length'],
  ['password123', 'common'],
  ['P@ssw0rd2024!', 'common'],
  ['Basketball1', 'common'],
  ['iloveyou1234', 'common'],
  ['1234567890', 'common'],
  ['0987654321', 'common'],
  ['qwertyuiop', 'common'],
  ['qwertyuiop-xk', 'common'],
  ['qwertyuiop-lamp-k7', null],
  ['1qaz2wsx3edc', 'common'],
  ['1q2w3e4r5t', 'common'],
  ['abcabcabcabc', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['2024-11-23-99', 'common'],
  ['welcome-admin-1', 'common'],
  ['66990001-66990001', 'account'],
  ['66990001!!', 'account'],
] as const)('the password %s: %s', (password, problem) => {
  expect(staffPasswordProblem(password, '66990001')).toBe(problem);
});

it('needs no account to know a common password', () => {
  expect(staffPasswordProblem('four-tram-lamp', '')).toBeNull();
  expect(staffPasswordProblem('password123', '')).toBe('common');
});
