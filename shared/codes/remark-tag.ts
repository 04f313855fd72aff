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
/** A remark that can be added to an order by one tap. */
export type RemarkTag = (typeof REMARK_TAGS)[number];
