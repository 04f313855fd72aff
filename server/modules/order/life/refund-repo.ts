import * as z from 'zod/mini';
import { asId, type Id, type MerchantId, type OrderId, type UserId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, row, text, texts, type RowOf } from '#server/db/row.ts';
import { moneyField } from '#server/kit/document.ts';
import type { TablesLike } from '#server/db/table.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type RefundId = Id<'refund'>;
const refundItems = z.array(
  z.object({ lineId: z.string(), quantity: z.number(), cents: moneyField }),
);
export type RefundItem = z.output<typeof refundItems>[number];
const refundParts = z.object({
  delivery: moneyField,
  platform: moneyField,
  bag: moneyField,
  gold: z.exactOptional(moneyField),
});
/** A request for dishes, the bag's own refund, what a store gave back by a change or by itself, or the delivery that is not wanted any more. `progress`: -2 recalled, -1 rejected, 0 pending, 1 succeeded. */
export type Refund = {
  merchantId: MerchantId;
  id: RefundId;
  orderId: OrderId;
  userId: UserId;
  kind: 'items' | 'bag' | 'change' | 'given' | 'delivery';
  reason: number;
  note: string;
  photos: readonly string[];
  items: readonly RefundItem[];
  parts: z.output<typeof refundParts>;
  amount: Cents;
  isWhole: boolean;
  progress: number;
  requestedAt: Instant;
  settledAt: Instant | null;
  isAutomatic: boolean;
};
/** A table of refund requests: like takeout's. */
export type RefundTable = TablesLike<'takeout_refund'>;
const ROW = row({
  merchant_id: text,
  id: text,
  order_id: text,
  user_id: text,
  kind: TABLES.takeout_refund.kind,
  reason: num,
  note: text,
  photos: texts,
  items: json(refundItems),
  parts: json(refundParts),
  amount: num,
  is_whole: bool,
  progress: num,
  requested_at: num,
  settled_at: orNull(num),
  is_automatic: bool,
});
type Raw = RowOf<typeof ROW>;
const COLUMNS =
  'merchant_id, id, order_id, user_id, kind, reason, note, photos, items, parts, amount, is_whole, progress, requested_at, settled_at, is_automatic';

const refundOf = (row: Raw): Refund => ({
  merchantId: asId(row.merchant_id),
  id: asId(row.id),
  orderId: asId(row.order_id),
  userId: asId(row.user_id),
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  photos: row.photos,
  items: row.items,
  parts: row.parts,
  amount: cents(row.amount),
  isWhole: row.is_whole,
  progress: row.progress,
  requestedAt: instant(row.requested_at),
  settledAt: row.settled_at === null ? null : instant(row.settled_at),
  isAutomatic: row.is_automatic,
});

type Key = { merchantId: string; id: string };

/** Refunds of an order, oldest first. */
export const refundsOf =
  (table: RefundTable) =>
  async (query: Query, { merchantId, id }: Key): Promise<Refund[]> => {
    const { rows } = await query(
      `SELECT ${COLUMNS} FROM ${table} WHERE merchant_id = $1 AND order_id = $2 ORDER BY requested_at ASC, id ASC`,
      [merchantId, id],
      ROW,
    );
    return rows.map(refundOf);
  };

export const addRefund =
  (table: RefundTable) =>
  async (query: Query, refund: Refund): Promise<void> => {
    await insertInto(query, table, {
      merchant_id: refund.merchantId,
      id: refund.id,
      order_id: refund.orderId,
      user_id: refund.userId,
      kind: refund.kind,
      reason: refund.reason,
      note: refund.note,
      photos: refund.photos,
      items: refund.items,
      parts: refund.parts,
      amount: refund.amount,
      is_whole: refund.isWhole,
      progress: refund.progress,
      requested_at: refund.requestedAt,
      settled_at: refund.settledAt,
      is_automatic: refund.isAutomatic,
    });
  };

/** Ends a request that waits: true for one caller only. */
export const settleRefund =
  (table: RefundTable) =>
  async (
    query: Query,
    { merchantId, id }: Key,
    end: { progress: number; at: Instant; isAutomatic: boolean },
  ): Promise<boolean> => {
    const { count } = await query(
      `UPDATE ${table} SET progress = $3, settled_at = $4, is_automatic = $5 WHERE merchant_id = $1 AND id = $2 AND progress = 0`,
      [merchantId, id, end.progress, end.at, end.isAutomatic],
    );
    return count === 1;
  };

/** Takes back what a request asks for beyond what is granted of it; for the one who is about to end it. */
export const narrowRefund =
  (table: RefundTable) =>
  async (
    query: Query,
    { merchantId, id, items, parts, amount, isWhole }: Refund,
  ): Promise<void> => {
    await updateIn(query, table, {
      set: { items, parts, amount, is_whole: isWhole },
      where: { merchant_id: merchantId, id },
    });
  };

/** Pieces of each line that were given back. */
export const refundedPieces = (refunds: readonly Refund[]): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { items, progress } of refunds)
    if (progress === 1)
      for (const { lineId, quantity } of items)
        pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
};

/** Whether every piece of an order was given back, whatever of its fees stayed. */
export const isNothingLeft = (
  { lines }: { lines: readonly { uuid: string; quantity: number }[] },
  refunds: readonly Refund[],
): boolean => {
  const refunded = refundedPieces(refunds);
  return lines.every(({ uuid, quantity }) => (refunded.get(uuid) ?? 0) >= quantity);
};
