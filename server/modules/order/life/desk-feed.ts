import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { businessDay } from '#shared/order/desk/business-day.ts';
import { deskNumber } from '#shared/order/desk/desk-number.ts';
import { atEnd } from '#server/db/at-end.ts';
import type { Query } from '#server/db/db.ts';
import { addToFeed, countOn, feedKey, setDeskNumber } from './feed-repo.ts';
import type { LifeOrder } from './order.ts';

/** What a desk need not hear of: the guest's own affairs. */
const QUIET: readonly string[] = ['TIMED_OUT', 'REVIEWED', 'DELETED'];

/** Tells the desk of a paid order what happened to it, at the end of the transaction; a new one gets its number of the day. */
export const tellDesk = async (
  query: Query,
  business: StoreKind,
  order: LifeOrder,
  kind: string,
  at: Instant,
): Promise<void> => {
  const isNew = kind === 'PAID';
  if (QUIET.includes(kind) || (order.paidAt === null && !isNew)) return;
  const { merchantId, storeId, id, deliveryType } = order;
  const place = { merchantId, storeId };
  await atEnd(query, feedKey(place), async (last) => {
    const counted = await countOn(last, place, { day: businessDay(at), orders: isNew ? 1 : 0 });
    await addToFeed(last, place, { number: counted.number, at, kind, orderId: id });
    if (isNew)
      await setDeskNumber(
        last,
        { merchantId, id },
        deskNumber(
          { business, isPickup: orderDeliveryType.nameOf(deliveryType) === 'pickup' },
          counted.lastOrder,
        ),
      );
  });
};
