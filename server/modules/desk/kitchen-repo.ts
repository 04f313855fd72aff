import { asId, type StationId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';

/** Where lines are crossed out, by line. */
export type LineMarks = ReadonlyMap<string, ReadonlySet<string>>;
/** The stations of a store's dishes, by product. */
export type DishStations = ReadonlyMap<string, readonly StationId[]>;
type OfOrder = Pick<TakeoutOrder, 'merchantId' | 'id'>;

const MARKS_ROW = row(pick(TABLES.order_mark, 'order_id', 'line_id', 'station_id'));
/** Where the lines of a merchant's orders are crossed out, by order. */
export const marksOf = async (
  query: Query,
  orders: readonly OfOrder[],
): Promise<ReadonlyMap<string, LineMarks>> => {
  const { rows } = await query(
    'SELECT order_id, line_id, station_id FROM order_mark WHERE merchant_id = $1 AND order_id = ANY($2::text[])',
    [orders[0]!.merchantId, orders.map(({ id }) => id)],
    MARKS_ROW,
  );
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { order_id: orderId, line_id: lineId, station_id: stationId } of rows) {
    const lines = found.get(orderId) ?? new Map<string, Set<string>>();
    found.set(orderId, lines.set(lineId, (lines.get(lineId) ?? new Set()).add(stationId)));
  }
  return found;
};

type Marks = { lineIds: readonly string[]; stationId: string; at: Instant };

export const addMarks = async (
  query: Query,
  { merchantId, id }: OfOrder,
  { lineIds, stationId, at }: Marks,
): Promise<void> => {
  if (lineIds.length === 0) return;
  await insertInto(
    query,
    'order_mark',
    lineIds.map((lineId) => ({
      merchant_id: merchantId,
      order_id: id,
      line_id: lineId,
      station_id: stationId,
      at,
    })),
    'ON CONFLICT (merchant_id, order_id, line_id, station_id) DO NOTHING',
  );
};

/** Takes every mark of these lines away. */
export const dropMarks = async (
  query: Query,
  { merchantId, id }: OfOrder,
  lineIds: readonly string[],
): Promise<void> => {
  await query(
    'DELETE FROM order_mark WHERE merchant_id = $1 AND order_id = $2 AND line_id = ANY($3::text[])',
    [merchantId, id, lineIds],
  );
};

/** Forgets what was crossed out before a moment. */
export const dropOldMarks = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM order_mark WHERE at < $1', [before]);
};

const DISHES_ROW = row({ store_id: text, id: text, station_id: text, kind: text });
/** The stations of what is in a merchant's orders, by store. A dish with stations of its own does not follow its class. */
export const stationsOfDishes = async (
  query: Query,
  orders: readonly Pick<TakeoutOrder, 'merchantId' | 'storeId' | 'lines'>[],
): Promise<ReadonlyMap<string, DishStations>> => {
  const { rows } = await query(
    `SELECT p.store_id, p.id, s.station_id, s.kind FROM station_of s
     JOIN takeout_product p ON p.merchant_id = s.merchant_id AND p.store_id = s.store_id
       AND s.thing_id = CASE s.kind WHEN 'DISH' THEN p.id ELSE p.classify_id END
     WHERE s.merchant_id = $1 AND s.store_id = ANY($2::text[]) AND p.id = ANY($3::text[]) ORDER BY s.station_id ASC`,
    [
      orders[0]!.merchantId,
      [...new Set(orders.map(({ storeId }) => storeId))],
      [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))],
    ],
    DISHES_ROW,
  );
  const own = new Set(
    rows.filter(({ kind }) => kind === 'DISH').map(({ store_id: at, id }) => `${at}/${id}`),
  );
  const found = new Map<string, Map<string, StationId[]>>();
  for (const { store_id: storeId, id, station_id: stationId, kind } of rows) {
    if (kind === 'CLASS' && own.has(`${storeId}/${id}`)) continue;
    const dishes = found.get(storeId) ?? new Map<string, StationId[]>();
    found.set(storeId, dishes.set(id, [...(dishes.get(id) ?? []), asId(stationId)]));
  }
  return found;
};

const PLANS_ROW = row({ store_id: text, plan: text });
/** What names how the dishes of stores are divided among their stations: another one whenever they are divided anew. A store without stations has none. */
export const stationPlans = async (
  query: Query,
  { merchantId, storeIds }: { merchantId: string; storeIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await query(
    `SELECT store_id, md5(string_agg(station_id || '/' || kind || '/' || thing_id, ',' ORDER BY station_id ASC, kind ASC, thing_id ASC)) AS plan
     FROM station_of WHERE merchant_id = $1 AND store_id = ANY($2::text[]) GROUP BY store_id`,
    [merchantId, storeIds],
    PLANS_ROW,
  );
  return new Map(rows.map(({ store_id: storeId, plan }) => [storeId, plan]));
};
