import {
  STORELESS_KINDS_OF_MANAGERS,
  type AlertKind,
  type AlertState,
} from '#shared/codes/alert.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** Whose alerts: a merchant's, of some stores or of all when null; `seesPeople`: with all of those of no store. */
export type AlertScope = {
  merchantId: string;
  storeIds: readonly string[] | null;
  seesPeople: boolean;
};

/** Of no store, and still of those who run one: guessing at the whole merchant, and a revoked till of a person who works in one of their stores. */
const OF_THEIR_PEOPLE = `a.kind IN (${STORELESS_KINDS_OF_MANAGERS.map((kind) => `'${kind}'`).join(', ')}) AND (a.operator_id IS NULL OR EXISTS (SELECT 1 FROM operator w
    WHERE w.merchant_id = a.merchant_id AND w.id = a.operator_id AND w.store_ids && $3::text[]))`;
const SCOPE = `a.merchant_id = $1 AND ($2::bool OR a.store_id = ANY($3::text[]) OR (a.store_id IS NULL AND ($4::bool OR ${OF_THEIR_PEOPLE})))`;
const params = ({ merchantId, storeIds, seesPeople }: AlertScope) =>
  [merchantId, storeIds === null, storeIds ?? [], seesPeople] as const;

const ALERT_ROW = row({
  ...pick(
    TABLES.merchant_alert,
    ...(['id', 'kind', 'day', 'at', 'last_at', 'times', 'note'] as const),
    ...(['store_id', 'operator_id', 'device_id', 'seen_at', 'settled_at'] as const),
  ),
  store_zh: orNull(text),
  store_en: orNull(text),
  op_zh: orNull(text),
  op_en: orNull(text),
  device: orNull(text),
  seen_zh: orNull(text),
  seen_en: orNull(text),
  settled_zh: orNull(text),
  settled_en: orNull(text),
});
export type StoredAlert = RowOf<typeof ALERT_ROW>;

const SELECT = `SELECT a.id, a.kind, a.day, a.at, a.last_at, a.times, a.note, a.store_id, a.operator_id, a.device_id, a.seen_at, a.settled_at, COALESCE(t.name_zh, s.name_zh) AS store_zh, COALESCE(t.name_en, s.name_en) AS store_en,
    o.name_zh AS op_zh, o.name_en AS op_en, d.name AS device, so.name_zh AS seen_zh, so.name_en AS seen_en, eo.name_zh AS settled_zh, eo.name_en AS settled_en
  FROM merchant_alert a
  LEFT JOIN takeout_store t ON t.merchant_id = a.merchant_id AND t.id = a.store_id
  LEFT JOIN store s ON s.merchant_id = a.merchant_id AND s.id = a.store_id
  LEFT JOIN operator o ON o.merchant_id = a.merchant_id AND o.id = a.operator_id
  LEFT JOIN device d ON d.merchant_id = a.merchant_id AND d.id = a.device_id
  LEFT JOIN operator so ON so.merchant_id = a.merchant_id AND so.id = a.seen_by
  LEFT JOIN operator eo ON eo.merchant_id = a.merchant_id AND eo.id = a.settled_by
  WHERE ${SCOPE}`;

export type AlertFilter = {
  state: AlertState;
  kind: AlertKind | null;
  storeId: string | null;
  offset: number;
  size: number;
};

/** Alerts, the last one first; one more than asked shows whether there is a next page. */
export const listAlerts = async (
  query: Query,
  scope: AlertScope,
  { state, kind, storeId, offset, size }: AlertFilter,
): Promise<StoredAlert[]> => {
  const { rows } = await query(
    `${SELECT} AND ($5::text = 'all' OR (a.settled_at IS NULL) = ($5::text = 'open')) AND ($6::text IS NULL OR a.kind = $6::text) AND ($7::text IS NULL OR a.store_id = $7::text)
     ORDER BY a.last_at DESC, a.id DESC LIMIT $8 OFFSET $9`,
    [...params(scope), state, kind, storeId, size + 1, offset],
    ALERT_ROW,
  );
  return rows;
};

export const findAlert = async (
  query: Query,
  scope: AlertScope,
  id: string,
): Promise<StoredAlert | null> =>
  (await query(`${SELECT} AND a.id = $5`, [...params(scope), id], ALERT_ROW)).rows[0] ?? null;

const COUNT_ROW = row({ n: num });
/** How many are open, by the index of open ones alone. */
export const countOpenAlerts = async (query: Query, scope: AlertScope): Promise<number> => {
  const { rows } = await query(
    `SELECT count(*) AS n FROM merchant_alert a WHERE ${SCOPE} AND a.settled_at IS NULL`,
    params(scope),
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

type Act = { operatorId: string; at: Instant };

/** Notes who saw the alerts; the first one stays. */
export const markSeen = async (
  query: Query,
  scope: AlertScope,
  { ids, operatorId, at }: Act & { ids: readonly string[] },
): Promise<void> => {
  await query(
    `UPDATE merchant_alert a SET seen_at = $6, seen_by = $7 WHERE ${SCOPE} AND a.id = ANY($5::text[]) AND a.seen_at IS NULL`,
    [...params(scope), ids, at, operatorId],
  );
};

/** Settles an open alert, which its settler has seen. */
export const markSettled = async (
  query: Query,
  scope: AlertScope,
  { id, operatorId, note, at }: Act & { id: string; note: string },
): Promise<void> => {
  await query(
    `UPDATE merchant_alert a SET settled_at = $6::bigint, settled_by = $7::text, note = $8, seen_at = COALESCE(a.seen_at, $6::bigint), seen_by = COALESCE(a.seen_by, $7::text)
     WHERE ${SCOPE} AND a.id = $5 AND a.settled_at IS NULL`,
    [...params(scope), id, at, operatorId, note],
  );
};
