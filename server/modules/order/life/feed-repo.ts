import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Day, type Instant } from '#shared/kernel/time.ts';
import { DESK_EVENTS, type DeskEventKind } from '#shared/codes/desk-event.ts';
import type { Answer } from '#shared/order/desk/silence.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, text, word } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type FeedPlace = { merchantId: string; storeId: string };

const FEED = 'desk/';

/** By which the end of a transaction names a feed that it wrote to. */
export const feedKey = ({ merchantId, storeId }: FeedPlace): string =>
  `${FEED}${merchantId}/${storeId}`;

/** Whether the end of a transaction names a feed. */
export const isFeedKey = (key: string): boolean => key.startsWith(FEED);

const COUNTED_ROW = row({ number: num, last_order: num });
/** Counts a store's feed on, and its orders of the day where one is new. Whoever counts next waits for this transaction, so numbers follow commits without a gap (decision DA18). */
export const countOn = async (
  query: Query,
  { merchantId, storeId }: FeedPlace,
  { day, orders }: { day: Day; orders: 0 | 1 },
): Promise<{ number: number; lastOrder: number }> => {
  const { rows } = await query(
    `INSERT INTO desk_head (merchant_id, store_id, number, day, last_order) VALUES ($1, $2, 1, $3, $4::int4)
     ON CONFLICT (merchant_id, store_id) DO UPDATE SET
       number = desk_head.number + 1,
       last_order = CASE WHEN $4::int4 = 0 THEN desk_head.last_order WHEN desk_head.day < $3 THEN 1 ELSE desk_head.last_order + 1 END,
       day = CASE WHEN $4::int4 = 0 THEN desk_head.day ELSE greatest(desk_head.day, $3) END
     RETURNING number, last_order`,
    [merchantId, storeId, day, orders],
    COUNTED_ROW,
  );
  return { number: rows[0]!.number, lastOrder: rows[0]!.last_order };
};

export type FeedEntry = { number: number; at: Instant; kind: DeskEventKind; orderId: OrderId };

export const addToFeed = async (
  query: Query,
  { merchantId, storeId }: FeedPlace,
  { number, at, kind, orderId }: Omit<FeedEntry, 'kind'> & { kind: string },
): Promise<void> => {
  await insertInto(query, 'desk_feed', {
    merchant_id: merchantId,
    store_id: storeId,
    number,
    at,
    kind,
    order_id: orderId,
  });
};

export const setDeskNumber = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
  deskNumber: string,
): Promise<void> => {
  await query('UPDATE takeout_order SET desk_number = $3 WHERE merchant_id = $1 AND id = $2', [
    merchantId,
    id,
    deskNumber,
  ]);
};

const HEADS_ROW = row(pick(TABLES.desk_head, 'store_id', 'number'));
/** The last number of each store's feed; a store without one has none yet. */
export const feedHeads = async (
  query: Query,
  merchantId: string,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT store_id, number FROM desk_head WHERE merchant_id = $1 AND store_id = ANY($2::text[])',
    [merchantId, storeIds],
    HEADS_ROW,
  );
  return new Map(rows.map(({ store_id: storeId, number }) => [storeId, number]));
};

const NUMBERS_ROW = row(pick(TABLES.desk_head, 'merchant_id', 'store_id', 'number'));
/** The last number of each of these feeds; one without an entry is left out. */
export const feedNumbers = async (
  query: Query,
  places: readonly FeedPlace[],
): Promise<(FeedPlace & { number: number })[]> => {
  if (places.length === 0) return [];
  const { rows } = await query(
    `SELECT merchant_id, store_id, number FROM desk_head
     WHERE (merchant_id, store_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [places.map(({ merchantId }) => merchantId), places.map(({ storeId }) => storeId)],
    NUMBERS_ROW,
  );
  return rows.map((found) => ({
    merchantId: found.merchant_id,
    storeId: found.store_id,
    number: found.number,
  }));
};

const FEED_ROW = row({
  ...pick(TABLES.desk_feed, 'store_id', 'number', 'at', 'order_id'),
  kind: word(DESK_EVENTS),
});
/** What a store's feed has after a number, oldest first. */
export const feedAfter = async (
  query: Query,
  { merchantId, storeId }: FeedPlace,
  number: number,
  most: number,
): Promise<(FeedEntry & { storeId: StoreId })[]> => {
  const { rows } = await query(
    'SELECT store_id, number, at, kind, order_id FROM desk_feed WHERE merchant_id = $1 AND store_id = $2 AND number > $3 ORDER BY number ASC LIMIT $4',
    [merchantId, storeId, number, most],
    FEED_ROW,
  );
  return rows.map((found) => ({
    storeId: asId(found.store_id),
    number: found.number,
    at: instant(found.at),
    kind: found.kind,
    orderId: asId(found.order_id),
  }));
};

const ANSWERS_ROW = row({ kind: text, at: num });
/** How the last orders of a store were answered, the latest first. */
export const lastAnswers = async (
  query: Query,
  { merchantId, storeId }: FeedPlace,
  most: number,
): Promise<Answer[]> => {
  const { rows } = await query(
    "SELECT kind, at FROM desk_feed WHERE merchant_id = $1 AND store_id = $2 AND kind IN ('ACCEPTED', 'STORE_REFUSED', 'STORE_SILENT') ORDER BY number DESC LIMIT $3",
    [merchantId, storeId, most],
    ANSWERS_ROW,
  );
  return rows.map(({ kind, at }) => ({ isSilent: kind === 'STORE_SILENT', at: instant(at) }));
};

/** Forgets what was written before a moment. */
export const dropOldFeed = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM desk_feed WHERE at < $1', [before]);
};
