import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Param, Query } from '#server/db/db.ts';
import { num, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type Place = { merchantId: string; storeIds: readonly string[] };

/** An order of a board: which it is, how often it was changed, and what of its guest a board shows. */
export type BoardOrder = {
  id: OrderId;
  storeId: StoreId;
  userId: string;
  seq: number;
  guest: { orders: number; phone: string };
};

const ROW = row({
  ...pick(TABLES.takeout_order, 'id', 'store_id', 'user_id', 'seq'),
  orders: num,
  phone: text,
});
/** Guests are counted as `guestsAtStores` counts them. `by` and `way`: the order of the list. */
const listed = async (
  query: Query,
  { merchantId, storeIds }: Place,
  { condition, by, way }: { condition: string; by: string; way: 'ASC' | 'DESC' },
  params: readonly Param[],
): Promise<BoardOrder[]> => {
  const { rows } = await query(
    `WITH listed AS (
       SELECT id, store_id, user_id, seq, ${by} AS place FROM takeout_order
       WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND ${condition} ORDER BY place ${way}, id ${way} LIMIT $3),
     guests AS (
       SELECT o.user_id, o.store_id, count(*) AS orders, min(u.phone) AS phone FROM takeout_order o JOIN app_user u ON u.id = o.user_id
       WHERE o.user_id IN (SELECT user_id FROM listed) AND o.store_id = ANY($2::text[]) AND o.paid_at IS NOT NULL AND o.status IN (1, 2, 3, 4)
       GROUP BY o.user_id, o.store_id)
     SELECT l.id, l.store_id, l.user_id, l.seq, COALESCE(g.orders, 0) AS orders, COALESCE(g.phone, '') AS phone
     FROM listed l LEFT JOIN guests g ON g.user_id = l.user_id AND g.store_id = l.store_id ORDER BY l.place ${way}, l.id ${way}`,
    [merchantId, storeIds, ...params],
    ROW,
  );
  return rows.map((found) => ({
    id: asId(found.id),
    storeId: asId(found.store_id),
    userId: found.user_id,
    seq: found.seq,
    guest: { orders: found.orders, phone: found.phone },
  }));
};

/** Paid orders of stores that are not over, those that were paid first at the head. */
export const openOnBoard = (query: Query, place: Place, most: number): Promise<BoardOrder[]> =>
  listed(query, place, { condition: 'status IN (1, 2, 3)', by: 'paid_at', way: 'ASC' }, [most]);

/** Paid orders of stores that ended since a moment, those that ended last at the head: completed ones by when the guest had them, others by when their money went back. */
export const endedOnBoard = (
  query: Query,
  place: Place,
  { since, most }: { since: Instant; most: number },
): Promise<BoardOrder[]> =>
  listed(
    query,
    place,
    {
      condition:
        'paid_at IS NOT NULL AND ((status = 4 AND completed_at >= $4) OR (status IN (-3, -1) AND refund_at >= $4))',
      by: 'CASE status WHEN 4 THEN completed_at ELSE refund_at END',
      way: 'DESC',
    },
    [most, since],
  );

/** Orders of stores that were completed before a moment, but whose guest waits for an answer about a refund, those that were paid first at the head. */
export const askedOnBoard = (
  query: Query,
  place: Place,
  { before, most }: { before: Instant; most: number },
): Promise<BoardOrder[]> =>
  listed(
    query,
    place,
    {
      condition: 'refund_progress = 0 AND status = 4 AND completed_at < $4',
      by: 'paid_at',
      way: 'ASC',
    },
    [most, before],
  );
