import { STORE_WAYS } from '#shared/codes/desk-live.ts';
import { closedType } from '#shared/codes/closed-type.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { acceptsNow, nextOpening, storeDoor } from '#shared/order/checkout/store-door.ts';
import { busyNow, standingAt } from '#shared/order/checkout/store-live.ts';
import { NO_AUTO_ACCEPT, type AutoAccept } from '#shared/order/desk/auto-accept.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { settingsOf } from './auto-accept/setting-repo.ts';
import { storesHeard } from './heard.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { openCounts } from '#server/modules/order/index.ts';

type Live = 'ways' | 'busy' | 'pause' | 'opensNext';

/** How guests find the store. */
const doorOf = (store: DeskStore, now: Instant): DeskStoreRow['door'] => {
  const door = storeDoor(standingAt(store, now), now);
  const { resting, overloaded } = closedType.codes;
  if (door.closedType === resting) return 'RESTING';
  if (door.closedType === overloaded) return 'OVERLOADED';
  if (acceptsNow(door)) return 'OPEN';
  return door.reserveType > 0 ? 'SCHEDULED' : 'CLOSED';
};

/** What stands at a store for a time. */
const liveRow = (store: DeskStore, now: Instant): Pick<DeskStoreRow, Live> => {
  const { pause } = standingAt(store, now);
  const isOffered = { DELIVERY: store.hasDelivery, PICKUP: store.hasPickup };
  return {
    ways: STORE_WAYS.filter((way) => isOffered[way]),
    busy: busyNow(store.live, now),
    pause: pause && { ...pause, ways: [...pause.ways] },
    opensNext: nextOpening(store.hours, now),
  };
};

const autoRow = ({ ways, mostAmount, mostOpen }: AutoAccept): DeskStoreRow['autoAccept'] => ({
  ways: [...ways],
  mostAmtn: mostAmount,
  mostOpen,
});

/** Stores as the desk shows them. */
export const deskStoreRows = async (
  context: MerchantContext,
  stores: readonly DeskStore[],
): Promise<DeskStoreRow[]> => {
  const { deps, session, now, pick } = context;
  const { query } = deps.db;
  const place = { merchantId: session.merchantId, storeIds: stores.map(({ id }) => id) };
  const [counts, heard, settings] = await Promise.all([
    openCounts(query, place),
    storesHeard(query, place, now),
    settingsOf(query, place),
  ]);
  return stores.map((store) => ({
    ...liveRow(store, now),
    isHeard: heard.has(store.id),
    storeId: store.id,
    kind: store.kind,
    name: pick(store.name),
    door: doorOf(store, now),
    runBy: store.runBy,
    answerMinutes: store.answerMinutes,
    openCount: counts.get(store.id) ?? 0,
    autoAccept: autoRow(settings.get(store.id) ?? NO_AUTO_ACCEPT),
  }));
};
