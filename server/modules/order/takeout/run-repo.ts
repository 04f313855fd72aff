import type { StopEnd, StopProof } from '#shared/codes/delivery-run.ts';
import {
  asId,
  type MerchantId,
  type OrderId,
  type RunId,
  type StoreId,
} from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type Driver = { name: string; phone: string };
export type Run = {
  merchantId: MerchantId;
  storeId: StoreId;
  id: RunId;
  driver: Driver;
  createdAt: Instant;
};
/** One door of a run; `endedAs` null while it is ahead. `waitsUntil`: nobody opens, and until then the driver stays. */
export type Stop = {
  orderId: OrderId;
  waitsUntil: Instant | null;
  calls: number;
  endedAs: StopEnd | null;
  endedAt: Instant | null;
  proof: StopProof;
  photo: string;
};
type OrderKey = { merchantId: string; id: string };

const time = (value: number | null): Instant | null => (value === null ? null : instant(value));

/** Begins a run with stops in this order. */
export const addRun = async (
  query: Query,
  { merchantId, storeId, id, driver, createdAt }: Run,
  { tokenHash, orderIds }: { tokenHash: string; orderIds: readonly OrderId[] },
): Promise<void> => {
  await insertInto(query, 'run', {
    merchant_id: merchantId,
    store_id: storeId,
    id,
    token_hash: tokenHash,
    driver_name: driver.name,
    driver_phone: driver.phone,
    created_at: createdAt,
  });
  for (const [place, orderId] of orderIds.entries())
    await insertInto(query, 'run_stop', {
      merchant_id: merchantId,
      run_id: id,
      order_id: orderId,
      place,
      waits_until: null,
      calls: 0,
      ended_as: null,
      ended_at: null,
      proof: 'NONE',
      photo: '',
    });
};

const RUN_ROW = row(
  pick(TABLES.run, 'merchant_id', 'store_id', 'id', 'driver_name', 'driver_phone', 'created_at'),
);
/** The run of a link; null for a link that leads nowhere. */
export const runByToken = async (query: Query, tokenHash: string): Promise<Run | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT merchant_id, store_id, id, driver_name, driver_phone, created_at FROM run WHERE token_hash = $1',
    [tokenHash],
    RUN_ROW,
  );
  return found === undefined
    ? null
    : {
        merchantId: asId(found.merchant_id),
        storeId: asId(found.store_id),
        id: asId(found.id),
        driver: { name: found.driver_name, phone: found.driver_phone },
        createdAt: instant(found.created_at),
      };
};

const STOP_COLUMNS = 'order_id, waits_until, calls, ended_as, ended_at, proof, photo';
const STOP_ROW = row(
  pick(
    TABLES.run_stop,
    'order_id',
    'waits_until',
    'calls',
    'ended_as',
    'ended_at',
    'proof',
    'photo',
  ),
);
/** The stops of a run, in the order in which they were chosen. */
export const stopsOf = async (
  query: Query,
  { merchantId, id }: Pick<Run, 'merchantId' | 'id'>,
): Promise<Stop[]> => {
  const { rows } = await query(
    `SELECT ${STOP_COLUMNS} FROM run_stop WHERE merchant_id = $1 AND run_id = $2 ORDER BY place ASC`,
    [merchantId, id],
    STOP_ROW,
  );
  return rows.map((found) => ({
    orderId: asId(found.order_id),
    waitsUntil: time(found.waits_until),
    calls: found.calls,
    endedAs: found.ended_as,
    endedAt: time(found.ended_at),
    proof: found.proof,
    photo: found.photo,
  }));
};

/** The latest stop of an order, with the run that it belongs to. */
export type OrderStop = Omit<Stop, 'orderId'> & { runId: RunId; driver: Driver };

