import { pickBag, type PickBag } from '#shared/contract/merchant/pick-bag.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type PickId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import * as z from 'zod/mini';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type OpenPick = {
  merchantId: MerchantId;
  id: PickId;
  storeId: StoreId;
  operatorId: string;
  beganAt: Instant;
};
type By = { merchantId: MerchantId; operatorId: string };

const ROW = row(pick(TABLES.pick, 'merchant_id', 'id', 'store_id', 'operator_id', 'began_at'));
const COLUMNS = 'merchant_id, id, store_id, operator_id, began_at';
const pickOf = (found: RowOf<typeof ROW>): OpenPick => ({
  merchantId: asId(found.merchant_id),
  id: asId(found.id),
  storeId: asId(found.store_id),
  operatorId: found.operator_id,
  beganAt: instant(found.began_at),
});

/** The open list of a person. `lock`: until the end of the transaction nobody else changes it. */
export const openPickOf = async (
  query: Query,
  { merchantId, operatorId }: By,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenPick | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM pick WHERE merchant_id = $1 AND operator_id = $2 AND state = 'OPEN'${lock ? ' FOR UPDATE' : ''}`,
    [merchantId, operatorId],
    ROW,
  );
  return rows[0] === undefined ? null : pickOf(rows[0]);
};

/** An open list, locked until the end of the transaction. */
export const lockPick = async (
  query: Query,
  { merchantId, id }: Pick<OpenPick, 'merchantId' | 'id'>,
): Promise<OpenPick | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM pick WHERE merchant_id = $1 AND id = $2 AND state = 'OPEN' FOR UPDATE`,
    [merchantId, id],
    ROW,
  );
  return rows[0] === undefined ? null : pickOf(rows[0]);
};

/** Opens a list, unless this person has one. */
export const addPick = async (
  query: Query,
  { deviceId, ...one }: OpenPick & { deviceId: string },
): Promise<void> => {
  await insertInto(
    query,
    'pick',
    {
      merchant_id: one.merchantId,
      id: one.id,
      store_id: one.storeId,
      operator_id: one.operatorId,
      device_id: deviceId,
      state: 'OPEN',
      began_at: one.beganAt,
    },
    "ON CONFLICT (merchant_id, operator_id) WHERE state = 'OPEN' DO NOTHING",
  );
};

export const endPick = async (
  query: Query,
  { merchantId, id }: OpenPick,
  at: Instant,
): Promise<void> => {
  await query(`UPDATE pick SET state = 'DONE', ended_at = $3 WHERE merchant_id = $1 AND id = $2`, [
    merchantId,
    id,
    at,
  ]);
};

/** Takes an order for a list; false where another list has it. */
export const takeOrder = async (
  query: Query,
  { merchantId, id, storeId }: OpenPick,
  { orderId, at }: { orderId: OrderId; at: Instant },
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO pick_order (merchant_id, order_id, store_id, pick_id, taken_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (merchant_id, order_id) DO UPDATE SET pick_id = excluded.pick_id, taken_at = excluded.taken_at
     WHERE pick_order.pick_id = '' OR pick_order.pick_id = excluded.pick_id`,
    [merchantId, orderId, storeId, id, at],
  );
  return count === 1;
};

/** Frees the orders of a list for others; what was picked stays so. */
export const freeOrders = async (
  query: Query,
  { merchantId, id }: OpenPick,
  orderId: OrderId | null = null,
): Promise<void> => {
  await query(
    `UPDATE pick_order SET pick_id = '' WHERE merchant_id = $1 AND pick_id = $2 AND ($3::text IS NULL OR order_id = $3)`,
    [merchantId, id, orderId],
  );
};

const HELD_ROW = row({ order_id: text, pick_id: text, operator_id: text });
/** Who picks orders, by order. */
export const pickersOf = async (
  query: Query,
  merchantId: MerchantId,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, { pickId: PickId; operatorId: string }>> => {
  const { rows } = await query(
    `SELECT o.order_id, o.pick_id, p.operator_id FROM pick_order o
     JOIN pick p ON p.merchant_id = o.merchant_id AND p.id = o.pick_id AND p.state = 'OPEN'
     WHERE o.merchant_id = $1 AND o.order_id = ANY($2::text[])`,
    [merchantId, orderIds],
    HELD_ROW,
  );
  return new Map(
    rows.map((found) => [
      found.order_id,
      { pickId: asId<PickId>(found.pick_id), operatorId: found.operator_id },
    ]),
  );
};

const ID_ROW = row({ order_id: text });
/** The orders of a list, those first that were taken first. */
export const ordersOnPick = async (
  query: Query,
  { merchantId, id }: OpenPick,
): Promise<string[]> => {
  const { rows } = await query(
    'SELECT order_id FROM pick_order WHERE merchant_id = $1 AND pick_id = $2 ORDER BY taken_at ASC, order_id ASC',
    [merchantId, id],
    ID_ROW,
  );
  return rows.map(({ order_id: orderId }) => orderId);
};

const BAGS_ROW = row({ bags: json() });
/** Where the bags of an order stand; none before it is packed. */
export const bagsOf = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<PickBag[]> => {
  const { rows } = await query(
    'SELECT bags FROM pick_order WHERE merchant_id = $1 AND order_id = $2',
    [merchantId, id],
    BAGS_ROW,
  );
  return z.parse(z.array(pickBag), rows[0]?.bags ?? []);
};

export const saveBags = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
  bags: readonly PickBag[],
): Promise<void> => {
  await query('UPDATE pick_order SET bags = $3::jsonb WHERE merchant_id = $1 AND order_id = $2', [
    merchantId,
    id,
    JSON.stringify(bags),
  ]);
};

/** Forgets lists and lines that began before `before`, and scans that came before `scansBefore`. */
export const dropOldPicks = async (
  query: Query,
  { before, scansBefore }: { before: Instant; scansBefore: Instant },
): Promise<void> => {
  await query('DELETE FROM pick_order WHERE taken_at < $1', [before]);
  await query('DELETE FROM pick_line WHERE at < $1', [before]);
  await query('DELETE FROM pick WHERE began_at < $1', [before]);
  await query('DELETE FROM pick_scan WHERE taken_at < $1', [scansBefore]);
};
