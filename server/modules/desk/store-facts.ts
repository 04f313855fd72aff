import { dateTimeText } from '#shared/format/date.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { StoreWay } from '#shared/codes/desk-live.ts';
import { busyNow, pauseNow } from '#shared/order/checkout/store-live.ts';
import { NO_AUTO_ACCEPT } from '#shared/order/desk/auto-accept.ts';
import type { Query } from '#server/db/db.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import { deskStores, type DeskStore } from '#server/modules/catalogue/index.ts';
import { settingsOf } from './auto-accept/setting-repo.ts';

/** How a store takes orders at a moment, for the audit: what its desk can change. */
export const takingFacts = async (
  query: Query,
  { merchantId, id }: Pick<DeskStore, 'merchantId' | 'id'>,
  now: Instant,
): Promise<Facts> => {
  const [store] = await deskStores(query, merchantId, [id]);
  if (store === undefined) return {};
  const auto = (await settingsOf(query, { merchantId, storeIds: [id] })).get(id) ?? NO_AUTO_ACCEPT;
  const busy = busyNow(store.live, now);
  const pause = pauseNow(store.live, now);
  const pausedUntil = (way: StoreWay): string | null =>
    pause?.ways.includes(way) === true ? dateTimeText(pause.until) : null;
  const isAuto = auto.ways.length > 0;
  return {
    answerMinutes: String(store.answerMinutes),
    busyMinutes: busy && String(busy.extraMinutes),
    busyUntil: busy && dateTimeText(busy.until),
    pausedDelivery: pausedUntil('DELIVERY'),
    pausedPickup: pausedUntil('PICKUP'),
    pauseReason: pause?.reason ?? null,
    autoDelivery: auto.ways.includes('DELIVERY') ? 'yes' : 'no',
    autoPickup: auto.ways.includes('PICKUP') ? 'yes' : 'no',
    autoAmount: isAuto ? String(toDollars(auto.mostAmount)) : null,
    autoOpen: isAuto ? String(auto.mostOpen) : null,
  };
};
