import type { format as zh } from '../zh/format.ts';

/** The ratings as printed (spec 001 §9). */
export const format = {
  'day.today': 'Today',
  'day.tomorrow': 'tomorrow',
  'discount.rate': '{value}% off',
  'fullGift.one': '{gift} × {qty} free from ${amount}',
  'fullGift.join': '; ',
  'rating.veryBad': 'Very bad',
  'rating.poor': 'Poor',
  'rating.fair': 'Fair',
  'rating.satisfied': 'Satisfied',
  'rating.perfect': 'Perfect',
} as const satisfies Record<keyof typeof zh, string>;
