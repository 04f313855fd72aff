import type { Booking } from '#shared/contract/consumer/group-visit.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type ProductId,
  type StoreId,
  type VoucherId,
} from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { UseTime } from '#shared/group/voucher-window.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, pick, row, text, texts, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { bookingOf } from '#server/modules/order/index.ts';
import { productTexts, useTimeDocument } from '#server/modules/catalogue/index.ts';
import { insertInto } from '#server/db/write.ts';

/** Everything that the checks of decision B11 ask of a voucher. */
export type VoucherFacts = {
  merchantId: MerchantId;
  id: VoucherId;
  orderId: OrderId;
  productId: ProductId;
  code: string;
  status: number;
  timesTotal: number;
  timesUsed: number;
  amount: Cents;
  amountUsed: Cents;
  validFrom: Instant;
  validTo: Instant;
  paidState: number;
  userId: string;
  productName: Bilingual;
  storeIds: readonly StoreId[];
  useTime: UseTime;
  isBlocked: boolean;
  commissionBp: number;
  needsBooking: boolean;
  booking: Booking | null;
};
export const VOUCHER_ROW = row({
  merchant_id: text,
  id: text,
  order_id: text,
  product_id: text,
  code: text,
  status: num,
  times_total: num,
  times_used: num,
  amount: num,
  amount_used: num,
  valid_from: num,
  valid_to: num,
  paid_state: num,
  user_id: text,
  name_zh: text,
  name_en: text,
  store_ids: texts,
  use_time: json(useTimeDocument),
  is_blocked: bool,
  commission_bp: num,
  subscribe_type: orNull(text),
  booked_for: orNull(num),
  booked_party: orNull(num),
  booked_store: orNull(text),
});
export type RawVoucher = RowOf<typeof VOUCHER_ROW>;

export const factsOf = (row: RawVoucher): VoucherFacts => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  orderId: asId(row.order_id),
  productId: asId(row.product_id),
  code: row.code,
  status: row.status,
  timesTotal: row.times_total,
  timesUsed: row.times_used,
  amount: cents(row.amount),
  amountUsed: cents(row.amount_used),
  validFrom: instant(row.valid_from),
  validTo: instant(row.valid_to),
  paidState: row.paid_state,
  userId: row.user_id,
  productName: { zh: row.name_zh, en: row.name_en },
  storeIds: row.store_ids.map((id) => asId<StoreId>(id)),
  useTime: row.use_time,
  isBlocked: row.is_blocked,
  commissionBp: row.commission_bp,
  needsBooking: (row.subscribe_type ?? 'NONE') !== 'NONE',
  booking: bookingOf(row),
});

/** `t`: the terms that the voucher was sold with, where its deal has others by now. */
export const COLUMNS = `v.merchant_id, v.id, v.order_id, v.product_id, v.code, v.status, v.times_total, v.times_used, v.amount, v.amount_used, v.valid_from, v.valid_to,
  o.status AS paid_state, o.user_id, p.name_zh, p.name_en, p.store_ids, COALESCE(t.use_time, p.use_time) AS use_time, p.is_blocked, m.commission_bp,
  COALESCE(t.texts, p.texts)->>'checkSubscribeType' AS subscribe_type, o.booked_for, o.booked_party, o.booked_store`;
const JOINS = `JOIN group_order o ON o.merchant_id = v.merchant_id AND o.id = v.order_id
  JOIN product p ON p.merchant_id = v.merchant_id AND p.id = v.product_id
  JOIN merchant m ON m.id = v.merchant_id
  LEFT JOIN deal_terms t ON t.merchant_id = o.merchant_id AND t.product_id = o.product_id AND t.seq = o.terms_seq`;

export type Key = { by: 'code' | 'id'; value: string };

