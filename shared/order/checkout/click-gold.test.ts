import { expect, it } from 'vitest';
import { isShownEntry } from './click-gold.ts';

it.each([
  [false, false, null, true],
  [false, true, 5, true],
  [true, false, 5, false],
  [true, true, null, false],
  [true, true, 5, true],
  [true, false, null, false],
])(
  'an entry with closing %s, reserve %s and opening time %s is shown: %s (spec 001 §4)',
  (closing, reserve, openingTime, isShown) => {
    expect(isShownEntry({ closing, reserve, openingTime })).toBe(isShown);
  },
);
