import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestApi } from '#tests/support/server-client.ts';

/** A visitor looks around a store of deals: its page, its deals, and all that it shows of itself. */
export const walkGroupStore = async (api: TestApi): Promise<void> => {
  const of = { storeId: asId('senado') as never };
  const { decorCount } = await api.groupStoreMainPage(of);
  expect(await api.groupDecorCount(of)).toEqual(decorCount);
  const { result: covers } = await api.groupDecorCovers(of);
  expect(covers.length).toBe(decorCount.coverCount);
  expect((await api.groupDecorStory(of)).blocks.length).toBe(decorCount.storyCount);
  expect((await api.groupDecorSpecialities(of)).result.length).toBe(decorCount.specialityCount);
  expect((await api.groupDecorProductsForCover(of)).result.length).toBe(6);
  const { result: categories } = await api.groupDecorCategories(of);
  const { result: pieces } = await api.groupDecorProducts({ ...of, size: 100 });
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(pieces.length);
  await api.groupDecorProduct({ id: pieces[0]!.id });
  const { result: deals } = await api.groupProductStoreList(of);
  const { types } = await api.groupProductStoreListByType(of);
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(deals.length);
};

/** A member likes a store and a deal, finds them on their own page, and reports the store. */
export const walkGroupLikes = async (api: TestApi): Promise<void> => {
  const [store, deal] = [asId('senado') as never, asId('egg-tart-box') as never];
  await api.groupStoreLikeAdd({ id: store, isLike: true }, { key: randomUUID() });
  expect((await api.groupStoreLikeGet({ id: store })).isLike).toBe(true);
  await api.groupProductLikeAdd({ id: deal, isLike: true }, { key: randomUUID() });
  expect((await api.groupProductLikeGet({ id: deal })).isLike).toBe(true);
  const { likedStores, likedDeals } = await api.groupUserSummary({});
  expect([likedStores.length, likedDeals.length]).toEqual([1, 1]);
  await api.groupStoreReport({ storeId: store, reason: 1, note: 'no hand wash' });
};
