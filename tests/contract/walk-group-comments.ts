import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { buy, redeem } from './suite.ts';

/** A member reviews an order that was used, reads what guests wrote, and takes their own back. */
export const walkGroupComments = async (
  server: InProcess,
  member: TestClient,
  till: Till,
): Promise<void> => {
  const { orderId, vouchers } = await buy(server, member, 'tart-dozen');
  await redeem(till, vouchers[0]!);
  const { api } = member;
  const { commentId } = await api.groupCommentAdd(
    { orderId: asId(orderId), score: 5 },
    { key: randomUUID() },
  );
  const { storeId } = till;
  const { count } = await api.groupCommentStoreScore({ storeId });
  const { all } = await api.groupCommentStoreCount({ storeId });
  expect(all).toBeGreaterThanOrEqual(count);
  const { result } = await api.groupCommentList({ storeId });
  const { productId } = result[0]!;
  expect((await api.groupCommentProductCount({ productId })).all).toBeGreaterThan(0);
  await api.groupCommentDelete({ commentId });
};
