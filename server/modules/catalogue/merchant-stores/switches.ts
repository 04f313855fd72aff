import type { StoreSwitchesReply } from '#shared/contract/merchant/stores.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { setHours } from './stores-repo.ts';
import { findSwitches, setSwitches } from './switch-repo.ts';

const replyOf = async (
  { session, deps, pick }: MerchantContext,
  storeId: StoreId,
): Promise<StoreSwitchesReply> => {
  const stored = await findSwitches(deps.db.query, session.merchantId, storeId);
  if (stored === null) return refuse('STORE_NOT_FOUND');
  return {
    storeId,
    ...stored.switches,
    changed: stored.changed && {
      at: stored.changed.at,
      operatorName: pick(stored.changed.operatorName),
    },
  };
};

/** Every role asks: a till works as its store does (decision A5). */
export const storeSwitches: Handlers['merchantStoreSwitches'] = (context, { storeId }) => {
  storeScope(context.session, [storeId]);
  return replyOf(context, storeId);
};

export const storeSetSwitches: Handlers['merchantStoreSetSwitches'] = async (
  context,
  { storeId, ...patch },
) => {
  const { session, deps, now } = context;
  storeScope(session, [storeId]);
  await replyOf(context, storeId);
  if (Object.values(patch).some((value) => value !== undefined))
    await setSwitches(deps.db.query, {
      merchantId: session.merchantId,
      storeId,
      patch,
      at: now,
      by: session.operatorId,
    });
  return replyOf(context, storeId);
};

export const storeSetHours: Handlers['merchantStoreSetHours'] = async (
  { session, deps },
  { storeId, hours },
) => {
  storeScope(session, [storeId]);
  return (await setHours(deps.db.query, session.merchantId, storeId, hours))
    ? {}
    : refuse('STORE_NOT_FOUND');
};
