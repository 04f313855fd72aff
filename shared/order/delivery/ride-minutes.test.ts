import { expect, it } from 'vitest';
import { rideMinutes } from './ride-minutes.ts';

it.each([
  [0, 5],
  [1, 6],
  [1000, 8],
  [1001, 9],
  [4200, 18],
])('%d metres are ridden in %d minutes', (meters, minutes) => {
  expect(rideMinutes(meters)).toBe(minutes);
});
