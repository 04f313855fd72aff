import { MENU_LIMITS } from '../../codes/menu.ts';
import { isOpenAt, opensNext, type WeekHours } from '../../group/week-hours.ts';
import { dayOf, minuteOfDay, type Instant } from '../../kernel/time.ts';
import { weekOverlaps } from './hours-overlap.ts';
import type { OpenHours } from './store-hours.ts';

/**
 * The hours at which a dish is offered, like those of a store: an end before its start runs past
 * midnight. `weekdays`: 0 is Sunday, those on which the hours begin; empty means every day.
 */
export type SaleHours = { hours: readonly OpenHours[]; weekdays: readonly number[] };

const weekOf = ({ hours, weekdays }: SaleHours): WeekHours =>
  Array.from({ length: 7 }, (_, day) =>
    weekdays.length === 0 || weekdays.includes(day) ? hours : [],
  );

/** Whether a dish is offered at a moment; without hours it always is. */
export const isOfferedAt = (sale: SaleHours | null | undefined, at: Instant): boolean =>
  !sale || isOpenAt(weekOf(sale), at) === true;

/** The minute of this day at which a dish is offered again; null: not today. */
export const offeredLater = (sale: SaleHours, at: Instant): number | null => {
  const next = opensNext(weekOf(sale), at);
  return next !== null && dayOf(next) === dayOf(at) ? minuteOfDay(next) : null;
};

/** What is wrong with hours as a store sets them. */
type SaleHoursFault = 'none' | 'tooMany' | 'empty' | 'overlap';

/** Why a dish cannot be offered at these hours; null: it can. An empty range is no whole day. */
export const saleHoursFault = (sale: SaleHours): SaleHoursFault | null => {
  const { hours } = sale;
  if (hours.length === 0) return 'none';
  if (hours.length > MENU_LIMITS.saleHours) return 'tooMany';
  if (hours.some(({ fromMinute, toMinute }) => fromMinute === toMinute)) return 'empty';
  return weekOverlaps(weekOf(sale)) ? 'overlap' : null;
};
