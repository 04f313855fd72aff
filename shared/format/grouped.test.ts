import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [-999, '-999'],
])('parts %d into thousands', (value, text) => {
  expect(grouped(value)).toBe(text);
});
