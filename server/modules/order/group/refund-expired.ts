import { dayOf, HOUR, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { returnHeld } from './return-held.ts';
import { refundUnused, type Expired } from './expired-repo.ts';
import { ordersWithCoupons } from './order-repo.ts';
import { returnStock } from './stock-repo.ts';

/** A voucher that went out of date unused is given back at 10:00 of the next day at UTC+8 (decision D6). */
const GIVEN_BACK_AT = 10 * HOUR;

/** What ended before this moment is due to be given back. It moves once a day. */
export const givenBackBefore = (now: Instant): Instant =>
  startOfDay(dayOf(plus(now, -GIVEN_BACK_AT)));

/** Unused pieces can be sold again, as those that a guest gives back. Deals in one order for all, so that no two wait for each other. */
const returnPieces = async (query: Query, vouchers: readonly Expired[]): Promise<void> => {
  const deals = new Map<string, { merchantId: string; productId: string; quantity: number }>();
  for (const { merchantId, productId } of vouchers) {
    const key = `${merchantId}/${productId}`;
    const { quantity = 0 } = deals.get(key) ?? {};
    deals.set(key, { merchantId, productId, quantity: quantity + 1 });
  }
  for (const [, deal] of [...deals].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await returnStock(query, deal);
};

/** Gives back what ended before a moment, with its pieces, and the coupons of orders of which nothing is left; returns how many vouchers. */
const giveBack = (
  db: Pick<Db, 'tx'>,
  { endedBefore, at }: { endedBefore: Instant; at: Instant },
): Promise<number> =>
  db.tx(async (query) => {
    const vouchers = await refundUnused(query, { endedBefore, at });
    await returnPieces(query, vouchers);
    const orderIds = new Set(vouchers.map(({ orderId }) => orderId));
    for (const order of await ordersWithCoupons(query, [...orderIds]))
      await returnHeld(query, order, at);
    return vouchers.length;
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
