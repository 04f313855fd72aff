import * as z from 'zod/mini';
import { dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Booking, Visit } from '#shared/contract/consumer/group-visit.ts';
import { timeText } from '#shared/format/date.ts';

/** A visit that is being chosen. `time`: null until a slot is chosen; `storeId`: null is the nearest. */
export const visitWish = z.object({
  day: z.string(),
  time: z.nullable(z.string()),
  partySize: z.number(),
  storeId: z.nullable(z.string()),
});
export type VisitWish = z.output<typeof visitWish>;

const USUAL_GUESTS = 2;

/** What is proposed: what is booked already, or the next day that comes. */
export const firstWish = (now: Instant, booking: Booking | null = null): VisitWish =>
  booking === null
    ? { day: dayOf(now), time: null, partySize: USUAL_GUESTS, storeId: null }
    : {
        day: dayOf(booking.at),
        time: timeText(booking.at),
        partySize: booking.partySize,
        storeId: booking.storeId,
      };

/** The store of a wish: the one that was chosen if the deal can be used there, else the nearest. */
export const storeOfWish = <S extends { storeId: StoreId }>(
  { storeId }: VisitWish,
  stores: readonly S[],
): S | undefined => stores.find((store) => store.storeId === storeId) ?? stores[0];

/** The visit that is asked for, or null while no slot is chosen. */
export const visitOf = (wish: VisitWish, stores: readonly { storeId: StoreId }[]): Visit | null => {
  const store = storeOfWish(wish, stores);
  if (wish.time === null || store === undefined) return null;
  const { day, time, partySize } = wish;
  return { day: day as Day, time, partySize, storeId: asId<StoreId>(store.storeId) };
};
