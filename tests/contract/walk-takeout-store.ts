import { expect } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { TestClient } from '#tests/support/server-client.ts';

const STORE = asId<StoreId>('t-lotus-congee');

/** A guest looks at a store: its page, its menu, and all that it has on. */
const walkPage = async ({ api }: TestClient): Promise<void> => {
  const store = await api.takeoutStoreGet({ id: STORE, location: { lat: 22.2, lon: 113.545 } });
  expect(store).toMatchObject({ closedType: 0, showType: 1, outOfRange: false });
  expect((await api.takeoutStoreState({ storeId: STORE })).closedType).toBe(0);
  expect((await api.takeoutPackage({ storeId: STORE })).bagPrice).toBe(100);
  expect((await api.takeoutCookTimes({ storeId: STORE })).result[0]).toMatchObject({ isNow: true });
  expect((await api.takeoutAskForTimes({ storeId: STORE })).result.length).toBeGreaterThan(10);
};

const walkMenu = async ({ api }: TestClient): Promise<void> => {
  const menu = await api.takeoutMenu({ storeId: STORE });
  const dish = menu.classifies[1]!.products[0]!;
  expect(
    (await api.takeoutProductDetail({ storeId: STORE, productId: dish.productId })).product,
  ).toEqual(dish);
  expect((await api.takeoutDiscounts({ storeId: STORE })).result.length).toBeGreaterThan(0);
  expect((await api.takeoutPosters({ storeId: STORE })).result[0]!.products.length).toBeGreaterThan(
    0,
  );
  expect((await api.takeoutFlashSetting({ storeId: STORE })).flashLeftSeconds).toBeGreaterThan(0);
  expect((await api.takeoutFlashProducts({ storeId: STORE })).result.length).toBeGreaterThan(0);
  expect((await api.takeoutPurchaseInfo({ storeId: STORE })).purchase?.price).toBe(500);
  expect((await api.takeoutPurchaseProducts({ storeId: STORE })).productCount).toBeGreaterThan(0);
};

const walkActivities = async ({ api }: TestClient): Promise<void> => {
  expect((await api.activityFullGift({ storeId: STORE })).fullGift?.dateType).toBe(2);
  expect((await api.activitySelfTake({ storeId: STORE })).selfTake?.discountRate).toBe(9);
  expect((await api.activityFull({ storeId: STORE })).result.length).toBe(1);
  expect(
    (await api.activityPlaceOrderVoucher({ storeId: asId('t-three-lamps-cafe') })).fullReturn
      ?.details.length,
  ).toBe(2);
  expect(
    (await api.activityMerchantDelivery({ storeId: asId('t-lilau-tavern') })).delivery?.activity
      .activityType,
  ).toBe(2);
  expect(
    (await api.activityMerchantDeliveryList({ storeId: asId('t-taipa-tea') })).result,
  ).toMatchObject([{ isPlatform: true }]);
  expect((await api.activityDelivery({ storeId: STORE })).reachMeters).toBeGreaterThan(1000);
};

/** What a member may do with a store. */
const walkMember = async ({ api }: TestClient): Promise<void> => {
  expect(await api.takeoutStoreLike({ storeId: STORE, isLike: true })).toEqual({
    isLike: true,
    likeCount: 1,
  });
  expect((await api.takeoutStoreLiked({ storeId: STORE })).isLike).toBe(true);
  expect((await api.takeoutStoreLikes({})).result.map(({ id }) => id)).toEqual([STORE]);
  expect((await api.takeoutStoreReport({ storeId: STORE, reason: 1 })).reportId).not.toBe('');
};

/** All calls of a store's page; `member` is signed in. */
export const walkTakeoutStore = async (guest: TestClient, member: TestClient): Promise<void> => {
  await walkPage(guest);
  await walkMenu(guest);
  await walkActivities(guest);
  await walkMember(member);
};
