import { expect } from 'vitest';
import type { TestApi } from '#tests/support/server-client.ts';

/** In the old town: most of the peninsula's stores deliver here. */
export const SENADO = { lat: 22.1938, lon: 113.5399 } as const;

/** The home and the search as a guest sees them. */
export const walkTakeoutHome = async (api: TestApi): Promise<void> => {
  expect((await api.lanternList({ type: 1 })).result.length).toBeGreaterThanOrEqual(8);
  const { result: banners } = await api.bannerList({});
  expect(
    banners.filter(({ newBannerImage2 }) => newBannerImage2 !== null).length,
  ).toBeGreaterThanOrEqual(3);
  expect((await api.bannerGet({ id: banners[0]!.id })).result).toEqual(banners[0]);
  await api.bannerAdd([{ id: banners[0]!.id, showNum: 2, clickNum: 1 }]);
  expect((await api.bannerCardList({})).result).toHaveLength(2);
  expect((await api.bannerSpreadList(SENADO)).result[0]).toMatchObject({
    bannerPlace: 1,
    windowType: 'active',
  });
  expect((await api.advertisementBannerList(SENADO)).result.map(({ id }) => id)).toEqual([
    'b-ad-hall',
    'b-ad-coupons',
  ]);
  for (const call of [
    api.blackGoldList,
    api.recommendStoreList,
    api.recommendStoreAllList,
    api.recommendGoodStore,
    api.allGoodStore,
    api.goodStore,
    api.clickGoldMergeList,
  ])
    expect((await call(SENADO)).result.length).toBeGreaterThan(0);
  expect((await api.newGoodStore(SENADO)).result.every(({ isNew }) => isNew)).toBe(true);
  expect((await api.primaryStore(SENADO)).result).toMatchObject({ closedType: 0 });
  expect(await api.newlyGet({})).toMatchObject({ isNewUser: true, amount: 4000 });
};

export const walkTakeoutSearch = async (api: TestApi): Promise<void> => {
  expect(
    (await api.nearStoreList({ ...SENADO, keyword: '蛋撻', size: 5 })).result[0]!.products.length,
  ).toBeGreaterThan(0);
  expect(
    (await api.associateStore({ ...SENADO, keyword: '奶茶', sortType: 5 })).result.length,
  ).toBeGreaterThan(3);
  expect((await api.nearLabelList({})).result.some(({ isShow }) => !isShow)).toBe(true);
  expect((await api.nearFrontFilter({})).categroyList.length).toBeGreaterThan(4);
  const { result: words } = await api.associationalWordList({ ...SENADO, keyword: '燒' });
  expect(words.length).toBeGreaterThan(2);
  await api.associationalClick({ keyword: '燒', word: words.at(-1)!.word });
  const { result: parents } = await api.classifyParentList({});
  expect((await api.classifyListChildren({ id: parents[0]!.id })).result.length).toBeGreaterThan(1);
  expect((await api.trendingSearch({})).trendingList[0]).toMatchObject({ times: 186 });
};

/** What only a member asks for. */
export const walkNewMember = async (api: TestApi): Promise<void> => {
  expect((await api.newlyListReceive({})).result.map(({ amount }) => amount)).toEqual([
    1000, 1200, 1800,
  ]);
};
