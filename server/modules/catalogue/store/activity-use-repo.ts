import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row, text } from '#server/db/row.ts';
import { insertInto, updateIn } from '#server/db/write.ts';
import { takenKey, type ActivityUse, type Taken } from './taken.ts';

export const addUses = async (
  query: Query,
  uses: readonly ActivityUse[],
  now: Instant,
): Promise<void> => {
  if (uses.length === 0) return;
  await insertInto(
    query,
    'takeout_activity_use',
    uses.map((use) => ({
      merchant_id: use.merchantId,
      order_id: use.orderId,
      activity_id: use.activityId,
      product_id: use.productId,
      user_id: use.userId,
      store_id: use.storeId,
      pieces: use.pieces,
      day: dayOf(now),
      state: 'reserved',
    })),
  );
};

type OfOrder = { merchantId: string; orderId: string };

export const markUsesConfirmed = async (
  query: Query,
  { merchantId, orderId }: OfOrder,
): Promise<void> => {
  await updateIn(query, 'takeout_activity_use', {
    set: { state: 'confirmed' },
    where: { merchant_id: merchantId, order_id: orderId },
  });
};

export const dropUses = async (query: Query, { merchantId, orderId }: OfOrder): Promise<void> => {
  await query('DELETE FROM takeout_activity_use WHERE merchant_id = $1 AND order_id = $2', [
    merchantId,
    orderId,
  ]);
};

const TAKEN_BY_ROW = row({ activity_id: text, product_id: text, ever: num, today: num });
export const sumUses = async (
  query: Query,
  { userId, storeId }: { userId: string; storeId: string },
  now: Instant,
): Promise<Omit<Taken, 'isNew'>> => {
  const { rows } = await query(
    `SELECT activity_id, product_id, CAST(sum(pieces) AS int4) AS ever, CAST(sum(CASE WHEN day = $3 THEN pieces ELSE 0 END) AS int4) AS today
    FROM takeout_activity_use WHERE user_id = $1 AND store_id = $2 GROUP BY activity_id, product_id`,
    [userId, storeId, dayOf(now)],
    TAKEN_BY_ROW,
  );
  const map = (of: 'ever' | 'today'): Map<string, number> =>
    new Map(rows.map((row) => [takenKey(row.activity_id, row.product_id), row[of]]));
  return { ever: map('ever'), today: map('today') };
};
