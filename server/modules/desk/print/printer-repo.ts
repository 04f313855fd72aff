import type { StorePrinterSetup } from '#shared/contract/merchant/desk-print.ts';
import {
  asId,
  type DeviceId,
  type MerchantId,
  type PrinterId,
  type StationId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { code, orNull, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type Stores = { merchantId: string; storeIds: readonly string[] };
export type Printer = {
  storeId: StoreId;
  printerId: PrinterId;
  name: string;
  deviceId: DeviceId;
  deputyId: DeviceId | null;
  paper: 58 | 80;
  setup: StorePrinterSetup;
  stationIds: StationId[];
  hasLabels: boolean;
  answeredAt: Instant | null;
  /** Names of its till and of the one that stands in. */ device: string;
  deputy: string;
};

const PAPERS = [58, 80] as const;
const ROW = row({
  ...pick(TABLES.printer, 'store_id', 'id', 'name', 'device_id', 'deputy_id', 'setup'),
  ...pick(TABLES.printer, 'station_ids', 'has_labels', 'answered_at'),
  paper: code(PAPERS),
  device: orNull(text),
  deputy: orNull(text),
});

const printerOf = (found: RowOf<typeof ROW>): Printer => ({
  storeId: asId(found.store_id),
  printerId: asId(found.id),
  name: found.name,
  deviceId: asId(found.device_id),
  deputyId: found.deputy_id === null ? null : asId(found.deputy_id),
  paper: found.paper,
  // checked as it came in
  setup: found.setup as StorePrinterSetup,
  stationIds: found.station_ids.map((id) => asId(id)),
  hasLabels: found.has_labels,
  answeredAt: found.answered_at === null ? null : instant(found.answered_at),
  device: found.device ?? '',
  deputy: found.deputy ?? '',
});

/** The printers of stores, in the order in which they were added. */
export const printersOf = async (
  query: Query,
  { merchantId, storeIds }: Stores,
): Promise<Printer[]> => {
  const { rows } = await query(
    `SELECT p.store_id, p.id, p.name, p.device_id, p.deputy_id, p.setup, p.station_ids, p.has_labels, p.answered_at, p.paper, d.name AS device, e.name AS deputy FROM printer p
     LEFT JOIN device d ON d.merchant_id = p.merchant_id AND d.id = p.device_id
     LEFT JOIN device e ON e.merchant_id = p.merchant_id AND e.id = p.deputy_id
     WHERE p.merchant_id = $1 AND p.store_id = ANY($2::text[]) ORDER BY p.created_at ASC, p.id ASC`,
    [merchantId, storeIds],
    ROW,
  );
  return rows.map(printerOf);
};

export type PrinterWish = Pick<
  Printer,
  'name' | 'deviceId' | 'deputyId' | 'paper' | 'setup' | 'stationIds' | 'hasLabels'
>;
type At = { merchantId: string; id: string };

const valuesOf = (wish: PrinterWish) => ({
  name: wish.name,
  device_id: wish.deviceId,
  deputy_id: wish.deputyId,
  paper: wish.paper,
  setup: wish.setup,
  station_ids: [...new Set(wish.stationIds)],
  has_labels: wish.hasLabels,
});

export const addPrinter = async (
  query: Query,
  { merchantId, id }: At,
  { printerId, at, ...wish }: PrinterWish & { printerId: PrinterId; at: Instant },
): Promise<void> => {
  await insertInto(query, 'printer', {
    merchant_id: merchantId,
    store_id: id,
    id: printerId,
    created_at: at,
    ...valuesOf(wish),
  });
};

/** Changes a printer; false where there is none. */
export const changePrinter = async (
  query: Query,
  { merchantId, id }: At,
  { printerId, ...wish }: PrinterWish & { printerId: PrinterId },
): Promise<boolean> =>
  (await updateIn(query, 'printer', {
    set: valuesOf(wish),
    where: { merchant_id: merchantId, store_id: id, id: printerId },
  })) === 1;

export const deletePrinter = async (
  query: Query,
  { merchantId, id }: At,
  printerId: PrinterId,
): Promise<void> => {
  await query('DELETE FROM printer WHERE merchant_id = $1 AND store_id = $2 AND id = $3', [
    merchantId,
    id,
    printerId,
  ]);
};

/** Printers of these stores have taken bytes from a till of theirs. */
export const printersAnswered = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  { printerIds, deviceId, at }: { printerIds: readonly string[]; deviceId: string; at: Instant },
): Promise<void> => {
  if (printerIds.length === 0) return;
  await query(
    `UPDATE printer SET answered_at = greatest(coalesce(answered_at, 0), $5) WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND id = ANY($3::text[])
     AND (device_id = $4 OR deputy_id = $4)`,
    [merchantId, storeIds, printerIds, deviceId, at],
  );
};

const UNLISTED_ROW = row(pick(TABLES.printer, 'merchant_id', 'store_id'));
/** Stores with a printer that have no print job of this name. */
export const storesWithout = async (
  query: Query,
  part: string,
): Promise<{ merchantId: MerchantId; storeId: StoreId }[]> => {
  const { rows } = await query(
    `SELECT DISTINCT p.merchant_id, p.store_id FROM printer p
     WHERE NOT EXISTS (SELECT 1 FROM print_job j WHERE j.merchant_id = p.merchant_id AND j.order_id = p.store_id AND j.part = $1)`,
    [part],
    UNLISTED_ROW,
  );
  return rows.map((found) => ({
    merchantId: asId(found.merchant_id),
    storeId: asId(found.store_id),
  }));
};

const ANSWERED_ROW = row({ store_id: text });
/** Which of these stores have a printer that took what it was sent since a moment. */
export const storesAnswered = async (
  query: Query,
  { merchantId, storeIds }: Stores,
  since: Instant,
): Promise<ReadonlySet<string>> => {
  const { rows } = await query(
    'SELECT DISTINCT store_id FROM printer WHERE merchant_id = $1 AND store_id = ANY($2::text[]) AND answered_at >= $3 ORDER BY store_id ASC',
    [merchantId, storeIds, since],
    ANSWERED_ROW,
  );
  return new Set(rows.map(({ store_id: storeId }) => storeId));
};

const TILLS_ROW = row(pick(TABLES.device, 'id', 'name'));
/** The tills of a merchant that may print at a store: those that stood there last, or nowhere yet, and the one that asks. */
export const tillsOf = async (
  query: Query,
  { merchantId, id }: At,
  deviceId: DeviceId,
): Promise<{ deviceId: DeviceId; name: string }[]> => {
  const { rows } = await query(
    `SELECT id, name FROM device WHERE merchant_id = $1 AND revoked_at IS NULL AND (store_id = $2 OR store_id IS NULL OR id = $3)
     ORDER BY last_seen_at DESC, id ASC LIMIT 50`,
    [merchantId, id, deviceId],
    TILLS_ROW,
  );
  return rows.map((found) => ({ deviceId: asId(found.id), name: found.name }));
};
