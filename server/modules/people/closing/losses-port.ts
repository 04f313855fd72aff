import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { slot } from '#server/kit/slot.ts';

/** What closing an account needs of modules that know people themselves. */
export type LossesPort = {
  /** Points that were earned and are not in the ledger yet: those that wait, and those that wait to be collected. */
  pointsToCome(query: Query, userId: string, now: Instant): Promise<number>;
};

/** Provided by the composition root, which hands over the points. */
const port = slot<LossesPort>('the losses of closing an account');
export const provideLosses = port.provide;
export const lossesPort = port.get;
