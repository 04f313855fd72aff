import { addDays, dayOf, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Books } from './closing-document.ts';
import { bookedByDay, closedDays, oldestFreed, type Place } from './closing-repo.ts';
import { sumsByDay } from './figures-repo.ts';
import { orderSumsByDay, together } from './order-figures.ts';
import { isNothing, less, more, NO_SUMS, type Sums } from './sums.ts';

/** Further back nothing changes: an undo ends with the settlement of the next morning (decision B7), and uploads of an offline till come within hours (B18). */
const LOOK_BACK_DAYS = 35;

const earliest = (...days: readonly (Day | null)[]): Day =>
  days.filter((day): day is Day => day !== null).toSorted()[0]!;

/**
 * The books of a store are kept by differences: a closing books of each day what is known of it now less what the closings in force have booked. So the sum of all closings is always right, whatever
 * was undone, redeemed late or reopened in between, and in whatever order days are closed.
 */
export const booksOf = async (
  query: Query,
  place: Place,
  { day, total, now }: { day: Day; total: Sums; now: Instant },
): Promise<Books> => {
  const today = dayOf(now);
  const since = earliest(day, addDays(today, -LOOK_BACK_DAYS), await oldestFreed(query, place));
  const scope = {
    merchantId: place.merchantId,
    storeIds: [place.storeId],
    from: startOfDay(since),
    to: startOfDay(addDays(today, 1)),
  };
  const [closed, booked, redeemed, ordered] = await Promise.all([
    closedDays(query, place, since),
    bookedByDay(query, place, since),
    sumsByDay(query, scope),
    orderSumsByDay(query, scope),
  ]);
  const known = together(redeemed, ordered);
  const corrections = closed
    .filter((other) => other !== day)
    .toSorted()
    .map((other) => ({
      day: other,
      ...less(known.get(other) ?? NO_SUMS, booked.get(other) ?? NO_SUMS),
    }))
    .filter((correction) => !isNothing(correction));
  const before = booked.get(day) ?? NO_SUMS;
  return {
    corrections,
    bookedBefore: isNothing(before) ? null : before,
    booked: corrections.reduce<Sums>(more, less(total, before)),
  };
};

/** The same, day by day as it is written down. */
export const bookingsOf = (
  { corrections, bookedBefore }: Books,
  day: Day,
  total: Sums,
): ReadonlyMap<Day, Sums> =>
  new Map<Day, Sums>([
    [day, less(total, bookedBefore ?? NO_SUMS)],
    ...corrections.map(({ day: other, ...sums }) => [other, sums] as const),
  ]);
