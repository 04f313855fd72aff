import type { Query } from '#server/db/db.ts';
import { num, orNull, row, text, texts, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export const HISTORY_VOUCHER_ROW = row({
  id: text,
  order_id: text,
  code: text,
  status: num,
  times_total: num,
  times_used: num,
  times_refunded: num,
  amount: num,
  valid_from: num,
  valid_to: num,
  product_zh: text,
  product_en: text,
  store_ids: texts,
  phone: text,
  ordered_at: num,
  paid_at: orNull(num),
  refund_at: orNull(num),
  paid_state: num,
});
export type HistoryVoucher = RowOf<typeof HISTORY_VOUCHER_ROW>;

/** A voucher with its order and buyer. */
export const historyVoucher = async (
  query: Query,
  merchantId: string,
  voucherId: string,
): Promise<HistoryVoucher | null> => {
  const { rows } = await query(
    `SELECT v.id, v.order_id, v.code, v.status, v.times_total, v.times_used, v.times_refunded, v.amount, v.valid_from, v.valid_to, p.name_zh AS product_zh, p.name_en AS product_en, p.store_ids,
            COALESCE(u.phone, '') AS phone, g.created_at AS ordered_at, g.paid_at, COALESCE(v.refunded_at, g.refund_at) AS refund_at, g.status AS paid_state
     FROM voucher v JOIN group_order g ON g.merchant_id = v.merchant_id AND g.id = v.order_id JOIN product p ON p.merchant_id = v.merchant_id AND p.id = v.product_id LEFT JOIN app_user u ON u.id = g.user_id
     WHERE v.merchant_id = $1 AND v.id = $2`,
    [merchantId, voucherId],
    HISTORY_VOUCHER_ROW,
  );
  return rows[0] ?? null;
};

export const HISTORY_LOG_ROW = row({
  id: text,
  at: num,
  scanned_at: num,
  voucher_id: orNull(text),
  times: num,
  face_amount: num,
  store_id: text,
  operator_id: text,
  source: TABLES.verify_log.source,
  state: TABLES.verify_log.state,
  reason: orNull(num),
  store_zh: orNull(text),
  store_en: orNull(text),
  operator_zh: orNull(text),
  operator_en: orNull(text),
  device_name: orNull(text),
  undo_at: orNull(num),
  undo_reason: orNull(TABLES.verify_undo.reason_code),
  undo_note: orNull(text),
  undo_zh: orNull(text),
  undo_en: orNull(text),
  undo_device: orNull(text),
  refund_of: orNull(text),
  refund_reason: orNull(text),
});
export type HistoryLog = RowOf<typeof HISTORY_LOG_ROW>;

const LOG = `SELECT l.id, l.at, l.scanned_at, l.voucher_id, l.times, l.face_amount, l.store_id, l.operator_id, l.source, l.state, l.reason, s.name_zh AS store_zh, s.name_en AS store_en, o.name_zh AS operator_zh, o.name_en AS operator_en,
    d.name AS device_name, w.at AS undo_at, w.reason_code AS undo_reason, w.note AS undo_note, x.name_zh AS undo_zh, x.name_en AS undo_en, y.name AS undo_device, b.verify_id AS refund_of, b.reason AS refund_reason
  FROM verify_log l
  LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
  LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
  LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
  LEFT JOIN verify_undo w ON w.merchant_id = l.merchant_id AND w.verify_id = l.id
  LEFT JOIN operator x ON x.merchant_id = w.merchant_id AND x.id = w.operator_id
  LEFT JOIN device y ON y.merchant_id = w.merchant_id AND y.id = w.device_id
  LEFT JOIN verify_refund b ON b.merchant_id = l.merchant_id AND b.record_id = l.id`;

export const historyRecord = async (
  query: Query,
  merchantId: string,
  verifyId: string,
): Promise<HistoryLog | null> =>
  (
    await query(
      `${LOG} WHERE l.merchant_id = $1 AND l.id = $2`,
      [merchantId, verifyId],
      HISTORY_LOG_ROW,
    )
  ).rows[0] ?? null;

/** Every attempt on a voucher, oldest first. */
export const historyOf = async (
  query: Query,
  merchantId: string,
  voucherId: string,
): Promise<HistoryLog[]> =>
  (
    await query(
      `${LOG} WHERE l.merchant_id = $1 AND l.voucher_id = $2 ORDER BY l.at ASC, l.id ASC`,
      [merchantId, voucherId],
      HISTORY_LOG_ROW,
    )
  ).rows;
