import type { ScanSourceName, UndoReason } from '#shared/codes/group-order.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, orNull, row, text, type RowOf } from '#server/db/row.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type NewLog = {
  merchantId: string;
  id: string;
  at: Instant;
  scannedAt: Instant;
  voucherId: string | null;
  orderId: string | null;
  productId: string | null;
  codeMask: string;
  times: number;
  faceAmount: number;
  settleAmount: number;
  storeId: string;
  operatorId: string;
  deviceId: string;
  source: ScanSourceName;
  state: 'OK' | 'REFUSED' | 'REFUNDED';
  reason: number | null;
  /** Only of what was written off. */
  receiptNo?: string;
  receiptLine?: number;
  /** Notes that the clerk ticked; null where the till did not say. */
  ticked?: readonly string[] | null;
};

const logRow = (l: NewLog) => ({
  merchant_id: l.merchantId,
  id: l.id,
  at: l.at,
  scanned_at: l.scannedAt,
  voucher_id: l.voucherId,
  order_id: l.orderId,
  product_id: l.productId,
  code_mask: l.codeMask,
  times: l.times,
  face_amount: l.faceAmount,
  settle_amount: l.settleAmount,
  store_id: l.storeId,
  operator_id: l.operatorId,
  device_id: l.deviceId,
  source: l.source,
  state: l.state,
  reason: l.reason,
  receipt_no: l.receiptNo ?? null,
  receipt_line: l.receiptLine ?? null,
  ticked: l.ticked ? [...l.ticked] : null,
});

export const addLog = async (query: Query, log: NewLog): Promise<void> => {
  await insertInto(query, 'verify_log', logRow(log));
};

/** Adds those records whose ids are new; gives how many they were. */
export const addNewLogs = async (query: Query, logs: readonly NewLog[]): Promise<number> =>
  logs.length === 0
    ? 0
    : insertInto(query, 'verify_log', logs.map(logRow), 'ON CONFLICT (merchant_id, id) DO NOTHING');

export type LiveUse = {
  voucherId: string;
  at: Instant;
  store: Bilingual;
  operator: Bilingual;
  device: string;
  codeMask: string;
};

const LIVE_USES_ROW = row({
  voucher_id: text,
  at: num,
  code_mask: text,
  store_id: text,
  store_zh: orNull(text),
  store_en: orNull(text),
  op_zh: orNull(text),
  op_en: orNull(text),
  device: orNull(text),
});
/** Redemptions of an order that were not undone, newest first: who, where, when (decision B10). */
export const liveUses = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<LiveUse[]> => {
  const { rows } = await query(
    `SELECT l.voucher_id, l.at, l.code_mask, l.store_id, s.name_zh AS store_zh, s.name_en AS store_en, o.name_zh AS op_zh, o.name_en AS op_en, d.name AS device
     FROM verify_log l
     LEFT JOIN store s ON s.merchant_id = l.merchant_id AND s.id = l.store_id
     LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
     LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
     WHERE l.merchant_id = $1 AND l.order_id = $2 AND l.state = 'OK' ORDER BY l.at DESC, l.id DESC`,
    [merchantId, orderId],
    LIVE_USES_ROW,
  );
  return rows.map((row) => ({
    voucherId: row.voucher_id,
    at: instant(row.at),
    store: { zh: row.store_zh ?? row.store_id, en: row.store_en ?? row.store_id },
    operator: { zh: row.op_zh ?? '', en: row.op_en ?? '' },
    device: row.device ?? '',
    codeMask: row.code_mask,
  }));
};

export type UndoFacts = {
  verifyId: string;
  at: Instant;
  voucherId: string;
  orderId: string;
  times: number;
  faceAmount: number;
  storeId: string;
  deviceId: string;
  state: string;
  isRefunded: boolean;
  voucher: {
    status: number;
    timesTotal: number;
    timesUsed: number;
    validTo: Instant;
    undoCycles: number;
  };
};
const UNDO_ROW = row({
  id: text,
  at: num,
  voucher_id: text,
  order_id: text,
  times: num,
  face_amount: num,
  store_id: text,
  device_id: text,
  state: text,
  is_refunded: bool,
  status: num,
  times_total: num,
  times_used: num,
  valid_to: num,
  undo_cycles: num,
});

