import type { Role } from '#shared/codes/group-order.ts';
import { WORKPLACE_KINDS, type WorkplaceKind } from '#shared/codes/store-kind.ts';
import type { StoreSwitches } from '#shared/contract/merchant/stores.ts';
import type { WeekHours } from '#shared/group/week-hours.ts';
import type { StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, json, num, orNull, pick, row, text, word, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { switchesOf } from './switch-repo.ts';
import { storeHours, weekHours } from '../store/store-document.ts';

export type StoreListed = {
  id: string;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  kind: WorkplaceKind;
  /** Of a store of deals. */ week: WeekHours | null;
  /** Of a store with a desk. */ hours: StoreHours | null;
  daysSeq: number;
  switches: StoreSwitches;
};
const ROW = row({
  id: text,
  kind: word(WORKPLACE_KINDS),
  name_zh: text,
  name_en: text,
  address_zh: text,
  address_en: text,
  phone: text,
  week: orNull(json(weekHours)),
  hours: orNull(json(storeHours)),
  days_seq: num,
  fast_mode: orNull(bool),
  voice: orNull(bool),
  receipt: orNull(text),
  search_allowed: orNull(bool),
});

type Wanted = {
  merchantId: string;
  /** Null: every store. */ storeIds: readonly string[] | null;
  offset: number;
  size: number;
};

/** The stores of a merchant ($1): those of deals, and those with a desk. */
const PLACES = `(SELECT merchant_id, id, 'group' AS kind, name_zh, name_en, address_zh, address_en, phone, hours AS week, NULL::jsonb AS hours, 0 AS days_seq FROM store WHERE merchant_id = $1
  UNION ALL SELECT merchant_id, id, kind, name_zh, name_en, address_zh, address_en, phone, NULL::jsonb, hours, days_seq FROM takeout_store WHERE merchant_id = $1)`;

/** One row more than asked shows whether there is a next page. */
export const listStores = async (
  query: Query,
  { merchantId, storeIds, offset, size }: Wanted,
): Promise<StoreListed[]> => {
  const { rows } = await query(
    `SELECT s.id, s.kind, s.name_zh, s.name_en, s.address_zh, s.address_en, s.phone, s.week, s.hours, s.days_seq, w.fast_mode, w.voice, w.receipt, w.search_allowed
     FROM ${PLACES} s LEFT JOIN store_switch w ON w.merchant_id = s.merchant_id AND w.store_id = s.id
     WHERE s.merchant_id = $1 AND ($2::bool OR s.id = ANY($3::text[])) ORDER BY s.id ASC LIMIT $4 OFFSET $5`,
    [merchantId, storeIds === null, storeIds ?? [], size + 1, offset],
    ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    address: { zh: row.address_zh, en: row.address_en },
    kind: row.kind,
    phone: row.phone,
    week: row.week,
    hours: row.hours,
    daysSeq: row.days_seq,
    switches: switchesOf(row),
  }));
};

export const TODAY_ROW = row({ count: num, times: num, amount: num });
export type Today = RowOf<typeof TODAY_ROW>;

const REDEEMED_SINCE_ROW = row({ ...TODAY_ROW.columns, store_id: text });
/** Redemptions since a moment that were not undone, by store. */
export const redeemedSince = async (
  query: Query,
  merchantId: string,
  since: Instant,
): Promise<ReadonlyMap<string, Today>> => {
  const { rows } = await query(
    `SELECT l.store_id, count(*) AS count, COALESCE(sum(l.times), 0)::bigint AS times, COALESCE(sum(l.face_amount), 0)::bigint AS amount
     FROM verify_log l WHERE l.merchant_id = $1 AND l.at >= $2 AND l.state = 'OK' GROUP BY l.store_id`,
    [merchantId, since],
    REDEEMED_SINCE_ROW,
  );
  return new Map(
    rows.map(({ store_id: id, count, times, amount }) => [id, { count, times, amount }]),
  );
};

export type Worker = { id: string; name: Bilingual; role: Role; storeIds: readonly string[] };

const ACTIVE_STAFF_ROW = row(
  pick(TABLES.operator, 'id', 'name_zh', 'name_en', 'role', 'store_ids'),
);
export const activeStaff = async (query: Query, merchantId: string): Promise<Worker[]> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, role, store_ids FROM operator WHERE merchant_id = $1 AND is_active ORDER BY account ASC',
    [merchantId],
    ACTIVE_STAFF_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    role: row.role,
    storeIds: row.store_ids,
  }));
};
