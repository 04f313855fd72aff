import type { StoreRunner } from '#shared/codes/desk.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import type { StoreLive } from '#shared/order/checkout/store-live.ts';
import type { StoreHours } from '#shared/order/checkout/time-slots.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';
import { LIVE, LIVE_COLUMNS, liveOf } from '../store/live-columns.ts';
import { storeHours } from '../store/store-document.ts';
import type { ReserveType, StoreStateName } from '../store/store-repo.ts';

/** A store that takes orders at its desk. */
export type DeskStore = {
  merchantId: MerchantId;
  id: StoreId;
  kind: StoreKind;
  name: Bilingual;
  phone: string;
  state: StoreStateName;
  reserveType: ReserveType;
  hasDelivery: boolean;
  hasPickup: boolean;
  hours: StoreHours;
  live: StoreLive;
  prepMinutes: number;
  /** So long it may think about an order. */ answerMinutes: number;
  runBy: StoreRunner;
  /** Counted up whenever its menu is edited. */ menuVersion: number;
};

const ROW = row({
  ...pick(
    TABLES.takeout_store,
    'merchant_id',
    'id',
    'name_zh',
    'name_en',
    'phone',
    'reserve_type',
    'has_delivery',
    'has_pickup',
    'prep_minutes',
    'answer_minutes',
    'menu_version',
  ),
  kind: TABLES.takeout_store.kind,
  state: TABLES.takeout_store.state,
  run_by: TABLES.takeout_store.run_by,
  hours: json(storeHours),
  ...LIVE,
});
const COLUMNS = `merchant_id, id, kind, name_zh, name_en, phone, state, reserve_type, has_delivery, has_pickup, hours, prep_minutes, answer_minutes, run_by, menu_version, ${LIVE_COLUMNS}`;

const storeOf = (found: RowOf<typeof ROW>): DeskStore => ({
  merchantId: asId(found.merchant_id),
  id: asId(found.id),
  kind: found.kind,
  name: { zh: found.name_zh, en: found.name_en },
  phone: found.phone,
  state: found.state,
  reserveType: found.reserve_type,
  hasDelivery: found.has_delivery,
  hasPickup: found.has_pickup,
  hours: found.hours,
  live: liveOf(found),
  prepMinutes: found.prep_minutes,
  answerMinutes: found.answer_minutes,
  runBy: found.run_by,
  menuVersion: found.menu_version,
});

/** The stores of a merchant that have a desk; `storeIds` null: all of them. */
export const deskStores = async (
  query: Query,
  merchantId: MerchantId,
  storeIds: readonly string[] | null,
): Promise<DeskStore[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM takeout_store WHERE merchant_id = $1 AND ($2::bool OR id = ANY($3::text[])) ORDER BY id ASC`,
    [merchantId, storeIds === null, storeIds ?? []],
    ROW,
  );
  return rows.map(storeOf);
};

const RUN_BY_STAFF_ROW = row(pick(TABLES.takeout_store, 'id'));
/** The stores whose desks people run. */
export const storesRunByStaff = async (query: Query): Promise<ReadonlySet<string>> => {
  const { rows } = await query(
    "SELECT id FROM takeout_store WHERE run_by = 'STAFF'",
    [],
    RUN_BY_STAFF_ROW,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Gives a store's desk to people, or back to the demonstration; false where it was theirs already. */
export const setRunner = async (
  query: Query,
  { merchantId, id }: Pick<DeskStore, 'merchantId' | 'id'>,
  runBy: StoreRunner,
): Promise<boolean> => {
  const others = await updateIn(query, 'takeout_store', {
    set: { run_by: runBy },
    where: { merchant_id: merchantId, id, run_by: runBy === 'TOWN' ? 'STAFF' : 'TOWN' },
  });
  await updateIn(query, 'takeout_store', {
    // whoever takes it over starts afresh
    set: { silent_until: null, unheard_until: null },
    where: { merchant_id: merchantId, id },
  });
  return others === 1;
};

/** How long a store may think about the orders that are paid from now on. */
export const setAnswerMinutes = async (
  query: Query,
  { merchantId, id }: Pick<DeskStore, 'merchantId' | 'id'>,
  answerMinutes: number,
): Promise<void> => {
  await updateIn(query, 'takeout_store', {
    set: { answer_minutes: answerMinutes },
    where: { merchant_id: merchantId, id },
  });
};