/** A redemption with its voucher, or null when there is none of this id. */
export const findRedemption = async (
  query: Query,
  merchantId: string,
  verifyId: string,
): Promise<UndoFacts | null> => {
  const { rows } = await query(
    `SELECT l.id, l.at, l.voucher_id, l.order_id, l.times, l.face_amount, l.store_id, l.device_id, l.state, l.is_refunded, v.status, v.times_total, v.times_used, v.valid_to, v.undo_cycles
     FROM verify_log l JOIN voucher v ON v.merchant_id = l.merchant_id AND v.id = l.voucher_id WHERE l.merchant_id = $1 AND l.id = $2 AND l.state IN ('OK', 'UNDONE')`,
    [merchantId, verifyId],
    UNDO_ROW,
  );
  const row = rows[0];
  return row
    ? {
        verifyId: row.id,
        at: instant(row.at),
        voucherId: row.voucher_id,
        orderId: row.order_id,
        times: row.times,
        faceAmount: row.face_amount,
        storeId: row.store_id,
        deviceId: row.device_id,
        state: row.state,
        isRefunded: row.is_refunded,
        voucher: {
          status: row.status,
          timesTotal: row.times_total,
          timesUsed: row.times_used,
          validTo: instant(row.valid_to),
          undoCycles: row.undo_cycles,
        },
      }
    : null;
};

/** Gives the uses of a redemption back to its voucher if both are still as they were read. */
export const giveBack = async (
  query: Query,
  merchantId: string,
  r: UndoFacts,
  mostCycles: number,
): Promise<boolean> => {
  const undone = await updateIn(query, 'verify_log', {
    set: { state: 'UNDONE' },
    where: { merchant_id: merchantId, id: r.verifyId, state: 'OK', is_refunded: false },
  });
  if (undone !== 1) return false;
  const voucher = await query(
    `UPDATE voucher SET times_used = times_used - $4::int4, amount_used = amount_used - $5::bigint, status = 1, undo_cycles = undo_cycles + 1
     WHERE merchant_id = $1 AND id = $2 AND times_used = $3::int4 AND status IN (1, 2) AND undo_cycles < $6`,
    [merchantId, r.voucherId, r.voucher.timesUsed, r.times, r.faceAmount, mostCycles],
  );
  return voucher.count === 1;
};

export type NewUndo = {
  merchantId: string;
  verifyId: string;
  at: Instant;
  operatorId: string;
  deviceId: string;
  reasonCode: UndoReason;
  note: string;
};

export const addUndo = async (query: Query, u: NewUndo): Promise<void> => {
  await insertInto(query, 'verify_undo', {
    merchant_id: u.merchantId,
    verify_id: u.verifyId,
    at: u.at,
    operator_id: u.operatorId,
    device_id: u.deviceId,
    reason_code: u.reasonCode,
    note: u.note,
  });
};

const COUNT_REFUSED_ROW = row({ n: num });
/** How often a device, or a merchant altogether, was refused for a reason since a moment. */
const COUNTED_BY = {
  device: 'device_id',
  operator: 'operator_id',
  merchant: 'merchant_id',
} as const;
export const countRefused = async (
  query: Query,
  asked: {
    merchantId: string;
    of: 'device' | 'operator' | 'merchant';
    id: string;
    reason: number;
    since: Instant;
  },
): Promise<number> => {
  const { rows } = await query(
    `SELECT count(*) AS n FROM verify_log WHERE merchant_id = $1 AND ${COUNTED_BY[asked.of]} = $2 AND reason = $3 AND at > $4`,
    [asked.merchantId, asked.id, asked.reason, asked.since],
    COUNT_REFUSED_ROW,
  );
  return rows[0]?.n ?? 0;
};

const LOCKED = {
  device: 'UPDATE device SET locked_until = $3 WHERE merchant_id = $1 AND id = $2',
  operator: 'UPDATE operator SET locked_until = $3 WHERE merchant_id = $1 AND id = $2',
  merchant: 'UPDATE merchant SET locked_until = $3 WHERE id = $1 AND id = $2',
} as const;
/** Locks the looking up of vouchers, until then. */
export const lockGuessing = async (
  query: Query,
  at: { merchantId: string; of: keyof typeof LOCKED; id: string },
  until: Instant,
): Promise<void> => {
  await query(LOCKED[at.of], [at.merchantId, at.id, until]);
};

const COUNT_UNDOS_ROW = row({ hour: num, day: num, store: num });
/** Write-offs taken back: by an operator within an hour and today, and at a store today. */
export const countUndos = async (
  query: Query,
  asked: {
    merchantId: string;
    operatorId: string;
    storeId: string;
    hourAgo: Instant;
    today: Instant;
  },
): Promise<RowOf<typeof COUNT_UNDOS_ROW>> => {
  const { rows } = await query(
    `SELECT count(*) FILTER (WHERE u.operator_id = $2 AND u.at > $4) AS hour, count(*) FILTER (WHERE u.operator_id = $2 AND u.at >= $5) AS day, count(*) FILTER (WHERE l.store_id = $3 AND u.at >= $5) AS store
     FROM verify_undo u JOIN verify_log l ON l.merchant_id = u.merchant_id AND l.id = u.verify_id WHERE u.merchant_id = $1 AND u.at >= LEAST($4::bigint, $5::bigint)`,
    [asked.merchantId, asked.operatorId, asked.storeId, asked.hourAgo, asked.today],
    COUNT_UNDOS_ROW,
  );
  return rows[0] ?? { hour: 0, day: 0, store: 0 };
};
