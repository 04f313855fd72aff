import type { Instant } from '../../kernel/time.ts';
import { isOfferedAt, type SaleHours } from './sale-hours.ts';
import type { Slot } from './time-slots.ts';

/** Hours of a dish; null or missing: it is always offered. */
type Sale = SaleHours | null | undefined;
type Time = Pick<Slot, 'isNow' | 'at'>;

/**
 * The moment at which an order's dishes must be offered: that of its slot. "As soon as possible" is
 * the moment of ordering, so that a dish is sold to its last minute.
 */
export const orderedFor = ({ isNow, at }: Time, now: Instant): Instant => (isNow ? now : at);

/** The times at which all of these dishes are offered. */
export const slotsFor = <S extends Time>(
  slots: readonly S[],
  sales: readonly Sale[],
  now: Instant,
): S[] => slots.filter((slot) => sales.every((sale) => isOfferedAt(sale, orderedFor(slot, now))));

/**
 * The first time at which a dish that is off now can be ordered ahead; null where it is on, or at
 * none of these times. `slots`: those of a store that takes pre-orders.
 */
export const laterAt = (sale: SaleHours, slots: readonly Time[], now: Instant): Instant | null =>
  isOfferedAt(sale, now) ? null : (slotsFor(slots, [sale], now)[0]?.at ?? null);

/**
 * Of lines that share no time, those that clash; none where they share one, or there is no time at
 * all. A dish that no time suits clashes alone.
 */
export const clashingLines = <L extends { sale: Sale }>(
  lines: readonly L[],
  slots: readonly Time[],
  now: Instant,
): L[] => {
  const sales = lines.map(({ sale }) => sale);
  if (slots.length === 0 || slotsFor(slots, sales, now).length > 0) return [];
  const limited = lines
    .map((line) => ({ line, times: new Set(slotsFor(slots, [line.sale], now)) }))
    .filter(({ times }) => times.size < slots.length);
  const never = limited.filter(({ times }) => times.size === 0);
  const apart = limited.filter(({ times }) =>
    limited.some((other) => ![...times].some((time) => other.times.has(time))),
  );
  const found = never.length > 0 ? never : apart.length > 0 ? apart : limited;
  return found.map(({ line }) => line);
};