/** A voucher of this merchant by its code or id. */
export const findVoucher = async (
  query: Query,
  merchantId: string,
  { by, value }: Key,
): Promise<VoucherFacts | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM voucher v ${JOINS} WHERE v.merchant_id = $1 AND v.${by === 'code' ? 'code' : 'id'} = $2`,
    [merchantId, value],
    VOUCHER_ROW,
  );
  return rows[0] ? factsOf(rows[0]) : null;
};

/** Whether some other merchant has the voucher. */
export const isForeign = async (query: Query, { by, value }: Key): Promise<boolean> => {
  const { rows } = await query(
    `SELECT 1 AS found FROM voucher WHERE ${by === 'code' ? 'code' : 'id'} = $1 LIMIT 1`,
    [value],
  );
  return rows.length > 0;
};

export const vouchersOfOrder = async (
  query: Query,
  merchantId: string,
  orderId: string,
): Promise<VoucherFacts[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM voucher v ${JOINS} WHERE v.merchant_id = $1 AND v.order_id = $2 ORDER BY v.position ASC`,
    [merchantId, orderId],
    VOUCHER_ROW,
  );
  return rows.map(factsOf);
};

export type StoredRequest = { kind: string; bodyHash: string; answer: string };

const REQUEST_ROW = row(pick(TABLES.verify_request, 'kind', 'body_hash', 'answer'));
/**
 * The first answer to a request id, safe to give again: writing its row once more makes this commit
 * wait for the standby (ADR 0025). Without a row nothing is written.
 */
export const findRequest = async (
  query: Query,
  merchantId: string,
  requestId: string,
): Promise<StoredRequest | null> => {
  const { rows } = await query(
    'UPDATE verify_request SET created_at = created_at WHERE merchant_id = $1 AND request_id = $2 RETURNING kind, body_hash, answer',
    [merchantId, requestId],
    REQUEST_ROW,
  );
  return rows[0]
    ? { kind: rows[0].kind, bodyHash: rows[0].body_hash, answer: rows[0].answer }
    : null;
};

export type NewRequest = StoredRequest & { merchantId: string; requestId: string; at: Instant };

/** Raises a duplicate error when the request id has its answer already. */
export const addRequest = async (query: Query, row: NewRequest): Promise<void> => {
  await insertInto(query, 'verify_request', {
    merchant_id: row.merchantId,
    request_id: row.requestId,
    kind: row.kind,
    body_hash: row.bodyHash,
    answer: row.answer,
    created_at: row.at,
  });
};

export const dropOldRequests = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM verify_request WHERE created_at < $1', [before]);
};

/** Takes uses off a voucher that is still as it was read (decision B10): the plain form, for several vouchers in one transaction. */
export const takeUses = async (
  query: Query,
  v: { merchantId: string; id: string; timesUsed: number; times: number; faceAmount: number },
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE voucher SET times_used = times_used + $4::int4, amount_used = amount_used + $5::bigint, status = CASE WHEN times_used + $4::int4 >= times_total THEN 2 ELSE 1 END
     WHERE merchant_id = $1 AND id = $2 AND times_used = $3::int4 AND status = 1 AND times_used + $4::int4 <= times_total`,
    [v.merchantId, v.id, v.timesUsed, v.times, v.faceAmount],
  );
  return count === 1;
};

export const BUYER_AND_TEXTS_ROW = row({
  region: text,
  phone: text,
  texts: json(productTexts),
  category: TABLES.product.category,
  table_note: text,
});
export type BuyerAndTexts = RowOf<typeof BUYER_AND_TEXTS_ROW>;

/** What the till shows of buyer, product and table. */
export const buyerAndTexts = async (
  query: Query,
  v: Pick<VoucherFacts, 'merchantId' | 'orderId'>,
): Promise<BuyerAndTexts | null> => {
  const { rows } = await query(
    `SELECT u.region, u.phone, COALESCE(t.texts, p.texts) AS texts, p.category, o.table_note FROM group_order o
     JOIN app_user u ON u.id = o.user_id JOIN product p ON p.merchant_id = o.merchant_id AND p.id = o.product_id
     LEFT JOIN deal_terms t ON t.merchant_id = o.merchant_id AND t.product_id = o.product_id AND t.seq = o.terms_seq
     WHERE o.merchant_id = $1 AND o.id = $2`,
    [v.merchantId, v.orderId],
    BUYER_AND_TEXTS_ROW,
  );
  return rows[0] ?? null;
};
