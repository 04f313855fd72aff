import { REMINDERS_MOST } from '#shared/codes/group-activity.ts';
import type { Handlers } from '#server/kit/context.ts';
import { isOnSale, productsByIds } from '../group/product-repo.ts';
import { itemsOfActivities } from '../group-special/activity-repo.ts';
import { remindersOf } from './reminder-repo.ts';
import { flashRow, priceNow, specialsNow } from '../group-special/specials.ts';

/** A member's reminders of deals that are on sale, without those of sessions that are over. */
export const reminders: Handlers['groupReminders'] = async ({ deps, session, now, pick }) => {
  const { db } = deps;
  const [own, specials] = await Promise.all([
    remindersOf(db.query, session.userId, REMINDERS_MOST),
    specialsNow(db, now),
  ]);
  const items = await itemsOfActivities(db.query, [
    ...new Set(own.map(({ activityId }) => activityId)),
  ]);
  const products = new Map(
    (
      await productsByIds(
        db.query,
        own.map(({ productId }) => productId),
      )
    ).map((one) => [one.id, one]),
  );
  const result = own.flatMap(({ productId, activityId, price: seenPrice }) => {
    const product = products.get(productId);
    const item = items.find((one) => one.activityId === activityId && one.productId === productId);
    const price = item?.price ?? null;
    const isOver =
      activityId !== '' && (price === null || item === undefined || item.endsAt <= now);
    if (product === undefined || !isOnSale(product, now) || isOver) return [];
    return [
      {
        productId,
        productName: pick(product.name),
        productImg: product.picture,
        flash: item !== undefined && price !== null ? flashRow({ ...item, price }) : null,
        seenPrice,
        price: priceNow(product.price, specials(productId), now),
      },
    ];
  });
  return { serverTime: now, result };
};
