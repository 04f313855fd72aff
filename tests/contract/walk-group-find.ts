import { expect } from 'vitest';
import type { TestApi } from '#tests/support/server-client.ts';

/** A visitor looks for deals: the filters, the stores, what is suggested, and what was found. */
export const walkGroupFind = async (api: TestApi): Promise<void> => {
  const { categories } = await api.groupNearFrontFilter({});
  expect(categories.length).toBeGreaterThan(3);
  const { result: stores } = await api.groupNearStoreList({ category: 'drink' });
  expect(stores.length).toBeGreaterThan(0);
  const { result: words } = await api.groupSearchWords({ keyword: 'egg' });
  const found = await api.groupProductNearList({ keyword: words[0]!.word });
  expect(found.result.length).toBeGreaterThan(0);
  const { storeId } = stores[0]!;
  const { result: cheaper } = await api.listStoreProductDiscount({ storeId });
  expect(cheaper.every(({ savingAmtn }) => savingAmtn > 0)).toBe(true);
};
