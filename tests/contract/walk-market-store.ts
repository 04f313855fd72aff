import { expect } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { TEST_SHELF } from '#tests/support/market-store.ts';
import type { TestClient } from '#tests/support/server-client.ts';

const MARKET = asId<StoreId>(TEST_SHELF.id);
const of = { storeId: MARKET };
const ofClass = { ...of, classifyId: 'fruit' };
const BAG = asId<ProductId>('bag');

const walkPage = async ({ api }: TestClient): Promise<void> => {
  expect(await api.marketStoreGet({ id: MARKET })).toMatchObject({ closedType: 0, showType: 1 });
  expect((await api.marketCookTimes(of)).result[0]).toMatchObject({ isNow: true });
  expect((await api.marketAskForTimes(of)).result.length).toBeGreaterThan(10);
  expect(await api.marketPageFee(of)).toMatchObject({ bagPrice: 100, bagCapacityKg: 8 });
};

const walkGoods = async ({ api }: TestClient): Promise<void> => {
  expect((await api.marketClassify(of)).classifies.length).toBe(2);
  expect((await api.marketCategoryMenu({ ...of, classifyId: 'fresh' })).classifies.length).toBe(2);
  const menu = await api.marketMenu({ ...of, classifyId: 'fresh' });
  expect(menu.classifies.map(({ products }) => products.length)).toEqual([4, 1]);
  const { result } = await api.marketProductListNew(ofClass);
  expect((await api.marketProductList(ofClass)).result).toEqual(result);
  const [first] = result;
  const { productId } = first!;
  expect((await api.marketProductDetail({ ...of, productId })).product).toEqual(first);
  expect((await api.marketProductStatus({ ...of, ids: [productId] })).products).toEqual([first]);
  expect(
    await api.marketProductStock({ ...of, productId, id: first!.skus[0]!.skuId }),
  ).toMatchObject({ stock: -1 });
  expect(await api.marketBrowse({ ...of, ids: [BAG] })).toEqual({ counted: 1 });
  expect((await api.marketListStoreProduct({ ...of, keyword: 'apple' })).result).toMatchObject([
    first,
  ]);
};

const walkMember = async ({ api }: TestClient): Promise<void> => {
  expect(await api.marketStoreLike({ ...of, isLike: true })).toMatchObject({ isLike: true });
  expect((await api.marketStoreLiked(of)).isLike).toBe(true);
  expect((await api.marketStoreLikes({})).result.map(({ id }) => id)).toEqual([MARKET]);
};

/** All calls of a supermarket's page, at the test market; `member` is signed in. */
export const walkMarketStore = async (guest: TestClient, member: TestClient): Promise<void> => {
  await walkPage(guest);
  await walkGoods(guest);
  await walkMember(member);
};
