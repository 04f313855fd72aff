import type { ScanSourceName } from '#shared/codes/group-order.ts';
import type { Param } from '#server/db/db.ts';

/** What one redeem writes. The order of the fields is the order of the parameters $1 to $22. */
export type RedeemRow = {
  merchantId: string;
  voucherId: string;
  /** Uses before, as they were read: the compare of compare-and-set (decision B10). */ timesUsed: number;
  times: number;
  faceAmount: number;
  verifyId: string;
  at: number;
  scannedAt: number;
  orderId: string;
  productId: string;
  codeMask: string;
  settleAmount: number;
  storeId: string;
  operatorId: string;
  deviceId: string;
  source: ScanSourceName;
  requestId: string;
  bodyHash: string;
  answer: string;
  kind: 'check';
  receiptNo: string;
  ticked: readonly string[] | null;
};

/**
 * The redeem of one voucher as one statement, committed by itself: the voucher changes only if it is as it was read, and the record and the
 * request's answer are written only if it changed. No row back: somebody was quicker, and nothing was written.
 * A request id that is taken raises a duplicate error, which undoes all of it.
 */
export const REDEEM_SQL = `WITH hit AS (
  UPDATE voucher SET times_used = times_used + $4::int4, amount_used = amount_used + $5::bigint, status = CASE WHEN times_used + $4::int4 >= times_total THEN 2 ELSE 1 END
  WHERE merchant_id = $1 AND id = $2 AND times_used = $3::int4 AND status = 1 AND times_used + $4::int4 <= times_total
  RETURNING merchant_id, id
), logged AS (
  INSERT INTO verify_log (merchant_id, id, at, scanned_at, voucher_id, order_id, product_id, code_mask, times, face_amount, settle_amount, store_id, operator_id, device_id, source, state, reason, receipt_no, receipt_line, ticked)
  SELECT hit.merchant_id, $6::text, $7::bigint, $8::bigint, hit.id, $9::text, $10::text, $11::text, $4::int4, $5::bigint, $12::bigint, $13::text, $14::text, $15::text, $16::text, 'OK', NULL::int4, $21::text, 0, $22::text[] FROM hit
  RETURNING id
), asked AS (
  INSERT INTO verify_request (merchant_id, request_id, kind, body_hash, answer, created_at)
  SELECT hit.merchant_id, $17::text, $20::text, $18::text, $19::text, $7::bigint FROM hit
  RETURNING request_id
)
SELECT id FROM hit`;

/** The parameters of `REDEEM_SQL`. */
export const redeemParams = (row: RedeemRow): Param[] => [
  row.merchantId,
  row.voucherId,
  row.timesUsed,
  row.times,
  row.faceAmount,
  row.verifyId,
  row.at,
  row.scannedAt,
  row.orderId,
  row.productId,
  row.codeMask,
  row.settleAmount,
  row.storeId,
  row.operatorId,
  row.deviceId,
  row.source,
  row.requestId,
  row.bodyHash,
  row.answer,
  row.kind,
  row.receiptNo,
  row.ticked,
];

const FIELDS = `merchant_id text, voucher_id text, times_used int4, times int4, face_amount bigint, verify_id text, at bigint, scanned_at bigint, order_id text, product_id text, code_mask text, settle_amount bigint,
  store_id text, operator_id text, device_id text, source text, request_id text, body_hash text, answer text, kind text, receipt_no text, ticked text[]`;

/**
 * `REDEEM_SQL` for several redeems that came together ($1: a JSON list), in one flush of the disk. Each voucher is compared and set for itself; of two redeems of one voucher one finds it changed.
 * Gives the record ids that were written. One request id that is taken undoes all of them.
 */
export const REDEEM_MANY_SQL = `WITH wanted AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(${FIELDS})
), hit AS (
  UPDATE voucher v SET times_used = v.times_used + w.times, amount_used = v.amount_used + w.face_amount, status = CASE WHEN v.times_used + w.times >= v.times_total THEN 2 ELSE 1 END
  FROM wanted w WHERE v.merchant_id = w.merchant_id AND v.id = w.voucher_id AND v.times_used = w.times_used AND v.status = 1 AND v.times_used + w.times <= v.times_total
  RETURNING w.*
), logged AS (
  INSERT INTO verify_log (merchant_id, id, at, scanned_at, voucher_id, order_id, product_id, code_mask, times, face_amount, settle_amount, store_id, operator_id, device_id, source, state, reason, receipt_no, receipt_line, ticked)
  SELECT merchant_id, verify_id, at, scanned_at, voucher_id, order_id, product_id, code_mask, times, face_amount, settle_amount, store_id, operator_id, device_id, source, 'OK', NULL::int4, receipt_no, 0, ticked FROM hit
), asked AS (
  INSERT INTO verify_request (merchant_id, request_id, kind, body_hash, answer, created_at) SELECT merchant_id, request_id, kind, body_hash, answer, at FROM hit
)
SELECT verify_id FROM hit`;

/** The parameter of `REDEEM_MANY_SQL`. */
export const redeemManyParam = (rows: readonly RedeemRow[]): string =>
  JSON.stringify(
    rows.map((row) => ({
      merchant_id: row.merchantId,
      voucher_id: row.voucherId,
      times_used: row.timesUsed,
      times: row.times,
      face_amount: row.faceAmount,
      verify_id: row.verifyId,
      at: row.at,
      scanned_at: row.scannedAt,
      order_id: row.orderId,
      product_id: row.productId,
      code_mask: row.codeMask,
      settle_amount: row.settleAmount,
      store_id: row.storeId,
      operator_id: row.operatorId,
      device_id: row.deviceId,
      source: row.source,
      request_id: row.requestId,
      body_hash: row.bodyHash,
      answer: row.answer,
      kind: row.kind,
      receipt_no: row.receiptNo,
      ticked: row.ticked,
    })),
  );
