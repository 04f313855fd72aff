/** How much of its terms a deal holds: days without vouchers and how far ahead, notes for the staff and rules with the length of each, and its description. */
export const DEAL_LIMITS = {
  blackoutDays: 200,
  blackoutAhead: 731,
  notes: 10,
  noteText: 120,
  rules: 20,
  ruleText: 200,
  description: 2000,
} as const;

/** What a till may tick before a write-off, at most: of a deal and of the server. */
export const TICKS_MOST = 20;
