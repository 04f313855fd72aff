/** The nine quick remarks (spec 001 §9). */
export const REMARK_TAGS = [
  'lowSalt',
  'lowSugar',
  'lowFat',
  'noSpicy',
  'lessSpicy',
  'moreSpicy',
  'noGarlic',
  'noCoriander',
  'noGreenOnion',
] as const;
export type RemarkTag = (typeof REMARK_TAGS)[number];
