import { table } from './table.ts';

/**
 * A saved bank card: waits for the 0.1 charge that verifies it, is verified, or failed it (spec 001
 * §5 names the steps, the numbers are ours).
 */
export const cardStatus = table({ unverified: 0, verified: 1, failed: 2 });
/** The name of a bank card’s status. */
export type CardStatus = ReturnType<typeof cardStatus.nameOf>;
