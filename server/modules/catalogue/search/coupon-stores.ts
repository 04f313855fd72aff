import type { SearchCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Context } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { refuse } from '#server/kit/refusal.ts';
import { couponsOfSearch } from './coupon-port.ts';
import { dishesByIds, type Dish } from './dish-repo.ts';

/** The stores that take a coupon. `ids` undefined: all. `byStore`: the dishes that it names. */
export type CouponStores = {
  redpack: SearchCoupon;
  ids: ReadonlySet<string> | undefined;
  byStore: ReadonlyMap<string, readonly Dish[]>;
};

/** The stores and dishes that a coupon counts for; null without a coupon. */
export const couponStores = async (
  context: Context,
  redpackId: string | undefined,
): Promise<CouponStores | null> => {
  if (redpackId === undefined) return null;
  const found = await couponsOfSearch().find(context, redpackId);
  if (found === null) return refuse('OFFER_UNAVAILABLE');
  const { redpack } = found;
  const { storeIds, productIds } = redpack;
  if (productIds.length === 0)
    return {
      redpack,
      ids: storeIds.length === 0 ? undefined : new Set(storeIds),
      byStore: new Map(),
    };
  const dishes = await dishesByIds(context.deps.db.query, { ids: productIds, storeIds });
  const byStore = groupBy(
    dishes.filter(({ isThere }) => isThere),
    ({ storeId }) => storeId as string,
  );
  return { redpack, ids: new Set(byStore.keys()), byStore };
};
