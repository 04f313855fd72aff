import type { Handlers } from '#server/kit/context.ts';
import { ownOrder } from '../takeout/get.ts';
import { claimedOf } from '../takeout/share-repo.ts';
import { sharedOrder } from '../takeout/share.ts';

/** The red packet that a supermarket order brings its buyer's friends (decision P28). */
export const orderActivity: Handlers['partakeOrderActivity'] = async (context, { orderId }) => {
  const opened = await sharedOrder(context, await ownOrder(context, orderId, 'market'));
  if (opened === null || opened.card.expireTime < context.now) return { activity: null };
  return {
    activity: {
      ...opened.card,
      activityId: opened.id,
      url: `/share?orderId=${orderId}`,
      receivedCount: await claimedOf(context.deps.db.query, opened.id),
    },
  };
};
