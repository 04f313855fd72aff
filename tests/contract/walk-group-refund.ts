import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import type { InProcess } from '#tests/support/server-in-process.ts';
import { buy, newRequest, redeem } from './suite.ts';

/** A member asks for a voucher back, thinks again, asks once more, and the store agrees; another that was used is given back by a manager. */
export const walkGroupRefund = async (
  server: InProcess,
  { api, ...member }: TestClient,
  manager: Till,
): Promise<void> => {
  const { orderId: id } = await buy(server, { api, ...member }, 'tart-dozen');
  const orderId = asId(id) as never;
  const { vouchers } = await api.groupRefundOrderInfo({ orderId });
  const voucherIds = vouchers.map(({ voucherId }) => voucherId);
  const [reason] = (await api.groupRefundReasons({ orderId })).result;
  await api.groupRefundAmount({ orderId, voucherIds });
  const form = { orderId, voucherIds, reason: reason!.code };
  await api.groupRefundApply(form, { key: randomUUID() });
  await api.groupRefundCancel({ orderId });
  const { refundId } = await api.groupRefundApply(form, { key: randomUUID() });
  const { waiting } = await manager.api.merchantRefundList({});
  expect(waiting).toBeGreaterThan(0);
  await manager.api.merchantRefundDecide({ refundId, isAccepted: true });
  const { list } = await api.groupRefundInfo({ orderId });
  expect(list.map(({ progress }) => progress)).toEqual([1, -2]);
  const used = await buy(server, { api, ...member }, 'tart-dozen');
  const { items } = await redeem(manager, used.vouchers[0]!);
  const { refundAmtn } = await manager.api.merchantRefundUsed({
    requestId: newRequest(),
    verifyIds: items.map(({ verifyId }) => verifyId),
    reason: 'The oven broke',
  });
  const { payInfo } = await api.groupOrderGet({ orderId: asId(used.orderId) });
  expect(payInfo.refundAmtn).toBe(refundAmtn);
};
