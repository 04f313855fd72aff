import { type PickOutcome, SHORT_REASONS, type ShortReason } from '#shared/codes/pick.ts';
import type { MerchantId, StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import * as z from 'zod/mini';
import type { Query } from '#server/db/db.ts';
import { code, orNull, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import type { OpenPick } from './pick-repo.ts';

const LINE_ROW = row({
  ...pick(TABLES.pick_line, 'order_id', 'line_id', 'picked', 'leaves'),
  reason: orNull(code(SHORT_REASONS)),
});
export type LineState = { picked: number; leaves: number | null; reason: ShortReason | null };
const NOTHING: LineState = { picked: 0, leaves: null, reason: null };

/** What is in the bag of orders, and what is missing. */
export const lineStates = async (
  query: Query,
  merchantId: MerchantId,
  orderIds: readonly string[],
): Promise<(orderId: string, lineId: string) => LineState> => {
  const { rows } = await query(
    'SELECT order_id, line_id, picked, leaves, reason FROM pick_line WHERE merchant_id = $1 AND order_id = ANY($2::text[])',
    [merchantId, orderIds],
    LINE_ROW,
  );
  const found = new Map(
    rows.map(({ order_id: orderId, line_id: lineId, ...state }) => [`${orderId}/${lineId}`, state]),
  );
  return (orderId, lineId) => found.get(`${orderId}/${lineId}`) ?? NOTHING;
};

type OfLine = { merchantId: MerchantId; orderId: string; lineId: string };

export const saveLine = async (
  query: Query,
  { merchantId, orderId, lineId }: OfLine,
  { picked, leaves, reason, at }: LineState & { at: Instant },
): Promise<void> => {
  await insertInto(
    query,
    'pick_line',
    {
      merchant_id: merchantId,
      order_id: orderId,
      line_id: lineId,
      picked,
      leaves,
      reason,
      at,
    },
    'ON CONFLICT (merchant_id, order_id, line_id) DO UPDATE SET picked = excluded.picked, leaves = excluded.leaves, reason = excluded.reason, at = excluded.at',
  );
};

export type ScanNote = {
  id: string;
  deviceId: string;
  at: Instant;
  takenAt: Instant;
  code: string;
  outcome: PickOutcome;
  orderId?: string;
  lineId?: string;
  quantity: number;
  grams?: number | null;
  reason?: ShortReason | null;
};

/** Notes a scan, or what is missing. */
export const noteScan = async (
  query: Query,
  { merchantId, id, operatorId }: OpenPick,
  note: ScanNote,
): Promise<void> => {
  await insertInto(query, 'pick_scan', {
    merchant_id: merchantId,
    id: note.id,
    pick_id: id,
    operator_id: operatorId,
    device_id: note.deviceId,
    at: note.at,
    taken_at: note.takenAt,
    code: note.code,
    outcome: note.outcome,
    order_id: note.orderId ?? '',
    line_id: note.lineId ?? '',
    quantity: note.quantity,
    grams: note.grams ?? null,
    reason: note.reason ?? null,
  });
};

const GOODS_ROW = row(
  pick(TABLES.takeout_product, 'id', 'ean', 'shelf', 'name_zh', 'name_en', 'facts'),
);
const weights = z.object({
  skus: z.array(z.object({ id: z.string(), weight: z.optional(z.number()) })),
});
export type Goods = {
  productId: string;
  ean: string;
  shelf: string;
  name: { zh: string; en: string };
  /** Grams of a size. */ gramsOf: (skuId: string) => number;
};
type At = { merchantId: MerchantId; storeId: StoreId };

/** Goods of a store: these, and those that one of these numbers names. */
export const goodsFor = async (
  query: Query,
  { merchantId, storeId }: At,
  { ids, eans }: { ids: readonly string[]; eans: readonly string[] },
): Promise<Goods[]> => {
  const { rows } = await query(
    `SELECT id, ean, shelf, name_zh, name_en, facts FROM takeout_product
     WHERE merchant_id = $1 AND store_id = $2 AND (id = ANY($3::text[]) OR (ean <> '' AND lpad(ean, 14, '0') = ANY($4::text[]))) ORDER BY id ASC`,
    [merchantId, storeId, ids, eans],
    GOODS_ROW,
  );
  return rows.map((found) => ({
    productId: found.id,
    ean: found.ean,
    shelf: found.shelf,
    name: { zh: found.name_zh, en: found.name_en },
    gramsOf: (skuId) => {
      const { skus } = z.parse(weights, found.facts);
      return Math.round((skus.find(({ id }) => id === skuId)?.weight ?? 0) * 1000);
    },
  }));
};
