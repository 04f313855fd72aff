import { expect, it } from 'vitest';
import { minuteOf } from './typed-hours.ts';

it.each([
  ['09:30', 570],
  ['9:30', 570],
  ['0930', 570],
  ['９：３０', 570],
  ['24:00', 0],
  ['00:00', 0],
  ['25:00', null],
  ['9:75', null],
  ['', null],
  ['noon', null],
])('reads a time as it is typed: %s', (text, minute) => {
  expect(minuteOf(text)).toBe(minute);
});
