import type { Booking } from '#shared/contract/consumer/group-visit.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';

/** The booking that a row of `group_order` holds. */
export const bookingOf = ({
  booked_for: at,
  booked_party: partySize,
  booked_store: storeId,
}: {
  booked_for: number | null;
  booked_party: number | null;
  booked_store: string | null;
}): Booking | null =>
  at === null || partySize === null
    ? null
    : { at: instant(at), partySize, storeId: storeId === null ? null : asId(storeId) };
