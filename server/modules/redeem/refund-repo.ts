import type { ScanSourceName } from '#shared/codes/group-order.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { VoucherUse } from '#shared/order/refund/used-refund.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

/** A use with everything that the record of its refund repeats. */
export type LoggedUse = VoucherUse & {
  orderId: OrderId;
  productId: string;
  codeMask: string;
  settleAmount: number;
  storeId: string;
  source: ScanSourceName;
};
const USE_ROW = row({
  ...pick(
    TABLES.verify_log,
    'id',
    'state',
    'is_refunded',
    'times',
    'face_amount',
    'settle_amount',
    'code_mask',
    'store_id',
    'source',
  ),
  voucher_id: text,
  order_id: text,
  product_id: text,
});

/** The uses among some records of a merchant, undone ones too. */
export const usesAmong = async (
  query: Query,
  merchantId: string,
  verifyIds: readonly string[],
): Promise<LoggedUse[]> => {
  const { rows } = await query(
    `SELECT id, state, is_refunded, times, face_amount, settle_amount, code_mask, store_id, source, voucher_id, order_id, product_id
     FROM verify_log WHERE merchant_id = $1 AND id = ANY($2::text[]) AND state IN ('OK', 'UNDONE')`,
    [merchantId, verifyIds],
    USE_ROW,
  );
  return rows.map((use) => ({
    verifyId: use.id,
    voucherId: use.voucher_id,
    isUndone: use.state === 'UNDONE',
    isRefunded: use.is_refunded,
    times: use.times,
    faceCents: cents(use.face_amount),
    orderId: asId(use.order_id),
    productId: use.product_id,
    codeMask: use.code_mask,
    settleAmount: use.settle_amount,
    storeId: use.store_id,
    source: use.source,
  }));
};

/** Marks a use as given back while it stands: true for one caller only, and never for one that was undone. */
export const markRefunded = async (
  query: Query,
  merchantId: string,
  verifyId: string,
): Promise<boolean> => {
  const count = await updateIn(query, 'verify_log', {
    set: { is_refunded: true },
    where: { merchant_id: merchantId, id: verifyId, state: 'OK', is_refunded: false },
  });
  return count === 1;
};

export type NewUseRefund = {
  merchantId: string;
  verifyId: string;
  recordId: string;
  refundId: string;
  at: Instant;
  operatorId: string;
  deviceId: string;
  reason: string;
};

export const addUseRefund = async (query: Query, refund: NewUseRefund): Promise<void> => {
  await insertInto(query, 'verify_refund', {
    merchant_id: refund.merchantId,
    verify_id: refund.verifyId,
    record_id: refund.recordId,
    refund_id: refund.refundId,
    at: refund.at,
    operator_id: refund.operatorId,
    device_id: refund.deviceId,
    reason: refund.reason,
  });
};
