import type { PauseReason, StoreWay } from '#shared/codes/desk-live.ts';
import { DAY, instant, plus, type Instant } from '#shared/kernel/time.ts';
import { nextOpening } from '#shared/order/checkout/store-door.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Values } from '#server/db/table.ts';
import { updateIn } from '#server/db/write.ts';
import { listsChanged } from '../store/lists-version.ts';
import type { DeskStore } from './desk-store-repo.ts';

type OfStore = Pick<DeskStore, 'merchantId' | 'id'>;

/** When a store opens next; a day from now where that is not known. */
const untilOpening = ({ hours }: Pick<DeskStore, 'hours'>, now: Instant): Instant =>
  nextOpening(hours, now) ?? plus(now, DAY);

/** Sets what stands at a store; lists of every server have it at once. */
const stand = async (
  query: Query,
  { merchantId, id }: OfStore,
  set: Values<'takeout_store'>,
): Promise<void> => {
  await updateIn(query, 'takeout_store', { set, where: { merchant_id: merchantId, id } });
  await listsChanged(query);
};

/** A store's orders take longer until a moment; 0 minutes end it. */
export const setBusy = (
  query: Query,
  store: OfStore,
  { extraMinutes, until }: { extraMinutes: number; until: Instant },
): Promise<void> =>
  stand(query, store, {
    busy_minutes: extraMinutes,
    busy_until: extraMinutes === 0 ? null : until,
  });

/** A store takes no orders in some ways until a moment. */
export const pauseStore = (
  query: Query,
  store: OfStore,
  { ways, until, reason }: { ways: readonly StoreWay[]; until: Instant; reason: PauseReason },
): Promise<void> =>
  stand(query, store, {
    paused_until: until,
    paused_ways: [...new Set(ways)],
    pause_reason: reason,
  });

/** A store takes orders again, whatever stopped it. */
export const resumeStore = (query: Query, store: OfStore, at: Instant): Promise<void> =>
  stand(query, store, {
    paused_until: null,
    paused_ways: [],
    pause_reason: null,
    silent_until: null,
    unheard_until: null,
    awake_at: at,
  });

const AWAKE_ROW = row(pick(TABLES.takeout_store, 'awake_at'));
/** Since when unanswered orders of a store count. */
export const awakeSince = async (query: Query, { merchantId, id }: OfStore): Promise<Instant> => {
  const { rows } = await query(
    'SELECT awake_at FROM takeout_store WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
    AWAKE_ROW,
  );
  return instant(rows[0]?.awake_at ?? 0);
};

/** A store that left orders unanswered takes none until it opens next, or somebody acts at its desk. */
export const putToSleep = (
  query: Query,
  store: OfStore & Pick<DeskStore, 'hours'>,
  now: Instant,
): Promise<void> => stand(query, store, { silent_until: untilOpening(store, now) });

/** Somebody acts at a desk: its store is awake. */
export const wakeStore = async (
  query: Query,
  { merchantId, id }: OfStore,
  at: Instant,
): Promise<void> => {
  const { count } = await query(
    'UPDATE takeout_store SET silent_until = NULL, awake_at = $3 WHERE merchant_id = $1 AND id = $2 AND silent_until IS NOT NULL',
    [merchantId, id, at],
  );
  if (count > 0) await listsChanged(query);
};

/** No till of these stores is heard: each rests until it opens next, or a till is heard. */
export const restUnheard = async (
  query: Query,
  stores: readonly (OfStore & Pick<DeskStore, 'hours'>)[],
  now: Instant,
): Promise<void> => {
  for (const store of stores)
    await updateIn(query, 'takeout_store', {
      set: { unheard_until: untilOpening(store, now) },
      where: { merchant_id: store.merchantId, id: store.id },
    });
  if (stores.length > 0) await listsChanged(query);
};

/** A till of these stores is heard. */
export const hearStores = async (
  query: Query,
  merchantId: string,
  storeIds: readonly string[],
): Promise<void> => {
  const { count } = await query(
    'UPDATE takeout_store SET unheard_until = NULL WHERE merchant_id = $1 AND id = ANY($2::text[]) AND unheard_until IS NOT NULL',
    [merchantId, storeIds],
  );
  if (count > 0) await listsChanged(query);
};
