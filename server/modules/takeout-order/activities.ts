import type { TakeoutActivities } from '#shared/order/takeout-price.ts';
import type { TakeoutActivity } from '#server/modules/takeout-store/activity-rules.ts';
import { ofKind } from '#server/modules/takeout-store/menu-repo.ts';

/** What a store has on, as the mapping to a price reads it: of promotions that there can be one of, the first counts. */
export const pricedActivities = (activities: readonly TakeoutActivity[]): TakeoutActivities => {
  const selfTake = ofKind(activities, 'selfTake')[0];
  return {
    full: ofKind(activities, 'full').map(({ id, rules }) => ({ ...rules, id })), discount: ofKind(activities, 'discount').map(({ id, rules }) => ({ ...rules, id })), purchase: ofKind(activities, 'purchase').map(({ id, rules }) => ({ ...rules, activityId: id })),
    selfTake: selfTake === undefined ? null : { id: selfTake.id, discountRate: selfTake.rules.discountRate, limitAmount: selfTake.rules.limitAmount }, delivery: ofKind(activities, 'delivery')[0]?.rules ?? null,
    merchantDelivery: ofKind(activities, 'merchantDelivery')[0]?.rules ?? null,
  };
};
