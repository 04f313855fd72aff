import { table } from './table.ts';

/**
 * Reasons of a report-violation. Spec 001 §3 prints the codes 0 to 5 only; the meanings are ours.
 */
export const reportReason = table({
  falseInformation: 0,
  foodSafety: 1,
  wrongPrice: 2,
  badService: 3,
  infringement: 4,
  other: 5,
});
/** The name of a reason to report a store. */
export type ReportReason = ReturnType<typeof reportReason.nameOf>;
