import { isPraise, RATING_GUIDE_EVERY_MS } from '#shared/order/actions/rating.ts';
import { plus } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { noteGuide, overallOfOrder } from './guide-repo.ts';
import type { ReviewableKind } from './reviewable-kind.ts';

/** Whether a member's review of an order is one after which to ask for a rating of the app (decision P30). */
export const positiveGuideOf =
  ({ fresh, table }: ReviewableKind): Handlers['marketPositiveGuide'] =>
  async ({ deps: { db }, session: { userId }, now }, { tradeId }) => {
    const order = await fresh(db, tradeId, now);
    if (order === null || order.userId !== userId) return refuse('ORDER_NOT_FOUND');
    const overall = await overallOfOrder(db.query, table, order);
    return { isGuide: overall !== null && isPraise(overall) };
  };

/** Once in thirty days, whatever was rated. */
export const showGuide: Handlers['showGuidePopup'] = (
  { deps: { db }, session: { userId }, idempotencyKey: key, now },
  body,
) =>
  keyed({ db, userId, scope: 'rating-guide', key, body, now }, async (query) => ({
    isShow: await noteGuide(query, userId, {
      at: now,
      notAfter: plus(now, -RATING_GUIDE_EVERY_MS),
    }),
  }));
