import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { slot } from '#server/kit/slot.ts';

/** What the price of gold needs of a buyer: whether a card or a trial runs, and the level. */
export type MembershipPort = {
  isMember(query: Query, userId: string, now: Instant): Promise<boolean>;
  level(query: Query, userId: string, now: Instant): Promise<number>;
};

/** Provided by the composition root, which hands over the card and the levels. */
const port = slot<MembershipPort>('the membership of a buyer of gold');
export const provideMembership = port.provide;
export const membershipPort = port.get;
