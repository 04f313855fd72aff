import { expect, it } from 'vitest';
import { asId, type UserId } from '#shared/kernel/ids.ts';
import { firstNickname, nicknameOf } from './nickname.ts';

const id = asId<UserId>('0192f0c1-0000-7000-8000-000000000001');

it('a new account has a name of letters, the same each time', () => {
  expect(firstNickname(id)).toMatch(/^Senado [A-Z]{4}$/);
  expect(firstNickname(id)).toBe(firstNickname(id));
});

it.each([
  ['Ana', 'Ana'],
  ['Ana 2961', firstNickname(id)],
  ['Ana 29-61', firstNickname(id)],
  ['Ana ２９６１', firstNickname(id)],
  ['Ana 1961', 'Ana 1961'],
])('a provider’s %j becomes %j', (given, name) => {
  expect(nicknameOf(id, given, '66882961')).toBe(name);
});
