import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { checkout, completeOrder, order, paidOrder } from './takeout-suite.ts';

/** A guest orders, follows the order, hurries nobody, cancels, and clears the list. */
export const walkTakeoutOrder = async (server: InProcess, member: TestClient): Promise<void> => {
  await addTestStore(server.deps.db.query);
  const { api } = member;
  const storeId = asId<never>(TEST_STORE.id);
  expect(await api.takeoutServiceFee({ deliveryType: 3 })).toMatchObject({ specialPeriodFee: 0 });
  expect(await api.takeoutCheckRisk({ storeId, totalPrice: 5200 as never })).toMatchObject({
    isRiskOrder: false,
    riskCertificateType: 1,
  });
  expect(await api.kexieConfig({})).toMatchObject({ isOpen: false });
  expect(await api.kexieCheck({ storeId })).toEqual({ isJoin: false, reason: 'closed' });
  expect(await api.paymentMcoinInfo({ totalAmount: 5200 as never })).toMatchObject({
    isOpen: true,
    mcoinQty: 0,
    mostAmount: 0,
  });
  expect((await api.takeoutOrderRemark({})).result).toHaveLength(9);
  const open = await order(member, checkout());
  expect((await api.takeoutSurplusTime({ tradeId: open.tradeId })).surplusTime).toBeGreaterThan(
    890,
  );
  expect((await api.takeoutLastOrder({})).order?.tradeId).toBe(open.tradeId);
  await api.takeoutOrderCancel({ tradeId: open.tradeId });
  await api.takeoutOrderDelete({ tradeId: open.tradeId });
  const tradeId = await paidOrder(server, member);
  expect((await api.takeoutOrderList({})).result.map((card) => card.tradeId)).toEqual([tradeId]);
  expect((await api.takeoutOrderGet({ tradeId })).orderStatus).toBe(1);
  expect((await api.takeoutDistributionList({ tradeId })).result).toEqual([]);
  expect((await api.takeoutGetRider({ tradeId })).rider).toBeNull();
  expect((await api.platformShare({ orderId: tradeId })).redpackCount).toBe(8);
  expect((await api.sumByOrderId({ id: tradeId, businessType: 1 })).state).toBe('waiting');
  // an order past its promised time may be hurried
  await server.deps.db.query('UPDATE takeout_order SET promised_at = 0 WHERE id = $1', [tradeId]);
  expect(await api.takeoutUrgentOrder({ tradeId })).toMatchObject({ rushCount: 1 });
};

/** The same guest wants money back, twice, and the bag's too. */
export const walkTakeoutRefund = async (server: InProcess, member: TestClient): Promise<void> => {
  const { api } = member;
  const tradeId = await paidOrder(server, member);
  const { lines } = await api.takeoutRefundOtherInfo({ tradeId });
  await api.takeoutApplyForRefund({
    tradeId,
    productList: [{ uuid: lines[0]!.uuid, quantity: 1 }],
    reason: 2,
  });
  await api.takeoutCancelRefund({ tradeId });
  expect(await api.takeoutRefundPlasticBag({ tradeId })).toEqual({ refundAmtn: 100 });
  await api.takeoutApplyRefund({ tradeId, reason: 2 });
  const { totalPrice } = await api.takeoutOrderGet({ tradeId });
  expect((await api.takeoutRefundInfo({ tradeId })).refund).toMatchObject({
    refundProgress: 0,
    refundAmtn: totalPrice - 100,
  });
};

/** And is content in the end. */
export const walkTakeoutReview = async (server: InProcess, member: TestClient): Promise<void> => {
  const { api } = member;
  const storeId = asId<never>(TEST_STORE.id);
  const tradeId = await paidOrder(server, member);
  await completeOrder(server, tradeId, instant(Date.now()));
  const { commentId } = await api.takeoutCommentAdd({
    tradeId,
    overall: 5,
    products: [{ productId: asId('rice'), score: 5 }],
  });
  expect(
    (await api.takeoutProductCommentList({ storeId, size: 3 })).result.map(
      (comment) => comment.commentId,
    ),
  ).toEqual([commentId]);
  expect((await api.takeoutStoreCommentList({ storeId })).result).toHaveLength(1);
  expect((await api.takeoutProductCommentSummary({ storeId, productId: asId('rice') })).score).toBe(
    5,
  );
  expect((await api.takeoutMyComments({})).result.map((comment) => comment.tradeId)).toEqual([
    tradeId,
  ]);
  await api.takeoutCommentDelete({ commentId });
  expect((await api.takeoutMyComments({})).result).toEqual([]);
};
