import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { day, json, num, orNull, row, text, type RowOf } from '#server/db/row.ts';
import { frozen, type Frozen } from './closing-document.ts';
import type { Sums } from './sums.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

export type Place = { merchantId: string; storeId: string };
export type Act = { at: Instant; operator: Bilingual; device: string };
/** The platform's bill at a closing, and by how much it was more than what was booked. */
export type Bill = { amount: Cents; difference: Cents };
export type Closing = Act & {
  storeId: string;
  day: Day;
  number: number;
  figures: Frozen;
  booked: Sums;
  bill: Bill | null;
  reopened: (Act & { reason: string }) | null;
};

const ROW = row({
  store_id: text,
  day,
  number: num,
  at: num,
  figures: json(frozen),
  reopened_at: orNull(num),
  reopen_reason: orNull(text),
  device: orNull(text),
  op_zh: orNull(text),
  op_en: orNull(text),
  re_device: orNull(text),
  re_zh: orNull(text),
  re_en: orNull(text),
  count: orNull(num),
  times: orNull(num),
  amount: orNull(num),
  settle: orNull(num),
  bill: orNull(num),
  bill_difference: orNull(num),
});
type Raw = RowOf<typeof ROW>;
const BOOKED_ROW = row({ day, count: num, times: num, amount: num, settle: num });

const SELECT = `SELECT c.store_id, c.day, c.number, c.at, c.figures, c.reopened_at, c.reopen_reason, d.name AS device, o.name_zh AS op_zh, o.name_en AS op_en, rd.name AS re_device, ro.name_zh AS re_zh, ro.name_en AS re_en,
    b.count, b.times, b.amount, b.settle, c.bill, c.bill_difference
  FROM day_closing c
  LEFT JOIN (SELECT merchant_id, store_id, closing_day, closing_number, sum(uses)::bigint AS count, sum(times)::bigint AS times, sum(amount)::bigint AS amount, sum(settle)::bigint AS settle
             FROM day_booking WHERE merchant_id = $1 GROUP BY 1, 2, 3, 4) b ON b.merchant_id = c.merchant_id AND b.store_id = c.store_id AND b.closing_day = c.day AND b.closing_number = c.number
  LEFT JOIN operator o ON o.merchant_id = c.merchant_id AND o.id = c.operator_id
  LEFT JOIN device d ON d.merchant_id = c.merchant_id AND d.id = c.device_id
  LEFT JOIN operator ro ON ro.merchant_id = c.merchant_id AND ro.id = c.reopened_by
  LEFT JOIN device rd ON rd.merchant_id = c.merchant_id AND rd.id = c.reopened_device
  WHERE c.merchant_id = $1`;

const closingOf = (row: Raw): Closing => ({
  storeId: row.store_id,
  day: row.day,
  number: row.number,
  at: instant(row.at),
  operator: { zh: row.op_zh ?? '', en: row.op_en ?? '' },
  device: row.device ?? '',
  figures: row.figures,
  booked: {
    count: row.count ?? 0,
    times: row.times ?? 0,
    amount: row.amount ?? 0,
    settle: row.settle ?? 0,
  },
  bill:
    row.bill === null || row.bill_difference === null
      ? null
      : { amount: cents(row.bill), difference: cents(row.bill_difference) },
  reopened:
    row.reopened_at === null
      ? null
      : {
          at: instant(row.reopened_at),
          operator: { zh: row.re_zh ?? '', en: row.re_en ?? '' },
          device: row.re_device ?? '',
          reason: row.reopen_reason ?? '',
        },
});

/** Closings of a day at some stores, or at all when null; the newest of each first. */
export const closingsOfDay = async (
  query: Query,
  wanted: { merchantId: string; storeIds: readonly string[] | null; day: Day },
): Promise<Closing[]> => {
  const { rows } = await query(
    `${SELECT} AND c.day = $2 AND ($3::bool OR c.store_id = ANY($4::text[])) ORDER BY c.store_id ASC, c.number DESC`,
    [wanted.merchantId, wanted.day, wanted.storeIds === null, wanted.storeIds ?? []],
    ROW,
  );
  return rows.map((row) => closingOf(row));
};

/** Closings of a store, the newest day first; one more than asked shows whether there is a next page. */
export const closingsOfStore = async (
  query: Query,
  { merchantId, storeId }: Place,
  { offset, size }: { offset: number; size: number },
): Promise<Closing[]> => {
  const { rows } = await query(
    `${SELECT} AND c.store_id = $2 ORDER BY c.day DESC, c.number DESC LIMIT $3 OFFSET $4`,
    [merchantId, storeId, size + 1, offset],
    ROW,
  );
  return rows.map((row) => closingOf(row));
};

/** The closing in force of the last day before `day`. */
export const closingBefore = async (
  query: Query,
  { merchantId, storeId }: Place,
  day: Day,
): Promise<Closing | null> => {
  const {
    rows: [row],
  } = await query(
    `${SELECT} AND c.store_id = $2 AND c.day < $3 AND c.reopened_at IS NULL ORDER BY c.day DESC LIMIT 1`,
    [merchantId, storeId, day],
    ROW,
  );
  return row ? closingOf(row) : null;
};

