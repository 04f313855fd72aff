import { DAY, plus } from '#shared/kernel/time.ts';
import { POINTS_AFTER_MS, pointsState } from '#shared/order/checkout/windows.ts';
import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { ownTakeoutOrder } from './get.ts';
import { isNothingLeft } from '../life/refund-repo.ts';
import { refundsOf } from './life.ts';
import { openShare, recentRemarks } from './more-repo.ts';

const MOST_RECENT = 5;

export const orderRemark: Handlers['takeoutOrderRemark'] = async ({ deps, session, t }) => ({
  result: REMARK_TAGS.map((tag) => ({ tag, text: t(`checkout.remark.${tag}`) })),
  recent: await recentRemarks(deps.db.query, session.userId, MOST_RECENT),
});

/** So many friends may open the red packet of an order, for so long. */
const SHARED = { redPackets: 8, forMs: 3 * DAY };

/** What to share of an order that was paid and not called off. */
export const share: Handlers['platformShare'] = async (context, { orderId }) => {
  const { deps, session, now, pick, t } = context;
  const order = await ownTakeoutOrder(context, orderId);
  if (order.paidAt === null || order.status <= 0) return refuse('ORDER_NOT_SHAREABLE');
  if (isNothingLeft(order, await refundsOf(deps.db.query, order)))
    return refuse('ORDER_NOT_SHAREABLE');
  const opened = await openShare(deps.db.query, {
    merchantId: order.merchantId,
    orderId: order.id,
    id: deps.random.id(),
    userId: session.userId,
    redPackets: SHARED.redPackets,
    createdAt: now,
    expiresAt: plus(now, SHARED.forMs),
  });
  const store = pick(order.snapshot.store.name);
  return {
    shareId: opened.id,
    title: t('takeout.share.title', { store }),
    content: t('takeout.share.content', { store }),
    imgUrl: order.snapshot.store.picture,
    url: `/#/share?shareId=${opened.id}`,
    redpackCount: opened.redPackets,
    expireTime: opened.expiresAt,
  };
};

/** A point for each whole dollar paid (spec 001 §4, decision L4). */
export const sumByOrderId: Handlers['sumByOrderId'] = async (context, { id }) => {
  const order = await ownTakeoutOrder(context, id);
  const state = order.status < 0 ? 'never' : pointsState(order, context.now);
  return {
    sum: state === 'never' ? 0 : Math.floor(order.total / 100),
    state,
    availableAt:
      order.completedAt === null || state === 'never'
        ? null
        : plus(order.completedAt, POINTS_AFTER_MS),
  };
};
