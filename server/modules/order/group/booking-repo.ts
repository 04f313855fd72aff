import type { Booking } from '#shared/contract/consumer/group-visit.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { bookingOf } from './booking.ts';

type Key = { merchantId: string; id: string };
/** A visit with how often it was moved. */
export type Visit = Booking & { moves: number };

const BOOKING_ROW = row(
  pick(TABLES.group_order, 'booked_for', 'booked_party', 'booked_store', 'booked_moves'),
);
const visitWhere = async (query: Query, { merchantId, id }: Key, lock: '' | ' FOR UPDATE') => {
  const { rows } = await query(
    `SELECT booked_for, booked_party, booked_store, booked_moves FROM group_order WHERE merchant_id = $1 AND id = $2${lock}`,
    [merchantId, id],
    BOOKING_ROW,
  );
  const [found] = rows;
  const booking = found === undefined ? null : bookingOf(found);
  return booking === null ? null : { ...booking, moves: found!.booked_moves };
};

export const findBooking = async (query: Query, key: Key): Promise<Booking | null> => {
  const found = await visitWhere(query, key, '');
  if (found === null) return null;
  const { moves: _, ...booking } = found;
  return booking;
};

/** The visit of an order, which stays locked until the transaction ends. */
export const holdVisit = (query: Query, key: Key): Promise<Visit | null> =>
  visitWhere(query, key, ' FOR UPDATE');

/** Sets or moves the booking of an order that is not closed. */
export const setBooking = async (
  query: Query,
  { merchantId, id }: Key,
  { at, partySize, storeId, moves }: Visit,
  now: Instant,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE group_order SET booked_for = $3::bigint, booked_party = $4::int4, booked_at = $5::bigint, booked_store = $6, booked_moves = $7::int4, arrived_at = NULL WHERE merchant_id = $1 AND id = $2 AND status IN (0, 1)',
    [merchantId, id, at, partySize, now, storeId, moves],
  );
  return count === 1;
};

/** Takes the booking off an order. */
export const clearBooking = async (query: Query, { merchantId, id }: Key): Promise<void> => {
  await query(
    'UPDATE group_order SET booked_for = NULL, booked_party = NULL WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
  );
};
