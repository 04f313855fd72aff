import { dayOf, HOUR, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { returnHeld } from './return-held.ts';
import { refundUnused } from './expired-repo.ts';
import { ordersWithCoupons } from './order-repo.ts';

/** A voucher that went out of date unused is given back at 10:00 of the next day at UTC+8 (decision D6). */
const GIVEN_BACK_AT = 10 * HOUR;

/** What ended before this moment is due to be given back. It moves once a day. */
export const givenBackBefore = (now: Instant): Instant =>
  startOfDay(dayOf(plus(now, -GIVEN_BACK_AT)));

/** Gives back what ended before a moment, and the coupons of orders of which nothing is left; returns how many vouchers. */
const giveBack = (
  db: Pick<Db, 'tx'>,
  { endedBefore, at }: { endedBefore: Instant; at: Instant },
): Promise<number> =>
  db.tx(async (query) => {
    const orders = await refundUnused(query, { endedBefore, at });
    for (const order of await ordersWithCoupons(query, [...new Set(orders)]))
      await returnHeld(query, order, at);
    return orders.length;
  });

/** Gives back what is due by the clock: the first time it is asked, so that what fell due while no server ran is done, and then once a day. Returns how many. */
export const refundsOfTheDay = (db: Pick<Db, 'tx'>): ((now: Instant) => Promise<number>) => {
  let done: Instant | null = null;
  return async (now) => {
    const endedBefore = givenBackBefore(now);
    if (endedBefore === done) return 0;
    const count = await giveBack(db, { endedBefore, at: now });
    done = endedBefore;
    return count;
  };
};
