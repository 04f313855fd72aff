import { describe, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { DATABASES } from './databases.ts';
import { onEach, reasonOf } from './suite.ts';

const storeId = asId<StoreId>(MARKET_EXAMPLES.open);
const takeout = asId<StoreId>(TAKEOUT_EXAMPLES.open);

onEach(DATABASES, 'what a supermarket has on, and the goods of each (spec 002 §7)', (suite) => {
  const api = () => suite.server.client().api;

  it('its activities, by their numbers; a takeout store is none', async () => {
    const { result } = await api().marketActivities({ storeId });
    expect(new Set(result.map(({ activityType }) => activityType))).toEqual(new Set([1, 3, 7]));
    expect(result.every(({ activityName }) => activityName !== '')).toBe(true);
    for (const { activityType, full, compositeVO, purchaseVO } of result)
      expect([full !== null, compositeVO !== null, purchaseVO !== null]).toEqual([
        activityType < 3,
        activityType === 3,
        activityType === 7,
      ]);
    expect(await reasonOf(api().marketActivities({ storeId: takeout }))).toBe('STORE_NOT_FOUND');
  });

  it('an add-on purchase has the amount from which it counts', async () => {
    const { result: activities } = await api().marketActivities({ storeId });
    const purchase = activities.find(({ activityType }) => activityType === 7)!;
    expect(purchase.purchaseVO!.purchaseLimitAmount).toBeGreaterThan(purchase.purchaseVO!.price);
    const { activityId } = purchase;
    const { result } = await api().marketActivityProducts({ storeId, activityId });
    expect(new Set(result.map((row) => row.purchase?.activityId))).toEqual(new Set([activityId]));
  });

  it('its discount with the count of goods, which come by page', async () => {
    const { discount } = await api().marketStoreDiscount({ storeId });
    const first = await api().marketDiscounts({ storeId, size: 2 });
    const second = await api().marketDiscounts({ storeId, size: 2, offset: first.nextOffset });
    const rows = [...first.result, ...second.result];
    expect(rows.every(({ discount: one, sellout }) => one !== null && !sellout)).toBe(true);
    expect(new Set(rows.map(({ productId }) => productId)).size).toBe(rows.length);
    const all = await api().marketDiscounts({ storeId, size: 60 });
    expect(all.result).toHaveLength(discount!.productCount);
  });

  describe('the goods that count for an activity', () => {
    it('are all of the store for a full-reduction of everything, and those of the list for a composite', async () => {
      const { result: activities } = await api().marketActivities({ storeId });
      const ofType = (type: number) => activities.find((one) => one.activityType === type)!;
      const full = await api().marketActivityProducts({
        storeId,
        activityId: ofType(1).activityId,
        size: 60,
      });
      expect([full.result.length, full.next]).toEqual([60, true]);
      const group = ofType(3).activityId;
      const { result, next } = await api().marketActivityProducts({ storeId, activityId: group });
      expect(result.every((row) => row.group?.activityId === group)).toBe(true);
      expect([result.length > 0, next]).toEqual([true, false]);
    });

    it('are those of its classes, brands or products where it is for these', async () => {
      for (const name of ['scheduled', 'pickupOnly', 'deliveryOnly'] as const) {
        const id = asId<StoreId>(MARKET_EXAMPLES[name]);
        const { result: activities } = await api().marketActivities({ storeId: id });
        const narrow = activities.find(({ full }) => full !== null && full.productType > 1)!;
        const { result } = await api().marketActivityProducts({
          storeId: id,
          activityId: narrow.activityId,
        });
        const { productTypeIdList, productList } = narrow.full!;
        expect(result.length).toBeGreaterThan(0);
        for (const row of result)
          expect(
            productList.includes(row.productId) ||
              productTypeIdList.some(
                (one) =>
                  row.merchantCategoryChain.includes(one) || row.goods?.brandChain.includes(one),
              ),
          ).toBe(true);
      }
    });

    it('are none for an activity that does not run', async () => {
      expect(await api().marketActivityProducts({ storeId, activityId: 'nothing' })).toEqual({
        result: [],
        next: false,
        nextOffset: 0,
      });
    });
  });

  it('what one gets with pieces of a product; nothing with another', async () => {
    const gifted = await api().marketProductStatus({ storeId, ids: [] });
    const productId = asId<ProductId>(
      gifted.store.activities.buyGift![0]!.buyProduct.merchantProductIds[0]!,
    );
    const { result } = await api().marketBuyGifts({ storeId, productId });
    expect(result[0]!.limits[0]!.gifts[0]).toMatchObject({ giftQuantity: 1 });
    expect(result[0]!.limits[0]!.gifts[0]!.productName).not.toBe('');
    const none = { storeId, productId: asId<ProductId>('nothing') };
    expect(await api().marketBuyGifts(none)).toEqual({ result: [] });
  });

  describe('posters', () => {
    it('have goods that stand in the classes that they lead to', async () => {
      const { result: states } = await api().marketPosterStatus({ storeId });
      expect(states.map(({ isShow }) => isShow)).toEqual([true]);
      const { result: posters } = await api().marketPosterProducts({ storeId });
      const [poster] = posters;
      expect(poster).toMatchObject({ id: states[0]!.id });
      expect(poster!.products.length).toBeGreaterThan(0);
      const { result: classes } = await api().marketPosterClasses({
        storeId,
        posterId: poster!.id,
      });
      const found = await Promise.all(
        classes.map(({ classifyId }) =>
          api().marketPosterClassProducts({ storeId, classifyId, posterId: poster!.id }),
        ),
      );
      expect(found.map(({ result }) => result.length)).toEqual(
        classes.map(({ productCount }) => productCount),
      );
    });

    it('of a sold-out list are not shown; an unknown poster or class is refused', async () => {
      const { query } = suite.server.deps.db;
      const { result } = await api().marketPosterProducts({ storeId });
      const ids = result.flatMap(({ products }) => products.map(({ productId }) => productId));
      const bad = { storeId, posterId: 'nothing' };
      expect(await reasonOf(api().marketPosterClasses(bad))).toBe('BAD_REQUEST');
      expect(
        await reasonOf(api().marketPosterClassProducts({ storeId, classifyId: 'nothing' })),
      ).toBe('BAD_REQUEST');
      await query(
        `UPDATE takeout_product SET stock = 0 WHERE store_id = $1 AND (id = ANY($2::text[]) OR id IN (SELECT jsonb_array_elements_text(rules -> 'productIds') FROM takeout_activity WHERE store_id = $1 AND kind = 'poster'))`,
        [storeId, ids],
      );
      const { result: states } = await api().marketPosterStatus({ storeId });
      expect(states.map(({ isShow }) => isShow)).toEqual([false]);
    });

    it('a store without any has none', async () => {
      const id = asId<StoreId>(MARKET_EXAMPLES.island);
      expect((await api().marketPosterStatus({ storeId: id })).result).toEqual([]);
    });
  });
});
