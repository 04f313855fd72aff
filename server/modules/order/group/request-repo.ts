import * as z from 'zod/mini';
import { asId, type Id, type MerchantId, type OrderId, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { tableOf } from '#server/db/table.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { moneyField } from '#server/kit/document.ts';

/** The vouchers of a request and what each gives back. */
export const refundParts = z.array(z.object({ voucherId: z.string(), cents: moneyField }));
export type GroupRefundItems = z.output<typeof refundParts>;

/** The reason of what no guest asked for. */
export const NO_REASON = 0;

/** A request to give vouchers of a group order back, or uses that the store gave back by itself. `progress`: -2 recalled, -1 rejected, 0 pending, 1 succeeded. */
export type GroupRefund = {
  merchantId: MerchantId;
  id: Id<'refund'>;
  orderId: OrderId;
  userId: UserId;
  kind: 'unused' | 'used';
  reason: number;
  note: string;
  photos: readonly string[];
  items: GroupRefundItems;
  amount: Cents;
  isWhole: boolean;
  progress: number;
  requestedAt: Instant;
  settledAt: Instant | null;
  isAutomatic: boolean;
  /** Who of the store decided; null for the clock, the promise of the deal and the guest. */
  operatorId: string | null;
  /** What the store said to it. */
  answer: string;
};

const TABLE = tableOf('group_refund', { items: json(refundParts) });
const ROW = row({
  ...pick(
    TABLES.group_refund,
    'merchant_id',
    'id',
    'order_id',
    'user_id',
    'kind',
    'reason',
    'note',
    'photos',
    'amount',
    'is_whole',
    'progress',
    'requested_at',
    'settled_at',
    'is_automatic',
    'operator_id',
    'answer',
  ),
  items: json(refundParts),
});
const COLUMNS =
  'merchant_id, id, order_id, user_id, kind, reason, note, photos, items, amount, is_whole, progress, requested_at, settled_at, is_automatic, operator_id, answer';

const refundOf = (row: RowOf<typeof ROW>): GroupRefund => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  orderId: asId(row.order_id),
  userId: asId(row.user_id),
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  photos: row.photos,
  items: row.items,
  amount: cents(row.amount),
  isWhole: row.is_whole,
  progress: row.progress,
  requestedAt: instant(row.requested_at),
  settledAt: row.settled_at === null ? null : instant(row.settled_at),
  isAutomatic: row.is_automatic,
  operatorId: row.operator_id,
  answer: row.answer,
});

/** Raises a duplicate error where the order has an open request already. */
export const addRequest = async (query: Query, refund: GroupRefund): Promise<void> => {
  await insertInto(query, TABLE, {
    merchant_id: refund.merchantId,
    id: refund.id,
    order_id: refund.orderId,
    user_id: refund.userId,
    kind: refund.kind,
    reason: refund.reason,
    note: refund.note,
    photos: refund.photos,
    items: refund.items,
    amount: refund.amount,
    is_whole: refund.isWhole,
    progress: refund.progress,
    requested_at: refund.requestedAt,
    settled_at: refund.settledAt,
    is_automatic: refund.isAutomatic,
    operator_id: refund.operatorId,
    answer: refund.answer,
  });
};

/** Ends a request that waits: true for one caller only. */
export const endRequest = async (
  query: Query,
  { merchantId, id }: Pick<GroupRefund, 'merchantId' | 'id'>,
  end: {
    progress: number;
    at: Instant;
    isAutomatic: boolean;
    operatorId: string | null;
    answer: string;
  },
): Promise<boolean> => {
  const count = await updateIn(query, 'group_refund', {
    set: {
      progress: end.progress,
      settled_at: end.at,
      is_automatic: end.isAutomatic,
      operator_id: end.operatorId,
      answer: end.answer,
    },
    where: { merchant_id: merchantId, id, progress: 0 },
  });
  return count === 1;
};

/** Requests of an order, newest first. */
export const requestsOf = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<GroupRefund[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_refund WHERE merchant_id = $1 AND order_id = $2 ORDER BY requested_at DESC, id DESC`,
    [merchantId, id],
    ROW,
  );
  return rows.map(refundOf);
};

export const findRequest = async (
  query: Query,
  merchantId: string,
  id: string,
): Promise<GroupRefund | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_refund WHERE merchant_id = $1 AND id = $2`,
    [merchantId, id],
    ROW,
  );
  return rows[0] ? refundOf(rows[0]) : null;
};

/** Requests that were made at or before a moment and still wait, oldest first. */
export const requestsWaiting = async (
  query: Query,
  before: Instant,
  most: number,
): Promise<GroupRefund[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_refund WHERE progress = 0 AND requested_at <= $1 ORDER BY requested_at ASC LIMIT $2`,
    [before, most],
    ROW,
  );
  return rows.map(refundOf);
};

/** A voucher as it was read, to compare with when it is changed. */
export type ReadVoucher = { id: string; timesUsed: number };

/**
 * Takes valid vouchers for a refund, all or none: false where a till or another refund was quicker.
 * Always in the order of ids, so that two who want the same never wait for each other.
 */
export const takeVouchers = async (
  query: Query,
  { merchantId, orderId }: Pick<GroupRefund, 'merchantId' | 'orderId'>,
  { vouchers, to, at }: { vouchers: readonly ReadVoucher[]; to: number; at: Instant | null },
): Promise<boolean> => {
  for (const { id, timesUsed } of vouchers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { count } = await query(
      'UPDATE voucher SET status = $5, refunded_at = $6 WHERE merchant_id = $1 AND order_id = $2 AND id = $3 AND times_used = $4 AND status = 1',
      [merchantId, orderId, id, timesUsed, to, at],
    );
    if (count !== 1) return false;
  }
  return true;
};

/** Ends the lock of a request on its vouchers: given back at a moment, or valid again. */
export const unlockVouchers = async (
  query: Query,
  { merchantId, orderId, items }: Pick<GroupRefund, 'merchantId' | 'orderId' | 'items'>,
  { to, at }: { to: number; at: Instant | null },
): Promise<void> => {
  await query(
    'UPDATE voucher SET status = $4, refunded_at = $5 WHERE merchant_id = $1 AND order_id = $2 AND id = ANY($3::text[]) AND status = 5',
    [merchantId, orderId, items.map(({ voucherId }) => voucherId), to, at],
  );
};
