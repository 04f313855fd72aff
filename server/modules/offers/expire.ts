import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { moveMemberOffer, overdueMemberOffers } from './member-repo.ts';

/** Marks coupons that ran out, each with its event. Lists go by the clock anyway; a piece that was chosen meanwhile is left as it is. */
export const expireOffers = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => overdueMemberOffers(db.query, now, limit),
    (piece) =>
      db.tx((query) =>
        moveMemberOffer(query, piece, {
          state: 'expired',
          at: now,
          orderId: '',
          merchantId: '',
          endAt: piece.endAt,
          usedAt: null,
        }),
      ),
  );
