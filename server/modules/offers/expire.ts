import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { moveMemberOffer, overdueMemberOffers } from './member-repo.ts';

const BATCH = 200;

/** Marks coupons that ran out, each with its event. Lists tell it by the clock anyway; a piece that was chosen meanwhile is left alone. */
export const expireOffers = async (db: Db, now: Instant): Promise<number> => {
  let marked = 0;
  for (;;) {
    const pieces = await overdueMemberOffers(db.query, now, BATCH);
    const before = marked;
    for (const piece of pieces) marked += Number(await db.tx((query) => moveMemberOffer(query, piece, { state: 'expired', at: now, orderId: '', merchantId: '', endAt: piece.endAt, usedAt: null })));
    if (pieces.length < BATCH || marked === before) return marked;
  }
};
