import { expect } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import type { TestApi } from '#tests/support/server-client.ts';

const storeId = asId<StoreId>(MARKET_EXAMPLES.open);

/** A member claims what an activity of the supermarkets gives, and sees it among the vouchers of an order. */
export const walkMarketActivity = async (api: TestApi): Promise<void> => {
  const { activity, result } = await api.marketCouponList({ activityId: 'week' });
  expect([activity?.state, result.length > 2]).toEqual(['running', true]);
  const { result: claimed } = await api.marketCouponReceive({ activityId: 'week' });
  const voucher = claimed.find(({ couponType }) => couponType === 'voucher');
  const { result: vouchers } = await api.marketCouponsByOrder({ storeId });
  expect(vouchers.map(({ id }) => id)).toContain(voucher!.id);
  expect((await api.marketFull({ storeId })).result.length).toBeGreaterThan(0);
};

/** The same member reads what the store has on, and its posters. */
export const walkMarketOffers = async (api: TestApi): Promise<void> => {
  const { result: activities } = await api.marketActivities({ storeId });
  const { activityId } = activities[0]!;
  expect((await api.marketActivityProducts({ storeId, activityId })).result.length).toBeGreaterThan(
    0,
  );
  const { discount } = await api.marketStoreDiscount({ storeId });
  expect(discount!.productCount).toBeGreaterThan(0);
  const { result: lowered } = await api.marketDiscounts({ storeId });
  const { productId } = lowered[0]!;
  await api.marketBuyGifts({ storeId, productId });
  const { result: posters } = await api.marketPosterStatus({ storeId });
  const posterId = posters[0]!.id;
  expect((await api.marketPosterProducts({ storeId })).result[0]!.id).toBe(posterId);
  const { result: classes } = await api.marketPosterClasses({ storeId, posterId });
  const { classifyId } = classes[0]!;
  await api.marketPosterClassProducts({ storeId, classifyId, posterId });
  expect((await api.marketMallCoupons({ storeId })).result).toEqual([]);
};
