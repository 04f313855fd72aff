import { DAY, plus } from '#shared/kernel/time.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { isNothingLeft } from '../life/refund-repo.ts';
import { refundsOf } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { openShare } from './share-repo.ts';

/** So many friends may open the red packet of an order, for so long. */
const SHARED = { redPackets: 8, forMs: 3 * DAY };

/** The red packet of an order for its buyer's friends, opened once; null while the order is not paid, and once nothing of it is left. */
export const sharedOrder = async (
  { deps, session, now, pick, t }: MemberContext,
  order: TakeoutOrder,
) => {
  if (order.paidAt === null || order.status <= 0) return null;
  if (isNothingLeft(order, await refundsOf(deps.db.query, order))) return null;
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
    id: opened.id,
    card: {
      title: t(`${order.kind}.share.title`, { store }),
      content: t(`${order.kind}.share.content`, { store }),
      imgUrl: order.snapshot.store.picture,
      redpackCount: opened.redPackets,
      expireTime: opened.expiresAt,
    },
  };
};
