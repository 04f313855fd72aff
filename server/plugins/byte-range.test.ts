import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, null],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=9-3', 'none'],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
])('of a file of 100 bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
