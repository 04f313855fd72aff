/** What a change of a store was about. */
export const AUDIT_THINGS = [
  'DISH',
  'CLASS',
  'ORDER',
  'OPTIONS',
  'STOCK',
  'SOLD_OUT',
  'IMPORT',
  'HOURS',
  'DAYS',
  'SWITCHES',
  'PROMOTION',
  'DEAL',
  'REVIEW',
] as const;
/** What a change of a store was about. */
export type AuditThing = (typeof AUDIT_THINGS)[number];

/** What was done to it. */
export const AUDIT_ACTS = ['ADDED', 'CHANGED', 'DELETED', 'APPLIED', 'UNDONE', 'ENDED'] as const;
/** What was done to a thing of a store. */
export type AuditAct = (typeof AUDIT_ACTS)[number];
