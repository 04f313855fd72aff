import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addAct, findAct, type Asked, type PromotionAct } from './log-repo.ts';
import { findOwn, lockPromotions, type OwnPromotion } from './plan-repo.ts';

type Request = { requestId: string };
/** A promotion after an act, and what the log keeps of it. */
export type Done = Pick<PromotionAct, 'act' | 'productIds'> & {
  promotion: OwnPromotion;
  prices: Asked['prices'];
};

/** One act with a promotion, in a transaction with its row of the log: the same request is one act, with any other body it is refused. */
export const once = async (
  { deps, session, now }: MerchantContext,
  request: Request,
  act: (query: Query) => Promise<Done>,
): Promise<{ activityId: string; seq: number; endsAt: Asked['endsAt'] }> => {
  const { merchantId, operatorId, deviceId } = session;
  const body = JSON.stringify(request);
  return deps.db.tx(async (query) => {
    await lockPromotions(query, merchantId);
    const known = await findAct(query, merchantId, request.requestId);
    if (known !== null) {
      if (known.asked.request !== body) return refuse('REQUEST_REUSED');
      const { seq, endsAt } = known.asked;
      return { activityId: known.activityId, seq, endsAt };
    }
    const { promotion, prices, ...done } = await act(query);
    const { id: activityId, kind, startsAt, endsAt, seq } = promotion;
    const asked = { request: body, kind, startsAt, endsAt, seq, prices };
    const one = { merchantId, id: request.requestId, at: now, operatorId, deviceId };
    if (!(await addAct(query, { ...one, ...done, activityId, asked }))) refuse('REQUEST_REUSED');
    return { activityId, seq, endsAt };
  });
};

/** A promotion of the caller's merchant as they saw it, or a refusal. */
export const seenPromotion = async (
  query: Query,
  { session }: Pick<MerchantContext, 'session'>,
  { activityId, seq }: { activityId: string; seq: number },
): Promise<OwnPromotion> => {
  const found =
    (await findOwn(query, session.merchantId, activityId)) ?? refuse('ACTIVITY_NOT_FOUND');
  return found.seq === seq ? found : refuse('CONFLICT', { seq: found.seq });
};