const raised = async (
  query: Query,
  table: 'store' | 'takeout_store',
  { merchantId, storeId }: Place,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE ${table} SET day_version = day_version + 1 WHERE merchant_id = $1 AND id = $2`,
    [merchantId, storeId],
  );
  return count === 1;
};

/** First step of every closing and reopening: those of one store follow one another, and each sees what the one before left (no engine needs FOR UPDATE for it). False when the merchant has no such store. */
export const lockDays = async (query: Query, { merchantId, storeId }: Place): Promise<boolean> =>
  (await raised(query, 'store', { merchantId, storeId })) ||
  (await raised(query, 'takeout_store', { merchantId, storeId }));

const CLOSED_DAYS_ROW = row({ day });
/** Days of a store that are closed, since a day. */
export const closedDays = async (
  query: Query,
  { merchantId, storeId }: Place,
  since: Day,
): Promise<Day[]> =>
  (
    await query(
      'SELECT day FROM day_closing WHERE merchant_id = $1 AND store_id = $2 AND day >= $3 AND reopened_at IS NULL',
      [merchantId, storeId, since],
      CLOSED_DAYS_ROW,
    )
  ).rows.map(({ day }) => day);

/** What the closings in force have booked of each day, since a day. */
export const bookedByDay = async (
  query: Query,
  { merchantId, storeId }: Place,
  since: Day,
): Promise<ReadonlyMap<Day, Sums>> => {
  const { rows } = await query(
    `SELECT b.day, sum(b.uses)::bigint AS count, sum(b.times)::bigint AS times, sum(b.amount)::bigint AS amount, sum(b.settle)::bigint AS settle
     FROM day_booking b JOIN day_closing c ON c.merchant_id = b.merchant_id AND c.store_id = b.store_id AND c.day = b.closing_day AND c.number = b.closing_number AND c.reopened_at IS NULL
     WHERE b.merchant_id = $1 AND b.store_id = $2 AND b.day >= $3 GROUP BY b.day`,
    [merchantId, storeId, since],
    BOOKED_ROW,
  );
  return new Map(
    rows.map(({ day, count, times, amount, settle }) => [day, { count, times, amount, settle }]),
  );
};

const OLDEST_FREED_ROW = row({ day: orNull(day) });
/** The oldest day that was corrected by a closing that was reopened: its corrections are open again. The reopened day is left to its next closing. */
export const oldestFreed = async (
  query: Query,
  { merchantId, storeId }: Place,
): Promise<Day | null> => {
  const {
    rows: [row],
  } = await query(
    `SELECT min(b.day) AS day FROM day_booking b JOIN day_closing c ON c.merchant_id = b.merchant_id AND c.store_id = b.store_id AND c.day = b.closing_day AND c.number = b.closing_number
     WHERE b.merchant_id = $1 AND b.store_id = $2 AND b.day <> b.closing_day AND c.reopened_at IS NOT NULL`,
    [merchantId, storeId],
    OLDEST_FREED_ROW,
  );
  return row?.day ?? null;
};

export type NewClosing = Place & {
  day: Day;
  number: number;
  at: Instant;
  operatorId: string;
  deviceId: string;
  figures: Frozen;
  bookings: ReadonlyMap<Day, Sums>;
  bill: Bill | null;
};

/** Writes a closing down with what it books of each day. */
export const addClosing = async (
  query: Query,
  {
    merchantId,
    storeId,
    day,
    number,
    at,
    operatorId,
    deviceId,
    figures,
    bookings,
    bill,
  }: NewClosing,
): Promise<void> => {
  await insertInto(query, 'day_closing', {
    merchant_id: merchantId,
    store_id: storeId,
    day,
    number,
    at,
    operator_id: operatorId,
    device_id: deviceId,
    figures,
    bill: bill?.amount ?? null,
    bill_difference: bill?.difference ?? null,
  });
  for (const [booked, { count, times, amount, settle }] of bookings) {
    await insertInto(query, 'day_booking', {
      merchant_id: merchantId,
      store_id: storeId,
      closing_day: day,
      closing_number: number,
      day: booked,
      uses: count,
      times,
      amount,
      settle,
    });
  }
};

export type NewReopening = Place & {
  day: Day;
  number: number;
  at: Instant;
  operatorId: string;
  deviceId: string;
  reason: string;
};

/** Marks a closing as reopened if it is in force. */
export const markReopened = async (query: Query, r: NewReopening): Promise<boolean> => {
  const count = await updateIn(query, 'day_closing', {
    set: {
      reopened_at: r.at,
      reopened_by: r.operatorId,
      reopened_device: r.deviceId,
      reopen_reason: r.reason,
    },
    where: {
      merchant_id: r.merchantId,
      store_id: r.storeId,
      day: r.day,
      number: r.number,
      reopened_at: null,
    },
  });
  return count === 1;
};
