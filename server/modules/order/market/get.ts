import type { Handlers } from '#server/kit/context.ts';
import { ownOrder, readOwnOrder } from '../takeout/get.ts';
import { riderOf, stepsOf } from '../takeout/rider.ts';
import { marketOrderRow, refundActionsOf } from './present.ts';

export const get: Handlers['marketOrderGet'] = async (context, { tradeId }) => {
  const { order, flat } = await readOwnOrder(context, tradeId, 'market');
  return marketOrderRow(order, flat, refundActionsOf(order, flat.payInfo, context.now));
};

export const distributionList: Handlers['marketDistributionList'] = async (
  context,
  { tradeId },
) => {
  const order = await ownOrder(context, tradeId, 'market');
  return { result: await stepsOf(context, order), ...(await riderOf(context, order)) };
};
