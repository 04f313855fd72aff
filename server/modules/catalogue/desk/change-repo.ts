import type { ProductChange, ProductSwitch } from '#shared/contract/merchant/product.ts';
import { USUAL_SLOTS, type SlotTerms } from '#shared/group/visit-slots.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import { slotsDocument } from '../group/product-document.ts';

/** One use of a switch, or terms of visits that were set: then `slots` holds them. `id` is its request's. */
export type NewChange = {
  merchantId: string;
  id: string;
  at: Instant;
  productId: string;
  field: ProductChange;
  value: boolean;
  slots: SlotTerms | null;
  operatorId: string;
  deviceId: string;
  note: string;
};

/** Writes a change down: false when its request is known already. */
export const addChange = async (query: Query, c: NewChange): Promise<boolean> => {
  const count = await insertInto(
    query,
    'product_change',
    {
      merchant_id: c.merchantId,
      id: c.id,
      at: c.at,
      product_id: c.productId,
      field: c.field,
      value: c.value,
      slots: c.slots,
      operator_id: c.operatorId,
      device_id: c.deviceId,
      note: c.note,
    },
    'ON CONFLICT (merchant_id, id) DO NOTHING',
  );
  return count === 1;
};

const SLOTS = orNull(json(slotsDocument));
const CHANGE_ROW = row({
  ...pick(TABLES.product_change, 'product_id', 'field', 'value', 'note'),
  slots: SLOTS,
});
/** What a request did before; written once more, so that this commit waits for the standby (ADR 0025). */
export const findChange = async (
  query: Query,
  merchantId: string,
  id: string,
): Promise<Pick<NewChange, 'productId' | 'field' | 'value' | 'slots' | 'note'> | null> => {
  const { rows } = await query(
    'UPDATE product_change SET at = at WHERE merchant_id = $1 AND id = $2 RETURNING product_id, field, value, slots, note',
    [merchantId, id],
    CHANGE_ROW,
  );
  const row = rows[0];
  return row
    ? {
        productId: row.product_id,
        field: row.field,
        value: row.value,
        slots: row.slots,
        note: row.note,
      }
    : null;
};

const COLUMNS: Record<ProductSwitch, string> = { isShelf: 'is_shelf', isBlocked: 'is_blocked' };

/** Sets a switch: false when it was set so already. */
export const setSwitch = async (
  query: Query,
  {
    merchantId,
    productId,
    field,
    value,
  }: Pick<NewChange, 'merchantId' | 'productId' | 'value'> & { field: ProductSwitch },
): Promise<boolean> => {
  const column = COLUMNS[field];
  const { count } = await query(
    `UPDATE product SET ${column} = $3 WHERE merchant_id = $1 AND id = $2 AND ${column} <> $3`,
    [merchantId, productId, value],
  );
  return count === 1;
};

/** Sets the terms of visits: false when they were so already. */
export const setSlots = async (
  query: Query,
  { merchantId, productId }: Pick<NewChange, 'merchantId' | 'productId'>,
  terms: SlotTerms,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE product SET texts = texts || jsonb_build_object('slots', CAST($3 AS jsonb))
     WHERE merchant_id = $1 AND id = $2 AND COALESCE(texts->'slots', CAST($4 AS jsonb)) <> CAST($3 AS jsonb)`,
    [merchantId, productId, JSON.stringify(terms), JSON.stringify(USUAL_SLOTS)],
  );
  return count === 1;
};

export type Change = Pick<NewChange, 'at' | 'field' | 'value' | 'slots' | 'note'> & {
  operator: Bilingual;
  device: string;
};

const CHANGES_OF_ROW = row({
  at: num,
  field: TABLES.product_change.field,
  value: bool,
  slots: SLOTS,
  note: text,
  name_zh: orNull(text),
  name_en: orNull(text),
  device: orNull(text),
});
/** The latest uses of a product's switches, newest first. */
export const changesOf = async (
  query: Query,
  merchantId: string,
  productId: string,
  most = 20,
): Promise<Change[]> => {
  const { rows } = await query(
    `SELECT c.at, c.field, c.value, c.slots, c.note, o.name_zh, o.name_en, d.name AS device FROM product_change c
     LEFT JOIN operator o ON o.merchant_id = c.merchant_id AND o.id = c.operator_id
     LEFT JOIN device d ON d.merchant_id = c.merchant_id AND d.id = c.device_id
     WHERE c.merchant_id = $1 AND c.product_id = $2 ORDER BY c.at DESC, c.id DESC LIMIT $3`,
    [merchantId, productId, most],
    CHANGES_OF_ROW,
  );
  return rows.map((row) => ({
    at: instant(row.at),
    field: row.field,
    value: row.value,
    slots: row.slots,
    note: row.note,
    operator: { zh: row.name_zh ?? '', en: row.name_en ?? '' },
    device: row.device ?? '',
  }));
};

const COMMISSION_OF_ROW = row(pick(TABLES.merchant, 'commission_bp'));
/** The commission of a merchant in basis points (decision D10). */
export const commissionOf = async (query: Query, merchantId: string): Promise<number> => {
  const { rows } = await query(
    'SELECT commission_bp FROM merchant WHERE id = $1',
    [merchantId],
    COMMISSION_OF_ROW,
  );
  return rows[0]?.commission_bp ?? 0;
};
