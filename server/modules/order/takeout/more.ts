import { cents } from '#shared/kernel/money.ts';
import { plus } from '#shared/kernel/time.ts';
import { pointsOf } from '#shared/member/points.ts';
import { POINTS_AFTER_MS, pointsState } from '#shared/order/checkout/windows.ts';
import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { bookedPoints, groupOrderPoints } from '#server/modules/membership/index.ts';
import { ownOrder as ownGroupOrder } from '../group/get.ts';
import { ownOrder } from './get.ts';
import { recentRemarks } from './more-repo.ts';
import { sharedOrder } from './share.ts';

const MOST_RECENT = 5;

export const orderRemark: Handlers['takeoutOrderRemark'] = async ({ deps, session, t }) => ({
  result: REMARK_TAGS.map((tag) => ({ tag, text: t(`checkout.remark.${tag}`) })),
  recent: await recentRemarks(deps.db.query, session.userId, MOST_RECENT),
});

/** What to share of a takeout order that was paid and not called off. */
export const share: Handlers['platformShare'] = async (context, { orderId }) => {
  const opened = await sharedOrder(context, await ownOrder(context, orderId, 'takeout'));
  if (opened === null) return refuse('ORDER_NOT_SHAREABLE');
  return { ...opened.card, shareId: opened.id, url: `/#/share?shareId=${opened.id}` };
};

/** `businessType` of deals. */
const GROUP = 2;

/** Points of an order: what the ledger holds, or what it will (spec 001 §4, decisions L4, MB9). */
export const sumByOrderId: Handlers['sumByOrderId'] = async (context, { id, businessType }) => {
  const {
    deps: {
      db: { query },
    },
    now,
  } = context;
  if (businessType === GROUP) return groupOrderPoints(query, await ownGroupOrder(context, id), now);
  const order = await ownOrder(context, id);
  const state = order.status < 0 ? 'never' : pointsState(order, now);
  if (state === 'never') return { sum: 0, state, availableAt: null };
  const sum =
    (await bookedPoints(query, order)) ??
    pointsOf(cents(order.total - order.givenBack), order.kind === 'market' ? 'MARKET' : 'TAKEOUT');
  return {
    sum,
    state,
    availableAt: order.completedAt === null ? null : plus(order.completedAt, POINTS_AFTER_MS),
  };
};
