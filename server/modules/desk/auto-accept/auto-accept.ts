import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { isAutoAccepted } from '#shared/order/desk/auto-accept.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { isOpenByHours } from '#shared/order/checkout/store-door.ts';
import { pauseNow } from '#shared/order/checkout/store-live.ts';
import type { Db, Query } from '#server/db/db.ts';
import { deskStores } from '#server/modules/catalogue/index.ts';
import {
  acceptOrder,
  inTheMaking,
  justPaid,
  judgeAgain,
  STAFF_AUTO,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { readyWhenAccepted } from '../minutes.ts';
import { storesHeard } from '../heard.ts';
import { storesAnswered } from '../print/printer-repo.ts';
import { holdSetting } from './setting-repo.ts';

/** So long after its payment an order is looked at; then it waits for a person. */
const LOOK_MS = MINUTE;
/** So long a printer that took what it was sent counts as one that is heard. */
const ANSWERED_MS = 10 * MINUTE;
/** So many orders are looked at in one go. */
const MOST = 200;

const wayOf = (order: TakeoutOrder) => (deskWay(order) === 'PICKUP' ? 'PICKUP' : 'DELIVERY');

/** Whether an order's store takes it by itself as both stand. */
const isWanted = async (query: Query, order: TakeoutOrder, now: Instant): Promise<boolean> => {
  const { merchantId, storeId, total, isRisk } = order;
  // whoever accepts for this store waits here: the orders that are open are counted one after another
  const setting = await holdSetting(query, { merchantId, storeId });
  const [store] = await deskStores(query, merchantId, [storeId]);
  if (setting === null || store?.runBy !== 'STAFF') return false;
  const way = wayOf(order);
  const pause = pauseNow(store.live, now);
  const place = { merchantId, storeIds: [storeId] };
  return isAutoAccepted(setting, {
    way,
    total,
    isRisk,
    isTaking:
      store.state === 'open' &&
      isOpenByHours(store.hours, now) &&
      pause?.ways.includes(way) !== true,
    isHeard:
      (await storesHeard(query, place, now)).has(storeId) ||
      (await storesAnswered(query, place, plus(now, -ANSWERED_MS))).has(storeId),
    open: await inTheMaking(query, { merchantId, storeId }),
  });
};

const acceptOne = (db: Db, { id }: TakeoutOrder, now: Instant): Promise<boolean> =>
  db.tx((query) =>
    judgeAgain(query, id, async (order) => {
      const isNew = order.status === takeoutOrderStatus.codes.waitingStore;
      if (!isNew || !(await isWanted(query, order, now))) return false;
      const by = { operatorId: STAFF_AUTO, deviceId: null };
      const accepted = await acceptOrder(query, order, {
        at: now,
        by,
        readyAt: await readyWhenAccepted(query, order, { now }),
      });
      return accepted === null ? null : true;
    }),
  );

/** Accepts what was paid just now at stores that accept by themselves (decision DA6). How many. */
export const acceptPaid = async (db: Db, now: Instant): Promise<number> => {
  let count = 0;
  for (const order of await justPaid(db.query, plus(now, -LOOK_MS), MOST))
    if (await acceptOne(db, order, now)) count += 1;
  return count;
};
