import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import type { Context } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { refuse } from '#server/kit/refusal.ts';
import { couponsOfSearch } from './coupon-port.ts';
import { dishesByIds, type Dish } from './dish-repo.ts';

/** The stores that take a coupon, none of a refused one. `ids` undefined: all. `byStore`: the dishes that it names. */
export type CouponStores = {
  redpack: ListCoupon;
  ids: ReadonlySet<string> | undefined;
  byStore: ReadonlyMap<string, readonly Dish[]>;
};

/** A coupon of the caller, or one to be claimed, with why it counts on nothing of a business. */
export const listedCoupon = async (
  context: Context,
  redpackId: string,
  business: CouponBusiness,
): Promise<ListCoupon> => {
  const found = await couponsOfSearch().find(context, redpackId);
  if (found === null) return refuse('OFFER_UNAVAILABLE');
  const { redpack, businesses, refusal } = found;
  return { ...redpack, refusal: businesses.includes(business) ? refusal : 'OTHER_BUSINESS' };
};

/** The stores and dishes of a shop that a coupon counts for; null without a coupon. */
export const couponStores = async (
  context: Context,
  redpackId: string | undefined,
  shop: StoreKind,
): Promise<CouponStores | null> => {
  if (redpackId === undefined) return null;
  const redpack = await listedCoupon(context, redpackId, shop);
  const { storeIds, productIds, refusal } = redpack;
  if (refusal !== null) return { redpack, ids: new Set(), byStore: new Map() };
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
