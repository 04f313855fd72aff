import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

/** A slot of a deal at a store. */
export type Slot = { merchantId: string; productId: string; storeId: string; at: Instant };

/** Takes seats of a slot if there are enough; false when there are not. The slot stays locked until the transaction ends. */
export const takeSeats = async (
  query: Query,
  { merchantId, productId, storeId, at }: Slot,
  { guests, capacity }: { guests: number; capacity: number },
): Promise<boolean> => {
  const slot = {
    merchant_id: merchantId,
    product_id: productId,
    store_id: storeId,
    begins_at: at,
  };
  await insertInto(query, 'group_slot', { ...slot, taken: 0 }, 'ON CONFLICT DO NOTHING');
  const { count } = await query(
    'UPDATE group_slot SET taken = taken + $5::int4 WHERE merchant_id = $1 AND product_id = $2 AND store_id = $3 AND begins_at = $4 AND taken + $5::int4 <= $6::int4',
    [merchantId, productId, storeId, at, guests, capacity],
  );
  return count === 1;
};

/** Gives seats of a slot back. */
export const freeSeats = async (
  query: Query,
  { merchantId, productId, storeId, at }: Slot,
  guests: number,
): Promise<void> => {
  await query(
    'UPDATE group_slot SET taken = GREATEST(0, taken - $5::int4) WHERE merchant_id = $1 AND product_id = $2 AND store_id = $3 AND begins_at = $4',
    [merchantId, productId, storeId, at, guests],
  );
};

const TAKEN_ROW = row(pick(TABLES.group_slot, 'begins_at', 'taken'));
/** How many seats are taken of the slots between two moments, by when they begin. */
export const seatsTaken = async (
  query: Query,
  { merchantId, productId, storeId }: Omit<Slot, 'at'>,
  { from, before }: { from: Instant; before: Instant },
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await query(
    'SELECT begins_at, taken FROM group_slot WHERE merchant_id = $1 AND product_id = $2 AND store_id = $3 AND begins_at >= $4 AND begins_at < $5',
    [merchantId, productId, storeId, from, before],
    TAKEN_ROW,
  );
  return new Map(rows.map(({ begins_at, taken }) => [begins_at, taken]));
};

/** Forgets what was taken of slots that began before a moment. */
export const dropOldSlots = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM group_slot WHERE begins_at < $1', [before]);
};
