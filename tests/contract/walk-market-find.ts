import { expect } from 'vitest';
import type { TestApi } from '#tests/support/server-client.ts';

/** A visitor looks for goods: by category, by word, and in stores that do not deliver here. */
const walkSearch = async (api: TestApi): Promise<void> => {
  const { result: tags } = await api.marketStoreTagList({});
  const near = await api.marketNearList({ tagId: tags[0]!.tagId });
  expect(near.result.every(({ storeId }) => storeId.startsWith('m-'))).toBe(true);
  const { result: categories } = await api.marketCategories({});
  const { categoryId } = categories[0]!;
  expect((await api.marketListStoreProduct({ categoryId })).result.length).toBeGreaterThan(0);
  const { result: hot } = await api.trendingList({});
  expect(hot.length).toBeGreaterThan(0);
  await api.marketOutReachList({});
  await api.marketOutReachProducts({ categoryId });
};

/** The supermarket home, as a member sees it. */
export const walkMarketFind = async (api: TestApi): Promise<void> => {
  await walkSearch(api);
  const { result: parts } = await api.marketDecoration({});
  expect(parts.some(({ isShow }) => isShow)).toBe(true);
  await Promise.all([
    api.marketLanterns({}),
    api.marketBannerSetting({}),
    api.marketPosters({}),
    api.marketCentralList({}),
    api.marketChips({}),
    api.marketTodaySeckill({}),
    api.marketSeckillIntervals({}),
  ]);
  expect((await api.marketNearRail({})).result.length).toBeGreaterThan(0);
  expect((await api.marketHomeProducts({})).result.length).toBeGreaterThan(0);
  const { result: zones } = await api.marketRecommendClassify({});
  const { zoneId } = zones[0]!;
  expect((await api.marketZoneProducts({ zoneId })).result.length).toBeGreaterThan(0);
  expect((await api.marketUserScope({})).userScope).toBe(0);
};
