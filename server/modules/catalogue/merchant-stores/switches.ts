import type { StoreSwitchesReply } from '#shared/contract/merchant/stores.ts';
import { daysOverlap, weekOverlaps } from '#shared/order/checkout/hours-overlap.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { staffNames, storeScope } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import { setDays, setWeek } from '../store-edit/set-opening.ts';
import { setHours } from '../store-edit/store-edit-repo.ts';
import { dayFacts, ofStore, openingOf, switchFacts, weekFacts } from './audit-facts.ts';
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
  const before = await replyOf(context, storeId);
  if (Object.values(patch).some((value) => value !== undefined))
    await deps.db.tx(async (query) => {
      await setSwitches(query, {
        merchantId: session.merchantId,
        storeId,
        patch,
        at: now,
        by: session.operatorId,
      });
      const after = Object.fromEntries(
        Object.entries(patch).filter(([, value]) => value !== undefined),
      );
      const facts = { before: switchFacts(before), after: switchFacts({ ...before, ...after }) };
      await recordChanges(query, context, [{ ...ofStore(storeId), thing: 'SWITCHES', ...facts }]);
    });
  return replyOf(context, storeId);
};

export const storeSetHours: Handlers['merchantStoreSetHours'] = async (
  context,
  { storeId, hours },
) => {
  const { session, deps } = context;
  storeScope(session, [storeId]);
  if (weekOverlaps(hours)) return refuse('HOURS_OVERLAP');
  const { merchantId } = session;
  const isSet = await deps.db.tx(async (query) => {
    const { week } = await openingOf(query, storeId);
    const isDone =
      (await setHours(query, merchantId, storeId, hours)) ||
      (await setWeek(query, { merchantId, storeId }, hours));
    const facts = { before: weekFacts(week), after: weekFacts(hours) };
    if (isDone)
      await recordChanges(query, context, [{ ...ofStore(storeId), thing: 'HOURS', ...facts }]);
    return isDone;
  });
  return isSet ? {} : refuse('STORE_NOT_FOUND');
};

/** Of stores with a desk: a store of deals has a week alone. */
export const storeSetDays: Handlers['merchantStoreSetDays'] = async (
  context,
  { storeId, days, seq },
) => {
  const { session, deps, now, pick } = context;
  storeScope(session, [storeId]);
  if (daysOverlap(days)) return refuse('HOURS_OVERLAP');
  const { merchantId, operatorId: by } = session;
  return deps.db.tx(async (query) => {
    const before = await openingOf(query, storeId);
    const set = await setDays(query, { merchantId, storeId }, { days, seq, by, now });
    if (set === null) return refuse('STORE_NOT_FOUND');
    const { conflict } = set;
    if (conflict !== null) {
      const name = (await staffNames(query, merchantId)).get(conflict.by ?? '');
      return refuse('CONFLICT', { ...conflict, by: name ? pick(name) : '' });
    }
    const facts = { before: dayFacts(before.days), after: dayFacts(days) };
    await recordChanges(query, context, [{ ...ofStore(storeId), thing: 'DAYS', ...facts }]);
    return {};
  });
};
