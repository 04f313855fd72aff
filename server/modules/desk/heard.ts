import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { isOpenByHours } from '#shared/order/checkout/store-door.ts';
import type { Db, Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { hearStores, restUnheard } from '#server/modules/catalogue/index.ts';
import { addHeard, type Listener, listenersSince, unheardSince } from './listener-repo.ts';
import { storesAtDesk } from './scope.ts';

export { dropOldListeners } from './listener-repo.ts';

/** A till is heard when it said so within this time, and can ring (decision DA5). */
const HEARD_MS = 45 * SECOND;
/** So long a till that has fallen silent is still shown to the others. */
const SHOWN_MS = 10 * MINUTE;
/** A store that nobody hears for so long of its hours rests. */
const UNHEARD_MS = 5 * MINUTE;

const isHeard = ({ at, canRing }: Listener, now: Instant): boolean =>
  canRing && at > plus(now, -HEARD_MS);

/** Which of these stores a till would ring for. */
export const storesHeard = async (
  query: Query,
  place: { merchantId: string; storeIds: readonly string[] },
  now: Instant,
): Promise<ReadonlySet<DeskStoreRow['storeId']>> => {
  const tills = await listenersSince(query, place, plus(now, -HEARD_MS));
  return new Set(tills.filter((till) => isHeard(till, now)).map(({ storeId }) => storeId));
};

/** A till says that it is there and whether it can ring, and learns how the others are. */
export const heard: Handlers['merchantDeskHeard'] = async (
  context,
  { storeIds, canRing, isVisible, hereId },
) => {
  const { deps, session, now } = context;
  const stores = await storesAtDesk(context, storeIds);
  const place = { merchantId: session.merchantId, storeIds: stores.map(({ id }) => id) };
  await deps.db.tx(async (query) => {
    await addHeard(query, place, {
      deviceId: session.deviceId,
      at: now,
      canRing,
      isVisible,
      hereId,
    });
    if (canRing) await hearStores(query, place.merchantId, place.storeIds);
  });
  const tills = await listenersSince(deps.db.query, place, plus(now, -SHOWN_MS));
  return {
    otherTills: tills
      .filter(({ deviceId }) => deviceId !== session.deviceId)
      .map((till) => ({
        storeId: till.storeId,
        device: till.name,
        at: till.at,
        canRing: till.canRing,
        isHeard: isHeard(till, now),
        isHere: till.isHere,
      })),
    serverTime: now,
  };
};

/** Stores that people run and that no till was heard for in five minutes of their hours rest, until one is (decision DA5). `since`: when this server began to listen. */
export const restUnheardStores = async (
  db: Db,
  { now, since }: { now: Instant; since: Instant },
): Promise<number> => {
  const before = plus(now, -UNHEARD_MS);
  if (since > before) return 0;
  const unheard = (await unheardSince(db.query, before, now)).filter(
    ({ hours }) => isOpenByHours(hours, now) && isOpenByHours(hours, before),
  );
  if (unheard.length > 0) await db.tx((query) => restUnheard(query, unheard, now));
  return unheard.length;
};