const ORDER_STOP_ROW = row({
  ...pick(TABLES.run, 'driver_name', 'driver_phone'),
  ...pick(
    TABLES.run_stop,
    'run_id',
    'order_id',
    'waits_until',
    'calls',
    'ended_as',
    'ended_at',
    'proof',
    'photo',
  ),
});
/** Who takes orders along, or took them last, by order. */
export const stopsOfOrders = async (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderStop>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await query(
    `SELECT r.driver_name, r.driver_phone, s.run_id, s.order_id, s.waits_until, s.calls, s.ended_as, s.ended_at, s.proof, s.photo
     FROM run_stop s JOIN run r ON r.merchant_id = s.merchant_id AND r.id = s.run_id
     WHERE s.merchant_id = $1 AND s.order_id = ANY($2::text[]) ORDER BY r.created_at ASC, r.id ASC`,
    [merchantId, ids],
    ORDER_STOP_ROW,
  );
  return new Map(
    rows.map((found) => [
      found.order_id,
      {
        runId: asId(found.run_id),
        driver: { name: found.driver_name, phone: found.driver_phone },
        waitsUntil: time(found.waits_until),
        calls: found.calls,
        endedAs: found.ended_as,
        endedAt: time(found.ended_at),
        proof: found.proof,
        photo: found.photo,
      },
    ]),
  );
};

export const stopOfOrder = async (
  query: Query,
  { merchantId, id }: OrderKey,
): Promise<OrderStop | null> => (await stopsOfOrders(query, merchantId, [id])).get(id) ?? null;

/** The driver begins to wait at a door; false where they wait already. */
export const beginWait = async (
  query: Query,
  { merchantId, id }: OrderKey,
  until: Instant,
): Promise<boolean> =>
  (
    await query(
      'UPDATE run_stop SET waits_until = $3 WHERE merchant_id = $1 AND order_id = $2 AND ended_as IS NULL AND waits_until IS NULL',
      [merchantId, id, until],
    )
  ).count > 0;

/** One more call from a door, up to 20. */
export const noteCall = async (query: Query, { merchantId, id }: OrderKey): Promise<void> => {
  await query(
    'UPDATE run_stop SET calls = calls + 1 WHERE merchant_id = $1 AND order_id = $2 AND ended_as IS NULL AND calls < 20',
    [merchantId, id],
  );
};

/** A stop is behind; where the order was never in a run, nothing is. */
export const endStop = async (
  query: Query,
  { merchantId, id }: OrderKey,
  { as, at, proof, photo }: { as: StopEnd; at: Instant; proof: StopProof; photo: string },
): Promise<void> => {
  await query(
    'UPDATE run_stop SET ended_as = $3, ended_at = $4, proof = $5, photo = $6 WHERE merchant_id = $1 AND order_id = $2 AND ended_as IS NULL',
    [merchantId, id, as, at, proof, photo],
  );
};

const DRIVER_ROW = row(pick(TABLES.run, 'driver_name', 'driver_phone'));
/** Who rode for a store lately, the last first. */
export const driversOf = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
  most: number,
): Promise<Driver[]> => {
  const { rows } = await query(
    'SELECT driver_name, driver_phone FROM run WHERE merchant_id = $1 AND store_id = $2 GROUP BY driver_name, driver_phone ORDER BY max(created_at) DESC LIMIT $3',
    [merchantId, storeId, most],
    DRIVER_ROW,
  );
  return rows.map(({ driver_name: name, driver_phone: phone }) => ({ name, phone }));
};

const PHOTO_ROW = row(pick(TABLES.run_stop, 'photo'));
/** Photos of runs that began before a moment. */
export const oldStopPhotos = async (query: Query, before: Instant): Promise<string[]> => {
  const { rows } = await query(
    "SELECT s.photo FROM run_stop s JOIN run r ON r.merchant_id = s.merchant_id AND r.id = s.run_id WHERE r.created_at < $1 AND s.photo <> ''",
    [before],
    PHOTO_ROW,
  );
  return rows.map(({ photo }) => photo);
};

/** Runs that began before a moment, with their drivers' names and numbers. */
export const dropOldRuns = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM run_stop WHERE EXISTS (SELECT 1 FROM run r WHERE r.merchant_id = run_stop.merchant_id AND r.id = run_stop.run_id AND r.created_at < $1)',
    [before],
  );
  await query('DELETE FROM run WHERE created_at < $1', [before]);
};
