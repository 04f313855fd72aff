import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { buy, newRequest, redeem } from './suite.ts';

/** A member reviews an order that was used, a manager answers, and the member takes the review back. */
export const walkGroupComments = async (
  server: InProcess,
  member: TestClient,
  manager: Till,
): Promise<void> => {
  const { orderId, vouchers } = await buy(server, member, 'tart-dozen');
  await redeem(manager, vouchers[0]!);
  const { api } = member;
  const { commentId } = await api.groupCommentAdd(
    { orderId: asId(orderId), score: 5 },
    { key: randomUUID() },
  );
  const { storeId } = manager;
  const { count } = await api.groupCommentStoreScore({ storeId });
  const { all } = await api.groupCommentStoreCount({ storeId });
  expect(all).toBeGreaterThanOrEqual(count);
  const { result } = await api.groupCommentList({ storeId });
  const { productId } = result[0]!;
  expect((await api.groupCommentProductCount({ productId })).all).toBeGreaterThan(0);
  const desk = await manager.api.merchantCommentList({ storeIds: [storeId] });
  expect(desk.result.map((comment) => comment.commentId)).toContain(commentId);
  const reply = { requestId: newRequest(), commentId, text: '多謝惠顧' };
  await manager.api.merchantCommentReply(reply);
  await manager.api.merchantCommentReport({
    requestId: newRequest(),
    commentId,
    reason: 'NOT_THIS_STORE',
  });
  await api.groupCommentDelete({ commentId });
};
