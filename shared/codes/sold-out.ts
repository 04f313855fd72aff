/** For how long a dish is out: an hour, four, until the business day ends, until somebody switches it on. */
export const OUT_FOR = ['HOUR', 'HOURS4', 'DAY', 'OPEN'] as const;
/** For how long a dish is out. */
export type OutFor = (typeof OUT_FOR)[number];
