import { plus } from '#shared/kernel/time.ts';
import { REVIEW_POINTS, SOURCE_MS } from '#shared/member/points.ts';
import type { Handlers } from '#server/kit/context.ts';
import { ordersToReview } from './review-repo.ts';

export const scoreRuleDescription: Handlers['scoreRuleDescription'] = async ({ t }) => ({
  text: t('score.reviewRule', REVIEW_POINTS),
  points: REVIEW_POINTS.plain,
  withPicture: REVIEW_POINTS.withPicture,
});

export const scoreRuleAvailable: Handlers['scoreRuleAvailable'] = async (
  { deps, session, now, pick },
  { offset, size },
) => {
  const found = await ordersToReview(deps.db.query, session.userId, {
    now,
    offset,
    size: size + 1,
  });
  const page = found.slice(0, size);
  return {
    result: page.map(({ orderId, kind, storeName, doneAt }) => ({
      orderId,
      kind,
      storeName: pick(storeName),
      points: REVIEW_POINTS.withPicture,
      until: plus(doneAt, SOURCE_MS),
    })),
    next: found.length > size,
    nextOffset: offset + page.length,
  };
};
