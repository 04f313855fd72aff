import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestApi } from '#tests/support/server-client.ts';

/** A member reviews an order that was used, reads what guests wrote, and takes their own back. */
export const walkGroupComments = async (api: TestApi, orderId: string): Promise<void> => {
  const { commentId } = await api.groupCommentAdd(
    { orderId: asId(orderId), score: 5 },
    { key: randomUUID() },
  );
  const storeId = asId<never>('senado');
  const { count } = await api.groupCommentStoreScore({ storeId });
  const { all } = await api.groupCommentStoreCount({ storeId });
  expect(all).toBeGreaterThanOrEqual(count);
  const { result } = await api.groupCommentList({ storeId });
  const { productId } = result[0]!;
  expect((await api.groupCommentProductCount({ productId })).all).toBeGreaterThan(0);
  await api.groupCommentDelete({ commentId });
};
