import { asId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { itemsOfActivity } from '../group-special/activity-repo.ts';
import { stateOf } from '../group-special/specials.ts';
import { once, seenPromotion, type Done } from './act.ts';
import { dealsToPlan } from './deals.ts';
import { changePromotion, removePromotion } from './plan-repo.ts';

type Request = Parameters<Handlers['merchantDealPromotionEnd']>[1];

const end = async (query: Query, context: MerchantContext, request: Request): Promise<Done> => {
  const { session, now } = context;
  const { merchantId } = session;
  const before = await seenPromotion(query, context, request);
  const items = await itemsOfActivity(query, before.id);
  const productIds = items.map(({ productId }) => productId);
  await dealsToPlan(context, productIds);
  const prices = items.map(({ productId, price }) => ({ productId, price }));
  const state = stateOf(before, now);
  if (state === 'NOT_STARTED') {
    await removePromotion(query, merchantId, before.id);
    return { act: 'WITHDRAWN', promotion: { ...before, seq: before.seq + 1 }, productIds, prices };
  }
  if (state === 'OVER') return refuse('ACTIVITY_NOT_FOUND');
  const promotion = { ...before, endsAt: now, seq: before.seq + 1 };
  if (!(await changePromotion(query, merchantId, promotion))) return refuse('CONFLICT');
  return { act: 'ENDED', promotion, productIds, prices };
};

/** Ends a promotion that runs; one that has not begun is withdrawn. Orders at its prices keep them. */
export const endPromotion: Handlers['merchantDealPromotionEnd'] = async (context, request) => {
  const { activityId, endsAt } = await once(context, request, (query) =>
    end(query, context, request),
  );
  return { activityId: asId(activityId), endTime: endsAt };
};
