import { expect, it } from 'vitest';
import { nickname } from './nickname.ts';

it.each([
  ['  阿欣   Bela ', '阿欣 Bela'],
  ['李'.repeat(20), '李'.repeat(20)],
  ['😀'.repeat(20), '😀'.repeat(20)],
  ['Room 6688', 'Room 6688'],
])('takes %j', (typed, name) => {
  expect(nickname(typed, '66880001')).toEqual({ ok: true, nickname: name });
});

it.each([
  ['   ', 'empty'],
  ['李'.repeat(21), 'length'],
  ['a\u202eb', 'sign'],
  ['me 00-01', 'phone'],
  ['０００１', 'phone'],
])('refuses %j: %s', (typed, reason) => {
  expect(nickname(typed, '66880001')).toEqual({ ok: false, reason });
});
