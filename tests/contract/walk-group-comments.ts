import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestApi } from '#tests/support/server-client.ts';

/** A visitor reads what guests wrote of a store and of a deal. */
export const walkGroupComments = async (api: TestApi): Promise<void> => {
  const storeId = asId<never>('senado');
  const { count } = await api.groupCommentStoreScore({ storeId });
  const { all } = await api.groupCommentStoreCount({ storeId });
  expect(all).toBeGreaterThanOrEqual(count);
  const { result } = await api.groupCommentList({ storeId });
  for (const { productId } of result.slice(0, 1))
    expect((await api.groupCommentProductCount({ productId })).all).toBeGreaterThan(0);
};
