import type { Booking } from '#shared/contract/consumer/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { bookingOf } from './booking.ts';

type Key = { merchantId: string; id: string };

const BOOKING_ROW = row(pick(TABLES.group_order, 'booked_for', 'booked_party'));
export const findBooking = async (
  query: Query,
  { merchantId, id }: Key,
): Promise<Booking | null> => {
  const {
    rows: [row],
  } = await query(
    'SELECT booked_for, booked_party FROM group_order WHERE merchant_id = $1 AND id = $2',
    [merchantId, id],
    BOOKING_ROW,
  );
  return row ? bookingOf(row) : null;
};

/** Sets or moves the booking of an order that is not closed. */
export const setBooking = async (
  query: Query,
  { merchantId, id }: Key,
  { at, partySize }: Booking,
  now: Instant,
): Promise<boolean> => {
  const { count } = await query(
    'UPDATE group_order SET booked_for = $3::bigint, booked_party = $4::int4, booked_at = $5::bigint WHERE merchant_id = $1 AND id = $2 AND status IN (0, 1)',
    [merchantId, id, at, partySize, now],
  );
  return count === 1;
};
